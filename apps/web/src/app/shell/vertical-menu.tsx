import { pageGroups, type ListedPage, type UserData } from '@onward/contract'
import { useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { setLayout, useLayout } from '#web/lib/layout.ts'
import { allGroups, titleOf, usePage } from '#web/lib/pages/pages.ts'
import { translated, useText } from '#web/lib/text.ts'
import { wingNow } from '#web/lib/pages/wing.ts'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { groupTitle } from './group-title.ts'
import { isSpread, menuOf, trailOf, type MenuGroup } from './menu-tree.ts'
import styles from './vertical-menu.module.css'

const isOwnGroup = (group: string) => Object.hasOwn(pageGroups, group)
/** Whether a section is the product's. */
const isOwn = (section: string) => Object.values(pageGroups).some((group) => group.section === section)

type Props = {
  home: string
  user: UserData
  /** Over the page, on narrow screens. */
  isOverlay: boolean
  onClose: () => void
}

/** The menu beside the page: a rail of the product's places until it is pointed at, or pinned open; over the page where there is no room. */
export const VerticalMenu = ({ home, user, isOverlay, onClose }: Props) => {
  const t = useText()
  const { menuCollapsed } = useLayout()
  const sections = useMemo(() => menuOf(user), [user])
  const page = usePage()?.page
  const around = page ? trailOf(page) : []
  const here = around.join()
  // What was opened by hand holds until one goes to a page of another group.
  const [byHand, setByHand] = useState<{ here: string; open: ReadonlySet<string> }>()
  const open: ReadonlySet<string> = byHand?.here === here ? byHand.open : new Set(around)
  const toggle = (group: string) => {
    const outer = group.split('.')[0]
    // Opening one group closes the others; the group around it stays.
    const others = [...open].filter((one) => one !== group && (open.has(group) || one === outer))
    setByHand({ here, open: new Set(open.has(group) ? others : [...others, group]) })
  }

  const shared = { current: page?.id, open, around, toggle, onFollow: onClose }
  const firstOfWing = sections.findIndex(({ id }) => !isOwn(id))
  return (
    <div className={styles.head} data-collapsed={menuCollapsed && !isOverlay ? '' : undefined}>
      <div className={styles.brandRow}>
        <Link href={home} className={styles.brand} onClick={onClose}>
          <Logo size={34} />
          <span className={styles.word}>{t('app.name')}</span>
        </Link>
        {isOverlay ? (
          <button type="button" className={styles.pin} aria-label={t('shell.closeMenu')} onClick={onClose}>
            <Icon name="close" />
          </button>
        ) : (
          <button
            type="button"
            className={styles.pin}
            aria-pressed={!menuCollapsed}
            aria-label={t('shell.pinMenu')}
            title={t('shell.pinMenu')}
            onClick={() => setLayout({ menuCollapsed: !menuCollapsed })}
          >
            <span className={styles.dot} data-on={menuCollapsed ? undefined : ''} />
          </button>
        )}
      </div>
      <nav className={styles.scroller} aria-label={t('shell.menu')}>
        {sections.map(({ id, groups }, at) => (
          <div key={id} className={styles.section}>
            {at === firstOfWing && (
              <p className={styles.samples} data-around={page && !isOwnGroup(page.group) ? '' : undefined}>
                <Icon name="apps" />
                <span>{wingNow()?.title()}</span>
              </p>
            )}
            {!isOwn(id) && <p className={styles.heading}>{translated(`section.${id}`, id)}</p>}
            <ul>
              {groups.map((group) =>
                isSpread(group.id) ? (
                  group.pages.map((entry) => <Leaf key={entry.id} page={entry} {...shared} />)
                ) : (
                  <Group key={group.id} group={group} {...shared} />
                ),
              )}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

type Shared = {
  current: string | undefined
  open: ReadonlySet<string>
  around: readonly string[]
  toggle: (group: string) => void
  onFollow: () => void
}

const Group = ({ group, ...shared }: { group: MenuGroup } & Shared) => {
  const { open, around, toggle } = shared
  const id = useId()
  const isOpen = open.has(group.id)
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={id}
        data-around={around.includes(group.id) ? '' : undefined}
        onClick={() => toggle(group.id)}
      >
        <Icon name={iconNamed(allGroups()[group.id]?.icon ?? '')} />
        <span className={styles.word}>{groupTitle(group.id)}</span>
        <span className={styles.arrow}>
          <Icon name="forward" size={15} turns />
        </span>
      </button>
      <ul id={id} hidden={!isOpen} className={styles.inner}>
        {group.pages.map((page) => (
          <Leaf key={page.id} page={page} {...shared} />
        ))}
        {group.groups.map((inner) => (
          <Group key={inner.id} group={inner} {...shared} />
        ))}
      </ul>
    </li>
  )
}

const Leaf = ({ page, current, onFollow }: { page: ListedPage } & Shared) => (
  <li>
    <Link
      href={page.path}
      className={styles.item}
      aria-current={page.id === current ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={iconNamed(page.icon)} />
      <span className={styles.word}>{titleOf(page.id)}</span>
    </Link>
  </li>
)
