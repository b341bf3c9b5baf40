import type { UserData } from '@onward/contract'
import texts from 'texts:shell'
import {
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { useLayout, wishLayout } from '#web/lib/layout.ts'
import { usePage } from '#web/lib/pages/pages.ts'
import { rolesOf } from '#web/lib/session/roles-said.ts'
import { homeOf } from '#web/lib/session/session.ts'
import { keepPage, useHasEnded } from '#web/lib/session/signed-in-again.ts'
import { drop, kept } from '#web/lib/storage.ts'
import { addTexts, textOf, useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { SampleMark } from '../sample-mark.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { rememberPage } from './recent-pages.ts'
import { ScrollTop } from './scroll-top.tsx'
import styles from './shell.module.css'
import { VerticalMenu } from './vertical-menu.tsx'

addTexts(texts)

const HorizontalMenu = lazyPart(() => import('./horizontal-menu.tsx'), 'HorizontalMenu')
const LayoutDrawer = lazyPart(() => import('./layout-drawer.tsx'), 'LayoutDrawer')
const Watch = lazyPart(() => import('./watch.tsx'), 'Watch')
const SignInAgain = lazyPart(() => import('#web/features/sign-in/sign-in-again.tsx'), 'SignInAgain')
/** Below this the menu lies over the page. */
const NARROW = '(max-width: 74.99em)'

/** The frame around every screen of a signed-in user. */
export const Shell = ({ user, children }: { user: UserData; children: ReactNode }) => {
  const t = useText()
  const layout = useLayout()
  const isNarrow = useScreenQuery(NARROW)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const page = usePage()?.page
  const frame = page?.frame
  // Before anything is painted, so that nothing moves.
  useLayoutEffect(() => wishLayout(frame), [frame])
  useWelcome(user)
  useEffect(keepPage, [])
  const pageId = page?.id
  useEffect(() => {
    if (pageId) rememberPage(pageId)
  }, [pageId])
  const hasEnded = useHasEnded()
  const isWatched = useWatched(user)

  const closeMenu = () => setMenuOpen(false)
  useEffect(() => {
    if (!isMenuOpen) return undefined
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setMenuOpen(false)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isMenuOpen])

  const isHorizontal = layout.layout === 'horizontal' && !isNarrow
  const hasSide = !isNarrow && !isHorizontal && !layout.menuHidden
  const menu = { home: homeOf(user), user }
  const room = hasSide ? (layout.menuCollapsed ? '4.25rem' : '16.25rem') : '0rem'
  return (
    <div
      className={styles.shell}
      style={{ '--menu-room': room } as CSSProperties} // a variable of our own
      data-width={layout.contentWidth}
      data-navbar={layout.navbarType}
    >
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      {hasSide && <VerticalMenu {...menu} isOverlay={false} onClose={() => {}} />}
      {isNarrow && isMenuOpen && (
        <>
          <button
            type="button"
            className={styles.veil}
            aria-label={t('shell.closeMenu')}
            tabIndex={-1}
            onClick={closeMenu}
          />
          <VerticalMenu {...menu} isOverlay onClose={closeMenu} />
        </>
      )}
      <Navbar
        user={user}
        home={menu.home}
        showsBrand={isHorizontal || layout.menuHidden || isNarrow}
        {...(isNarrow && { isMenuOpen, onMenu: () => setMenuOpen(true) })}
        onLayout={() => setDrawerOpen(true)}
      />
      {isHorizontal && !layout.menuHidden && (
        <Suspense fallback={<div className={styles.menuPlace} />}>
          <HorizontalMenu user={user} />
        </Suspense>
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <Suspense>{isWatched && <Watch user={user} />}</Suspense>
        {page && <SampleMark page={page} />}
        {page && <Breadcrumbs page={page} />}
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
      {layout.footerType !== 'hidden' && <Footer isSticky={layout.footerType === 'sticky'} />}
      {layout.scrollTop && <ScrollTop />}
      <div data-again="">
        <Suspense>{hasEnded && <SignInAgain user={user} />}</Suspense>
      </div>
      <Suspense>{isDrawerOpen && <LayoutDrawer onClose={() => setDrawerOpen(false)} />}</Suspense>
    </div>
  )
}

/** A page has its content by then, or waits for the line. */
const WATCH_AFTER_MS = 1_500
/** What goes on over a page comes after it; at once where there is something to be seen of it: a note, or that nobody is there. */
const useWatched = ({ isPublished = false }: UserData): boolean => {
  const [isWatched, setWatched] = useState(() => isPublished || kept('accessToken') === '')
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setWatched(true)), WATCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isWatched
}

/** Greets once after a sign-in. */
const useWelcome = (user: UserData) =>
  useEffect(() => {
    if (kept('welcome') === null) return
    drop('welcome')
    tell(textOf('shell.welcome', { name: user.fullName, role: rolesOf(user) }))
  }, [user])
