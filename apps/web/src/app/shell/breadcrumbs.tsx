import { pages, type PageEntry, type PageGroup, type PageId } from '@onward/contract'
import { Link } from 'wouter'
import { titleOf } from '#web/lib/page.ts'
import { currentUser, homeOf } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { trailOf } from './menu-tree.ts'
import styles from './shell.module.css'
import { groupTitle } from './vertical-menu.tsx'

/** These are applications of their own and say themselves where one is. */
const WITHOUT = new Set<PageGroup>(['scheduling', 'dashboards', 'apps', 'apps.invoice', 'apps.users'])

/** The page's title and the way to it; a planned page says its title itself. */
export const Breadcrumbs = ({ id }: { id: PageId }) => {
  const t = useText()
  const entry: PageEntry = pages[id]
  if (WITHOUT.has(entry.group) || entry.planned) return null
  return (
    <div className={styles.crumbs}>
      <h1>{titleOf(id)}</h1>
      <nav aria-label={t('shell.trail')}>
        <ol>
          <li>
            <Link href={homeOf(currentUser())}>{t('shell.home')}</Link>
          </li>
          {trailOf(entry).map((group) => (
            <li key={group}>
              <Icon name="forward" size={14} turns />
              {groupTitle(group)}
            </li>
          ))}
          <li aria-current="page">
            <Icon name="forward" size={14} turns />
            {titleOf(id)}
          </li>
        </ol>
      </nav>
    </div>
  )
}
