import type { BoardFacility, BoardPerson, BoardShiftType } from '@onward/contract'
import { MAX_SHIFT_HOURS } from '@onward/scheduling/zoned'
import { sql } from 'kysely'
import { mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import { columns, removedBy, seenBy } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { holds } from '#server/search.ts'

export type Wish = {
  accountId: number
  from: string
  to: string
  hospitalId: string | undefined
  specialtyId: string | undefined
  q: string | undefined
  /** Where the reader plans, and as whom they see their own wherever it is. */
  scope: Scope
  ownId: string | undefined
}

/** Of shifts `a` those that are under way on some of the dates. */
const underWay = ({ accountId, from, to }: Wish) => sql`
  a.account_id = ${accountId} and a.scheduled_date <= ${to}::date
    -- No shift is longer than a week, so the index need not look further back.
    and a.scheduled_date >= ${from}::date - ${Math.ceil(MAX_SHIFT_HOURS / 24)}::integer
    and (a.scheduled_date >= ${from}::date or a.ends_at > ${from}::date)`
/** Those of them that are confirmed. */
const shown = (wish: Wish) => sql`${underWay(wish)} and a.status = 'confirmed'`

/** Everybody who may work at what is asked for, or does or is still expected to on some of the dates, by name. */
export const peopleOf = async (db: Db, wish: Wish) => {
  const { accountId, hospitalId, specialtyId, q, scope } = wish
  const here = hospitalId === undefined ? sql`` : sql`and a.hospital_id = ${hospitalId}`
  const { rows } = await sql<Omit<BoardPerson, 'contracts'>>`
    select p.provider_id as "providerId", p.provider_name as "providerName",
      (select coalesce(json_agg(o.specialty_id order by o.place), '[]') from provider_specialty o
        where o.account_id = p.account_id and o.provider_id = p.provider_id) as "specialtyIds",
      (select coalesce(json_agg(o.hospital_id order by o.hospital_id), '[]') from provider_facility o
        where o.account_id = p.account_id and o.provider_id = p.provider_id
          ${scope ? sql`and o.hospital_id = any(${scope}::text[])` : sql``}) as "hospitalIds",
      p.last_day as "lastDay", p.is_active as "isActive"
    from provider p
    where p.account_id = ${accountId}
      ${q === undefined ? sql`` : sql`and ${holds(q, sql`p.sort_name`, sql`p.provider_id`)}`}
      ${
        specialtyId === undefined
          ? sql``
          : sql`and exists (select from provider_specialty o
              where o.account_id = p.account_id and o.provider_id = p.provider_id and o.specialty_id = ${specialtyId})`
      }
      and (p.is_active and ${mayWorkWithin(scope, sql`p`)}
          ${hospitalId === undefined ? sql`` : sql`and ${mayWorkWithin([hospitalId], sql`p`)}`}
        or p.provider_id in (select a.provider_id from ${seenBy(accountId, wish)} a where ${shown(wish)} ${here})
        or p.provider_id in (select a.provider_id from ${removedBy(accountId, wish)} a where ${underWay(wish)} ${here}))
    order by p.sort_name, p.provider_id`.execute(db)
  return rows
}

export type ShiftRow = {
  assignmentId: number
  providerId: string | null
  hospitalId: string
  startsAt: string
  endsAt: string
  elapsedMinutes: number
  shiftTypeId: string
  specialtyId: string | null
  version: number
  flags: number
}
const shiftColumns = columns([
  'assignmentId',
  'providerId',
  'hospitalId',
  'startsAt',
  'endsAt',
  'elapsedMinutes',
  'shiftTypeId',
  'specialtyId',
  'version',
])

/**
 * The shifts of these people on the dates, wherever they are, and those of nobody where and as what is asked for, by start. One
 * that anybody can take is wanted as everything.
 */
export const shiftsOf = async (db: Db, wish: Wish, providerIds: readonly string[]) => {
  const { hospitalId, specialtyId } = wish
  const { rows } = await sql<ShiftRow>`
    select ${shiftColumns},
      (a.note is not null)::integer
        + 2 * (coalesce(a.starts_clock_change, a.ends_clock_change) is not null)::integer
        + case a.unpublished when 'draft' then 4 when 'changed' then 8 else 0 end
        + 16 * exists (select from rule_override o
          where o.account_id = a.account_id and o.assignment_id = a.assignment_id)::integer as "flags"
    from ${seenBy(wish.accountId, wish)} a
    where ${shown(wish)} and (a.provider_id = any(${providerIds}::text[])
      or a.provider_id is null ${hospitalId === undefined ? sql`` : sql`and a.hospital_id = ${hospitalId}`}
        ${specialtyId === undefined ? sql`` : sql`and (a.specialty_id is null or a.specialty_id = ${specialtyId})`})
    order by a.starts_at, a.assignment_id`.execute(db)
  return rows
}

export type RemovedRow = Pick<ShiftRow, 'assignmentId' | 'hospitalId' | 'startsAt' | 'endsAt' | 'shiftTypeId'> & {
  providerId: string
}
const removedColumns = columns(['assignmentId', 'providerId', 'hospitalId', 'startsAt', 'endsAt', 'shiftTypeId'])

/** What these people have been told of on the dates, where the reader plans, and work no more, or on another day or elsewhere; by start. */
export const removedOf = async (db: Db, wish: Wish, providerIds: readonly string[]) => {
  const { rows } = await sql<RemovedRow>`
    select ${removedColumns} from ${removedBy(wish.accountId, wish)} a
    where ${underWay(wish)} and a.provider_id = any(${providerIds}::text[])
    order by a.starts_at, a.assignment_id`.execute(db)
  return rows
}

/** What is agreed with these people on some of the dates, by its first day. */
export const contractsOf = (db: Db, { accountId, from, to }: Wish, providerIds: readonly string[]) =>
  db
    .selectFrom('contract')
    .where('accountId', '=', accountId)
    .where('providerId', '=', sql<string>`any(${providerIds}::text[])`)
    .where('validFrom', '<=', to)
    .where((row) => row.or([row('validTo', 'is', null), row('validTo', '>=', from)]))
    .select(['providerId', 'validFrom', 'validTo', 'fte', 'targetHours'])
    .orderBy('validFrom')
    .execute()

/** Their approved leave that touches the dates, by its first day. */
export const leaveOf = (db: Db, { accountId, from, to }: Wish, providerIds: readonly string[]) =>
  db
    .selectFrom('leave as l')
    .innerJoin('leaveKind as k', (join) =>
      join.onRef('k.accountId', '=', 'l.accountId').onRef('k.leaveKindId', '=', 'l.leaveKindId'),
    )
    .where('l.accountId', '=', accountId)
    .where('l.status', '=', 'approved')
    .where('l.providerId', '=', sql<string>`any(${providerIds}::text[])`)
    .where('l.startDate', '<=', to)
    .where('l.endDate', '>=', from)
    .select([
      'l.leaveId',
      'l.providerId',
      'l.startDate',
      'l.endDate',
      'l.leaveKindId',
      'k.leaveKindName',
      'l.leaveDescription',
    ])
    .orderBy('l.startDate')
    .orderBy('l.leaveId')
    .execute()

/** The facilities in use that are the reader's, by name, and then those that are named. */
export const facilitiesOf = (db: Db, { accountId, scope }: Wish, named: readonly string[]): Promise<BoardFacility[]> =>
  db
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where(
      sql<boolean>`(is_active ${scope ? sql`and hospital_id = any(${scope}::text[])` : sql``}
        or hospital_id = any(${named}::text[]))`,
    )
    .select(['hospitalId', 'facilityName', 'code', 'timeZone', 'tone', 'isActive'])
    // Of one where they do not plan it is not theirs to publish.
    .select(
      scope
        ? sql<string | null>`case when hospital_id = any(${scope}::text[]) then published_until end`.as(
            'publishedUntil',
          )
        : 'publishedUntil',
    )
    .orderBy('isActive', 'desc')
    .orderBy('sortName')
    .orderBy('hospitalId')
    .execute()

/** Every shift type, those put away too: shifts keep theirs. */
export const shiftTypesOf = (db: Db, accountId: number): Promise<Omit<BoardShiftType, 'letters'>[]> =>
  db
    .selectFrom('shiftType')
    .where('accountId', '=', accountId)
    .select(['shiftTypeId', 'shiftTypeName', 'partOfDay', 'startsAt', 'endsAt', 'days', 'isActive'])
    .orderBy('isActive', 'desc')
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

/** Whether something counts at all facilities, or at one that is the reader's. */
const isSeen = (scope: Scope) =>
  scope === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(hospital_id is null or hospital_id = any(${[...scope]}::text[]))`

/** What is closed of the dates, at all facilities and at those that are the reader's. */
export const closedOf = (db: Db, { accountId, from, to, scope }: Wish) =>
  db
    .selectFrom('periodLock')
    .where('accountId', '=', accountId)
    .where('fromDate', '<=', to)
    .where('toDate', '>=', from)
    .where(isSeen(scope))
    .select(['hospitalId', 'fromDate as from', 'toDate as to', 'reason'])
    .orderBy('fromDate')
    .orderBy('lockId')
    .execute()

/** The holidays of the dates, of all facilities and of those that are the reader's. */
export const holidaysOf = (db: Db, { accountId, from, to, scope }: Wish) =>
  db
    .selectFrom('holiday')
    .where('accountId', '=', accountId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(isSeen(scope))
    .select(['date', 'hospitalId', 'holidayName'])
    .orderBy('date')
    .orderBy('holidayId')
    .execute()
