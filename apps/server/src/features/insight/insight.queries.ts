import type { InsightFacility } from '@onward/contract'
import type { UsualTimes } from '@onward/scheduling'
import { sql } from 'kysely'
import { isWithin, mayWorkWithin } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'

export type Range = { from: string; to: string }
/** Which facilities a report is about, by their ids; undefined is all of the account. */
export type Places = readonly string[] | undefined

export type Facility = Omit<InsightFacility, 'saysDemand'>

type FacilityRow = Facility & { isActive: boolean }

/** Facilities by name, those out of use too: shifts keep theirs. Each has its place among all of the scope. */
export const facilitiesAt = async (
  db: Db,
  accountId: number,
  places: Places,
  scope: Places,
): Promise<FacilityRow[]> => {
  const all = await db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .$if(scope !== undefined, (rows) => rows.where('hospitalId', '=', sql<string>`any(${scope ?? []}::text[])`))
    .select(['hospitalId', 'facilityName', 'code', 'timeZone', 'tone', 'isActive'])
    .orderBy('sortName')
    .orderBy('hospitalId')
    .execute()
  const order = new Map(
    [...all.filter(({ isActive }) => isActive), ...all.filter(({ isActive }) => !isActive)].map((one, place) => [
      one.hospitalId,
      place,
    ]),
  )
  return all
    .filter(({ hospitalId }) => isWithin(places, hospitalId))
    .map((one) => ({ ...one, place: order.get(one.hospitalId) ?? 0 }))
}

export type ShiftTypeOf = UsualTimes & {
  shiftTypeId: string
  shiftTypeName: string
  partOfDay: 'day' | 'night' | 'call' | 'custom'
}
export const shiftTypesOf = (db: Db, accountId: number): Promise<ShiftTypeOf[]> =>
  db
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .select(['shiftTypeId', 'shiftTypeName', 'partOfDay', 'startsAt', 'endsAt', 'days'])
    .orderBy('startsAt', (order) => order.asc().nullsLast())
    .orderBy('sortName')
    .execute()

export const specialtiesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('specialty')
    .where('accountId', '=', accountId)
    .select(['specialtyId', 'specialtyName'])
    .orderBy('sortName')
    .execute()

export const within = (places: Places) =>
  places === undefined ? sql`` : sql`and a.hospital_id = any(${[...places]}::text[])`

/** Of those that cannot be told apart: where and what, what they ask for as JSON, open, draft, how many, and if asked which. */
export type AlikeRow = [
  hospitalId: string,
  date: string,
  shiftTypeId: string,
  specialtyIds: string,
  isOpen: boolean,
  isDraft: boolean,
  count: number,
  ids: number[] | null,
]

/**
 * Confirmed shifts that begin on these dates at their place, those that cannot be told apart together: told ones before drafts.
 * As one value: thousands of rows take longer.
 */
export const shiftsAlike = async (db: Db, accountId: number, { from, to }: Range, places: Places, hasIds: boolean) => {
  const { rows } = await sql<{ alike: AlikeRow[] }>`
    with trained as (
      select provider_id, jsonb_agg(specialty_id order by specialty_id)::text as ids
      from provider_specialty where account_id = ${accountId} group by provider_id
    ), shift as (
      select a.hospital_id, a.scheduled_date, coalesce(a.shift_type_id, a.shift_type) as shift_type_id,
        a.provider_id is null as is_open, a.unpublished is not distinct from 'draft' as is_draft,
        case when a.specialty_id is null then coalesce(t.ids, '[]') else jsonb_build_array(a.specialty_id)::text end as ids,
        a.assignment_id
      from assignment a left join trained t on t.provider_id = a.provider_id
      where a.account_id = ${accountId} and a.status = 'confirmed'
        and a.scheduled_date between ${from}::date and ${to}::date ${within(places)}
    ), alike as (
      select hospital_id, scheduled_date, shift_type_id, ids, is_open, is_draft, count(*)::integer as many
        ${hasIds ? sql`, array_agg(assignment_id order by assignment_id) as shifts` : sql`, null as shifts`}
      from shift group by 1, 2, 3, 4, 5, 6
    )
    select coalesce(json_agg(json_build_array(hospital_id, scheduled_date, shift_type_id, ids, is_open, is_draft, many, shifts)
      order by hospital_id, scheduled_date, is_draft, shift_type_id collate "C", ids collate "C"), '[]') as alike
    from alike`.execute(db)
  return rows[0]?.alike ?? []
}

/** Of a shift that somebody works: minutes since 1970, elapsed and of the wall. */
export type WorkedRow = [
  assignmentId: number,
  providerId: string,
  hospitalId: string,
  date: string,
  shiftTypeId: string,
  partOfDay: 'day' | 'night' | 'call' | 'custom',
  specialtyId: string | null,
  start: number,
  end: number,
  wallStart: number,
  wallEnd: number,
  unpublished: 'draft' | 'changed' | null,
  timeZone: string,
]

/**
 * Confirmed shifts that somebody works and that begin on these dates at their place, person by person by their start: as they
 * stand, or as people were told of them.
 */
export const workedShifts = async (
  db: Db,
  accountId: number,
  { from, to }: Range,
  places: Places,
  { isTold = false, providerIds }: { isTold?: boolean | undefined; providerIds?: readonly string[] | undefined },
) => {
  const own = providerIds ? sql`and a.provider_id = any(${[...providerIds]}::text[])` : sql``
  const minutes = (moment: string) => sql.raw(`(extract(epoch from ${moment}) / 60)::integer`)
  const { rows } = await sql<{ worked: WorkedRow[] }>`
    select coalesce(json_agg(json_build_array(a.assignment_id, a.provider_id, a.hospital_id, a.scheduled_date,
      coalesce(a.shift_type_id, a.shift_type), a.shift_type, a.specialty_id,
      ${minutes('lower(a.during)')}, ${minutes('upper(a.during)')}, ${minutes('a.starts_at')}, ${minutes('a.ends_at')},
      a.unpublished, a.time_zone) order by a.provider_id, lower(a.during), a.assignment_id), '[]') as worked
    from ${sql.table(isTold ? 'told_assignment' : 'assignment')} a
    where a.account_id = ${accountId} and a.status = 'confirmed' and a.provider_id is not null
      and a.scheduled_date between ${from}::date and ${to}::date ${within(places)} ${own}`.execute(db)
  return rows[0]?.worked ?? []
}

export type UnderWayRow = {
  assignmentId: number
  providerId: string | null
  hospitalId: string
  date: string
  start: number
  end: number
  unpublished: 'draft' | 'changed' | null
}

/** Confirmed shifts with a moment between two, open ones too, by their start. Moments are milliseconds since 1970. */
export const shiftsBetween = async (db: Db, accountId: number, from: number, to: number, places: Places) => {
  const moment = (at: number) => sql`to_timestamp(${at / 1000}::double precision)`
  const { rows } = await sql<UnderWayRow>`
    select a.assignment_id as "assignmentId", a.provider_id as "providerId", a.hospital_id as "hospitalId",
      a.scheduled_date as "date", (extract(epoch from lower(a.during)) * 1000)::double precision as "start",
      (extract(epoch from upper(a.during)) * 1000)::double precision as "end", a.unpublished
    from assignment a
    where a.account_id = ${accountId} and a.status = 'confirmed'
      and a.scheduled_date between (${moment(from)} at time zone 'UTC')::date - 9 and (${moment(to)} at time zone 'UTC')::date + 1
      and lower(a.during) < ${moment(to)} and upper(a.during) > ${moment(from)} ${within(places)}
    order by lower(a.during), a.hospital_id, a.assignment_id`.execute(db)
  return rows
}

/** Shifts that are not over and of which people do not know, or not as they are; those too that were cancelled without their knowledge. */
export const untoldShifts = async (db: Db, accountId: number, now: number, places: Places) => {
  const { rows } = await sql<{
    assignmentId: number
    /** Whose it is, and whose it was when people were told last. */
    people: readonly string[]
    date: string
    unpublished: 'draft' | 'changed'
  }>`
    select a.assignment_id as "assignmentId", a.scheduled_date as "date", a.unpublished,
      array_remove(array[case when a.status = 'confirmed' then a.provider_id end, p.provider_id], null) as "people"
    from assignment a
      left join published_assignment p on p.account_id = a.account_id and p.assignment_id = a.assignment_id
    where a.account_id = ${accountId} and a.unpublished is not null
      and (a.status = 'confirmed' or p.assignment_id is not null)
      and upper(a.during) > to_timestamp(${now / 1000}::double precision) ${within(places)}
    order by a.scheduled_date, lower(a.during), a.assignment_id`.execute(db)
  return rows
}

/** Who is away on a date, of those who may work there, by name. */
export const awayOn = async (db: Db, accountId: number, date: string, places: Places) => {
  const { rows } = await sql<{
    leaveId: number
    providerId: string
    providerName: string
    startDate: string
    endDate: string
    leaveKindId: string
    leaveKindName: string
  }>`
    select l.leave_id as "leaveId", p.provider_id as "providerId", p.provider_name as "providerName",
      l.start_date as "startDate", l.end_date as "endDate", k.leave_kind_id as "leaveKindId", k.leave_kind_name as "leaveKindName"
    from leave l
      join provider p on p.account_id = l.account_id and p.provider_id = l.provider_id
      join leave_kind k on k.account_id = l.account_id and k.leave_kind_id = l.leave_kind_id
    where l.account_id = ${accountId} and l.status = 'approved' and p.is_active
      and ${date}::date between l.start_date and l.end_date and ${mayWorkWithin(places, sql`p`)}
    order by p.sort_name, p.provider_id`.execute(db)
  return rows
}

export type EndingRow = {
  credentialId: string
  providerId: string
  providerName: string
  credentialTypeId: string
  credentialTypeName: string
  hospitalId: string | null
  facilityName: string | null
  validTo: string
}

/** What ends by a date or has ended, of people in use, and is not followed by another one of its type and place without a day between. */
export const endingCredentials = async (db: Db, accountId: number, until: string, places: Places) => {
  const { rows } = await sql<EndingRow>`
    select c.credential_id as "credentialId", p.provider_id as "providerId", p.provider_name as "providerName",
      c.credential_type_id as "credentialTypeId", t.credential_type_name as "credentialTypeName",
      c.hospital_id as "hospitalId", f.facility_name as "facilityName", c.valid_to as "validTo"
    from credential c
      join provider p on p.account_id = c.account_id and p.provider_id = c.provider_id
      join credential_type t on t.account_id = c.account_id and t.credential_type_id = c.credential_type_id
      left join facility f on f.account_id = c.account_id and f.hospital_id = c.hospital_id
    where c.account_id = ${accountId} and not c.is_revoked and p.is_active and c.valid_to <= ${until}::date
      and ${mayWorkWithin(places, sql`p`)} and not exists (
        select from credential o
        where o.account_id = c.account_id and o.provider_id = c.provider_id and not o.is_revoked
          and o.credential_id <> c.credential_id
          and o.credential_type_id = c.credential_type_id and o.hospital_id is not distinct from c.hospital_id
          and coalesce(o.valid_to, 'infinity') > c.valid_to
          and coalesce(o.valid_from, '-infinity') <= c.valid_to + 1)
    order by c.valid_to, p.sort_name, c.credential_id`.execute(db)
  return rows
}

export type PersonRow = {
  providerId: string
  providerName: string
  lastDay: string | null
  isActive: boolean
  /** Of those the first one first. */
  specialtyIds: string[]
}

/** People by name: those who are in use and may work there, and those who are named. */
export const peopleAt = async (db: Db, accountId: number, places: Places, named: readonly string[]) => {
  const { rows } = await sql<PersonRow>`
    select p.provider_id as "providerId", p.provider_name as "providerName", p.last_day as "lastDay",
      p.is_active as "isActive",
      (select coalesce(json_agg(o.specialty_id order by o.place), '[]') from provider_specialty o
        where o.account_id = p.account_id and o.provider_id = p.provider_id) as "specialtyIds"
    from provider p
    where p.account_id = ${accountId}
      and (p.is_active and ${mayWorkWithin(places, sql`p`)} or p.provider_id = any(${[...named]}::text[]))
    order by p.sort_name, p.provider_id`.execute(db)
  return rows
}

/** What is agreed on any of the dates. */
export const contractsIn = (db: Db, accountId: number, { from, to }: Range) =>
  db
    .selectFrom('contract')
    .where('accountId', '=', accountId)
    .where('validFrom', '<=', to)
    .where((row) => row.or([row('validTo', 'is', null), row('validTo', '>=', from)]))
    .select(['providerId', 'validFrom', 'validTo', 'fte', 'targetHours'])
    .execute()

/** Approved leave that touches the dates. */
export const leaveIn = (db: Db, accountId: number, { from, to }: Range) =>
  db
    .selectFrom('leave')
    .where('accountId', '=', accountId)
    .where('status', '=', 'approved')
    .where('startDate', '<=', to)
    .where('endDate', '>=', from)
    .select(['providerId', 'startDate', 'endDate'])
    .execute()

export const weekStartOf = async (db: Db, accountId: number) =>
  (await db.selectFrom('account').where('accountId', '=', accountId).select('weekStartsOn').executeTakeFirstOrThrow())
    .weekStartsOn
