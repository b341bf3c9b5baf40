import { startTransition } from 'react'
import { createRoot } from './react-root.ts'
import { restoreFormats } from '#web/lib/formats/chosen-formats.ts'
import { wishLayout } from '#web/lib/layout.ts'
import { pageNow } from '#web/lib/pages/pages.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { language, speak } from '#web/lib/text.ts'
import { houseReady } from '#web/lib/pages/wing.ts'
import { App } from './app.tsx'
import { endOldWorkers } from './old-workers.ts'
import { Answers, Shell } from './pages.tsx'
import { screenOf } from './screens.ts'

/** A download that failed is tried again, and then said, by the page that needs it. */
const tried = (what: Promise<unknown>) => what.catch((error: unknown) => console.warn('Not loaded yet', error))

/** What the first screen is made of: when it is at hand the page is drawn once, and whole. */
const firstScreen = async () => {
  const user = currentUser()
  const frame = user && tried(Shell.preload())
  if (user || !pageNow(location.pathname)) await tried(houseReady())
  const page = pageNow(location.pathname)?.page
  if (!page) return frame
  wishLayout(page.frame)
  // Nobody waits for a screen that leads elsewhere.
  if (page.access === 'signed-in' && !user) return undefined
  // The page's maker has had all of it sent for. It is run one after the other, so that what is pressed meanwhile is not kept waiting.
  await frame
  if (!page.asksNothing) await tried(Answers.preload())
  return tried(screenOf(page.id).preload())
}

/** So long the page waits for another language; it speaks English until then. */
const LANGUAGE_MS = 4_000
const patience = () => new Promise((resolve) => setTimeout(resolve, LANGUAGE_MS))

/** Draws the app into the page, in the language that was chosen here. */
export const mount = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  restoreFormats()
  const chosen = language()
  // Better in English than not at all.
  const spoken = chosen === 'en' ? undefined : Promise.race([tried(speak(chosen)), patience()])
  await Promise.all([spoken, firstScreen()])
  // In pieces: what is pressed meanwhile is not kept waiting.
  startTransition(() => createRoot(root).render(<App />))
  endOldWorkers()
}
