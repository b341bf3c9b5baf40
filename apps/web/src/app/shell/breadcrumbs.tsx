import type { ListedPage } from '@onward/contract'
import { Link } from 'wouter'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser, homeOf } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { groupTitle } from './group-title.ts'
import { trailOf } from './menu-tree.ts'
import styles from './shell.module.css'

/** The page's title and the way to it; an application says itself what it is. */
export const Breadcrumbs = ({ page }: { page: ListedPage }) => {
  const t = useText()
  if (page.hasOwnHead) return null
  // A group that is called like its page would say it twice.
  const above = trailOf(page).filter((group) => groupTitle(group) !== titleOf(page.id))
  return (
    <div className={styles.crumbs}>
      <h1>{titleOf(page.id)}</h1>
      <nav aria-label={t('shell.trail')}>
        <ol>
          <li>
            <Link href={homeOf(currentUser())}>{t('shell.home')}</Link>
          </li>
          {above.map((group) => (
            <li key={group}>
              <Icon name="forward" size={14} turns />
              {groupTitle(group)}
            </li>
          ))}
          <li aria-current="page">
            <Icon name="forward" size={14} turns />
            {titleOf(page.id)}
          </li>
        </ol>
      </nav>
    </div>
  )
}
