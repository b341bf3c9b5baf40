import { addDays, dateOfDay, dayNumber, daysBetween, firstDay, lastDay, monthOf, startOfWeek } from '@onward/scheduling'
import type { CandidateFigures, JudgedShift } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import { mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'
import { holds } from '#server/search.ts'
import type { Slot } from './slot.ts'

/** So many days around the slot rest is looked for. */
const REST_DAYS = 3
/** The longest shift, in days: what is on duty on a day began no earlier. */
const LONGEST = 7
/** Within so much of the edges of a week its moments are asked of the zone: no change of a clock is as long. */
const EDGE = '3 hours'
/** A Saturday. */
const SATURDAY = '0001-01-06'

/** Everybody who is looked at for a slot, with what is known of them before any rule is asked. */
export type PersonAsked = CandidateFigures & {
  providerId: string
  providerName: string
  specialty: string | null
  isActive: boolean
  lastDay: string | null
  isTrained: boolean
  isBooked: boolean
  isOnLeave: boolean
}
type Row = Omit<PersonAsked, 'restMinutes' | 'weekends' | 'targetMinutes'> & {
  /** A bit for each. */
  weekends: number
  target: number | null
  leaveDays: number
  before: number | null
  after: number | null
}

const bits = (set: number) => {
  let count = 0
  for (let left = set; left > 0; left &= left - 1) count += 1
  return count
}
const notNegative = (minutes: number | null) => (minutes === null ? null : Math.max(0, minutes))

/** The week of the account in which a slot begins. */
export const weekOfSlot = ({ startsAt }: Pick<Slot, 'startsAt'>, weekStartsOn: number) => {
  const from = startOfWeek(startsAt.slice(0, 10), weekStartsOn)
  return { from, to: addDays(from, 6) }
}
/** What the week has of a slot. */
export const minutesInWeek = ({ days }: Pick<JudgedShift, 'days'>, { from, to }: { from: string; to: string }) =>
  days
    .filter(({ day }) => day >= dayNumber(from) && day <= dayNumber(to))
    .reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * Everybody of the account who may work within the scope, by name, with their figures. Counted by the store: a month of two
 * thousand people is forty thousand shifts. What is a night, a weekend and a minute of a week is said in the same way by the
 * judge's `NIGHT` and `SATURDAY_AND_SUNDAY`, and `candidates.test.ts` counts both.
 */
export const peopleAsked = async (
  db: Db,
  accountId: number,
  slot: Slot,
  { scope, q, weekStartsOn }: { scope: Scope; q: string | undefined; weekStartsOn: number },
): Promise<PersonAsked[]> => {
  const month = monthOf(slot.scheduledDate)
  const [first, last] = [firstDay(month), lastDay(month)]
  const week = weekOfSlot(slot, weekStartsOn)
  const [from, to] = [slot.startsAt.slice(0, 10), slot.endsAt.slice(0, 10)]
  const seenFrom = [first, addDays(week.from, -LONGEST), addDays(from, -LONGEST)].sort()[0] ?? from
  const seenTo = [last, week.to, addDays(to, REST_DAYS)].sort().at(-1) ?? to
  // Weekends by their place after one before the month.
  const saturday = dateOfDay(dayNumber(first) - (daysBetween(SATURDAY, first) % 7))
  const isOfMonth = sql`a.scheduled_date between ${first}::date and ${last}::date`
  // Ranges of those alone are looked into from which rest can be told, whatever their zone.
  const isNear = sql`a.scheduled_date between ${addDays(from, -LONGEST - REST_DAYS - 1)}::date
    and ${addDays(to, REST_DAYS + 1)}::date`
  const inWeek = sql`a.during * tstzrange(${week.from}::timestamp at time zone a.time_zone,
    ${addDays(week.to, 1)}::timestamp at time zone a.time_zone)`
  const { rows } = await sql<{ people: Row[] }>`
    with shifts as (
      select a.provider_id,
        count(*) filter (where ${isOfMonth} and (a.shift_type = 'night' or a.starts_at::time < '05:00'
          or a.ends_at > a.scheduled_date + 1)) as nights,
        bit_or(1 << ((a.scheduled_date - ${saturday}::date) / 7)) filter (
          where ${isOfMonth} and (a.scheduled_date - ${saturday}::date) % 7 < 2) as weekends,
        sum(extract(epoch from case
          when a.starts_at >= ${week.from}::timestamp + ${EDGE}::interval
            and a.ends_at <= ${addDays(week.to, 1)}::timestamp - ${EDGE}::interval
          then upper(a.during) - lower(a.during)
          else upper(${inWeek}) - lower(${inWeek}) end)::double precision / 60) filter (
          where a.starts_at < ${addDays(week.to, 1)}::date and a.ends_at > ${week.from}::date) as minutes,
        max(upper(a.during)) filter (where ${isNear} and lower(a.during) < ${slot.start}::timestamptz) as before,
        min(lower(a.during)) filter (where ${isNear} and lower(a.during) >= ${slot.start}::timestamptz) as after
      from assignment a
      where a.account_id = ${accountId} and a.status = 'confirmed'
        and a.scheduled_date between ${seenFrom}::date and ${seenTo}::date
      group by a.provider_id
    ), targets as (
      select c.provider_id, sum(c.target_hours * 60 * (least(c.valid_to, ${week.to}::date)
        - greatest(c.valid_from, ${week.from}::date) + 1) / 7) as target
      from contract c
      where c.account_id = ${accountId} and c.target_hours is not null
        and c.valid_from <= ${week.to}::date and (c.valid_to is null or c.valid_to >= ${week.from}::date)
      group by c.provider_id
    ), away as (
      select l.provider_id,
        bool_or(l.start_date < ${slot.endsAt}::timestamp and l.end_date + 1 > ${slot.startsAt}::timestamp) as is_on_leave,
        sum(greatest(0, least(l.end_date, ${week.to}::date) - greatest(l.start_date, ${week.from}::date) + 1)) as days
      from leave l
      where l.account_id = ${accountId} and l.status = 'approved'
        and l.start_date <= greatest(${to}::date, ${week.to}::date) and l.end_date >= least(${from}::date, ${week.from}::date)
      group by l.provider_id
    )
    select coalesce(json_agg(row), '[]') as people from (
      select p.provider_id as "providerId", p.provider_name as "providerName", p.specialty,
        p.is_active and (p.last_day is null or p.last_day >= ${slot.scheduledDate}::date) as "isActive",
        p.last_day as "lastDay",
        ${
          slot.specialtyId === null
            ? sql`true`
            : sql`exists (select from provider_specialty o where o.account_id = p.account_id
                and o.provider_id = p.provider_id and o.specialty_id = ${slot.specialtyId})`
        } as "isTrained",
        coalesce(s.before > ${slot.start}::timestamptz or s.after < ${slot.end}::timestamptz, false) as "isBooked",
        coalesce(l.is_on_leave, false) as "isOnLeave",
        coalesce(s.minutes, 0)::double precision as "weekMinutes", t.target::double precision as target,
        coalesce(l.days, 0)::integer as "leaveDays",
        coalesce(s.nights, 0)::integer as nights, coalesce(s.weekends, 0) as weekends,
        (h.provider_id is not null) as "isAtHome",
        ${
          slot.specialtyIds.length === 0
            ? sql`true`
            : sql`exists (select from provider_specialty o where o.account_id = p.account_id
                and o.provider_id = p.provider_id and o.specialty_id = any(${slot.specialtyIds}::text[]))`
        } as "isAlike",
        (extract(epoch from ${slot.start}::timestamptz - s.before) / 60)::double precision as before,
        (extract(epoch from s.after - ${slot.end}::timestamptz) / 60)::double precision as after
      from provider p
      left join shifts s on s.provider_id = p.provider_id
      left join targets t on t.provider_id = p.provider_id
      left join away l on l.provider_id = p.provider_id
      left join provider_facility h on h.account_id = p.account_id and h.provider_id = p.provider_id
        and h.hospital_id = ${slot.hospitalId}
      where p.account_id = ${accountId} and ${mayWorkWithin(scope, sql`p`)}
        and p.provider_id is distinct from ${slot.providerId ?? null}
        ${q === undefined ? sql`` : sql`and ${found(q)}`}
      order by p.sort_name, p.provider_id
    ) as row`.execute(db)
  return (rows[0]?.people ?? []).map(({ before, after, weekends, target, leaveDays, ...row }) => ({
    ...row,
    weekends: bits(weekends),
    targetMinutes: target === null ? null : (target * (7 - Math.min(7, leaveDays))) / 7,
    restMinutes: { before: near(before), after: near(after) },
  }))
}

/** What rest is told: none of what lies further away than it was looked for. */
const near = (minutes: number | null) => (minutes === null || minutes > REST_DAYS * 1440 ? null : notNegative(minutes))

/** Whose name, id or specialties hold the text. */
const found = (q: string) => sql<boolean>`(${holds(q, sql`p.sort_name`, sql`p.provider_id`)} or exists (
  select from provider_specialty o
  join specialty s on s.account_id = o.account_id and s.specialty_id = o.specialty_id
  where o.account_id = p.account_id and o.provider_id = p.provider_id and ${holds(q, sql`s.sort_name`)}))`
