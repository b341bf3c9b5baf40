import * as v from 'valibot'
import { drop, keep, kept, readJson } from '#web/lib/storage.ts'

/** One line of a filter: a facility or a provider. */
export type FilterOption = {
  id: string
  name: string
  /** Of a facility that somebody chose one for. */
  tone?: number | null
  /** Of a facility where people are told apart from when it is written: the last date of which they were. */
  publishedUntil?: string | null
}
type Kind = 'facility' | 'provider'
export type FilterLists = Record<Kind, readonly FilterOption[]>

/** Ids that are not ticked, by kind. What is new is ticked, so the unticked ones are what has to be known. */
export type Unticked = Record<Kind, ReadonlySet<string>>

const Kept = v.array(v.object({ id: v.string(), name: v.string(), isSelected: v.boolean() }))

const keptUnticked = (kind: Kind): ReadonlySet<string> => {
  const list = v.safeParse(Kept, readJson(kind))
  // Edited by hand or left by an older version: everything is ticked, and the next change writes it anew.
  return new Set(list.success ? list.output.filter(({ isSelected }) => !isSelected).map(({ id }) => id) : [])
}

/** What was unticked when the page was left. Without the key nothing is. */
export const restoreUnticked = (): Unticked =>
  isFiltered()
    ? { facility: keptUnticked('facility'), provider: keptUnticked('provider') }
    : { facility: new Set(), provider: new Set() }

/** Whether the calendar asks for the filtered view: the local key says so. */
export const isFiltered = () => kept('key') === '1'

/** Keeps the lists and what is ticked, and sets the key exactly while something is not. */
export const keepFilters = (lists: FilterLists, unticked: Unticked) => {
  for (const kind of ['facility', 'provider'] as const) {
    const list = lists[kind].map(({ id, name }) => ({ id, name, isSelected: !unticked[kind].has(id) }))
    keep(kind, JSON.stringify(list))
  }
  return areNarrowed(lists, unticked) ? keep('key', '1') : drop('key')
}

/** Whether anything that there is is not ticked. */
export const areNarrowed = (lists: FilterLists, unticked: Unticked) =>
  (['facility', 'provider'] as const).some((kind) => lists[kind].some(({ id }) => unticked[kind].has(id)))

export const ticked = (list: readonly FilterOption[], unticked: ReadonlySet<string>) =>
  list.filter(({ id }) => !unticked.has(id)).map(({ id }) => id)
