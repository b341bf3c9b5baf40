import { allPages, pages, type PageEntry, type PageId } from '@onward/contract'
import { lazy, type ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

// What people come for stands in the first chunk; the lists of the others arrive with the first of each.
const own: Partial<Record<PageId, Load>> = {
  login: () => import('#web/features/sign-in/login-page.tsx'),
  calendar: () => import('#web/features/calendar/calendar-page.tsx'),
}
const isExample = ({ group }: PageEntry) => /^(ui|components|extensions|forms|tables|charts)\b/.test(group)
const other =
  (id: PageId): Load =>
  async () => {
    const entry: PageEntry = pages[id]
    if (entry.planned) return import('./planned-page.tsx')
    const list = isExample(entry) ? import('./example-screens.ts') : import('./other-screens.ts')
    return (await list).loadScreen(id)
  }

/** Each page's screen, loaded when it is first shown. */
// An entry for each id of the table.
export const screens = Object.fromEntries(
  allPages.map(({ id }) => [id, lazy(own[id] ?? other(id))]),
) as unknown as Record<PageId, ComponentType>
