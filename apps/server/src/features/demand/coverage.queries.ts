import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

type Range = { from: string; to: string }

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
