import type { Series } from '@onward/contract'
import { sql } from 'kysely'
import { unknownId } from '#server/booking/refusals.ts'
import { isWithin, mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'

type Asked = { accountId: number; scope: Scope }

/** A series with a shift where somebody plans; of its dates those of such shifts alone. */
export const seriesById = async (db: Db, { accountId, scope }: Asked, seriesId: string) =>
  (
    await sql<Series>`
      select s.series_id as "seriesId", s.every_weeks as "everyWeeks", s.weekdays,
        to_char(min((a.series_said->>'startsAt')::timestamp) filter (where a.status = 'confirmed'), 'YYYY-MM-DD') as "from",
        to_char(max((a.series_said->>'startsAt')::timestamp) filter (where a.status = 'confirmed'), 'YYYY-MM-DD') as "until"
      from series s
      join assignment a on a.account_id = s.account_id and a.series_id = s.series_id
        ${scope ? sql`and a.hospital_id = any(${[...scope]}::text[])` : sql``}
      where s.account_id = ${accountId} and s.series_id = ${seriesId}
      group by s.account_id, s.series_id`.execute(db)
  ).rows[0]

export type Cycle = { everyWeeks: number; weekdays: readonly number[]; from: string; until: string }
export const insertSeries = async (trx: Db, accountId: number, seriesId: string, cycle: Cycle) => {
  const { everyWeeks, weekdays, from, until } = cycle
  await trx
    .insertInto('series')
    .values({
      accountId,
      seriesId,
      everyWeeks,
      weekdays: JSON.stringify(weekdays.toSorted()),
      fromDate: from,
      untilDate: until,
    })
    .execute()
}

/** Another series with the cycle of one, from a later date on. */
export const splitSeries = async (
  trx: Db,
  accountId: number,
  { of, as, from }: Record<'of' | 'as' | 'from', string>,
) => {
  await sql`
    insert into series (account_id, series_id, every_weeks, weekdays, from_date, until_date)
    select account_id, ${as}, every_weeks, weekdays, ${from}::date, greatest(until_date, ${from}::date) from series
    where account_id = ${accountId} and series_id = ${of}`.execute(trx)
}

/** The series, which nobody else splits meanwhile. */
export const takeSeries = async (trx: Db, accountId: number, seriesId: string) => {
  const { rows } = await sql`
    select from series where account_id = ${accountId} and series_id = ${seriesId} for no key update`.execute(trx)
  return rows.length > 0
}

type Named = {
  hospitalId: string
  shiftTypeId: string
  providerId: string | null
  specialtyId?: string | null | undefined
}
/**
 * How what a shift names is called, and on which day the account's week begins.
 * @throws ApiError 404 that names the field
 */
export const namesFor = async (trx: Db, { accountId, scope }: Asked, named: Named) => {
  const { hospitalId, shiftTypeId, providerId, specialtyId = null } = named
  const { rows } = await sql<{
    weekStartsOn: number
    facilityName: string | null
    timeZone: string | null
    shiftTypeName: string | null
    providerName: string | null
    hasSpecialty: boolean
  }>`
    select c.week_starts_on as "weekStartsOn", f.facility_name as "facilityName", f.time_zone as "timeZone",
      t.shift_type_name as "shiftTypeName", p.provider_name as "providerName", e.specialty_id is not null as "hasSpecialty"
    from account c
    left join facility f on f.account_id = c.account_id and f.hospital_id = ${hospitalId} and f.is_active
    left join shift_type t on t.account_id = c.account_id and t.shift_type_id = ${shiftTypeId} and t.is_active
    left join specialty e on e.account_id = c.account_id and e.specialty_id = ${specialtyId}::text and e.is_active
    left join provider p on p.account_id = c.account_id and p.provider_id = ${providerId}::text and p.is_active
      and ${mayWorkWithin(scope, sql`p`)}
    where c.account_id = ${accountId}`.execute(trx)
  const { weekStartsOn = 0, facilityName, timeZone, shiftTypeName, providerName = null, hasSpecialty } = rows[0] ?? {}
  if (!facilityName || !timeZone || !isWithin(scope, hospitalId)) throw unknownId('hospitalId', 'a facility')
  if (!shiftTypeName) throw unknownId('shiftTypeId', 'a shift type')
  if (providerId !== null && providerName === null) throw unknownId('providerId', 'a provider')
  if (specialtyId !== null && !hasSpecialty) throw unknownId('specialtyId', 'a specialty')
  return { weekStartsOn, facilityName, timeZone, shiftTypeName, providerName }
}
