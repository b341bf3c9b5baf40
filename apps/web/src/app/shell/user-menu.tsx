import { pages, type ListedPage, type UserData } from '@onward/contract'
import { Fragment, Suspense, useState } from 'react'
import { wouldLose } from '#web/lib/leaving.ts'
import { pageWith, titleOf } from '#web/lib/pages/pages.ts'
import { rolesOf } from '#web/lib/session/roles-said.ts'
import { signOut } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { wingNow } from '#web/lib/pages/wing.ts'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { initialsOf } from '#web/ui/layout/initials.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { DropDivider, DropItem, DropLabel } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { isOffered } from './menu-tree.ts'
import styles from './shell.module.css'

const SignOutQuestion = lazyPart(() => import('./sign-out-question.tsx'), 'SignOutQuestion')

/** Who is signed in, their own pages, and the way out. */
export const UserMenu = ({ user, onLayout }: { user: UserData; onLayout: () => void }) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  // What the browser would ask about later is asked about first: once the session has ended nothing can be saved any more.
  const end = () => (wouldLose() ? setAsking(true) : void signOut())
  const groups = (wingNow()?.userMenu ?? [])
    .map((ids) => ids.flatMap((id) => pageWith(id) ?? []).filter((page) => isOffered(page, user)))
    .filter((group) => group.length > 0)
  const item = ({ id, path, icon }: ListedPage) => (
    <DropItem key={id} href={path} icon={<Icon name={iconNamed(icon)} size={16} />}>
      {titleOf(id)}
    </DropItem>
  )
  return (
    <>
      <Drop
        kind="menu"
        label={t('shell.userMenu')}
        isNamed
        className={styles.user}
        face={
          <>
            <span className={styles.who}>
              <strong>{user.fullName}</strong>
              <small>{rolesOf(user)}</small>
            </span>
            <span className="unseen">{t('shell.userMenu')}</span>
            <span className={styles.avatar} data-initials={initialsOf(user.fullName)} />
          </>
        }
      >
        <>
          <DropLabel>{user.email}</DropLabel>
          {item({ id: 'account', ...pages.account })}
          {groups.map((group, at) => (
            <Fragment key={group[0]?.id}>
              {at > 0 && <DropDivider />}
              {group.map(item)}
            </Fragment>
          ))}
          <DropItem icon={<Icon name="sliders" size={16} />} onClick={onLayout}>
            {t('shell.layout')}
          </DropItem>
          <DropDivider />
          <DropItem icon={<Icon name="exit" size={16} turns />} onClick={end}>
            {t('shell.signOut')}
          </DropItem>
        </>
      </Drop>
      <Suspense>{isAsking && <SignOutQuestion onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
