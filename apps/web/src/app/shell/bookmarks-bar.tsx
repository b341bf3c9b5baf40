import type { UserData } from '@onward/contract'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '#web/lib/page.ts'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/blocks.tsx'
import { DropItem } from '#web/ui/drop-item.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon, iconNamed } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import styles from './shell.module.css'
import { pageOf, useBookmarks, useIsSample } from './use-bookmarks.ts'

const BookmarkSearch = lazyPart(() => import('./bookmark-search.tsx'), 'BookmarkSearch')
/** So many stand in the bar; the rest behind it. */
const IN_BAR = 10

/** The bookmarked pages and the star that finds more. */
export const BookmarksBar = ({ user }: { user: UserData }) => {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const isSample = useIsSample()
  const { data } = useBookmarks(isSample || isWanted)
  const marked = (data?.bookmarks ?? []).map((item) => pageOf(item, user)).filter((page) => page !== undefined)
  const rest = marked.slice(IN_BAR)
  return (
    <nav className={`${styles.marks} ${styles.wide}`} aria-label={t('shell.bookmarks')}>
      {marked.slice(0, IN_BAR).map(({ id, path, icon }) => (
        <Link key={id} href={path} className={styles.tool} aria-label={titleOf(id)} title={titleOf(id)}>
          <Icon name={iconNamed(icon)} />
        </Link>
      ))}
      {rest.length > 0 && (
        <Drop
          kind="menu"
          label={t('shell.moreBookmarks')}
          className={styles.tool}
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
        className={styles.tool}
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
