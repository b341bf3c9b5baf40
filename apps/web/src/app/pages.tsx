import { pages, type PageEntry } from '@onward/contract'
import { Suspense, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { can } from '#web/lib/abilities.ts'
import { titleOf, usePage } from '#web/lib/page.ts'
import { currentUser, homeOf, loginAddress } from '#web/lib/session.ts'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { screens } from './screens.ts'
import { Splash } from './splash.tsx'

const Shell = lazyPart(() => import('./shell/shell.tsx'), 'Shell')

/** The screen at the address, if its visitor may be there; an address without a page shows the notice for that. */
export const Pages = () => {
  const { id } = usePage() ?? { id: 'error' as const }
  const t = useText()
  const [path] = useLocation()
  const title = titleOf(id)
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another address is the reason, not an input
  useEffect(() => void scrollTo({ top: 0 }), [path])

  const user = currentUser()
  const entry: PageEntry = pages[id]
  if (entry.access === 'stranger' && user) return <Redirect to={homeOf(user)} replace />
  if (entry.access === 'signed-in' && !user) return <Redirect to={loginAddress()} replace />
  if (entry.access === 'signed-in' && !user?.isEmailVerified)
    return <Redirect to={pages['verify-email'].path} replace />
  if (!can(user?.ability, 'read', entry.needs)) {
    // The front door leads everybody somewhere.
    const to = path === '/' ? homeOf(user) : pages['not-authorized'].path
    return <Redirect to={to} replace />
  }
  const Screen = screens[id]
  return (
    <>
      <Suspense fallback={<Splash />}>
        {entry.layout === 'shell' && user ? (
          <Shell user={user}>
            <Screen key={id} />
          </Shell>
        ) : (
          <Screen key={id} />
        )}
      </Suspense>
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  )
}
