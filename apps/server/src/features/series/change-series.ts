import { randomUUID } from 'node:crypto'
import { ApiError, type Assignment, type LeftShift, type series as calls, type SeriesReport } from '@onward/contract'
import { addDays, dateOfWall, wallAt } from '@onward/scheduling'
import type { InferOutput } from 'valibot'
import { record, type Author } from '#server/audit.ts'
import { book } from '#server/booking/book.ts'
import { given, type NewShift, type ShiftChange, type Some } from '#server/booking/changes.ts'
import { closedDays } from '#server/booking/locks.ts'
import { NOTHING_SAID } from '#server/booking/overrides.ts'
import { renamed, together } from '#server/booking/refusing.ts'
import { isWithin } from '#server/booking/scope.ts'
import { isAsSaid, membersOf, saidOf, writeMembers, type Said } from '#server/booking/series-shifts.ts'
import { shiftsById } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { splitSeries, takeSeries } from './series.queries.ts'

type Aim = Omit<InferOutput<(typeof calls)['cancelSeries']['input']>, 'dryRun'>
type Change = InferOutput<(typeof calls)['changeSeries']['input']>['change']
/** `change` is what each shift becomes; without one they are cancelled. */
type Wish = { aim: Aim; change: Change | undefined; now: Date; isTrial: boolean }
/** A shift of a series, and what that last said of it. */
type Member = { shift: Assignment; said: Said }

export const missingSeries = () => new ApiError(404, { message: 'There is no such series' })

/** The day on which a shift was to be, wherever somebody has moved it. */
const dayOf = ({ said }: { said: Said }) => dateOfWall(said.startsAt)

/** Those that are meant, those before them, and how many are not the author's to see. */
const aimedAt = async (trx: Db, { accountId, scope }: Author, { seriesId, assignmentId, which }: Aim) => {
  if (!(await takeSeries(trx, accountId, seriesId))) throw missingSeries()
  const members = await membersOf(trx, accountId, seriesId)
  const rows = await shiftsById(
    trx,
    accountId,
    members.map((one) => one.assignmentId),
  )
  const shifts = new Map(rows.map((shift) => [shift.assignmentId, shift]))
  const named = members.find((one) => one.assignmentId === assignmentId)
  const first = shifts.get(assignmentId)
  if (!named || !first || !isWithin(scope, first.hospitalId)) throw missingSeries()
  const meant = which === 'all' ? members : members.filter((one) => dayOf(one) >= dayOf(named))
  const reached = meant.flatMap(({ said, ...one }): Member[] => {
    const shift = shifts.get(one.assignmentId)
    return shift && isWithin(scope, shift.hospitalId) ? [{ shift, said }] : []
  })
  const isSplit = meant.length < members.length
  return { first, from: dayOf(named), reached, isSplit, hidden: meant.length - reached.length }
}

/** What a shift becomes: its own day, at the times that are wanted. */
const becoming = (shift: Assignment, first: Assignment, { times, note, ...rest }: Change): Some<NewShift> => {
  const day = dateOfWall(shift.startsAt)
  const walls = times && {
    startsAt: wallAt(day, times.startsAt),
    endsAt: wallAt(addDays(day, times.days), times.endsAt),
  }
  // A note that is a shift's own stays with it.
  return { ...given(rest), ...walls, ...(note !== undefined && shift.note === first.note && { note }) }
}

const told = ({ shift }: Member, reason: LeftShift['reason']): LeftShift => {
  const { assignmentId, providerId, providerName, facilityName, startsAt, endsAt } = shift
  return { assignmentId, providerId, providerName, facilityName, startsAt, endsAt, reason }
}

/** By what people know a series: whose it is, where and as what. */
const calledBy = ({ providerName, facilityName, shiftTypeName }: Assignment) => ({
  providerName,
  facilityName,
  shiftTypeName,
})

/** A field that is refused of one of the shifts is one of the change. */
const asChange = (error: unknown): unknown =>
  error instanceof ApiError ? renamed(error, (path) => path.replace(/^changes\.\d+\./, 'change.')) : error

/**
 * Changes, or cancels, a shift of a series and those after it, or all of them, as one booking. What was changed by itself, has
 * begun, is on closed days or was cancelled stays as it is, and is told; the shift that is named is meant even if it was changed by
 * itself. Those from a shift on become a series of their own, with what stays as it is among them.
 * @throws ApiError as the one door does, 404 for a series that is not there
 */
export const changeSeries = async (
  trx: Db,
  author: Author,
  { aim, change, now, isTrial }: Wish,
): Promise<SeriesReport> => {
  const { accountId, userId, scope } = author
  const { seriesId, assignmentId, version, which, overrides } = aim
  const { first, from, reached, isSplit, hidden } = await aimedAt(trx, author, aim)
  const isClosed = await closedDays(trx, accountId)
  const whyNot = ({ shift, said }: Member): LeftShift['reason'] | undefined => {
    const { hospitalId, scheduledDate } = shift
    if (shift.status === 'cancelled') return 'cancelled'
    if (shift.start <= now.toISOString()) return 'begun'
    if (isClosed(hospitalId, scheduledDate) || isClosed(change?.hospitalId ?? hospitalId, scheduledDate))
      return 'locked'
    return shift === first || isAsSaid(shift, said) ? undefined : 'changed'
  }
  const left = reached.flatMap((one) => {
    const reason = whyNot(one)
    return reason ? told(one, reason) : []
  })
  const stays = new Set(left.map((one) => one.assignmentId))
  const changes = reached.flatMap(({ shift }): ShiftChange[] => {
    if (stays.has(shift.assignmentId)) return []
    const seen = { id: shift.assignmentId, version: shift === first ? version : shift.version }
    return change
      ? [{ of: 'assignment', kind: 'change', ...seen, to: becoming(shift, first, change) }]
      : [{ of: 'assignment', kind: 'cancel', ...seen }]
  })
  if (changes.length === 0)
    return { batchId: null, seriesId, changed: 0, from: null, until: null, left, hidden, ...NOTHING_SAID }
  const options = { overrides, refusing: together(scope), isTrial }
  const { batchId, assignments, said } = await book(trx, author, changes, options).catch((error: unknown) => {
    throw asChange(error)
  })
  const after = change && isSplit ? randomUUID() : seriesId
  if (after !== seriesId) await splitSeries(trx, accountId, { of: seriesId, as: after, from })
  const rewritten = assignments.map((shift) => ({
    assignmentId: shift.assignmentId,
    seriesId: after,
    said: saidOf(shift),
  }))
  const carried = reached.flatMap(({ shift, said: was }) =>
    stays.has(shift.assignmentId) ? { assignmentId: shift.assignmentId, seriesId: after, said: was } : [],
  )
  if (change) await writeMembers(trx, accountId, batchId, after === seriesId ? rewritten : [...rewritten, ...carried])
  const became = assignments.find((shift) => shift.assignmentId === assignmentId) ?? first
  const meant = { seriesId: after, assignmentId, which, date: from, left: left.length + hidden }
  const entry = { accountId, userId, objectId: seriesId } as const
  const written = change
    ? ({
        action: 'series.changed',
        before: calledBy(first),
        after: { ...calledBy(became), ...meant, changed: assignments.length },
      } as const)
    : ({ action: 'series.cancelled', after: { ...calledBy(first), ...meant, cancelled: assignments.length } } as const)
  await record(trx, { ...author, batchId }, { ...entry, ...written })
  const days = assignments.map(({ scheduledDate }) => scheduledDate).toSorted()
  const reach = { changed: assignments.length, from: days.at(0) ?? null, until: days.at(-1) ?? null }
  return { batchId, seriesId: after, ...reach, left, hidden, ...said }
}
