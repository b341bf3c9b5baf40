import { pageGroups, type ListedPage, type PageEntry, type PageGroup, type UserData } from '@onward/contract'
import { mayOpen } from '#web/lib/pages/may-open.ts'
import { allGroups, allPages } from '#web/lib/pages/pages.ts'

/** A group with its own pages and the groups inside it. */
export type MenuGroup = { id: string; pages: ListedPage[]; groups: MenuGroup[] }
export type MenuSection = { id: string; groups: MenuGroup[] }

/** Whether a user may go there, and is led there. */
export const isOffered = (page: PageEntry, user: UserData) => page.unlisted !== true && mayOpen(user, page)

const own: Readonly<Record<string, PageGroup>> = pageGroups
/** Whether a group's pages stand open in the menu: those of the product that people come for. */
export const isSpread = (group: string) => own[group] !== undefined && !own[group].isFolded

const parentOf = (group: string) => group.split('.')[0] ?? group

/** What the menu offers a user, in the table's order, without groups that would be empty. */
export const menuOf = (user: UserData): MenuSection[] => {
  const groups = allGroups()
  const ids = Object.keys(groups)
  const pagesIn = (group: string) => allPages().filter((page) => page.group === group && isOffered(page, user))
  const withContent = ({ pages, groups: inner }: MenuGroup) => pages.length > 0 || inner.length > 0
  const groupsIn = (group: string): MenuGroup[] =>
    ids
      .filter((inner) => inner !== group && parentOf(inner) === group)
      .map((inner) => ({ id: inner, pages: pagesIn(inner), groups: [] }))
      .filter(withContent)
  const sections = [...new Set(Object.values(groups).map(({ section }) => section))]
  return sections
    .map((id) => ({
      id,
      groups: ids
        .filter((group) => groups[group]?.section === id && !group.includes('.'))
        .map((group) => ({ id: group, pages: pagesIn(group), groups: groupsIn(group) }))
        .filter(withContent),
    }))
    .filter((section) => section.groups.length > 0)
}

/** The groups around a page, the outermost first. */
export const trailOf = ({ group }: PageEntry): string[] => {
  const outer = parentOf(group)
  return outer === group ? [group] : [outer, group]
}
