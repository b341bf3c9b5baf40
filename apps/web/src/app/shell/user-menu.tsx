import { pages, type PageId, type UserData } from '@onward/contract'
import { titleOf } from '#web/lib/page.ts'
import { signOut } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { DropDivider, DropItem, DropLabel } from '#web/ui/drop-item.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon, iconNamed } from '#web/ui/icon.tsx'
import { initialsOf } from '#web/ui/initials.ts'
import { isOffered } from './menu-tree.ts'
import styles from './shell.module.css'

const OWN: PageId[] = ['profile', 'email', 'todo', 'chat']
const ABOUT: PageId[] = ['account-settings', 'pricing', 'faq']

/** Who is signed in, their own pages, and the way out. */
export const UserMenu = ({ user, onLayout }: { user: UserData; onLayout: () => void }) => {
  const t = useText()
  const roles = user.userValidation.rolesList.map(({ roleName }) => roleName).join(', ')
  const offered = (ids: PageId[]) => ids.filter((id) => isOffered(pages[id], user.ability))
  const item = (id: PageId) => (
    <DropItem key={id} href={pages[id].path} icon={<Icon name={iconNamed(pages[id].icon)} size={16} />}>
      {titleOf(id)}
    </DropItem>
  )
  return (
    <Drop
      kind="menu"
      label={t('shell.userMenu')}
      isNamed
      className={styles.user}
      face={
        <>
          <span className={styles.who}>
            <strong>{user.fullName}</strong>
            <small>{roles}</small>
          </span>
          <span className="unseen">{t('shell.userMenu')}</span>
          <span className={styles.avatar} data-initials={initialsOf(user.fullName)} />
        </>
      }
    >
      <>
        <DropLabel>{user.email}</DropLabel>
        {offered(OWN).map(item)}
        {offered(OWN).length > 0 && <DropDivider />}
        {offered(ABOUT).map(item)}
        <DropItem icon={<Icon name="sliders" size={16} />} onClick={onLayout}>
          {t('shell.layout')}
        </DropItem>
        <DropDivider />
        <DropItem icon={<Icon name="exit" size={16} turns />} onClick={() => void signOut()}>
          {t('app.signOut')}
        </DropItem>
      </>
    </Drop>
  )
}
