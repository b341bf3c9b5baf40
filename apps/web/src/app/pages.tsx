import { pageAt, pages, type PageId } from '@onward/contract'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Redirect, useLocation } from 'wouter'
import { currentUser, loginAddress } from '#web/lib/session.ts'
import { useText, type TextKey } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { NotFound } from './not-found.tsx'
import { Splash } from './splash.tsx'

const Shell = lazyPart(() => import('./shell.tsx'), 'Shell')
const screens: Record<PageId, ComponentType> = {
  login: lazy(() => import('#web/features/sign-in/login-page.tsx')),
  calendar: lazy(() => import('#web/features/calendar/calendar-page.tsx')),
  home: () => <Redirect to={pages.calendar.path} replace />,
}

/** The screen at the address, if its visitor may be there. */
export const Pages = () => {
  const [path] = useLocation()
  const id = pageAt(path)
  const user = currentUser()
  const t = useText()
  const titleKey: TextKey = id ? pages[id].titleKey : 'app.notFound'
  useEffect(() => {
    document.title = `${t(titleKey)} · ${t('app.name')}`
  })

  if (!id) return <NotFound />
  const { access } = pages[id]
  if (access === 'signed-in' && !user) return <Redirect to={loginAddress()} replace />
  if (access === 'stranger' && user) return <Redirect to={pages.home.path} replace />
  const Screen = screens[id]
  return (
    <Suspense fallback={<Splash />}>
      {user ? (
        <Shell user={user}>
          <Screen key={path} />
        </Shell>
      ) : (
        <Screen />
      )}
    </Suspense>
  )
}
