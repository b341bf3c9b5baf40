import { OVERTIME_AFTER, REST_HOURS } from '@onward/contract'
import { addDays, addMinutesToWall, dayNumber, startOfWeek } from '@onward/scheduling'
import { overtimeOf, shortTurnarounds, type HourShift } from '@onward/scheduling/insight'
import { holidaysOf } from '@onward/scheduling/judge'
import { instantOf, judgedShift, MAX_SHIFT_HOURS } from '@onward/scheduling/zoned'
import { holidaysIn } from '#server/demand-said.ts'
import type { Asked } from './asked.ts'
import {
  contractsIn,
  leaveIn,
  peopleAt,
  weekStartOf,
  workedShifts,
  type PersonRow,
  type Range,
  type WorkedRow,
} from './insight.queries.ts'

const MINUTE = 60_000
const EPOCH = '1970-01-01T00:00'

/** From how many hours on an account's week has overtime, and which rest is too short. */
export type Measures = { overtimeAfter: number; restHours: number }
/** As reports have them that are asked for nothing else. */
export const USUAL: Readonly<Measures> = { overtimeAfter: OVERTIME_AFTER, restHours: REST_HOURS }

/** A shift that somebody works, as reports count it. */
export type Worked = HourShift & {
  assignmentId: number
  date: string
  specialtyId: string | null
  isDraft: boolean
  /** Minutes beyond what a week of the account has before overtime. */
  overtime: number
  /** Whether it begins after too short a rest. */
  isShort: boolean
}

const readRow = (row: WorkedRow): Worked => {
  const [assignmentId, providerId, hospitalId, date, shiftTypeId, partOfDay, specialtyId, start, end, ...rest] = row
  const [wallStart, wallEnd, unpublished, timeZone] = rest
  const shift: Worked = {
    shiftId: String(assignmentId),
    assignmentId,
    providerId,
    hospitalId,
    date,
    shiftTypeId,
    partOfDay,
    specialtyId,
    start,
    end,
    wallStart,
    wallEnd,
    days: null,
    isDraft: unpublished === 'draft',
    overtime: 0,
    isShort: false,
  }
  if (end - start === wallEnd - wallStart) return shift
  // The zone is asked only where a clock change lies inside.
  const { days, ...judged } = judgedShift({
    ...shift,
    start: instantOf(start * MINUTE),
    end: instantOf(end * MINUTE),
    startsAt: addMinutesToWall(EPOCH, wallStart),
    endsAt: addMinutesToWall(EPOCH, wallEnd),
    timeZone,
  })
  return { ...shift, wallStart: judged.wallStart, wallEnd: judged.wallEnd, days }
}

// Dates at one moment are up to two days apart, by the zones of the places.
const ZONES = 2
/** Of a week's days that long before a shift of it others began that count for it: the longest shift, and the longest rest. */
const EARLIER = MAX_SHIFT_HOURS / 24 + 2 + 1 + ZONES

export type Reading = Pick<Asked, 'db' | 'accountId' | 'scope' | 'isTold'>
/**
 * What has to be read to count the shifts that begin on these dates: what else their people work counts for overtime and rest, so
 * that days side by side come to the sum of both.
 */
export const readShifts = async (
  { db, accountId, scope, isTold }: Reading,
  { from, to }: Range,
  providerIds?: readonly string[],
) => {
  const weekStartsOn = await weekStartOf(db, accountId)
  const around = { from: addDays(startOfWeek(from, weekStartsOn), -EARLIER), to: addDays(to, ZONES) }
  return { weekStartsOn, rows: await workedShifts(db, accountId, around, scope, { isTold, providerIds }) }
}
type ReadShifts = Awaited<ReturnType<typeof readShifts>>

/**
 * The shifts of what was read that begin on these dates, person by person by their start. A person's overtime and rest follow from
 * all of their shifts at the reader's facilities, whichever of those are asked for.
 */
export const measuredIn = (
  { weekStartsOn, rows }: ReadShifts,
  { from, to }: Range,
  { overtimeAfter, restHours }: Measures,
): Worked[] => {
  const all = rows.map(readRow)
  for (const own of Map.groupBy(all, ({ providerId }) => providerId).values()) {
    const overtime = overtimeOf(own, { weekStartsOn, after: overtimeAfter * 60 })
    // Rest is measured from wherever somebody was before, of what the reader may see.
    const short = shortTurnarounds(own, restHours * 60)
    for (const [at, shift] of own.entries()) {
      shift.overtime = overtime[at] ?? 0
      shift.isShort = short[at] ?? false
    }
  }
  return all.filter(({ date }) => date >= from && date <= to)
}

export type Person = PersonRow & {
  contracts: { from: number; to: number | null; fte: number; target: number | null; least: null; most: null }[]
  leave: { from: number; to: number }[]
}
/** The same by the numbers of its days, as what is agreed and what is fair are counted. */
export const presentOf = (person: Person) => ({
  ...person,
  lastDay: person.lastDay === null ? null : dayNumber(person.lastDay),
})

/** Everybody who may work there, and whoever does, with what is agreed and when they are away. */
export const peopleIn = async (
  { db, accountId, places }: Asked,
  range: Range,
  shifts: readonly { providerId: string }[],
) => {
  const people = await peopleAt(db, accountId, places, [...new Set(shifts.map(({ providerId }) => providerId))])
  const contracts = Map.groupBy(await contractsIn(db, accountId, range), ({ providerId }) => providerId)
  const leave = Map.groupBy(await leaveIn(db, accountId, range), ({ providerId }) => providerId)
  return people.map((person): Person => ({
    ...person,
    contracts: (contracts.get(person.providerId) ?? []).map(({ validFrom, validTo, fte, targetHours }) => ({
      from: dayNumber(validFrom),
      to: validTo === null ? null : dayNumber(validTo),
      fte,
      target: targetHours === null ? null : Math.round(targetHours * 60),
      least: null,
      most: null,
    })),
    leave: (leave.get(person.providerId) ?? []).map(({ startDate, endDate }) => ({
      from: dayNumber(startDate),
      to: dayNumber(endDate),
    })),
  }))
}

/** The holidays of these dates, and of the day after: a start that the clocks skipped may stand there. */
export const readHolidays = ({ db, accountId }: Pick<Asked, 'db' | 'accountId'>, { from, to }: Range) =>
  holidaysIn(db, accountId, { from, to: addDays(to, 1) })

/** Those of each facility that has a shift. */
export const holidaysAt = (rows: Awaited<ReturnType<typeof readHolidays>>, shifts: readonly { hospitalId: string }[]) =>
  holidaysOf(
    rows,
    shifts.map(({ hospitalId }) => hospitalId),
  )
export type Holidays = ReturnType<typeof holidaysAt>
