import { addDays, addMinutesToWall, dayNumber, startOfWeek } from '@onward/scheduling'
import { overtimeOf, type HourShift } from '@onward/scheduling/insight'
import { holidaysOf } from '@onward/scheduling/judge'
import { instantOf, judgedShift, MAX_SHIFT_HOURS } from '@onward/scheduling/zoned'
import { setImmediate as breath } from 'node:timers/promises'
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

/** A shift that somebody works, as reports count it. */
export type Worked = HourShift & {
  assignmentId: number
  date: string
  specialtyId: string | null
  isDraft: boolean
  /** Minutes beyond what a week of the account has before overtime. */
  overtime: number
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

/**
 * The shifts that begin on these dates, person by person by their start. A person's overtime follows from all of their weeks at
 * the reader's facilities, whichever of those are asked for.
 */
export const workedIn = async (
  asked: Asked,
  { from, to }: Range,
  overtimeAfter: number,
): Promise<{ shifts: Worked[]; earlier: Worked[] }> => {
  const { db, accountId, places, scope, isTold } = asked
  const weekStartsOn = await weekStartOf(db, accountId)
  // What began in an earlier week may still run in the first one.
  const first = addDays(startOfWeek(from, weekStartsOn), -Math.ceil(MAX_SHIFT_HOURS / 24) - 1)
  const rows = (await workedShifts(db, accountId, { from: first, to }, scope, isTold)).map(readRow)
  await breath()
  for (const own of Map.groupBy(rows, ({ providerId }) => providerId).values()) {
    const overtime = overtimeOf(own, { weekStartsOn, after: overtimeAfter * 60 })
    for (const [at, shift] of own.entries()) shift.overtime = overtime[at] ?? 0
  }
  const isHere = places === undefined ? () => true : isOneOf(places)
  return {
    shifts: rows.filter(({ date, hospitalId }) => date >= from && isHere(hospitalId)),
    earlier: rows.filter(({ date }) => date < from),
  }
}
const isOneOf = (places: readonly string[]) => {
  const known = new Set(places)
  return (hospitalId: string) => known.has(hospitalId)
}

export type Person = PersonRow & {
  contracts: { from: number; to: number | null; fte: number; target: number | null; least: null; most: null }[]
  leave: { from: number; to: number }[]
}

/** Everybody who may work there, and whoever does, with what is agreed and when they are away. */
export const peopleIn = async ({ db, accountId, places }: Asked, range: Range, shifts: readonly Worked[]) => {
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

/** The holidays of each facility that has a shift. */
export const holidaysFor = async ({ db, accountId }: Asked, range: Range, shifts: readonly Worked[]) =>
  holidaysOf(
    await holidaysIn(db, accountId, range),
    shifts.map(({ hospitalId }) => hospitalId),
  )
