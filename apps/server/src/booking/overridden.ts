import type { Verdict } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Scope } from './scope.ts'
import { shownVerdicts } from './verdicts.ts'

type Row = { verdict: Verdict; reason: string | null; userId: string | null; userName: string | null; at: string }

/** The facility of each of these shifts, by its id. */
const placesOf = async (db: Db, accountId: number, shiftIds: readonly string[]) => {
  const { rows } = await sql<{ id: string; hospitalId: string }>`
    select assignment_id::text as id, hospital_id as "hospitalId" from assignment
    where account_id = ${accountId} and assignment_id = any(${shiftIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, hospitalId }) => [id, hospitalId]))
}

/** The warnings that somebody went over to book a shift, oldest first, as somebody may read them. */
export const overridesOf = async (db: Db, accountId: number, assignmentId: number, scope: Scope) => {
  const { rows } = await sql<Row>`
    select o.verdict, o.reason, o.user_id as "userId", u.full_name as "userName", o.at
    from rule_override o
    left join app_user u on u.account_id = o.account_id and u.user_id = o.user_id
    where o.account_id = ${accountId} and o.assignment_id = ${assignmentId}
    order by o.override_id`.execute(db)
  return toldOverridden(db, accountId, rows, scope)
}

/** Warnings as they were kept, each with what else is known of it, as somebody may read them. */
export const toldOverridden = async <R extends { verdict: Verdict }>(
  db: Db,
  accountId: number,
  rows: readonly R[],
  scope: Scope,
) => {
  const verdicts = rows.map(({ verdict }) => verdict)
  const places = await placesOf(db, accountId, [...new Set(verdicts.flatMap(({ shiftIds }) => shiftIds))])
  const shown = await shownVerdicts(db, accountId, verdicts, { scope, placeOf: (id) => places.get(id) })
  return {
    names: shown.names,
    overrides: rows.flatMap((row, at) => {
      const verdict = shown.verdicts[at]
      return verdict ? [{ ...row, verdict }] : []
    }),
  }
}
