import {
  BOARD_FLAGS,
  type Board,
  type BoardFacility,
  type BoardFlag,
  type BoardLeave,
  type BoardPerson,
  type BoardShiftType,
  type ClosedDays,
} from '@onward/contract'
import { clockMinutes, dateOfWall } from '@onward/scheduling'
import { inReadersOrder } from '#web/lib/formats/names-order.ts'
import type { Change } from './change.ts'
import { tonesOf, type Tones } from '../tones.ts'

/** A shift as the board places it; nobody's has no provider. */
export type BoardShift = {
  /** Below zero while the store does not know it. */
  assignmentId: number
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  elapsedMinutes: number
  shiftTypeId: string
  specialtyId: string | null
  version: number
  flags: readonly BoardFlag[]
  /** It is on its way, or could not be sent. */
  isUnsaved?: true
}
/** Whether there is something about a shift to be looked at; a draft is told by its edge. */
export const hasMarks = ({ flags, isUnsaved }: BoardShift): boolean =>
  isUnsaved === true || flags.length > Number(flags.includes('draft'))

/** What the board shows, by the ids under which it is known. */
export type Roster = {
  people: readonly BoardPerson[]
  /** The same by their ids. */
  byId: ReadonlyMap<string, BoardPerson>
  shifts: readonly BoardShift[]
  leave: ReadonlyMap<string, readonly BoardLeave[]>
  facilities: ReadonlyMap<string, BoardFacility>
  types: ReadonlyMap<string, BoardShiftType>
  specialties: ReadonlyMap<string, string>
  holidays: ReadonlyMap<string, string>
  /** What is closed, and where. */
  closed: readonly ClosedDays[]
  tones: Tones
}

const NO_FLAGS: readonly BoardFlag[] = []
const flagsOf = (bits: number) => (bits === 0 ? NO_FLAGS : BOARD_FLAGS.filter((_, at) => (bits >> at) % 2 === 1))

const shiftsIn = ({ shifts, people, facilities }: Board): BoardShift[] =>
  shifts.assignmentId.map((assignmentId, at) => {
    const person = shifts.person[at] ?? null
    // Every column has as many places as the first one.
    return {
      assignmentId,
      providerId: person === null ? null : (people[person]?.providerId ?? null),
      hospitalId: facilities[shifts.facility[at] ?? 0]?.hospitalId ?? '',
      startsAt: shifts.startsAt[at] ?? '',
      endsAt: shifts.endsAt[at] ?? '',
      elapsedMinutes: shifts.elapsedMinutes[at] ?? 0,
      shiftTypeId: shifts.shiftTypeId[at] ?? '',
      specialtyId: shifts.specialtyId[at] ?? null,
      version: shifts.version[at] ?? 0,
      flags: flagsOf(shifts.flags[at] ?? 0),
    }
  })

const peopleByName = inReadersOrder(({ providerName }: BoardPerson) => providerName)
const specialtiesByName = inReadersOrder(({ specialtyName }: Board['specialties'][number]) => specialtyName)
const facilitiesByName = inReadersOrder(({ facilityName }: BoardFacility) => facilityName)
/** Those that are closed come last, as the server lists them. */
const openFirst = (all: readonly BoardFacility[]) => all.toSorted((a, b) => Number(b.isActive) - Number(a.isActive))

/** What closes a date at all that is looked at, and what at some of it. */
export const closedOn = (closed: readonly ClosedDays[], date: string, facility: string) => {
  const then = closed.filter(({ from, to }) => from <= date && date <= to)
  const all = then.filter(({ hospitalId }) => hospitalId === null || hospitalId === facility)
  return [all, facility === '' ? then.filter(({ hospitalId }) => hospitalId !== null) : []]
}

/**
 * The answer as what it speaks of, people and places as readers of the language look for them. Of holidays those that count at the facility, or at all where none is chosen.
 */
export const rosterOf = (board: Board, hospitalId: string): Roster => ({
  people: peopleByName(board.people),
  byId: new Map(board.people.map((person) => [person.providerId, person])),
  shifts: shiftsIn(board),
  leave: Map.groupBy(board.leave, ({ person }) => board.people[person]?.providerId ?? ''),
  facilities: new Map(openFirst(facilitiesByName(board.facilities)).map((one) => [one.hospitalId, one])),
  types: new Map(board.shiftTypes.map((one) => [one.shiftTypeId, one])),
  specialties: new Map(specialtiesByName(board.specialties).map((one) => [one.specialtyId, one.specialtyName])),
  holidays: new Map(
    board.holidays
      .filter((one) => one.hospitalId === null || one.hospitalId === hospitalId)
      .map(({ date, holidayName }) => [date, holidayName]),
  ),
  closed: board.closed,
  tones: tonesOf(board.facilities.map(({ hospitalId: id, tone }) => ({ id, tone }))),
})

/**
 * The shifts as they are after changes that nobody has confirmed yet. What the clocks do meanwhile the server knows; it decides
 * for a moment how long they last, and no more.
 */
export const withChanges = (shifts: readonly BoardShift[], changes: readonly Change[]): readonly BoardShift[] => {
  if (changes.length === 0) return shifts
  const byId = Map.groupBy(changes, ({ assignmentId }) => assignmentId)
  const known = new Set(shifts.map(({ assignmentId }) => assignmentId))
  const isNew = (change: Change): change is Added =>
    (change.kind === 'create' || change.kind === 'restore') && !known.has(change.assignmentId)
  const added = changes.filter(isNew)
  const after = (shift: BoardShift): BoardShift[] => {
    let now: BoardShift | undefined = shift
    for (const change of byId.get(shift.assignmentId) ?? [])
      now = change.kind === 'cancel' ? undefined : now && changed(now, change)
    return now ? [now] : []
  }
  return [...shifts, ...added.map(asShift)].flatMap(after)
}

type Added = Extract<Change, { kind: 'create' | 'restore' }>
const asShift = (change: Added): BoardShift => {
  const { kind: _, ...said } = change
  const elapsedMinutes = clockMinutes(said.startsAt, said.endsAt)
  return { version: 0, ...said, elapsedMinutes, flags: NO_FLAGS, isUnsaved: true }
}
const changed = (shift: BoardShift, change: Exclude<Change, { kind: 'cancel' }>) => {
  const { kind: _, assignmentId: __, ...said } = change
  const to: BoardShift = { ...shift, ...said, version: shift.version, isUnsaved: true }
  const isSame = to.startsAt === shift.startsAt && to.endsAt === shift.endsAt
  return { ...to, elapsedMinutes: isSame ? shift.elapsedMinutes : clockMinutes(to.startsAt, to.endsAt) }
}

/** The facility's date on which it begins, to which it belongs. */
export const dateOf = ({ startsAt }: Pick<BoardShift, 'startsAt'>) => dateOfWall(startsAt)
