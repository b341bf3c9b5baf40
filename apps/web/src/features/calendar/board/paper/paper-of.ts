import { dateOfWall, wallAt } from '@onward/scheduling'
import { rowKeyOf } from '../placing.ts'
import { dateOf, type BoardShift, type Roster } from '../roster.ts'
import type { GroupOf, Row } from '../rows.ts'

/** What of a shift stands on a date: that it begins, or that it goes on from a date before. */
export type Inked = {
  shift: BoardShift
  isOn: boolean
  /** At another facility than that of the page. */ isElsewhere: boolean
}
export type PaperPerson = Extract<Row, { kind: 'person' }>['person']
export type PaperRow =
  | { kind: 'group'; key: string; group: GroupOf }
  | { kind: 'person'; key: string; person: PaperPerson; cells: readonly (readonly Inked[])[] }
  /** What is open, for whom one of a specialty or anybody is looked for. */
  | { kind: 'open'; key: string; specialtyId: string | null; cells: readonly (readonly Inked[])[] }
/** The pages of a facility. */
export type Section = {
  hospitalId: string
  rows: PaperRow[]
  /** The shifts that begin on the dates, and how many run into the first of them. */
  begun: BoardShift[]
  since: number
}
export type Paper = {
  sections: Section[]
  /** Who has no row anywhere; nobody where only some shifts are shown. */
  without: PaperPerson[]
}

type Shown = {
  /** In the order of the board, whatever is folded there. */
  rows: readonly Row[]
  /** Those that the filters of types and states leave, and whether that is not every one. */
  shifts: readonly BoardShift[]
  isFiltered: boolean
  roster: Roster
  dates: readonly string[]
  /** The only one that is printed; empty for each. */
  facility: string
}

/** Whether a date is one that a shift runs into after the one on which it begins. */
export const runsInto = ({ startsAt, endsAt }: BoardShift, date: string) =>
  date > dateOfWall(startsAt) && endsAt > wallAt(date, '00:00')
/** The dates of a period on which a shift is: the one on which it begins, and each that it runs into. */
const datesUnder = (shift: BoardShift, dates: readonly string[]) =>
  dates.flatMap((date, at) => (date === dateOfWall(shift.startsAt) || runsInto(shift, date) ? [at] : []))

/**
 * The board as it is printed: facility by facility, in each who works there, and what is open. A shift stands once where it
 * begins, and again on each date that it runs into. Somebody who is elsewhere is not free.
 */
export const paperOf = ({ rows, shifts, isFiltered, roster, dates, facility }: Shown): Paper => {
  const inked = shifts.flatMap((shift) => {
    const places = datesUnder(shift, dates)
    return places.length > 0 ? [{ shift, places }] : []
  })
  const byRow = Map.groupBy(inked, ({ shift }) => rowKeyOf(shift))
  const hasRow = new Set<string>()
  const cellsOf = (those: typeof inked, hospitalId: string) => {
    const cells = dates.map((): Inked[] => [])
    for (const { shift, places } of those.toSorted((one, other) =>
      one.shift.startsAt < other.shift.startsAt ? -1 : 1,
    ))
      for (const at of places)
        cells[at]?.push({ shift, isOn: dateOf(shift) !== dates[at], isElsewhere: shift.hospitalId !== hospitalId })
    return cells
  }
  const openAt = (hospitalId: string): PaperRow[] => {
    const open = inked.filter(({ shift }) => shift.providerId === null && shift.hospitalId === hospitalId)
    const wanted = Map.groupBy(open, ({ shift }) => shift.specialtyId)
    return [null, ...roster.specialties.keys()].flatMap((specialtyId): PaperRow[] => {
      const those = wanted.get(specialtyId)
      return those
        ? [{ kind: 'open', key: `open ${specialtyId ?? ''}`, specialtyId, cells: cellsOf(those, hospitalId) }]
        : []
    })
  }
  const peopleAt = (hospitalId: string): PaperRow[] => {
    let head: PaperRow | undefined
    return rows.flatMap((row): PaperRow[] => {
      if (row.kind === 'group') {
        // Each facility has pages of its own.
        head = row.group.of === 'specialty' || row.group.of === 'contract' ? { ...row, kind: 'group' } : undefined
        return []
      }
      if (row.kind !== 'person') return []
      const own = byRow.get(row.key) ?? []
      const [home, ...others] = row.person.hospitalIds
      // Who works nowhere on these dates stands where they belong, so that one sees that they are away or free.
      const isHome = own.length === 0 && home === hospitalId && others.length === 0
      if (!isHome && !own.some(({ shift }) => shift.hospitalId === hospitalId)) return []
      hasRow.add(row.key)
      const found: PaperRow = { kind: 'person', key: row.key, person: row.person, cells: cellsOf(own, hospitalId) }
      const above = head
      head = undefined
      return above ? [above, found] : [found]
    })
  }
  const places = [...roster.facilities.keys()].filter((id) => facility === '' || id === facility)
  const shownPeople = rows.flatMap((row) => (row.kind === 'person' ? [row.person] : []))
  const known = new Set(shownPeople.map(({ providerId }) => providerId))
  const sections = places.flatMap((hospitalId): Section[] => {
    const all = [...openAt(hospitalId), ...peopleAt(hospitalId)]
    if (all.length === 0) return []
    const own = inked.filter(
      ({ shift }) => shift.hospitalId === hospitalId && (shift.providerId === null || known.has(shift.providerId)),
    )
    const begun = own.flatMap(({ shift }) => (dates.includes(dateOf(shift)) ? [shift] : []))
    return [{ hospitalId, rows: all, begun, since: own.length - begun.length }]
  })
  // Who has no such shift may have another.
  return { sections, without: isFiltered ? [] : shownPeople.filter(({ providerId }) => !hasRow.has(providerId)) }
}
