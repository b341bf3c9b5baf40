import type { CoverageLine } from '@onward/contract'
import { placedOn, usualTimes } from '@onward/scheduling'
import { byReader } from '#web/lib/formats/names-order.ts'
import { familyFirst } from '../short-names.ts'
import type { Cells } from './placing.ts'
import { dateOf, type BoardShift, type Roster } from './roster.ts'
import { keyOfGroup, type GroupOf, type Row, type Wanted } from './rows.ts'

/** Of a line on a date: how many have to be there, how many are wished for, and how many are, or are looked for. */
export type Filled = { least: number; wished: number; staffed: number; open: number }
/** The rows of the facilities, what stands in each, and the figures of each line by the date's place. */
export type Demanded = {
  rows: Row[]
  cells: ReadonlyMap<string, Cells>
  filled: ReadonlyMap<string, readonly (Filled | undefined)[]>
}

type Filter = { facility: string; specialty: string; type: string }
type Day = { filled: Filled; shifts: BoardShift[] }

const lineKey = ({ hospitalId, shiftTypeId, specialtyId, isBeyond }: Wanted) =>
  JSON.stringify([hospitalId, shiftTypeId, specialtyId, isBeyond])
export const slotKey = (line: string, slot: number) => `${slot} ${line}`

/** For whom a shift counts: what it asks for, or else what whoever works it is trained for. */
export const trainedFor =
  ({ byId }: Roster) =>
  ({ specialtyId, providerId }: BoardShift): readonly string[] =>
    specialtyId === null ? (byId.get(providerId ?? '')?.specialtyIds ?? []) : [specialtyId]

/** What is left of a day beyond demand, its figures with it. */
const only = ({ shifts, filled }: Day, isLeft: (shift: BoardShift) => boolean): Day => {
  const left = shifts.filter(isLeft)
  const open = left.filter(({ providerId }) => providerId === null).length
  return { shifts: left, filled: { ...filled, staffed: left.length - open, open } }
}

const NOBODY: Filled = { least: 0, wished: 0, staffed: 0, open: 0 }

/** One facility's shifts of one date, each on the line for which it counts. */
const dayOf = (
  lines: readonly CoverageLine[],
  shifts: readonly BoardShift[],
  specialtiesOf: (shift: BoardShift) => readonly string[],
): { line: Wanted; day: Day }[] => {
  const counted = (shift: BoardShift) => ({ shiftTypeId: shift.shiftTypeId, specialtyIds: specialtiesOf(shift) })
  const days = lines.map(({ least, wished }): Day => ({ filled: { ...NOBODY, least, wished }, shifts: [] }))
  const beyond = new Map<string, Day>()
  const put = (some: readonly BoardShift[], among: readonly CoverageLine[], as: 'staffed' | 'open') => {
    for (const [at, place] of placedOn(among, some.map(counted)).entries()) {
      const shift = some[at]
      if (!shift) continue
      let day = place === undefined ? beyond.get(shift.shiftTypeId) : days[place]
      if (!day) beyond.set(shift.shiftTypeId, (day = { filled: { ...NOBODY }, shifts: [] }))
      day.shifts.push(shift)
      day.filled[as] += 1
    }
  }
  put(
    shifts.filter(({ providerId }) => providerId !== null),
    lines,
    'staffed',
  )
  // Who is there already is looked for no more.
  const missing = lines.map((line, at) => {
    const staffed = days[at]?.filled.staffed ?? 0
    return { ...line, least: Math.max(0, line.least - staffed), wished: Math.max(0, line.wished - staffed) }
  })
  put(
    shifts.filter(({ providerId }) => providerId === null),
    missing,
    'open',
  )
  const [{ hospitalId } = { hospitalId: shifts[0]?.hospitalId ?? '' }] = lines
  return [
    ...lines.flatMap(({ shiftTypeId, specialtyId }, at) =>
      days[at] ? [{ line: { hospitalId, shiftTypeId, specialtyId, isBeyond: false }, day: days[at] }] : [],
    ),
    ...[...beyond].map(([shiftTypeId, day]) => ({
      line: { hospitalId, shiftTypeId, specialtyId: null, isBeyond: true },
      day,
    })),
  ]
}

/**
 * What the facilities demand, and who is there: a group a facility, a line for each type and specialty with its figures, and
 * below it a row for each slot. What is there beyond demand stands at the end of its facility. A shift stands on the date it
 * begins on, as coverage counts it.
 */
export const demandedOf = (
  lines: readonly CoverageLine[],
  shifts: readonly BoardShift[],
  roster: Roster,
  dates: readonly string[],
  { facility, specialty, type }: Filter,
  /** Whether something is gone there without people knowing: it has a group even where there is nothing else. */
  hasRemoved: (group: string) => boolean = () => false,
): Demanded => {
  const specialtiesOf = trainedFor(roster)
  const names = new Map(roster.people.map((one) => [one.providerId, familyFirst(one.providerName)]))
  const nameOf = ({ providerId }: BoardShift) => names.get(providerId ?? '') ?? ''
  const at = (one: { hospitalId: string }, date: string) => `${date} ${one.hospitalId}`
  const linesOn = Map.groupBy(lines, (line) => at(line, line.date))
  const shiftsAt = Map.groupBy(shifts, (shift) => at(shift, dateOf(shift)))
  const isShown = ({ shiftTypeId, specialtyId, isBeyond }: Wanted) =>
    (type === '' || shiftTypeId === type) && (specialty === '' || isBeyond || specialtyId === specialty)

  const order = { types: [...roster.types.keys()], specialties: [...roster.specialties.keys()] }
  const placeOf = ({ isBeyond, shiftTypeId, specialtyId }: Wanted) =>
    [Number(isBeyond), order.types.indexOf(shiftTypeId), order.specialties.indexOf(specialtyId ?? '')] as const
  const byPlace = (one: Wanted, other: Wanted) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  }

  const rows: Row[] = []
  const cells = new Map<string, Cells>()
  const filled = new Map<string, (Filled | undefined)[]>()
  for (const hospitalId of roster.facilities.keys()) {
    if (facility !== '' && hospitalId !== facility) continue
    const known = new Map<string, { line: Wanted; days: (Day | undefined)[] }>()
    for (const [column, date] of dates.entries()) {
      const here = `${date} ${hospitalId}`
      for (const { line, day } of dayOf(linesOn.get(here) ?? [], shiftsAt.get(here) ?? [], specialtiesOf)) {
        const shown =
          line.isBeyond && specialty !== '' ? only(day, (one) => specialtiesOf(one).includes(specialty)) : day
        if (!isShown(line) || (line.isBeyond && shown.shifts.length === 0)) continue
        const key = lineKey(line)
        let one = known.get(key)
        if (!one) known.set(key, (one = { line, days: dates.map(() => undefined) }))
        one.days[column] = shown
      }
    }
    const group: GroupOf = { of: 'facility', id: hospitalId }
    const groupKey = keyOfGroup(group)
    if (known.size === 0 && !hasRemoved(groupKey)) continue
    const sorted = [...known].toSorted(([, one], [, other]) => byPlace(one.line, other.line))
    rows.push({ kind: 'group', key: groupKey, group, count: sorted.length, isFolded: false })
    for (const [key, { line, days }] of sorted) {
      filled.set(
        key,
        days.map((day) => day?.filled),
      )
      rows.push({ kind: 'line', key, line, group: groupKey })
      const slots = Math.max(1, ...days.map((day) => Math.max(day?.filled.least ?? 0, day?.shifts.length ?? 0)))
      // Who is there, then who is looked for; within that as they begin, and by name.
      const sortedDays = days.map((day) =>
        day?.shifts.toSorted(
          (one, other) =>
            Number(one.providerId === null) - Number(other.providerId === null) ||
            one.startsAt.localeCompare(other.startsAt) ||
            byReader(nameOf(one), nameOf(other)) ||
            one.assignmentId - other.assignmentId,
        ),
      )
      for (let slot = 0; slot < slots; slot += 1) {
        const own = slotKey(key, slot)
        rows.push({ kind: 'slot', key: own, line, lineKey: key, slot, group: groupKey })
        cells.set(
          own,
          sortedDays.map((day) => onSlot(day?.[slot])),
        )
      }
    }
  }
  return { rows, cells, filled }
}

const onSlot = (shift: BoardShift | undefined) => shift && [{ shift, isOn: false, isEnd: true }]

/** Who stands on the lines, and what is open there. */
export const shiftsOn = ({ cells }: Pick<Demanded, 'cells'>): BoardShift[] =>
  [...cells.values()].flatMap((row) => row.flatMap((cell) => cell?.map(({ shift }) => shift) ?? []))

/** The figures of the line that a row is, or stands on. */
export const filledOf = (row: Row, demanded: Demanded | undefined) =>
  row.kind === 'line'
    ? demanded?.filled.get(row.key)
    : row.kind === 'slot'
      ? demanded?.filled.get(row.lineKey)
      : undefined

/** What a slot of a line is on a date where nobody stands on it: short, not needed, or free for who is wished for. */
export const emptySlot = (filled: Filled | undefined, slot: number): 'short' | 'wished' | 'unneeded' => {
  if (!filled) return 'unneeded'
  if (slot < filled.least) return 'short'
  return slot < filled.wished ? 'wished' : 'unneeded'
}

/** A slot that somebody is to be found for: an open shift, or one that is not there yet. Times are of the wall. */
export type Gap = {
  row: number
  column: number
  shift: BoardShift | undefined
  line: Wanted
  startsAt: string
  endsAt: string
}

/** What is to be filled from a date on, in the order of the dates, and of a date as it stands. Of a type without usual times nobody knows when a shift would be: it is made by hand. */
export const gapsOf = (
  { rows, cells, filled }: { rows: readonly Row[] } & Pick<Demanded, 'cells' | 'filled'>,
  types: Roster['types'],
  dates: readonly string[],
  from: string,
): Gap[] =>
  dates.flatMap((date, column) =>
    date < from
      ? []
      : rows.flatMap((row, place): Gap[] => {
          if (row.kind !== 'slot') return []
          const shift = cells.get(row.key)?.[column]?.[0]?.shift
          const { line } = row
          if (shift) {
            const { startsAt, endsAt } = shift
            return shift.providerId === null ? [{ row: place, column, shift, line, startsAt, endsAt }] : []
          }
          if (emptySlot(filled.get(row.lineKey)?.[column], row.slot) !== 'short') return []
          const type = types.get(line.shiftTypeId)
          const times = type && usualTimes(type, date)
          return times ? [{ row: place, column, shift, line, ...times }] : []
        }),
  )
