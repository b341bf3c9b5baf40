import { TextInput } from '@mantine/core'
import type { UserData } from '@onward/contract'
import texts from 'texts:bookmarkSearch'
import { useState, type KeyboardEvent } from 'react'
import { Link } from 'wouter'
import { allPages, titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import styles from './bookmark-search.module.css'
import { isFound } from './found.ts'
import { markedPages } from './marked-pages.ts'
import { isOffered } from './menu-tree.ts'
import { useBookmarks } from './use-bookmarks.ts'

addTexts(texts)

/** How many pages are offered while one types. */
const MOST = 6

/** The bookmarks, or the pages that match; each a link and a star. */
export const BookmarkSearch = ({ user, onClose }: { user: UserData; onClose: () => void }) => {
  const t = useText()
  const [q, setQ] = useState('')
  const { marked, error, retry, toggle } = useBookmarks(true)
  if (error) return <Failure error={error} onRetry={retry} />
  if (!marked) return <Loading />
  const shown = q.trim()
    ? allPages()
        .filter((page) => isOffered(page, user) && isFound(page, q))
        .slice(0, MOST)
    : markedPages(marked, user)
  return (
    <div className={styles.box} data-walk="">
      <TextInput
        ref={focusOn}
        aria-label={t('bookmarkSearch.find')}
        placeholder={t('bookmarkSearch.find')}
        leftSection={<Icon name="search" size={15} />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Enter' ? onClose() : walk(event))}
      />
      {shown.length === 0 && <p className={styles.none}>{t(q ? 'ui.noMatch' : 'bookmarkSearch.none')}</p>}
      <ul className={styles.list}>
        {shown.map((page) => {
          const title = titleOf(page.id)
          return (
            <li key={page.id} className={styles.row}>
              <Link href={page.path} onClick={onClose} onKeyDown={walk} data-row="">
                <Icon name={iconNamed(page.icon)} size={16} />
                {title}
              </Link>
              <button
                type="button"
                aria-pressed={marked.includes(page.id)}
                aria-label={t('bookmarkSearch.mark', { page: title })}
                onClick={() => toggle(page.id)}
              >
                <Icon name="star" size={16} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The field arrives after the panel around it, and takes the focus then. */
const focusOn = (field: HTMLInputElement | null) => field?.focus()

/** Up and down move between the field and the links. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const stops = [
    ...(event.currentTarget.closest('[data-walk]')?.querySelectorAll<HTMLElement>('input, [data-row]') ?? []),
  ]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}
