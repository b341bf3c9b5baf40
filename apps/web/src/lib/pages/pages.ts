import {
  frontPages,
  listed,
  pageAt,
  pageGroups,
  type ListedPage,
  type PageEntry,
  type PageGroup,
} from '@onward/contract'
import { useLocation } from 'wouter'
import { translated } from '#web/lib/text.ts'
import { valueStore } from '#web/lib/value-store.ts'

type House = { pages: readonly ListedPage[]; groups: Readonly<Record<string, PageGroup>> }

/** The pages in front of the sign-in, those behind it once the frame has come, and those of the wing once that has. */
const house = valueStore<House>({ pages: listed(frontPages), groups: pageGroups })

/** Adds pages; one that is listed already is listed as they have it. */
export const addPages = (more: Record<string, PageEntry>, groups: Record<string, PageGroup> = {}) => {
  const now = house.now()
  house.set({
    pages: [...now.pages.filter(({ id }) => !Object.hasOwn(more, id)), ...listed(more)],
    groups: { ...now.groups, ...groups },
  })
}

/** Every page of the app, in the order of the menu. */
export const allPages = () => house.now().pages
/** The places of the menu, in their order. */
export const allGroups = () => house.now().groups

export const pageWith = (id: string) => allPages().find((page) => page.id === id)
export const pageNow = (path: string) => pageAt(path, allPages())

/** The page that is open and what the `:names` of its address hold; undefined where there is none. */
export const usePage = () => {
  const { pages: all } = house.use()
  const [path] = useLocation()
  return pageAt(path, all)
}

/** A page's title in the language in use. */
export const titleOf = (id: string) => translated(`page.${id}`, pageWith(id)?.title ?? id)
