import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { shiftsById } from './shown-shifts.ts'

/** The confirmed shifts of somebody that begin after `now`, by start; after that date alone where one is given. */
export const shiftsAheadOf = async (
  db: Db,
  accountId: number,
  { providerId, now, after }: { providerId: string; now: Date; after?: string },
) => {
  const rows = await db
    .selectFrom('assignment')
    .where('accountId', '=', accountId)
    .where('providerId', '=', providerId)
    .where('status', '=', 'confirmed')
    .where(sql<boolean>`lower(during) > ${now.toISOString()}::timestamptz`)
    .$if(after !== undefined, (ahead) => ahead.where(sql<boolean>`scheduled_date > ${after ?? null}::date`))
    .select('assignmentId')
    .execute()
  return shiftsById(
    db,
    accountId,
    rows.map(({ assignmentId }) => assignmentId),
  )
}
