import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

type Range = { from: string; to: string }

/** The facilities in use of which something is said for some of the dates; of those that are named, where any are. */
export const facilitiesInNeed = async (
  db: Db,
  accountId: number,
  { from, to }: Range,
  hospitalIds: readonly string[] | undefined,
): Promise<string[]> => {
  const named = hospitalIds ? sql`and f.hospital_id = any(${[...hospitalIds]}::text[])` : sql``
  const { rows } = await sql<{ hospitalId: string }>`
    select f.hospital_id as "hospitalId" from facility f
    where f.account_id = ${accountId} and f.is_active ${named} and (
      exists (
        select from demand d where d.account_id = f.account_id and d.hospital_id = f.hospital_id
          and d.from_date <= ${to}::date and (d.to_date is null or d.to_date >= ${from}::date))
      or exists (
        select from demand_day d where d.account_id = f.account_id and d.hospital_id = f.hospital_id
          and d.date between ${from}::date and ${to}::date))
    order by f.sort_name, f.hospital_id`.execute(db)
  return rows.map(({ hospitalId }) => hospitalId)
}

/** The holidays of the range, of one facility or of all. */
export const holidaysIn = (db: Db, accountId: number, { from, to }: Range) =>
  db
    .selectFrom('holiday')
    .where('accountId', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .select(['hospitalId', 'date'])
    .execute()

export type ShiftsAlike = {
  hospitalId: string
  date: string
  shiftTypeId: string
  /** What they ask for, or else what each of the people is trained for. */
  specialtyIds: string[]
  /** Nobody works them yet. */
  isOpen: boolean
  count: number
}

/** Confirmed shifts that begin on a date at its place, those that cannot be told apart counted together. */
export const shiftsOn = async (db: Db, accountId: number, { from, to }: Range, hospitalIds: readonly string[]) => {
  const { rows } = await sql<ShiftsAlike>`
    with trained as (
      select provider_id, jsonb_agg(specialty_id order by specialty_id) as ids
      from provider_specialty where account_id = ${accountId} group by provider_id
    ), shift as (
      select a.hospital_id, a.scheduled_date, coalesce(a.shift_type_id, a.shift_type) as shift_type_id,
        a.provider_id is null as is_open,
        case when a.specialty_id is null then coalesce(t.ids, '[]'::jsonb) else jsonb_build_array(a.specialty_id) end as ids
      from assignment a left join trained t on t.provider_id = a.provider_id
      where a.account_id = ${accountId} and a.status = 'confirmed'
        and a.scheduled_date between ${from}::date and ${to}::date
        and a.hospital_id = any(${[...hospitalIds]}::text[])
    )
    select hospital_id as "hospitalId", scheduled_date as "date", shift_type_id as "shiftTypeId", ids as "specialtyIds",
      is_open as "isOpen", count(*)::integer as "count"
    from shift group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
