import { frontPages, type PageEntry } from '@onward/contract'
import { createElement, Suspense, use, useLayoutEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { titleOf, usePage } from '#web/lib/pages/pages.ts'
import { currentUser, homeOf, loginAddress } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { houseReady, isHouseWhole } from '#web/lib/pages/wing.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Toasts } from '#web/ui/overlays/toasts.tsx'
import { SampleMark } from './sample-mark.tsx'
import { screenOf } from './screens.ts'
import { Splash } from './splash.tsx'
import { whereTo } from './where-to.ts'

export const Shell = lazyPart(() => import('./shell/shell.tsx'), 'Shell')
export const Answers = lazyPart(() => import('./answers.tsx'), 'Answers')

export const Pages = () => (
  <>
    <Suspense fallback={<Splash />}>
      <PageHere />
    </Suspense>
    <Suspense>
      <Toasts />
    </Suspense>
  </>
)

let waited: Promise<void> | undefined
/** Asked for once while it is drawn: a download that failed would be tried without end; who loads the page anew tries again. */
const house = () => (waited ??= houseReady())

/** The address that was drawn last. */
let shown: string | undefined

/** The screen at the address, if its visitor may be there; an address without a page shows the notice for that. */
const PageHere = () => {
  const found = usePage()?.page
  const [path] = useLocation()
  const user = currentUser()
  // Behind the sign-in everybody sees the whole house; elsewhere it is wanted where an address may lead into it.
  if (!isHouseWhole() && (user || !found)) use(house())
  const t = useText()
  const page = found ?? { id: 'error', ...frontPages.error }
  const title = `${titleOf(page.id)} · ${t('app.name')}`
  // Before the screen's own effects: of several of its kind it says which one.
  useLayoutEffect(() => {
    document.title = title
    // A page that was opened anew stands where the browser has put it: to scroll would lay it out before it is drawn.
    if ((shown ?? path) !== path) scrollTo({ top: 0 })
    shown = path
  }, [title, path])

  const to = whereTo(found, path, user, { home: homeOf(user), signIn: loginAddress() })
  // Once for each address: it stays the shown one until the next is at hand, and must not lead on from there a second time.
  if (to !== undefined) return <Redirect key={path} to={to} replace />
  const entry: PageEntry = page
  // The same element type for the same page, whenever it is asked for.
  const screen = createElement(screenOf(page.id), { key: page.id })
  if (entry.asksNothing) return screen
  if (entry.layout === 'shell' && user)
    return (
      <Answers>
        <Shell user={user}>{screen}</Shell>
      </Answers>
    )
  return (
    <Answers>
      {screen}
      <SampleMark page={page} />
    </Answers>
  )
}
