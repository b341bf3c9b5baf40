import { TextInput } from '@mantine/core'
import type { PageItem, UserData } from '@onward/contract'
import { useState, type KeyboardEvent } from 'react'
import { Link } from 'wouter'
import { titleOf } from '#web/lib/page.ts'
import { useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/blocks.tsx'
import { Icon, iconNamed } from '#web/ui/icon.tsx'
import styles from './bookmark-search.module.css'
import { isFound } from './found.ts'
import type { MenuPage } from './menu-tree.ts'
import { pageOf, useBookmarks } from './use-bookmarks.ts'

/** How many pages are offered while one types. */
const MOST = 6

type Row = { item: PageItem; page: MenuPage }

/** The bookmarks, or the pages that match; each a link and a star. */
export const BookmarkSearch = ({ user, onClose }: { user: UserData; onClose: () => void }) => {
  const t = useText()
  const [q, setQ] = useState('')
  const { data, error, refetch, toggle } = useBookmarks(true)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const rows = (items: PageItem[]) =>
    items.flatMap((item): Row[] => {
      const page = pageOf(item, user)
      return page ? [{ item, page }] : []
    })
  const shown = q.trim()
    ? rows(data.suggestions)
        .filter(({ page }) => isFound(page, q))
        .slice(0, MOST)
    : rows(data.bookmarks)

  return (
    <div className={styles.box} data-walk="">
      <TextInput
        ref={focusOn}
        aria-label={t('shell.findPage')}
        placeholder={t('shell.findPage')}
        leftSection={<Icon name="search" size={15} />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Enter' ? onClose() : walk(event))}
      />
      {shown.length === 0 && <p className={styles.none}>{t(q ? 'ui.noMatch' : 'shell.noBookmarks')}</p>}
      <ul className={styles.list}>
        {shown.map(({ item, page }) => {
          const title = titleOf(page.id)
          return (
            <li key={item.id} className={styles.row}>
              <Link href={page.path} onClick={onClose} onKeyDown={walk} data-row="">
                <Icon name={iconNamed(page.icon)} size={16} />
                {title}
              </Link>
              <button
                type="button"
                aria-pressed={item.isBookmarked}
                aria-label={t('shell.bookmark', { page: title })}
                onClick={() => toggle(item)}
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
