import { ticked, type FilterLists, type Unticked } from './filters.ts'

/**
 * The filters in the address: `?facility=h1,h2` has these ticked, `?withoutProvider=p9` all but these, whichever is the shorter
 * list; what is not named is ticked. The address carries them while they are short. Longer ones are kept in the browser alone,
 * and the address says `?filter=kept`.
 */
const MOST = 40

const KINDS = {
  facility: { only: 'facility', without: 'withoutFacility' },
  provider: { only: 'provider', without: 'withoutProvider' },
} as const
const NAMES = Object.values(KINDS)
const LONG = 'filter'
const KEPT = 'kept'

/** Whether an address has a say in the filters. */
export const asksForFilters = (params: URLSearchParams) =>
  params.has(LONG) || NAMES.some(({ only, without }) => params.has(only) || params.has(without))

/** Says in an address what is ticked. */
export const sayFilters = (params: URLSearchParams, lists: FilterLists, unticked: Unticked) => {
  params.delete(LONG)
  let isLong = false
  for (const kind of ['facility', 'provider'] as const) {
    const { only, without } = KINDS[kind]
    params.delete(only)
    params.delete(without)
    const on = ticked(lists[kind], unticked[kind])
    const off = lists[kind].map(({ id }) => id).filter((id) => unticked[kind].has(id))
    if (off.length === 0) continue
    const [name, ids] = on.length <= off.length ? [only, on] : [without, off]
    if (ids.length > MOST) isLong = true
    else params.set(name, ids.join())
  }
  if (!isLong) return
  for (const { only, without } of NAMES) {
    params.delete(only)
    params.delete(without)
  }
  params.set(LONG, KEPT)
}

/**
 * What an address asks for: the filters with how many of its ids nobody knows here, `kept` for those that are kept in a browser,
 * or undefined where it has no say.
 */
export const filtersIn = (params: URLSearchParams, lists: FilterLists) => {
  if (!asksForFilters(params)) return undefined
  if (params.has(LONG)) return KEPT
  let unknown = 0
  const uncheckedOf = (kind: keyof typeof KINDS): ReadonlySet<string> => {
    const all = new Set(lists[kind].map(({ id }) => id))
    const { only, without } = KINDS[kind]
    const named = params.get(only) ?? params.get(without)
    if (named === null) return new Set()
    const ids = named.split(',').filter(Boolean)
    const known = ids.filter((id) => all.has(id))
    unknown += ids.length - known.length
    if (!params.has(only)) return new Set(known)
    // A link to people who are all gone is not a wish to see nobody.
    if (ids.length > 0 && known.length === 0) return new Set()
    for (const id of known) all.delete(id)
    return all
  }
  return { unticked: { facility: uncheckedOf('facility'), provider: uncheckedOf('provider') }, unknown }
}
