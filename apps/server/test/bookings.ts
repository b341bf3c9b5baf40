import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { Store } from '../src/db.ts'
import { asksEverything } from './round.ts'

/** What must never be in a store: two shifts of one person at once, or a shift on a day of approved leave. */
export const doubleBookings = async ({ db }: Store) => {
  const shifts = await sql<{ count: number }>`
    select count(*)::integer as count from assignment a
    join assignment b on a.account_id = b.account_id and a.provider_id = b.provider_id and a.assignment_id < b.assignment_id
    where a.status = 'confirmed' and b.status = 'confirmed' and a.during && b.during`.execute(db)
  const leave = await sql<{ count: number }>`
    select count(*)::integer as count from leave l
    join assignment a on a.account_id = l.account_id and a.provider_id = l.provider_id
    where a.status = 'confirmed' and l.status = 'approved'
      and a.starts_at < l.end_date + 1 and a.ends_at > l.start_date`.execute(db)
  return { shifts: shifts.rows[0]?.count, leave: leave.rows[0]?.count }
}
export const NO_DOUBLE_BOOKINGS = { shifts: 0, leave: 0 }

/**
 * How often a property is tried, unless the environment says otherwise; before a change lands it may be fewer than in the round of
 * everything, the first ones of the same seed.
 */
export const runs = (variable: string, usual: number, beforeLanding = usual) =>
  Number(process.env[variable] ?? (asksEverything ? usual : beforeLanding))

/** The wall time so many minutes after midnight of a date. */
export const wall = (date: string, minutes: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + minutes * 60_000).toISOString().slice(0, 16)

/** Every row of the tables that people write, a line each, with the transaction that wrote it last. */
export const everyRow = async ({ db }: Store) => {
  const tables = ['assignment', 'leave', 'provider', 'facility', 'app_user', 'user_role', 'account']
  const each = tables.map(
    (table) =>
      sql`select ${sql.lit(table)} || ' ' || xmin::text || ' ' || t::text as row from ${sql.table(table)} as t`,
  )
  // One text: thousands of rows would be read, handed over and compared one by one.
  const { rows } = await sql<{ lines: string }>`
    select string_agg(row, e'\\n' order by row) as lines from (${sql.join(each, sql` union all `)}) as every`.execute(
    db,
  )
  return rows[0]?.lines
}

/** A date of its own for each round of a property, with no change of the clocks for weeks around. */
export const quietDate = (round: number) => `${2030 + Math.floor(round / 2)}-${round % 2 ? '01' : '06'}-10`

/** A shift, in wall minutes after midnight of some date. */
export type Slot = { provider: 'p1' | 'p2'; place: 'ny' | 'la'; from: number; minutes: number }
const quarters = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 15)
export const slot: fc.Arbitrary<Slot> = fc.record({
  provider: fc.constantFrom('p1', 'p2'),
  place: fc.constantFrom('ny', 'la'),
  from: quarters(0, 96),
  minutes: quarters(1, 48),
})
export const shiftAt = (date: string, { provider, place, from, minutes }: Slot) => ({
  providerId: provider,
  hospitalId: place,
  startsAt: wall(date, from),
  endsAt: wall(date, from + minutes),
})
/** Minutes on one line of time, whichever the place: Los Angeles is three hours behind New York. */
const span = ({ place, from, minutes }: Slot) => {
  const start = from + (place === 'la' ? 180 : 0)
  return { start, end: start + minutes }
}
export const meets = (a: Slot, b: Slot) =>
  a.provider === b.provider && span(a).start < span(b).end && span(b).start < span(a).end
