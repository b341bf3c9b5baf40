import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Places, Range } from './insight.queries.ts'
import { within } from './insight.queries.ts'

/** How often people call out, of any facility and any part of the day as well. */
export const callOutsSaid = (db: Db, accountId: number) =>
  db
    .selectFrom('callOutRate')
    .where('accountId', '=', accountId)
    .select(['hospitalId', 'partOfDay', 'perMille'])
    .execute()

/** Who has several of these shifts on one date at one facility: each such shift, and whose it is. */
export const severalOnDate = async (
  db: Db,
  accountId: number,
  { from, to }: Range,
  places: Places,
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ providerId: string; shifts: number[] }>`
    select a.provider_id as "providerId", array_agg(a.assignment_id) as shifts
    from assignment a
    where a.account_id = ${accountId} and a.status = 'confirmed' and a.provider_id is not null
      and a.scheduled_date between ${from}::date and ${to}::date ${within(places)}
    group by a.provider_id, a.hospital_id, a.scheduled_date having count(*) > 1`.execute(db)
  return new Map(rows.flatMap(({ providerId, shifts }) => shifts.map((id) => [Number(id), providerId] as const)))
}
