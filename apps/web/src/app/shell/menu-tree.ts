import {
  allPages,
  pageGroups,
  type Ability,
  type PageEntry,
  type PageGroup,
  type PageId,
  type PageSection,
} from '@onward/contract'
import { can } from '#web/lib/abilities.ts'
import { isBuilt } from '#web/lib/page.ts'

export type MenuPage = { id: PageId } & PageEntry
/** A group with its own pages and the groups inside it. */
export type MenuGroup = { id: PageGroup; pages: MenuPage[]; groups: MenuGroup[] }
export type MenuSection = { id: PageSection; groups: MenuGroup[] }

/** Whether a user may go there, and there is something to go to. */
export const isOffered = (page: PageEntry, abilities: readonly Ability[] | undefined) =>
  isBuilt(page) && page.unlisted !== true && can(abilities, 'read', page.needs)

const parentOf = (group: PageGroup) => group.split('.')[0]
// The table's own keys.
const allGroups = Object.keys(pageGroups) as PageGroup[]

/** What the menu offers a user, in the table's order, without groups that would be empty. */
export const menuOf = (abilities: readonly Ability[] | undefined): MenuSection[] => {
  const pagesIn = (group: PageGroup) => allPages.filter((page) => page.group === group && isOffered(page, abilities))
  const withContent = ({ pages, groups }: MenuGroup) => pages.length > 0 || groups.length > 0
  const groupsIn = (group: PageGroup): MenuGroup[] =>
    allGroups
      .filter((inner) => inner !== group && parentOf(inner) === group)
      .map((inner) => ({ id: inner, pages: pagesIn(inner), groups: [] }))
      .filter(withContent)
  const sections = [...new Set(Object.values(pageGroups).map(({ section }) => section))]
  return sections
    .map((id) => ({
      id,
      groups: allGroups
        .filter((group) => pageGroups[group].section === id && !group.includes('.'))
        .map((group) => ({ id: group, pages: pagesIn(group), groups: groupsIn(group) }))
        .filter(withContent),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** The groups around a page, the outermost first. */
export const trailOf = ({ group }: PageEntry): PageGroup[] => {
  const outer = parentOf(group)
  // A group's own name, cut at its dot, is a group.
  return outer === group ? [group] : [outer as PageGroup, group]
}
