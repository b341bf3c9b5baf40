import type { Demand, DemandDay } from '@onward/contract'
import type { FacilityDemand } from '@onward/scheduling'
import { sql } from 'kysely'
import type { Author } from './audit.ts'
import { isWithin } from './booking/scope.ts'
import type { Db } from './db.ts'

export const demandColumns = [
  'd.demandId',
  'd.hospitalId',
  'd.shiftTypeId',
  'd.specialtyId',
  'd.fromDate as from',
  'd.toDate as to',
  'd.days',
  'd.version',
] as const
/** What only `demand.save.ts` and an import write has the contract's form. */
export const typedDemand = (rows: (Omit<Demand, 'days'> & { days: unknown })[]) => rows as Demand[]

export const demandOf = (db: Db, accountId: number) => db.selectFrom('demand as d').where('d.accountId', '=', accountId)

/** All that is said of some facilities, whose last day is not before the date. */
export const demandAt = async (db: Db, accountId: number, hospitalIds: readonly string[], until?: string) =>
  hospitalIds.length === 0
    ? []
    : typedDemand(
        await demandOf(db, accountId)
          .where('d.hospitalId', 'in', hospitalIds)
          .$if(until !== undefined, (rows) => rows.where('d.fromDate', '<=', until ?? ''))
          .select(demandColumns)
          .execute(),
      )

export const dayColumns = [
  'demandDayId',
  'hospitalId',
  'shiftTypeId',
  'specialtyId',
  'date',
  'least',
  'wished',
  'note',
  'version',
] as const satisfies (keyof DemandDay)[]

export const daysOf = (db: Db, accountId: number) => db.selectFrom('demandDay').where('accountId', '=', accountId)

/** All single days of a range at some facilities. */
const daysAt = (
  db: Db,
  accountId: number,
  hospitalIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<DemandDay[]> =>
  daysOf(db, accountId)
    .where('hospitalId', 'in', hospitalIds)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .select(dayColumns)
    .execute()

type Range = { from: string; to: string }

/** A facility, and the last date on which it needs anybody, if it is closed. */
type Needing = { hospitalId: string; lastDay: string | null }

/** The facilities in use on some of the dates of which something is said for these; of those that are named, where any are. */
const facilitiesInNeed = async (
  db: Db,
  accountId: number,
  { from, to }: Range,
  hospitalIds: readonly string[] | undefined,
): Promise<Needing[]> => {
  const named = hospitalIds ? sql`and f.hospital_id = any(${[...hospitalIds]}::text[])` : sql``
  const { rows } = await sql<Needing>`
    select f.hospital_id as "hospitalId", f.last_day as "lastDay" from (
      select account_id, hospital_id, sort_name, case when not is_active then closed_on - 1 end as last_day
      from facility where account_id = ${accountId} and (is_active or closed_on > ${from}::date)
    ) f
    where (
      exists (
        select from demand d where d.account_id = f.account_id and d.hospital_id = f.hospital_id
          and d.from_date <= least(${to}::date, f.last_day) and (d.to_date is null or d.to_date >= ${from}::date))
      or exists (
        select from demand_day d where d.account_id = f.account_id and d.hospital_id = f.hospital_id
          and d.date between ${from}::date and least(${to}::date, f.last_day))) ${named}
    order by f.sort_name, f.hospital_id`.execute(db)
  return rows
}

/** What is said of a facility until it was closed. */
const untilClosed = (said: FacilityDemand, lastDay: string | null): FacilityDemand => {
  if (lastDay === null) return said
  const isLonger = (to: string | null) => to === null || to > lastDay
  return {
    ...said,
    patterns: said.patterns
      .filter(({ from }) => from <= lastDay)
      .map((one) => (isLonger(one.to) ? { ...one, to: lastDay } : one)),
    days: said.days.filter(({ date }) => date <= lastDay),
  }
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

/**
 * What facilities say of some dates, each until it was closed, those that say nothing left out: of those that are named, or of
 * all, by name.
 */
export const demandSaid = async (
  db: Db,
  accountId: number,
  range: Range,
  named: readonly string[] | undefined,
): Promise<Map<string, FacilityDemand>> => {
  const needing = await facilitiesInNeed(db, accountId, range, named)
  if (needing.length === 0) return new Map()
  const places = needing.map(({ hospitalId }) => hospitalId)
  const patterns = Map.groupBy(await demandAt(db, accountId, places, range.to), ({ hospitalId }) => hospitalId)
  const days = Map.groupBy(await daysAt(db, accountId, places, range), ({ hospitalId }) => hospitalId)
  const holidays = await holidaysIn(db, accountId, range)
  return new Map(
    needing.map(({ hospitalId, lastDay }) => {
      const own = holidays.filter((holiday) => holiday.hospitalId === null || holiday.hospitalId === hospitalId)
      return [
        hospitalId,
        untilClosed(
          {
            patterns: patterns.get(hospitalId) ?? [],
            days: days.get(hospitalId) ?? [],
            holidays: new Set(own.map(({ date }) => date)),
          },
          lastDay,
        ),
      ]
    }),
  )
}

/** Until the transaction ends nobody else writes what these facilities need, nor books there. Answers those in use where the author plans. */
export const takeFacilities = async (
  trx: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  hospitalIds: readonly string[],
) => {
  if (hospitalIds.length === 0) return []
  const rows = await trx
    .selectFrom('facility')
    .where('accountId', '=', accountId)
    .where('hospitalId', 'in', hospitalIds)
    .select(['hospitalId', 'isActive'])
    .orderBy('hospitalId')
    .forUpdate()
    .execute()
  return rows
    .filter(({ isActive, hospitalId }) => isActive && isWithin(scope, hospitalId))
    .map(({ hospitalId }) => hospitalId)
}

/** As the audit trail writes a week down: text, `2/3 2/3 –`, which can be compared and read. */
export const weekSaid = (days: Demand['days']) =>
  days.map((cell) => (cell ? `${cell.least}/${cell.wished}` : '–')).join(' ')
