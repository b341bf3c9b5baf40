import type { ListedPage, UserData } from '@onward/contract'
import { Fragment, useMemo } from 'react'
import { Link } from 'wouter'
import { allGroups, titleOf, usePage } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { DropItem, DropLabel } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { groupTitle } from './group-title.ts'
import styles from './horizontal-menu.module.css'
import { isSpread, menuOf, trailOf } from './menu-tree.ts'

/** The same menu as a line under the navbar, a drop-down for each group. */
export const HorizontalMenu = ({ user }: { user: UserData }) => {
  const t = useText()
  const groups = useMemo(() => menuOf(user).flatMap((section) => section.groups), [user])
  const page = usePage()?.page
  const around = page ? trailOf(page) : []
  const item = (entry: ListedPage) => (
    <DropItem
      key={entry.id}
      href={entry.path}
      icon={<Icon name={iconNamed(entry.icon)} size={16} />}
      isCurrent={entry.id === page?.id}
    >
      {titleOf(entry.id)}
    </DropItem>
  )
  return (
    <nav className={styles.bar} aria-label={t('shell.menu')}>
      {groups.map((group) =>
        isSpread(group.id) ? (
          group.pages.map((entry) => (
            <Link
              key={entry.id}
              href={entry.path}
              className={styles.item}
              aria-current={entry.id === page?.id ? 'page' : undefined}
            >
              <Icon name={iconNamed(entry.icon)} />
              {titleOf(entry.id)}
            </Link>
          ))
        ) : (
          <Drop
            key={group.id}
            kind="menu"
            label={groupTitle(group.id)}
            className={`${styles.item} ${around.includes(group.id) ? styles.around : ''}`}
            side="start"
            width={250}
            face={
              <>
                <Icon name={iconNamed(allGroups()[group.id]?.icon ?? '')} />
                {groupTitle(group.id)}
                <Icon name="down" size={14} />
              </>
            }
          >
            <>
              {group.pages.map(item)}
              {group.groups.map((inner) => (
                <Fragment key={inner.id}>
                  <DropLabel>{groupTitle(inner.id)}</DropLabel>
                  {inner.pages.map(item)}
                </Fragment>
              ))}
            </>
          </Drop>
        ),
      )}
    </nav>
  )
}
