import type { RoleName } from './identity.ts'
import { matches, type PathValues } from './page-paths.ts'

/** Who may open a page: anyone, only people who are not signed in, or anyone signed in. */
type Access = 'open' | 'stranger' | 'signed-in'
/** What a visitor's ability must allow: `read` a subject. `manage all` allows everything. */
type Subject = 'Auth' | 'ACL' | 'Samples'
/** In the frame with menu and navbar, or alone. */
type PageLayout = 'shell' | 'blank'
/** Parts of the frame that a page has its own way with while it is open. */
type FrameWish = { menuHidden?: true; menuCollapsed?: true; contentWidth?: 'boxed' | 'full' }

/** A place of the menu. The title is English; its key in the languages' files is `group.<id>`. */
export type PageGroup = {
  title: string
  icon: string
  section: string
  /** Of the product's: its pages do not stand open in the menu. Those of the samples never do. */
  isFolded?: true
}

export type PageEntry = {
  path: `/${string}`
  /** More addresses of the same page; `:name` stands for one part. */
  also?: readonly `/${string}`[]
  /** In English. Its key in the languages' files is `page.<id>`. */
  title: string
  icon: string
  /** The id of its group; the part before a dot is the group that one lies in. */
  group: string
  access: Access
  needs: Subject
  layout: PageLayout
  /** For who has this role, or one of these, alone, whatever their abilities. */
  role?: RoleName | readonly RoleName[]
  frame?: FrameWish
  /** Reached from other pages only. */
  unlisted?: true
  /** An application of its own, which says itself where one is: the frame draws neither its title nor the way to it. */
  hasOwnHead?: true
  /** It keeps no answers of the server: who opens it does without the library that does. */
  asksNothing?: true
  /** Further words that search finds it by. */
  keywords?: string
}

/** What the pages of a group share, then one line a page. */
export const pageIn =
  <Group extends string>(groups: Record<Group, PageGroup>, group: Group, shared: Partial<PageEntry> = {}) =>
  (path: `/${string}`, title: string, rest: Partial<PageEntry> = {}): PageEntry => ({
    path,
    title,
    group,
    icon: groups[group].icon,
    access: 'signed-in',
    needs: 'Auth',
    layout: 'shell',
    ...shared,
    ...rest,
  })

/** A page with the id under which its table knows it. */
export type ListedPage = { id: string } & PageEntry

/** The rows of a table of pages, in its order. */
export const listed = (table: Record<string, PageEntry>): ListedPage[] =>
  Object.entries(table).map(([id, entry]) => ({ id, ...entry }))

/** The page at a path and what its `:names` hold there, or undefined. An address that is spelled out comes before a pattern. */
export const pageAt = (
  path: string,
  all: readonly ListedPage[],
): { page: ListedPage; values: PathValues } | undefined => {
  for (const page of all) if (page.path === path) return { page, values: {} }
  for (const page of all) {
    for (const pattern of page.also ?? []) {
      const values = matches(pattern, path)
      if (values) return { page, values }
    }
  }
  return undefined
}
