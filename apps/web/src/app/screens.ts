import { frontPages } from '@onward/contract'
import type { ComponentType } from 'react'
import { wingNow } from '#web/lib/pages/wing.ts'
import { lazyPart, type Lazy } from '#web/ui/layout/lazy-part.ts'
import { screenIn } from '#web/lib/pages/screen-in.ts'

const own = screenIn(
  import.meta.glob(['../features/{calendar,notices}/*-page.tsx', '../features/sign-in/login-page.tsx']),
  async (id) => (await import('./further-screens.ts')).further(id),
)
const screens = new Map<string, Lazy<object>>()

const load = async (id: string): Promise<ComponentType> => {
  const wing = wingNow()
  // A page that both list is the product's.
  const isOfWing = wing && Object.hasOwn(wing.pages, id) && !Object.hasOwn(frontPages, id)
  return (await (isOfWing ? wing.loadScreen(id) : own(id))).default
}

/** A page's screen, loaded when it is first shown. Where it does not come, the frame stays, and with it what waits on other pages. */
export const screenOf = (id: string) => {
  let screen = screens.get(id)
  if (!screen) screens.set(id, (screen = lazyPart(async () => ({ [id]: await load(id) }), id)))
  return screen
}
