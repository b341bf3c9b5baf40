import type { Assignment } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

/** Who, where, when and what a shift is: what a series says of each of its own. */
const SAYS = ['providerId', 'hospitalId', 'startsAt', 'endsAt', 'shiftTypeId', 'specialtyId'] as const
export type Said = Pick<Assignment, (typeof SAYS)[number]>

export const saidOf = ({ providerId, hospitalId, startsAt, endsAt, shiftTypeId, specialtyId }: Said): Said => ({
  providerId,
  hospitalId,
  startsAt,
  endsAt,
  shiftTypeId,
  specialtyId,
})
/** Whether a shift is as its series last said. */
export const isAsSaid = (shift: Said, said: Said) => SAYS.every((field) => shift[field] === said[field])

/** Of which series a shift is, and what that last said of it; both are null of a shift by itself. */
export type Membership = { seriesId: string; said: Said } | { seriesId: null; said: null }
export type Member = Membership & { assignmentId: number }

/** The shifts of a series, cancelled ones too, by the date that it last said. */
export const membersOf = async (db: Db, accountId: number, seriesId: string) =>
  (
    await sql<{ assignmentId: number; seriesId: string; said: Said }>`
      select assignment_id as "assignmentId", series_id as "seriesId", series_said as said from assignment
      where account_id = ${accountId} and series_id = ${seriesId}
      order by series_said->>'startsAt', assignment_id`.execute(db)
  ).rows

/** The series of a shift. */
export const seriesOf = async (db: Db, accountId: number, assignmentId: number): Promise<string | null> =>
  (
    await sql<{ seriesId: string | null }>`
      select series_id as "seriesId" from assignment
      where account_id = ${accountId} and assignment_id = ${assignmentId}`.execute(db)
  ).rows[0]?.seriesId ?? null

/** Writes what becomes of the series of shifts, and keeps with the batch what was before. Their versions stay: the shifts do. */
export const writeMembers = async (trx: Db, accountId: number, batchId: number, rows: readonly Member[]) => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("assignmentId" bigint, "seriesId" text, said jsonb)`
  await sql`
    insert into series_step (account_id, batch_id, assignment_id, before, after)
    select a.account_id, ${batchId}::bigint, a.assignment_id,
      jsonb_build_object('seriesId', a.series_id, 'said', a.series_said),
      jsonb_build_object('seriesId', g."seriesId", 'said', g.said)
    from ${given} join assignment a on a.account_id = ${accountId} and a.assignment_id = g."assignmentId"`.execute(trx)
  await sql`
    update assignment set series_id = g."seriesId", series_said = g.said
    from ${given}
    where assignment.account_id = ${accountId} and assignment.assignment_id = g."assignmentId"`.execute(trx)
}

/** Puts the shifts that a batch brought to another series back where they were, as part of the batch that takes it back. */
export const restoreMembers = async (trx: Db, accountId: number, batchId: number, undoing: number) => {
  const { rows } = await sql<Member>`
    select s.assignment_id as "assignmentId", s.before->>'seriesId' as "seriesId", nullif(s.before->'said', 'null') as said
    from series_step s
    join assignment a on a.account_id = s.account_id and a.assignment_id = s.assignment_id
    where s.account_id = ${accountId} and s.batch_id = ${batchId}
      and a.series_id is not distinct from s.after->>'seriesId'
      and a.series_said is not distinct from nullif(s.after->'said', 'null')`.execute(trx)
  if (rows.length > 0) await writeMembers(trx, accountId, undoing, rows)
}
