import { sql, type RawBuilder } from 'kysely'
import { recordEach, type Author } from '#server/audit.ts'
import { chunks } from '#server/chunks.ts'
import type { Db } from '#server/db.ts'
import type { ShiftRow } from './changes.ts'
import { assertOpen, daysOfShifts } from './locks.ts'
import { notedChanged, notedNew } from './noted-changes.ts'
import { atTheSameMoment } from './refusals.ts'
import { shownShifts, shownWritten } from './shown-shifts.ts'

/** A row to be created, with the id by which an import knows it again. */
export type ShiftToCreate = ShiftRow & { externalId?: string }
/** A row to be written over, provided that it still has that version and is, or is not, cancelled. */
export type ShiftToChange = ShiftRow & { assignmentId: number; version: number }

// A list in JSON counts as a hundred rows for the planner, who then reads whole tables beside it; the limit tells the truth.
const given = (rows: readonly ShiftRow[]) => sql`(
  select * from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
    "assignmentId" bigint, version integer, "externalId" text, "providerId" text, "hospitalId" text,
    "startsAt" timestamp, "endsAt" timestamp, "timeZone" text, "start" timestamptz, "end" timestamptz,
    "scheduledDate" date, "shiftType" text, "shiftTypeId" text, "specialtyId" text, "clockChange" jsonb, note text)) with ordinality
  limit ${rows.length}::bigint)`

/**
 * Whether people are told of what is written at a place on a date, as it is written: within what has been published there, or
 * where nothing is published apart.
 */
const isToldAt = (
  accountId: number,
  hospitalId: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
) => sql<boolean>`not exists (
  select from facility h where h.account_id = ${accountId} and h.hospital_id = ${hospitalId} and h.published_until < ${date})`

/** How rows are written: whether what people knew is noted, and what is called before each piece of many. */
type Writing = { isNoted: boolean; between: () => void }

/** Creates shifts and answers their ids, in the order of the rows. */
const createShifts = async (
  trx: Db,
  author: Author,
  rows: readonly ShiftToCreate[],
  action: 'assignment.created' | 'assignment.imported',
  { isNoted, between }: Writing,
  importId: string | null,
) => {
  const ids: number[] = []
  for (const chunk of chunks(rows)) {
    between()
    // Ids are given out in the order of the select; the audit entries come back in any.
    const created = await sql<{ id: number }>`
      with a as (
        insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during,
          scheduled_date, shift_type, shift_type_id, specialty_id, starts_clock_change, ends_clock_change, note, external_id,
          import_id, unpublished)
        select ${author.accountId}::integer, "providerId", "hospitalId", "startsAt", "endsAt", "timeZone",
          tstzrange("start", "end"), "scheduledDate", "shiftType", coalesce("shiftTypeId", "shiftType"), "specialtyId",
          "clockChange"->>'startsAt', "clockChange"->>'endsAt', note, "externalId", ${importId}::uuid,
          case when not ${isToldAt(author.accountId, sql`g."hospitalId"`, sql`g."scheduledDate"`)} then 'draft' end
        from ${given(chunk)} g order by g.ordinality
        returning *
      )${isNoted ? sql`, noted as (${notedNew(author)})` : sql``}
      ${recordEach(
        author,
        action,
        sql`select s."assignmentId" as id, null::jsonb as before, to_jsonb(s) as after from (${shownWritten}) s`,
      )}`.execute(trx)
    ids.push(...created.rows.map(({ id }) => id).sort((a, b) => a - b))
  }
  return ids
}

/** The planner takes what a statement has written for a row or two, and goes through the earlier rows for each: few at once cost less. */
const CHANGED_AT_ONCE = 250

/** What people are told of a shift, in the order in which it is compared. */
const TOLD = [
  'providerId',
  'hospitalId',
  'during',
  'startsAt',
  'endsAt',
  'timeZone',
  'shiftType',
  'shiftTypeId',
  'specialtyId',
  'note',
] as const

/**
 * Writes a new version of shifts: all that a row says, with its return where it was cancelled; or only that it is. Answers how many were written: fewer than
 * given when somebody else was first.
 */
const changeShifts = async (
  trx: Db,
  author: Author,
  rows: readonly ShiftToChange[],
  action: 'assignment.changed' | 'assignment.imported' | 'assignment.cancelled' | 'assignment.restored',
  { isNoted, between }: Writing,
) => {
  const { accountId } = author
  // A file knows neither: its word leaves the type as it is while it is the type's, and what the shift asks for. Without a word
  // the type follows from the times, and is named.
  const isImported = action === 'assignment.imported'
  const typeId = isImported
    ? sql`coalesce(g."shiftTypeId",
        case when assignment.shift_type = g."shiftType" then assignment.shift_type_id else g."shiftType" end)`
    : sql`coalesce(g."shiftTypeId", g."shiftType")`
  const specialtyId = isImported ? sql`assignment.specialty_id` : sql`g."specialtyId"`
  const isCancelled = action === 'assignment.cancelled'
  const written = isCancelled
    ? sql`status = 'cancelled'`
    : sql`provider_id = g."providerId", hospital_id = g."hospitalId", starts_at = g."startsAt", ends_at = g."endsAt",
        time_zone = g."timeZone", during = tstzrange(g."start", g."end"), scheduled_date = g."scheduledDate",
        shift_type = g."shiftType", shift_type_id = ${typeId}, specialty_id = ${specialtyId},
        starts_clock_change = g."clockChange"->>'startsAt', ends_clock_change = g."clockChange"->>'endsAt', note = g.note,
        status = 'confirmed'`
  // What changes nothing, and a change that is taken back before it is told, is none.
  const isLike = (row: 'k' | 'assignment') => {
    const columns = TOLD.map((name) => sql.ref(`${row}.${name}`))
    return sql`(${sql.join(columns)}) is not distinct from (g."providerId", g."hospitalId", tstzrange(g."start", g."end"),
      g."startsAt", g."endsAt", g."timeZone", g."shiftType", ${typeId}, ${specialtyId}, g.note)`
  }
  const isAsTold = isCancelled
    ? sql`false`
    : sql`(assignment.unpublished is null and assignment.status = 'confirmed' and ${isLike('assignment')} or exists (
        select from published_assignment k
        where k.account_id = assignment.account_id and k.assignment_id = assignment.assignment_id and ${isLike('k')}))`
  const isRestored = action === 'assignment.restored'
  const isTold = isToldAt(
    accountId,
    isCancelled ? sql`assignment.hospital_id` : sql`g."hospitalId"`,
    isCancelled ? sql`assignment.scheduled_date` : sql`g."scheduledDate"`,
  )
  // Of what was told within what is published people are told what becomes of it, be it that it has gone into a draft.
  const wasTold = isToldAt(accountId, sql`assignment.hospital_id`, sql`assignment.scheduled_date`)
  // What people know at a place where the author does not plan, they are told otherwise by who plans there too.
  const isApart = author.scope
    ? sql`exists (
        select from published_assignment k
        where k.account_id = assignment.account_id and k.assignment_id = assignment.assignment_id
          and k.hospital_id <> all(${author.scope}::text[]))`
    : sql`false`
  let count = 0
  for (const chunk of chunks(rows, CHANGED_AT_ONCE)) {
    between()
    // Each part is materialized, and so planned by itself: all of their joins at once take longer to plan than to run.
    const changed = await sql<{ id: number }>`
      with given as materialized ${given(chunk)},
      earlier as materialized (
        ${shownShifts} join given g on g."assignmentId" = a.assignment_id
        where a.account_id = ${accountId}
      ),
      a as (
        update assignment set ${written}, version = assignment.version + 1, updated_at = now(),
          unpublished = case
            when ${isTold} and not ${isApart} or ${isAsTold} then null
            when assignment.unpublished is not null then assignment.unpublished
            when assignment.status = 'cancelled' or ${wasTold} then 'draft'
            else 'changed' end
        from given g
        where assignment.account_id = ${accountId} and assignment.assignment_id = g."assignmentId"
          and assignment.version = g.version and assignment.status = ${isRestored ? 'cancelled' : 'confirmed'}
        returning assignment.*
      ),
      told as (
        insert into published_assignment (account_id, assignment_id, provider_id, hospital_id, starts_at, ends_at, time_zone,
          during, scheduled_date, shift_type, shift_type_id, specialty_id, starts_clock_change, ends_clock_change, note, version)
        select b.account_id, b.assignment_id, b.provider_id, b.hospital_id, b.starts_at, b.ends_at, b.time_zone,
          b.during, b.scheduled_date, b.shift_type, b.shift_type_id, b.specialty_id, b.starts_clock_change,
          b.ends_clock_change, b.note, b.version
        from assignment b join a on a.assignment_id = b.assignment_id and a.account_id = b.account_id
        where a.unpublished = 'changed' and b.unpublished is null
      ),
      retold as (
        delete from published_assignment p using a
        where p.account_id = a.account_id and p.assignment_id = a.assignment_id and a.unpublished is null
      ),
      ${isNoted ? sql`noted as (${notedChanged(author)}),` : sql``}
      s as materialized (${shownWritten})
      ${recordEach(
        author,
        action,
        sql`select s."assignmentId" as id, to_jsonb(earlier) as before, to_jsonb(s) as after
          from s join earlier on earlier."assignmentId" = s."assignmentId"`,
      )}`.execute(trx)
    count += changed.rows.length
  }
  return count
}

/**
 * Takes the rows in the order of their ids, as publishing does: of open ones there is nobody whose row was taken first. Whoever
 * has waited for a publication reads in its next statement what has been told, and how far.
 */
const takeShifts = (trx: Db, accountId: number, rows: readonly ShiftToChange[]) =>
  sql`select from assignment
    where account_id = ${accountId} and assignment_id = any(${rows.map(({ assignmentId }) => assignmentId)}::bigint[])
    order by assignment_id for no key update`.execute(trx)

/** What a booking does to the rows of shifts. */
export type ShiftWrites = {
  create: ShiftToCreate[]
  change: ShiftToChange[]
  restore?: ShiftToChange[]
  cancel: ShiftToChange[]
  /** Of new ones: the import that brings them, which keeps them unseen until it is done. */
  importId?: string
  /** Whether people are mailed of it: unless it is said otherwise, of all that is seen at once. */
  isNoted?: boolean
}

/**
 * Writes shifts, each with its entry in the audit trail. Of several, overlap is judged once all of them stand where they
 * should, so that people may trade places. Whoever calls has taken the people's rows.
 * @param between called before each piece of many; what it throws ends the writing
 * @returns the ids of the new ones, in the order of the rows
 * @throws the store's 23P01 for an overlap, ApiError 423 for what is closed, 409 when somebody wrote one of the rows meanwhile
 */
export const writeShifts = async (
  trx: Db,
  author: Author,
  { create, change, restore = [], cancel, importId, isNoted = importId === undefined }: ShiftWrites,
  how: 'booked' | 'imported' = 'booked',
  between: () => void = () => {},
) => {
  const { accountId } = author
  await assertOpen(trx, accountId, async () => {
    const after = [...create, ...change, ...restore].map(({ hospitalId, scheduledDate }) => {
      return { hospitalId, from: scheduledDate, to: scheduledDate }
    })
    const stored = [...change, ...restore, ...cancel].map(({ assignmentId }) => assignmentId)
    return [...after, ...(await daysOfShifts(trx, accountId, stored))]
  })
  // New rows alone trade no places, and to judge many of them late costs twice.
  const touched = change.length + restore.length + cancel.length
  const isTrade = touched > 0 && touched + create.length > 1
  if (isTrade) await sql`set constraints assignment_never_overlaps deferred`.execute(trx)
  if (touched > 0) await takeShifts(trx, accountId, [...cancel, ...change, ...restore])
  const isImported = how === 'imported'
  const inPieces = { isNoted, between }
  const atOnce = { isNoted, between: () => {} }
  const written =
    (await changeShifts(trx, author, cancel, 'assignment.cancelled', atOnce)) +
    (await changeShifts(trx, author, change, isImported ? 'assignment.imported' : 'assignment.changed', inPieces)) +
    (await changeShifts(trx, author, restore, 'assignment.restored', atOnce))
  if (written < cancel.length + change.length + restore.length) throw atTheSameMoment('assignment')
  const made = isImported ? 'assignment.imported' : 'assignment.created'
  const ids = await createShifts(trx, author, create, made, inPieces, importId ?? null)
  if (isTrade) await sql`set constraints assignment_never_overlaps immediate`.execute(trx)
  return ids
}
