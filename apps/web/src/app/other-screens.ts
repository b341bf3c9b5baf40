import type { PageId } from '@onward/contract'
import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

// The screen of a page is the file named after it; that each page has exactly one is held by `screens.test.ts`.
const files = import.meta.glob<{ default: ComponentType }>([
  '../features/**/*-page.tsx',
  '../showcase/**/*-page.tsx',
  '!**/{login,calendar}-page.tsx',
])
const byId = new Map<string, Load>(
  Object.entries(files).map(([path, load]) => [/([^/]+)-page\.tsx$/.exec(path)?.[1] ?? '', load]),
)

export const loadScreen = (id: PageId) => {
  const load = byId.get(id)
  if (!load) throw new Error(`The page ${id} has no screen`)
  return load()
}
