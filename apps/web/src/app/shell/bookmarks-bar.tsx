import type { UserData } from '@onward/contract'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import tool from '#web/ui/layout/tool.module.css'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { markedPages } from './marked-pages.ts'
import styles from './shell.module.css'
import { useBookmarks } from './use-bookmarks.ts'

const BookmarkSearch = lazyPart(() => import('./bookmark-search.tsx'), 'BookmarkSearch')
/** So many stand in the bar; the rest behind it. */
const IN_BAR = 10

/** The bookmarked pages and the star that finds more. */
export const BookmarksBar = ({ user }: { user: UserData }) => {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const { marked } = useBookmarks(isWanted)
  const pages = markedPages(marked ?? [], user)
  const rest = pages.slice(IN_BAR)
  return (
    <nav className={styles.marks} aria-label={t('shell.bookmarks')}>
      {pages.slice(0, IN_BAR).map(({ id, path, icon }) => (
        <Link key={id} href={path} className={tool.tool} aria-label={titleOf(id)} title={titleOf(id)}>
          <Icon name={iconNamed(icon)} />
        </Link>
      ))}
      {rest.length > 0 && (
        <Drop
          kind="menu"
          label={t('shell.moreBookmarks')}
          className={tool.tool}
          side="start"
          face={<Icon name="down" />}
        >
          {rest.map(({ id, path, icon }) => (
            <DropItem key={id} href={path} icon={<Icon name={iconNamed(icon)} size={16} />}>
              {titleOf(id)}
            </DropItem>
          ))}
        </Drop>
      )}
      <Drop
        kind="dialog"
        label={t('shell.bookmarkSearch')}
        title={t('shell.bookmarkSearch')}
        className={tool.tool}
        side="start"
        width={320}
        onOpen={() => setWanted(true)}
        face={<Icon name="star" />}
      >
        {(close) => (
          <Suspense fallback={<Loading />}>
            <BookmarkSearch user={user} onClose={close} />
          </Suspense>
        )}
      </Drop>
    </nav>
  )
}
