import type { BoardPerson, ClosedDays } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import { clock, count, hours, mediumDate, monthDay, percent, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { textOf } from '#web/lib/text.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import type { Covering } from './covering.ts'
import { leaveOn, type Placed } from './placing.ts'
import type { Removed } from './removed.ts'
import type { BoardShift, Roster } from './roster.ts'
import type { GroupOf, PersonRow } from './rows.ts'
import type { Totals } from './totals.ts'

export const typeName = ({ types }: Pick<Roster, 'types'>, shiftTypeId: string) =>
  typeNamed(shiftTypeId, types.get(shiftTypeId)?.shiftTypeName ?? shiftTypeId)

export const nameOf = (row: PersonRow, roster: Roster): string =>
  row.kind === 'person'
    ? row.person.providerName
    : (roster.facilities.get(row.hospitalId)?.facilityName ?? row.hospitalId)

type Placeable = Pick<BoardShift, 'shiftTypeId' | 'startsAt' | 'endsAt' | 'hospitalId'>
/** What, when and where. */
export const placeWords = ({ shiftTypeId, startsAt, endsAt, hospitalId }: Placeable, roster: Roster): string =>
  joined([
    typeName(roster, shiftTypeId),
    timeSpan(startsAt, endsAt),
    roster.facilities.get(hospitalId)?.facilityName ?? hospitalId,
  ])

/** A shift as one reads it out: what, when, where, how long, and what else is to be said of it. */
export const shiftWords = (shift: BoardShift, roster: Roster, isConflict = false): string =>
  joined([
    placeWords(shift, roster),
    hours(shift.elapsedMinutes),
    shift.providerId === null && textOf('open.brief'),
    shift.flags.includes('draft') && textOf('board.draft'),
    shift.flags.includes('changed') && textOf('board.changed'),
    isConflict && textOf('board.conflict'),
    shift.flags.includes('overridden') && textOf('board.overridden'),
    shift.isUnsaved && textOf('board.unsaved'),
    shift.flags.includes('note') && textOf('board.note'),
    shift.flags.includes('clockChange') && textOf('board.clockChange'),
  ])

/** The same in a cell: on a day after its first that it goes on, and since when. */
const placedWords = ({ shift, isOn }: Placed<Placeable>, words: string): string => {
  if (!isOn) return words
  const since = joined([clock(shift.startsAt), monthDay(dateOfWall(shift.startsAt))])
  return `${textOf('calendar.since', { time: since })}: ${words}`
}

const removedWords = (one: Placed<Removed>, roster: Roster) =>
  placedWords(one, textOf('board.removed', { shift: placeWords(one.shift, roster) }))
/** Of a facility who still goes by what is gone there: `Saarinen: Night, …, removed: they have not been told`. */
export const removedAtWords = (removed: readonly Placed<Removed>[], roster: Roster): string =>
  joined(
    removed.map((one) => `${roster.byId.get(one.shift.providerId)?.providerName ?? ''}: ${removedWords(one, roster)}`),
    ';',
  )

/** Why nobody is put into a cell, or nothing. */
export const hindered = (person: BoardPerson | undefined, roster: Roster, date: string): string | undefined => {
  if (!person) return undefined
  const leave = leaveOn(roster.leave.get(person.providerId) ?? [], date)
  if (leave) return leaveKindName(leave)
  return isUnavailable(person, date) ? textOf('board.unavailable') : undefined
}
export const isUnavailable = ({ isActive, lastDay }: BoardPerson, date: string) =>
  !isActive || (lastDay !== null && date > lastDay)

/** Where and why days are closed. */
export const closedNames = ({ facilities }: Pick<Roster, 'facilities'>, closed: readonly ClosedDays[]): string =>
  joined(
    closed.map(({ hospitalId, reason }) =>
      hospitalId === null
        ? textOf('board.closed', { reason })
        : textOf('board.closedAt', { name: facilities.get(hospitalId)?.facilityName ?? hospitalId, reason }),
    ),
  )

/** What stands in a cell, and what did. */
type InCell = { shifts: readonly Placed[] | undefined; removed?: readonly Placed<Removed>[] | undefined }

/** What stands in a cell: `Saarinen, Mon, Nov 9, 2026: Night, …`, or that it is free. */
export const cellWords = (
  name: string,
  /** The date in words. */
  day: string,
  date: string,
  { shifts: placed, removed }: InCell,
  person: BoardPerson | undefined,
  roster: Roster,
  conflicts: ReadonlySet<number>,
): string => {
  const shifts =
    placed?.map((one) => placedWords(one, shiftWords(one.shift, roster, conflicts.has(one.shift.assignmentId)))) ?? []
  // What is alike is heard once: of what is open there may be twenty.
  const all = [...Map.groupBy(shifts, (words) => words)].map(([what, { length }]) =>
    length > 1 ? textOf('board.several', { count: length, what }) : what,
  )
  const hindrance = hindered(person, roster, date)
  const what = [...all, ...(hindrance === undefined ? [] : [hindrance])]
  const gone = removed?.map((one) => removedWords(one, roster)) ?? []
  return textOf('board.cell', {
    name,
    date: day,
    what: joined([...(what.length > 0 ? what : [textOf(person ? 'board.free' : 'board.nothingOpen')]), ...gone], ';'),
  })
}

/** `132 h of 144 h, 10 nights, 3 weekends, 1 violation` */
export const totalsWords = ({ minutes, target, nights, weekends }: Totals, violations: number): string =>
  joined([
    target === null
      ? hours(minutes)
      : textOf('board.hoursOf', { worked: hours(minutes), target: hours(Math.round(target)) }),
    textOf('board.nights', { count: nights }),
    textOf('board.weekends', { count: weekends }),
    violations > 0 && textOf('board.violations', { count: violations }),
  ])

export const groupName = (group: GroupOf, { specialties, facilities }: Roster): string => {
  if (group.of === 'open') return textOf('board.open')
  if (group.of === 'contract') return group.fte === null ? textOf('board.noContract') : percent(group.fte)
  if (group.id === null) return textOf(group.of === 'specialty' ? 'board.noSpecialty' : 'board.anywhere')
  return (group.of === 'specialty' ? specialties.get(group.id) : facilities.get(group.id)?.facilityName) ?? group.id
}

/** `10/11` where somebody is missing, otherwise how many there are. */
export const coveringFigures = ({ covered, least }: Covering) =>
  covered < least ? `${count(covered)}/${count(least)}` : count(covered)
export const coveringWords = (covering: Covering | undefined, date: string): string => {
  if (!covering) return textOf('board.nothingNeeded', { date: mediumDate(date) })
  const { covered, least } = covering
  const said = textOf('board.covered', { date: mediumDate(date), covered: count(covered), least: count(least) })
  return covered < least ? joined([said, textOf('board.short', { count: least - covered })]) : said
}
