import { sql } from 'kysely'
import { anywhere } from './names.ts'

/** Which page of a list of an account is asked for, and what its rows hold. */
export type Search = { accountId: number; q?: string | undefined; page: number; perPage: number }

/** How many rows there are. */
export const total = sql<number>`count(*)::integer`.as('total')

/** Whether one of the columns holds the text, as people type it. */
export const holds = (q: string, ...columns: ReturnType<typeof sql>[]) =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`folded(${column}) like ${anywhere(q)}`),
    sql` or `,
  )})`
