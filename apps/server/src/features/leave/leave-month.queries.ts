import type { Leave, PersonAway } from '@onward/contract'
import { daysOf, firstDay, lastDay } from '@onward/scheduling'
import { sql } from 'kysely'
import { isWithin, mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import { shownLeave } from '#server/booking/shown-leave.ts'
import type { Db } from '#server/db.ts'
import { holds, type Search } from '#server/search.ts'

type Wish = Search & {
  /** `2026-11`. */
  month: string
  hospitalId?: string | undefined
  specialtyId?: string | undefined
  leaveKindId?: string | undefined
  away: '' | 'true'
  scope: Scope
}

const first = (month: string) => sql`${firstDay(month)}::date`
const last = (month: string) => sql`${lastDay(month)}::date`

/** Approved leave `l` of the person `p` that touches the month, of the kind that is asked for. */
const ofMonth = ({ month, leaveKindId }: Wish) => sql`
  l.account_id = p.account_id and l.provider_id = p.provider_id and l.status = 'approved'
    and l.start_date <= ${last(month)} and l.end_date >= ${first(month)}
    ${leaveKindId === undefined ? sql`` : sql`and l.leave_kind_id = ${leaveKindId}`}`

/** Who is scheduled, and is looked for; of those elsewhere nobody. */
const found = (wish: Wish) => {
  const { accountId, q, hospitalId, specialtyId, leaveKindId, away, scope } = wish
  const isAway = away === 'true' || leaveKindId !== undefined
  return sql`
    from provider p
    where p.account_id = ${accountId} and p.is_active and ${mayWorkWithin(scope, sql`p`)}
      ${q === undefined ? sql`` : sql`and ${holds(q, sql`p.sort_name`, sql`p.provider_id`)}`}
      ${hospitalId === undefined ? sql`` : sql`and ${mayWorkWithin([hospitalId], sql`p`)}`}
      ${
        specialtyId === undefined
          ? sql``
          : sql`and exists (
              select from provider_specialty o
              where o.account_id = p.account_id and o.provider_id = p.provider_id and o.specialty_id = ${specialtyId})`
      }
      ${isAway ? sql`and exists (select from leave l where ${ofMonth(wish)})` : sql``}`
}

/** One page of the people who are found, each with their leave of the month, how many they are, and how many are away on each day. */
export const leaveInMonth = async (db: Db, wish: Wish) => {
  const { accountId, month, hospitalId, scope, page, perPage } = wish
  const awayOn = daysOf(month).map(() => 0)
  // Who asks for a facility that is not theirs asks for nobody.
  if (hospitalId !== undefined && !isWithin(scope, hospitalId)) return { people: [], total: 0, awayOn }
  const { rows: people } = await sql<Omit<PersonAway, 'leave'>>`
    select p.provider_id as "providerId", p.provider_name as "providerName", p.specialty ${found(wish)}
    order by p.sort_name, p.provider_id
    limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total ${found(wish)}`.execute(db)
  const { rows: dates } = await sql<{ day: number; count: number }>`
    with found as (select p.account_id, p.provider_id ${found(wish)})
    select extract(day from date)::integer as day, count(*)::integer as count
    from found p
    join leave l on ${ofMonth(wish)}
    cross join lateral generate_series(
      greatest(l.start_date, ${first(month)}), least(l.end_date, ${last(month)}), interval '1 day') as date
    group by 1`.execute(db)
  for (const { day, count } of dates) awayOn[day - 1] = count
  const ids = people.map(({ providerId }) => providerId)
  const { rows: leave } = await sql<Leave>`
    ${shownLeave}
    where l.account_id = ${accountId} and p.provider_id = any(${ids}::text[]) and ${ofMonth(wish)}
    order by l.start_date`.execute(db)
  const byPerson = Map.groupBy(leave, ({ providerId }) => providerId)
  return {
    people: people.map((person) => ({ ...person, leave: byPerson.get(person.providerId) ?? [] })),
    total: counts[0]?.total ?? 0,
    awayOn,
  }
}
