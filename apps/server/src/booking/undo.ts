import {
  ApiError,
  Conflict,
  type Assignment,
  type BatchConflict,
  type Leave,
  type LeftAlone,
  type ProposalConflict,
} from '@onward/contract'
import { sql } from 'kysely'
import { safeParse } from 'valibot'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { book } from './book.ts'
import type { Change, NewShift, Some } from './changes.ts'
import { ownersOf, takePeopleToBook } from './people.ts'
import { together } from './refusing.ts'
import { isWithin } from './scope.ts'
import { restoreMembers } from './series-shifts.ts'
import { leavesById } from './shown-leave.ts'
import { shiftsById } from './shown-shifts.ts'

/** What a batch did to one row. */
type Done = {
  action: string
  objectType: 'assignment' | 'leave'
  objectId: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** As long as others should wait for it. */
const MOST_UNDONE = 20_000

const TIMES = ['hospitalId', 'startsAt', 'endsAt'] as const

/** What differs of a shift as it was from how the batch left it: its type with its times, from which it would follow. */
const shiftBefore = (before: Assignment, after: Assignment): Some<NewShift> => {
  const { providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId, note } = before
  const isMoved = TIMES.some((field) => before[field] !== after[field])
  return {
    ...(providerId !== after.providerId && { providerId }),
    ...(isMoved && { hospitalId, startsAt, endsAt }),
    ...((isMoved || shiftTypeId !== after.shiftTypeId) && { shiftTypeId }),
    ...(specialtyId !== after.specialtyId && { specialtyId }),
    ...(note !== after.note && { note }),
  }
}

/** The change that takes a thing back, of a row that is as the batch left it. */
const inverse = ({ action, objectType, objectId: id, before, after }: Done): Change => {
  const version = Number(after?.version)
  if (objectType === 'assignment') {
    const seen = { of: 'assignment', id, version } as const
    // What is written down of a booking is the row as the contract shows it.
    const [was, is] = [before as Assignment | null, after as Assignment | null]
    if (action === 'assignment.cancelled') return { ...seen, kind: 'restore', to: {} }
    // What a file brought anew has nothing that it was before.
    if ((action === 'assignment.changed' || action === 'assignment.imported') && was && is)
      return { ...seen, kind: 'change', to: shiftBefore(was, is) }
    return { ...seen, kind: 'cancel' }
  }
  const seen = { of: 'leave', id, version } as const
  const was = before as Leave | null
  if (action === 'leave.created' || !was) return { ...seen, kind: 'cancel' }
  const { providerId, startDate, endDate, leaveDescription, leaveKindId } = was
  const row = { providerId, startDate, endDate, leaveDescription, leaveKindId }
  // Leave that was cancelled stays so: it is recorded anew.
  return action === 'leave.cancelled' ? { of: 'leave', kind: 'create', row } : { ...seen, kind: 'change', to: row }
}

const doneIn = async (trx: Db, accountId: number, batchId: number): Promise<Done[]> => {
  const { rows } = await sql<Done>`
    select action, object_type as "objectType", object_id::bigint as "objectId", before, after
    from audit_entry
    where account_id = ${accountId} and batch_id = ${batchId} and object_type in ('assignment', 'leave')
    order by entry_id`.execute(trx)
  return rows
}

/** The batch, which nobody else takes back meanwhile. Who plans at some facilities takes back what they booked themselves. */
const takeBatch = async (trx: Db, { accountId, userId, scope }: Author, batchId: number) => {
  const batch = await trx
    .selectFrom('batch')
    .where('accountId', '=', accountId)
    .where('batchId', '=', batchId)
    .select(['batchId', 'userId'])
    .forUpdate()
    .executeTakeFirst()
  if (!batch || (scope !== undefined && batch.userId !== userId))
    throw new ApiError(404, { message: 'There is no such batch' })
  const undone = await trx
    .selectFrom('batch')
    .where('accountId', '=', accountId)
    .where('undoes', '=', batchId)
    .select('batchId')
    .executeTakeFirst()
  if (undone)
    throw new ApiError(409, {
      message: 'This has been undone already',
      reason: 'undone',
      facts: { undoneBy: undone.batchId },
    })
}

/**
 * Takes back what a batch did, as a booking of its own, which can be taken back as well. Rows that are no longer as the batch
 * left them are left alone, and told.
 * @throws ApiError 404, 409 for one that has been taken back or with all that is in the way now, 422 for what a rule blocks by now
 * or what changed too much
 */
export const undoBatch = async (trx: Db, author: Author, batchId: number) => {
  const { accountId } = author
  await takeBatch(trx, author, batchId)
  const done = await doneIn(trx, accountId, batchId)
  if (done.length > MOST_UNDONE)
    throw new ApiError(422, {
      message: `This changed ${done.length} rows, and at most ${MOST_UNDONE} are taken back at once`,
    })
  const idsOf = (type: Done['objectType']) =>
    done.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
  // All that are booked for below: what is found to be as the batch left it stays so.
  const owners = await ownersOf(trx, accountId, idsOf('assignment'), idsOf('leave'))
  const seen = await takePeopleToBook(
    trx,
    accountId,
    [...owners, ...done.flatMap(({ before }) => personIn(before))],
    author.scope,
  )
  const shifts = new Map((await shiftsById(trx, accountId, idsOf('assignment'))).map((row) => [row.assignmentId, row]))
  const leave = new Map((await leavesById(trx, accountId, idsOf('leave'))).map((row) => [row.leaveId, row]))
  const zones = await zonesOf(trx, accountId)
  const left: LeftAlone[] = []
  let hidden = 0
  const takenBack: Done[] = []
  for (const one of done) {
    const shift = one.objectType === 'assignment' ? shifts.get(one.objectId) : undefined
    const absence = one.objectType === 'leave' ? leave.get(one.objectId) : undefined
    const row = shift ?? absence
    // Taken back by the version that it has by now: a step back since has made it another one of the same.
    if (row && isAsLeft(row, one.after) && !isElsewhen(one, zones))
      takenBack.push({ ...one, after: { ...one.after, version: row.version } })
    else if (shift && isWithin(author.scope, shift.hospitalId)) left.push({ of: 'assignment', assignment: shift })
    else if (absence && seen.has(absence.providerId)) left.push({ of: 'leave', leave: absence })
    else hidden += 1
  }
  if (takenBack.length === 0) return { batchId: null, assignments: [], leave: [], left, hidden }
  const options = { undoes: batchId, refusing: together(author.scope), isUnattended: true }
  try {
    const booked = await book(trx, author, takenBack.map(inverse), options)
    await restoreMembers(trx, accountId, batchId, booked.batchId)
    return { batchId: booked.batchId, assignments: booked.assignments, leave: booked.leave, left, hidden }
  } catch (error) {
    throw asRefused(error, (at) => shifts.get(takenBack[at]?.objectId ?? 0))
  }
}

/** Whose a row was; an open shift is nobody's. */
const personIn = (before: Done['before']) => (typeof before?.providerId === 'string' ? before.providerId : [])

const LEFT = {
  assignment: [
    'providerId',
    'hospitalId',
    'startsAt',
    'endsAt',
    'timeZone',
    'start',
    'end',
    'shiftTypeId',
    'specialtyId',
    'note',
    'status',
  ],
  leave: ['providerId', 'startDate', 'endDate', 'leaveDescription', 'leaveKindId', 'status'],
} as const
/** Whether a row says what a batch has left, be it that it was another one in between. */
const isAsLeft = (row: Assignment | Leave, after: Done['after']) =>
  after !== null &&
  [...('assignmentId' in row ? LEFT.assignment : LEFT.leave)].every((field) => Reflect.get(row, field) === after[field])

/** The zone of each facility by its id, as it is now. */
const zonesOf = async (trx: Db, accountId: number) => {
  const rows = await trx
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .select(['hospitalId', 'timeZone'])
    .execute()
  return new Map(rows.map(({ hospitalId, timeZone }) => [hospitalId, timeZone]))
}

/** Whether the wall times that a shift had would mean other moments by now: its facility has got another zone since. */
const isElsewhen = ({ action, before, after }: Done, zones: ReadonlyMap<string, string>) =>
  (action === 'assignment.changed' || action === 'assignment.imported') &&
  before !== null &&
  (before?.timeZone !== after?.timeZone || TIMES.some((field) => before?.[field] !== after?.[field])) &&
  zones.get(String(before?.hospitalId)) !== before?.timeZone

/** What refuses a step back, in the words of one: nobody sent any fields, and leave is in the way as shifts are. */
const asRefused = (error: unknown, shiftAt: (at: number) => Assignment | undefined): unknown => {
  if (!(error instanceof ApiError)) return error
  const [, at, field] = /^(?:changes\.(\d+)\.)?(\w+)$/.exec(pathIn(error)) ?? []
  if (field !== undefined) {
    const assignment = (at === undefined ? undefined : shiftAt(Number(at))) ?? null
    const facts = { field, assignment }
    return new ApiError(409, { message: error.message, reason: 'gone', facts } satisfies BatchConflict)
  }
  const conflict = error.status === 409 ? safeParse(Conflict, error.body) : undefined
  if (!conflict?.success) return error
  const facts = { conflicts: [{ at: 0, conflict: conflict.output }] }
  return new ApiError(409, { message: error.message, reason: 'conflicts', facts } satisfies ProposalConflict)
}
const pathIn = ({ body }: ApiError) => (body as { issues?: { path: string }[] }).issues?.[0]?.path ?? '' // ours
