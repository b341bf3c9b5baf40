import * as v from 'valibot'
import { drop, keep, kept } from '#web/lib/storage.ts'

/** One line of a filter: a facility or a provider. */
export type FilterOption = { id: string; name: string }
type Kind = 'facility' | 'provider'

/** Ids that are not ticked, by kind. What is new is ticked, so the unticked ones are what has to be known. */
export type Unticked = Record<Kind, ReadonlySet<string>>

const Kept = v.array(v.object({ id: v.string(), name: v.string(), isSelected: v.boolean() }))

const keptUnticked = (kind: Kind): ReadonlySet<string> => {
  try {
    const list = v.parse(Kept, JSON.parse(kept(kind) ?? '[]'))
    return new Set(list.filter(({ isSelected }) => !isSelected).map(({ id }) => id))
  } catch {
    // Edited by hand or left by an older version: everything is ticked, and the next change writes it anew.
    return new Set()
  }
}

/** What was unticked when the page was left. Without the key nothing is. */
export const restoreUnticked = (): Unticked =>
  isFiltered()
    ? { facility: keptUnticked('facility'), provider: keptUnticked('provider') }
    : { facility: new Set(), provider: new Set() }

/** Whether the calendar asks for the filtered view: the local key says so. */
export const isFiltered = () => kept('key') === '1'

/** Keeps the lists and what is ticked, and sets the key exactly while something is not. */
export const keepFilters = (lists: Record<Kind, readonly FilterOption[]>, unticked: Unticked) => {
  for (const kind of ['facility', 'provider'] as const) {
    const list = lists[kind].map(({ id, name }) => ({ id, name, isSelected: !unticked[kind].has(id) }))
    keep(kind, JSON.stringify(list))
  }
  if (ticked(lists.facility, unticked.facility).length < lists.facility.length) return keep('key', '1')
  if (ticked(lists.provider, unticked.provider).length < lists.provider.length) return keep('key', '1')
  return drop('key')
}

export const ticked = (list: readonly FilterOption[], unticked: ReadonlySet<string>) =>
  list.filter(({ id }) => !unticked.has(id)).map(({ id }) => id)

/** With one provider or one facility ticked, as an address asks for it: `?provider=p1`. Undefined where it asks for none. */
export const onlyIn = (lists: Record<Kind, readonly FilterOption[]>, search: URLSearchParams): Unticked | undefined => {
  const unticked = { facility: new Set<string>(), provider: new Set<string>() }
  const asked = (['facility', 'provider'] as const).filter((kind) =>
    lists[kind].some(({ id }) => id === search.get(kind)),
  )
  for (const kind of asked) {
    for (const { id } of lists[kind]) if (id !== search.get(kind)) unticked[kind].add(id)
  }
  return asked.length > 0 ? unticked : undefined
}
