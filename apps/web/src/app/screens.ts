import { pages, type PageId } from '@onward/contract'
import type { ComponentType } from 'react'
import { wingNow } from '#web/lib/pages/wing.ts'
import { lazily, type Lazy } from '#web/ui/layout/lazy-part.ts'
import { screenIn } from '#web/lib/pages/screen-in.ts'

const own = screenIn(
  import.meta.glob(['../features/{calendar,notices}/*-page.tsx', '../features/sign-in/login-page.tsx']),
  async (id) => (await import('./further-screens.ts')).further(id),
)
const screens = new Map<string, Lazy<object>>()
const isOwn = (id: string): id is PageId => Object.hasOwn(pages, id)

const load = async (id: string): Promise<ComponentType> => {
  const wing = wingNow()
  if (isOwn(id) || !wing) return (await own(id)).default
  return (await wing.loadScreen(id)).default
}

/** A page's screen, loaded when it is first shown. */
export const screenOf = (id: string) => {
  let screen = screens.get(id)
  if (!screen) screens.set(id, (screen = lazily(() => load(id))))
  return screen
}
