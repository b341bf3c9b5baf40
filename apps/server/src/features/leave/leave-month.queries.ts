import type { PersonAway } from '@onward/contract'
import { daysOf, firstDay, lastDay } from '@onward/scheduling'
import { sql } from 'kysely'
import { isWithin, mayWorkWithin, type Scope } from '#server/booking/scope.ts'
import type { Db } from '#server/db.ts'
import type { Search } from '#server/search.ts'
import { isOf, leaveBetween, type Whose } from './leave.queries.ts'

type Wish = Search &
  Whose & {
    /** `2026-11`. */
    month: string
    leaveKindId?: string | undefined
    away: '' | 'true'
    scope: Scope
  }

/** Approved leave `l` that touches the month, of the kind that is asked for. Not by the person: they are many, and it is looked for once. */
const ofMonth = ({ accountId, month, leaveKindId }: Wish) => sql`
  from leave l
  where l.account_id = ${accountId} and l.status = 'approved'
    and l.start_date <= ${lastDay(month)}::date and l.end_date >= ${firstDay(month)}::date
    ${leaveKindId === undefined ? sql`` : sql`and l.leave_kind_id = ${leaveKindId}`}`

/** Who is scheduled, and is looked for; of those elsewhere nobody. */
const found = (wish: Wish) => {
  const { accountId, leaveKindId, away, scope } = wish
  const isAway = away === 'true' || leaveKindId !== undefined
  return sql`
    from provider p
    where p.account_id = ${accountId} and p.is_active and ${mayWorkWithin(scope, sql`p`)} and ${isOf(wish)}
      ${isAway ? sql`and p.provider_id in (select l.provider_id ${ofMonth(wish)})` : sql``}`
}

/** One page of the people who are found, each with their leave of the month, how many they are, and how many are away on each day. */
export const leaveInMonth = async (db: Db, wish: Wish) => {
  const { accountId, month, hospitalId, leaveKindId, scope, page, perPage } = wish
  const awayOn = daysOf(month).map(() => 0)
  // Who asks for a facility that is not theirs asks for nobody.
  if (hospitalId !== undefined && !isWithin(scope, hospitalId)) return { people: [], total: 0, awayOn }
  const { rows: people } = await sql<Omit<PersonAway, 'leave'>>`
    select p.provider_id as "providerId", p.provider_name as "providerName", p.specialty ${found(wish)}
    order by p.sort_name, p.provider_id
    limit ${perPage}::bigint offset ${(page - 1) * perPage}::bigint`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::integer as total ${found(wish)}`.execute(db)
  const { rows: dates } = await sql<{ day: number; count: number }>`
    with found as materialized (select p.provider_id ${found(wish)}),
    away as materialized (select l.provider_id, l.start_date, l.end_date ${ofMonth(wish)})
    select extract(day from date)::integer as day, count(*)::integer as count
    from away
    cross join lateral generate_series(
      greatest(start_date, ${firstDay(month)}::date), least(end_date, ${lastDay(month)}::date), interval '1 day') as date
    where provider_id in (select provider_id from found)
    group by 1`.execute(db)
  for (const { day, count } of dates) awayOn[day - 1] = count
  const ids = people.map(({ providerId }) => providerId)
  // These people are theirs to see.
  const leave = await leaveBetween(db, accountId, { from: firstDay(month), to: lastDay(month) }, ids, {
    scope: undefined,
    ownId: undefined,
  })
  const wanted = leave.filter((one) => leaveKindId === undefined || one.leaveKindId === leaveKindId)
  const byPerson = Map.groupBy(wanted, ({ providerId }) => providerId)
  return {
    people: people.map((person) => ({ ...person, leave: byPerson.get(person.providerId) ?? [] })),
    total: counts[0]?.total ?? 0,
    awayOn,
  }
}
