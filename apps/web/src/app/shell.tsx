import { ActionIcon, useDirection, useMantineColorScheme } from '@mantine/core'
import type { UserData } from '@onward/contract'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'
import { keepDirection } from '#web/lib/preferences.ts'
import { signOut } from '#web/lib/session.ts'
import { drop, kept } from '#web/lib/storage.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Logo } from '#web/ui/logo.tsx'
import { tell, useHasToasts } from '#web/ui/toast.ts'
import styles from './shell.module.css'

const ToastStage = lazyPart(() => import('#web/ui/toast-stage.tsx'), 'ToastStage')

/** The frame around every screen of a signed-in user. */
export const Shell = ({ user, children }: { user: UserData; children: ReactNode }) => {
  const t = useText()
  const hasToasts = useHasToasts()
  useEffect(() => {
    if (kept('welcome') === null) return
    drop('welcome')
    const roles = user.userValidation.rolesList.map(({ roleName }) => roleName).join(', ')
    tell(textOf('login.welcome', { name: user.fullName, role: roles }))
  }, [user])
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('app.skip')}
      </a>
      <header className={styles.bar}>
        <Link href="/calendar" className={styles.brand}>
          <Logo />
          <span>{t('app.name')}</span>
        </Link>
        <div className={styles.tools}>
          <SkinSwitch />
          <DirectionSwitch />
          <span className={styles.user} title={t('app.signedInAs', { name: user.email })}>
            <span className={styles.avatar} aria-hidden="true">
              {initials(user.fullName)}
            </span>
            <span className={styles.name}>{user.fullName}</span>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('app.signOut')}
            title={t('app.signOut')}
            onClick={() => void signOut()}
          >
            <Icon name="exit" turns />
          </ActionIcon>
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Suspense>{hasToasts && <ToastStage />}</Suspense>
    </div>
  )
}

const SkinSwitch = () => {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const to = colorScheme === 'dark' ? 'light' : 'dark'
  const label = t('app.skin', { skin: to })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(to)}
    >
      <Icon name={to === 'dark' ? 'moon' : 'sun'} />
    </ActionIcon>
  )
}

const DirectionSwitch = () => {
  const t = useText()
  const { dir, setDirection } = useDirection()
  const to = dir === 'rtl' ? 'ltr' : 'rtl'
  const label = t('app.direction', { direction: to })
  const turn = () => {
    keepDirection(to)
    setDirection(to)
  }
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={turn}>
      <Icon name="direction" />
    </ActionIcon>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
