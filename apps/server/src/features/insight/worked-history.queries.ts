import type { WorkedRole, WorkedRow } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Places, Range } from './insight.queries.ts'

/** Sums of whole numbers: they are exact as long as they are below 2^53. */
export type Sums = {
  /** Days of a facility that are there. */
  days: number
  whole: number
  employee: number
  contract: number
  residentHours: number
  residentDays: number
}
type Asking = { db: Db; accountId: number; places: Places }

const daysIn = ({ accountId, places }: Asking, { from, to }: Range) => sql`
  d.account_id = ${accountId} and d.date between ${from}::date and ${to}::date
  and (${places === undefined} or d.hospital_id = any(${[...(places ?? [])]}::text[]))`

/** From which to which day anything is known, whichever days are asked for. */
export const knownDays = async ({ db, accountId, places }: Asking): Promise<Range | null> => {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(d.date) as "from", max(d.date) as "to" from worked_day d
    where d.account_id = ${accountId}
      and (${places === undefined} or d.hospital_id = any(${[...(places ?? [])]}::text[]))`.execute(db)
  const { from = null, to = null } = rows[0] ?? {}
  return from === null || to === null ? null : { from, to }
}

/** The facilities of which days are known in the range, by name. */
export const facilitiesWorked = async (asking: Asking, range: Range) => {
  const { rows } = await sql<{ hospitalId: string; facilityName: string; days: number }>`
    select f.hospital_id as "hospitalId", f.facility_name as "facilityName", count(*)::integer as days
    from worked_day d join facility f on f.account_id = d.account_id and f.hospital_id = d.hospital_id
    where ${daysIn(asking, range)}
    group by f.hospital_id, f.facility_name, f.sort_name order by f.sort_name, f.hospital_id`.execute(asking.db)
  return rows
}

/** What each role comes to in each month. */
export const rolesWorked = async (asking: Asking, range: Range) => {
  const { rows } = await sql<Sums & { month: string; role: WorkedRole }>`
    select to_char(d.date, 'YYYY-MM') as month, h.role, count(*)::integer as days,
      count(h.employee + h.contract)::integer as whole,
      coalesce(sum(h.employee), 0)::float8 as employee, coalesce(sum(h.contract), 0)::float8 as contract,
      coalesce(sum(h.employee + h.contract) filter (where d.residents is not null), 0)::float8 as "residentHours",
      coalesce(sum(d.residents) filter (where h.employee + h.contract is not null), 0)::float8 as "residentDays"
    from worked_day d join worked_hours h on h.account_id = d.account_id and h.worked_day_id = d.worked_day_id
    where ${daysIn(asking, range)}
    group by 1, 2 order by 1, 2`.execute(asking.db)
  return rows
}

/**
 * Each day of a facility with what its roles come to; whole is one of which so many roles are known. The hours are sought day by
 * day: of tables that were just filled the planner knows nothing, and would read all hours for each day.
 */
const eachDay = (asking: Asking, range: Range, roles: readonly WorkedRole[]) => sql`
  select d.hospital_id, d.date, d.residents, of_day.*
  from worked_day d cross join lateral (
    select sum(h.employee) as employee, sum(h.contract) as contract,
      count(h.employee + h.contract) = ${roles.length} as is_whole
    from worked_hours h
    where h.account_id = d.account_id and h.worked_day_id = d.worked_day_id
      and array_position(${[...roles]}::text[], h.role) is not null
  ) of_day
  where ${daysIn(asking, range)}`

/** What some roles together come to in each month. */
export const monthsWorked = async (asking: Asking, range: Range, roles: readonly WorkedRole[]) => {
  const { rows } = await sql<Sums & { month: string; residents: number; residentsOn: number }>`
    select to_char(date, 'YYYY-MM') as month, count(*)::integer as days,
      coalesce(sum(residents), 0)::float8 as residents, count(residents)::integer as "residentsOn",
      (count(*) filter (where is_whole))::integer as whole,
      coalesce(sum(employee), 0)::float8 as employee, coalesce(sum(contract), 0)::float8 as contract,
      coalesce(sum(employee + contract) filter (where is_whole and residents is not null), 0)::float8 as "residentHours",
      coalesce(sum(residents) filter (where is_whole), 0)::float8 as "residentDays"
    from (${eachDay(asking, range, roles)}) day
    group by 1 order by 1`.execute(asking.db)
  return rows
}

const AMOUNTS = {
  hours: sql`coalesce(employee, 0) + coalesce(contract, 0)`,
  employee: sql`coalesce(employee, 0)`,
  contract: sql`coalesce(contract, 0)`,
} as const
type Wanted = { roles: readonly WorkedRole[]; figure: keyof typeof AMOUNTS }

/** How many days of facilities there are, and what the figure comes to on them. */
export const daysCounted = async (asking: Asking, range: Range, { roles, figure }: Wanted) => {
  const { rows } = await sql<{ total: number; sum: number }>`
    select count(*)::integer as total, coalesce(sum(${AMOUNTS[figure]}), 0)::float8 as sum
    from (${eachDay(asking, range, roles)}) day`.execute(asking.db)
  return rows[0] ?? { total: 0, sum: 0 }
}

/** Some of those days, by date and then by the name of the facility. */
export const daysWorked = async (
  asking: Asking,
  range: Range,
  { roles, figure, offset, limit }: Wanted & { offset: number; limit: number },
) => {
  const { rows } = await sql<WorkedRow>`
    select f.hospital_id as "hospitalId", f.facility_name as "facilityName", f.code as "facilityCode",
      f.tone as "facilityTone", day.date, day.residents, day.employee::float8, day.contract::float8,
      day.is_whole as "isWhole", (${AMOUNTS[figure]})::float8 as amount
    from (${eachDay(asking, range, roles)}) day
    join facility f on f.account_id = ${asking.accountId} and f.hospital_id = day.hospital_id
    order by day.date, f.sort_name, f.hospital_id
    offset ${offset} limit ${limit}`.execute(asking.db)
  return rows
}
