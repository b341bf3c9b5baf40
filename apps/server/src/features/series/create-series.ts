import { randomUUID } from 'node:crypto'
import { MOST_SERIES_DAYS, wrongField, type series as calls } from '@onward/contract'
import { addDaysToWall, dateOfWall, daysBetween } from '@onward/scheduling'
import type { InferOutput } from 'valibot'
import { record, type Author } from '#server/audit.ts'
import { resolved } from '#server/booking/resolved.ts'
import { LATEST, rollOut } from '#server/booking/roll-out.ts'
import { saidOf, writeMembers } from '#server/booking/series-shifts.ts'
import type { Db } from '#server/db.ts'
import { datesOf } from './dates-of.ts'
import { insertSeries, namesFor } from './series.queries.ts'

export type Wish = Omit<InferOutput<(typeof calls)['createSeries']['input']>, 'dryRun'>

/** @throws ApiError 400 that names the field */
const checkTimes = ({ startsAt, endsAt, until }: Wish, timeZone: string) => {
  const from = dateOfWall(startsAt)
  if (until < from) throw wrongField('until', 'must not be before the first shift')
  if (daysBetween(from, until) > MOST_SERIES_DAYS)
    throw wrongField('until', `must be at most ${MOST_SERIES_DAYS} days after the first shift`)
  if (until > LATEST) throw wrongField('until', `must not be after ${LATEST}`)
  resolved({ startsAt, endsAt, timeZone })
}

/**
 * Makes the shifts of a series as shifts are made of a template, and tells what becomes of each. Those that are made belong to it, each
 * as it was made: one that was opened is open by what the series says.
 * @throws ApiError 400 and 404 that name the field, 423 `Locked`
 */
export const createSeries = async (trx: Db, author: Author, wish: Wish) => {
  const { accountId, userId, scope } = author
  const { startsAt, endsAt, hospitalId, providerId, shiftTypeId, specialtyId = null, note = null } = wish
  const { weekStartsOn, timeZone, ...names } = await namesFor(trx, { accountId, scope }, wish)
  checkTimes(wish, timeZone)
  const from = dateOfWall(startsAt)
  const { everyWeeks, weekdays, until } = wish
  const cycle = { everyWeeks, weekdays, from, until }
  const dates = datesOf(cycle, weekStartsOn)
  const wanted = dates.map((date) => {
    const days = daysBetween(from, date)
    const walls = { startsAt: addDaysToWall(startsAt, days), endsAt: addDaysToWall(endsAt, days) }
    return { providerId, hospitalId, shiftTypeId, specialtyId, note, ...names, ...walls }
  })
  const { report, made } = await rollOut(trx, author, wanted)
  const { batchId, created } = report
  if (batchId === null) return { ...report, seriesId: null, dates }
  const seriesId = randomUUID()
  await insertSeries(trx, accountId, seriesId, cycle)
  const members = made.map((shift) => ({ assignmentId: shift.assignmentId, seriesId, said: saidOf(shift) }))
  await writeMembers(trx, accountId, batchId, members)
  const entry = { accountId, userId, action: 'series.created', objectId: seriesId } as const
  await record(trx, { ...author, batchId }, { ...entry, after: { ...names, ...cycle, created } })
  return { ...report, seriesId, dates }
}
