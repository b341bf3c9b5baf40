import type { BoardPerson } from '@onward/contract'
import { openKey } from './placing.ts'
import type { BoardShift, Roster } from './roster.ts'
import { contractIn, type Totals } from './totals.ts'

export const GROUPINGS = ['specialty', 'facility', 'contract', 'none'] as const
export type Grouping = (typeof GROUPINGS)[number]
export const SORTS = ['name', 'hours', 'free'] as const
export type Sort = (typeof SORTS)[number]

/** What a group is of: an id, a share of full time, or those that have none. */
export type GroupOf =
  | { of: 'specialty' | 'facility'; id: string | null }
  | { of: 'contract'; fte: number | null }
  | { of: 'open' }
/** Who is wanted at a facility: a type of shift and a specialty, or anybody; or what is there though nobody asked for it. */
export type Wanted = { hospitalId: string; shiftTypeId: string; specialtyId: string | null; isBeyond: boolean }
export type Row =
  /** It counts its people, or shifts that are nobody's. */
  | { kind: 'group'; key: string; group: GroupOf; count: number; isFolded: boolean }
  | { kind: 'person'; key: string; person: BoardPerson; group: string | undefined }
  | { kind: 'open'; key: string; hospitalId: string; group: string }
  /** Of a facility what it demands, and below it a row for each of those who are there or should be. */
  | { kind: 'line'; key: string; line: Wanted; group: string }
  | { kind: 'slot'; key: string; line: Wanted; lineKey: string; slot: number; group: string }
export type PersonRow = Extract<Row, { kind: 'person' | 'open' }>

const groupOf = (person: BoardPerson, grouping: Exclude<Grouping, 'none'>): GroupOf => {
  if (grouping === 'specialty') return { of: 'specialty', id: person.specialtyIds[0] ?? null }
  if (grouping === 'facility')
    return { of: 'facility', id: person.hospitalIds.length === 1 ? (person.hospitalIds[0] ?? null) : null }
  return { of: 'contract', fte: contractIn(person)?.fte ?? null }
}
export const keyOfGroup = (group: GroupOf): string =>
  JSON.stringify(group.of === 'open' ? ['open'] : [group.of, group.of === 'contract' ? group.fte : group.id])

type Wish = {
  grouping: Grouping
  sort: Sort
  totals: (providerId: string) => Totals
  /** Who has nothing on the first of the dates that one looks at comes first. */
  isFree: (providerId: string) => boolean
}

/** By what somebody was put into order, for as long as the order is to stay. */
export type Ranks = Map<string, { totals: Totals; isFree: boolean }>
/** What an order is made of: of each as it was when they came into it, whatever is typed meanwhile. */
export const ranked = (
  ranks: Ranks,
  totals: Wish['totals'],
  isFree: Wish['isFree'],
): Pick<Wish, 'totals' | 'isFree'> => {
  const rankOf = (id: string) => {
    let rank = ranks.get(id)
    if (!rank) ranks.set(id, (rank = { totals: totals(id), isFree: isFree(id) }))
    return rank
  }
  return { totals: (id) => rankOf(id).totals, isFree: (id) => rankOf(id).isFree }
}

/** Without a target that by which somebody is above or below it is what they work. */
const freedom = ({ minutes, target }: Totals) => (target ?? 0) - minutes

const inOrder = (people: readonly BoardPerson[], { sort, totals, isFree }: Wish) => {
  if (sort === 'name') return people
  const by = (one: BoardPerson) => totals(one.providerId)
  if (sort === 'hours') return people.toSorted((a, b) => by(b).minutes - by(a).minutes)
  return people.toSorted(
    (a, b) => Number(isFree(b.providerId)) - Number(isFree(a.providerId)) || freedom(by(b)) - freedom(by(a)),
  )
}

/** By what groups are sorted: as what they are of is listed, the largest share first, those without at the end. */
const orderIn = ({ specialties, facilities }: Roster, grouping: Grouping) => {
  const listed = grouping === 'specialty' ? specialties : facilities
  const places = new Map([...listed.keys()].map((id, at) => [id, at]))
  return (group: GroupOf): number => {
    if (group.of === 'open') return -1
    if (group.of === 'contract') return group.fte === null ? Number.MAX_SAFE_INTEGER : -group.fte
    return group.id === null ? Number.MAX_SAFE_INTEGER : (places.get(group.id) ?? -1)
  }
}

const ownRows = (people: readonly BoardPerson[], group: string | undefined): Row[] =>
  people.map((person) => ({ kind: 'person', key: person.providerId, person, group }))

/** The rows of the shifts that are nobody's, a row a facility, under a head of their own. */
const openRows = (shifts: readonly BoardShift[], { facilities }: Roster): Row[] => {
  const all = shifts.filter(({ providerId }) => providerId === null)
  if (all.length === 0) return []
  const open = new Set(all.map(({ hospitalId }) => hospitalId))
  const group: GroupOf = { of: 'open' }
  const key = keyOfGroup(group)
  const rows = [...facilities.keys()].filter((id) => open.has(id))
  return [
    { kind: 'group', key, group, count: all.length, isFolded: false },
    ...rows.map((hospitalId): Row => ({ kind: 'open', key: openKey(hospitalId), hospitalId, group: key })),
  ]
}

/** The rows of the board: what is open, then people by name or otherwise, in groups or in none. */
export const rowsOf = (roster: Roster, shifts: readonly BoardShift[], wish: Wish): Row[] => {
  const { grouping } = wish
  const open = openRows(shifts, roster)
  if (grouping === 'none') return [...open, ...ownRows(inOrder(roster.people, wish), undefined)]
  const groups = new Map<string, { group: GroupOf; people: BoardPerson[] }>()
  for (const person of roster.people) {
    const group = groupOf(person, grouping)
    const known = groups.get(keyOfGroup(group))
    if (known) known.people.push(person)
    else groups.set(keyOfGroup(group), { group, people: [person] })
  }
  const orderOf = orderIn(roster, grouping)
  const sorted = [...groups].toSorted(([, a], [, b]) => orderOf(a.group) - orderOf(b.group))
  return [
    ...open,
    ...sorted.flatMap(([key, { group, people }]): Row[] => [
      { kind: 'group', key, group, count: people.length, isFolded: false },
      ...ownRows(inOrder(people, wish), key),
    ]),
  ]
}

/** The same without what is in groups that somebody has folded. */
export const unfolded = (rows: readonly Row[], folded: ReadonlySet<string>): Row[] =>
  rows.flatMap((row): Row[] => {
    if (row.kind === 'group') return [folded.has(row.key) ? { ...row, isFolded: true } : row]
    return row.group !== undefined && folded.has(row.group) ? [] : [row]
  })
