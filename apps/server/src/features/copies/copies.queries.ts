import type { Assignment } from '@onward/contract'
import { sql } from 'kysely'
import { columns, peopleAndPlaces } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'

type Asked = {
  accountId: number
  from: string
  to: string
  /** Of some facilities or people; undefined is all of them, and of people those of nobody too. */
  hospitalIds: readonly string[] | undefined
  providerIds: readonly string[] | undefined
  most: number
}

const COPIED = [
  'providerId',
  'providerName',
  'hospitalId',
  'facilityName',
  'startsAt',
  'endsAt',
  'shiftTypeId',
  'shiftTypeName',
  'specialtyId',
] as const

/** What a copy takes of the confirmed shifts that begin on these dates at each facility, by their start; one more than `most` where there are more. */
export const shiftsToCopy = async (
  trx: Db,
  { accountId, from, to, hospitalIds, providerIds, most }: Asked,
): Promise<Pick<Assignment, (typeof COPIED)[number]>[]> => {
  const { rows } = await sql<{ shifts: Pick<Assignment, (typeof COPIED)[number]>[] }>`
    select coalesce(json_agg(row), '[]') as shifts from (
      select ${columns(COPIED)} from assignment a ${peopleAndPlaces}
      join shift_type t on t.account_id = a.account_id and t.shift_type_id = coalesce(a.shift_type_id, a.shift_type)
      where a.account_id = ${accountId} and a.status = 'confirmed'
        and a.scheduled_date between ${from}::date and ${to}::date
        ${hospitalIds ? sql`and a.hospital_id = any(${[...hospitalIds]}::text[])` : sql``}
        ${providerIds ? sql`and a.provider_id = any(${[...providerIds]}::text[])` : sql``}
      order by lower(a.during), a.assignment_id
      limit ${most + 1}::bigint) as row`.execute(trx)
  return rows[0]?.shifts ?? []
}
