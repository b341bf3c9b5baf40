import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** What is kept of a month: by all that cells are told apart by, by person, or by facility and shift type. */
export type Form = 'cells' | 'people' | 'places'
export type KeptMonth<Cells> = {
  month: string
  cells: Cells
  /** Whose shifts have been written since; `''` is everybody. None: it is in step. */
  touched: string[]
}

/** Numbers of transactions are of one cluster: what was carried to another one is none of its digests. */
const cluster = sql`(select system_identifier from pg_control_system())`

/**
 * Whose shifts in the month of a digest `d` may be others than it says, as of this statement: what was touched by a transaction
 * that it has not seen.
 */
const touchedSince = sql`array(
  select distinct t.provider_id from worked_touch t
  where t.account_id = d.account_id and t.month in (d.month, '')
    and t.xid >= pg_snapshot_xmin(d.snapshot) and not pg_visible_in_snapshot(t.xid, d.snapshot))`

/** What was touched is known from then on alone. */
const isKnown = sql`d.cluster = ${cluster} and not exists (
  select from worked_since s where s.account_id = d.account_id and pg_snapshot_xmin(d.snapshot) < s.xid)`

/** The digests that there are of these months by these definitions, with whose shifts they are behind. */
export const keptMonths = async <Cells>(
  db: Db,
  accountId: number,
  { months, form, madeBy }: { months: readonly string[]; form: Form; madeBy: string },
): Promise<KeptMonth<Cells>[]> => {
  const { rows } = await sql<KeptMonth<Cells>>`
    select d.month as "month", d.${sql.ref(form)} as "cells", ${touchedSince} as "touched"
    from worked_month d
    where d.account_id = ${accountId} and d.month = any(${[...months]}::text[]) and d.made_by = ${madeBy} and ${isKnown}`.execute(
    db,
  )
  return rows
}

/** Of a transaction that sees one state of the store from its first statement to its last: which. */
export const snapshotOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as "snapshot"`.execute(db)
  if (!rows[0]) throw new Error('A select without a row')
  return rows[0].snapshot
}

export type MonthMade = { month: string; snapshot: string; madeBy: string } & Record<Form, string>

export const keepMonth = (db: Db, accountId: number, made: MonthMade) => {
  const { month, snapshot, madeBy, cells, people, places } = made
  return sql`
    insert into worked_month (account_id, month, snapshot, cluster, made_by, cells, people, places)
    values (${accountId}, ${month}, ${snapshot}::pg_snapshot, ${cluster}, ${madeBy}, ${cells}::json, ${people}::json, ${places}::json)
    on conflict (account_id, month) do update set snapshot = excluded.snapshot, cluster = excluded.cluster,
      made_by = excluded.made_by, cells = excluded.cells, people = excluded.people, places = excluded.places`.execute(
    db,
  )
}

/** The months in which somebody works, and those of which there is a digest. */
export const monthsToKeep = async (db: Db, accountId: number): Promise<string[]> => {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(scheduled_date, 'YYYY-MM') as "month" from assignment
    where account_id = ${accountId} and status = 'confirmed' and provider_id is not null
    union select month from worked_month where account_id = ${accountId} order by 1`.execute(db)
  return rows.map(({ month }) => month)
}

/**
 * Forgets what was touched, of every account: digests that are in step are so as of this statement from now on, and what may be
 * made of a state before it, by somebody who has read that already, counts for nothing. All of it as of one moment.
 */
export const forgetTouches = (db: Db) => {
  const now: RawBuilder<unknown> = sql`(select snapshot from now)`
  return sql`
    with now as materialized (select pg_current_snapshot() as snapshot),
    kept as (
      update worked_month d set snapshot = ${now}
      where exists (select from worked_touch t where t.account_id = d.account_id)
        and ${isKnown} and cardinality(${touchedSince}) = 0
    ),
    since as (
      insert into worked_since (account_id, xid)
      select distinct account_id, pg_snapshot_xmin(${now}) from worked_touch
      on conflict (account_id) do update set xid = greatest(worked_since.xid, excluded.xid)
    )
    delete from worked_touch where xid < pg_snapshot_xmin(${now})`.execute(db)
}
