import { sql, type RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** Of what is kept of months: where, in which forms, and of whom it may be behind. */
export type Kept<Form extends string> = {
  table: 'worked_month' | 'covered_month' | 'paid_month' | 'felt_month'
  touches: 'worked_touch' | 'covered_touch' | 'felt_touch'
  forms: readonly Form[]
  /** Ids, by the touches `t` of a digest `d` that it has not seen; `''` is everybody. */
  touched: (unseen: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Which shifts a month is about. */
  about: RawBuilder<unknown>
}

/** By all that shifts are told apart by, by person, or by facility and shift type. */
export type WorkedForm = 'cells' | 'people' | 'places'
/** What shifts come to. */
export const WORKED: Kept<WorkedForm> = {
  table: 'worked_month',
  touches: 'worked_touch',
  forms: ['cells', 'people', 'places'],
  touched: (unseen) => sql`select t.provider_id from worked_touch t where ${unseen}`,
  about: sql`provider_id is not null`,
}

/** Of each date, of those with the same weekday together, or of as little as most reports need. */
export type CoveredForm = 'days' | 'weekdays' | 'sums'
/** What facilities need beside what is there. */
export const COVERED: Kept<CoveredForm> = {
  table: 'covered_month',
  touches: 'covered_touch',
  forms: ['days', 'weekdays', 'sums'],
  // Somebody who is trained for something else counts as that where they work by now: where they did before was touched itself.
  touched: (unseen) => sql`
    select t.hospital_id from covered_touch t where t.provider_id = '' and ${unseen}
    union all
    select a.hospital_id from covered_touch t join assignment a on a.account_id = t.account_id and a.provider_id = t.provider_id
    where t.provider_id <> '' and ${unseen} and a.status = 'confirmed' and a.specialty_id is null
      and a.scheduled_date >= to_date(d.month, 'YYYY-MM') and a.scheduled_date < to_date(d.month, 'YYYY-MM') + interval '1 month'`,
  about: sql`true`,
}

/** What shifts cost: of the same shifts as what they come to, in the same forms. */
export const PAID: Kept<WorkedForm> = {
  table: 'paid_month',
  touches: 'worked_touch',
  forms: ['cells', 'people', 'places'],
  // What people are trained for is noted for coverage: of no month and no facility, '' for everybody.
  touched: (unseen) => sql`
    select t.provider_id from worked_touch t where ${unseen}
    union all
    select t.provider_id from covered_touch t where d.is_by_training and t.month = '' and t.hospital_id = '' and ${unseen}`,
  about: WORKED.about,
}

/** What people felt of changes, and which shifts became open: what is written in a month is about all of it. */
export const FELT: Kept<'felt'> = {
  table: 'felt_month',
  touches: 'felt_touch',
  forms: ['felt'],
  touched: (unseen) => sql`select '' from felt_touch t where ${unseen}`,
  about: sql`true`,
}
const ALL = [WORKED, COVERED, PAID, FELT]
const TOUCHES = [...new Set(ALL.map(({ touches }) => touches))]

/** By which definitions a digest is made, and by what else that is no row of its month. */
export type MadeBy = {
  madeBy: string
  /** Of what shifts cost: whether what people are trained for counts. */
  isByTraining?: boolean
}

export type KeptMonth<Packed> = {
  month: string
  packed: Packed
  /** Whose shifts have been written since; `''` is everybody. None: it is in step. */
  touched: string[]
}

/** Numbers of transactions are of one cluster: what was carried to another one is none of its digests. */
const cluster = sql`(select system_identifier from pg_control_system())`

/** Of a digest `d`: what was touched by a transaction that it has not seen, so that it may say something else than the rows. */
const touchedSince = ({ touched }: Pick<Kept<string>, 'touched'>) => {
  const unseen = sql`t.account_id = d.account_id and t.month in (d.month, '')
    and t.xid >= pg_snapshot_xmin(d.snapshot) and not pg_visible_in_snapshot(t.xid, d.snapshot)`
  return sql`array(select distinct id from (${touched(unseen)}) touched (id))`
}

/** What was touched is known from then on alone. */
const isKnown = sql`d.cluster = ${cluster} and not exists (
  select from worked_since s where s.account_id = d.account_id and pg_snapshot_xmin(d.snapshot) < s.xid)`

/** The digests that there are of these months, made by what they would be made by now, with what they are behind of. */
export const keptMonths = async <Packed>(
  kept: Kept<string>,
  db: Db,
  accountId: number,
  form: string,
  months: ReadonlyMap<string, MadeBy>,
): Promise<KeptMonth<Packed>[]> => {
  if (months.size === 0) return []
  const madeBy = [...months.values()].map((one) => one.madeBy)
  const { rows } = await sql<KeptMonth<Packed>>`
    select d.month as "month", d.${sql.ref(form)} as "packed", ${touchedSince(kept)} as "touched"
    from ${sql.table(kept.table)} d
    where d.account_id = ${accountId} and ${isKnown}
      and (d.month, d.made_by) in (select * from unnest(${[...months.keys()]}::text[], ${madeBy}::text[]))`.execute(db)
  return rows
}

/** In one state of the store, that of a moment, from the first statement to the last. */
export const asOfOneMoment = <Found>(db: Db, read: (trx: Db) => Promise<Found>): Promise<Found> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read)

/** Of a transaction that sees one state of the store from its first statement to its last: which. */
export const snapshotOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as "snapshot"`.execute(db)
  if (!rows[0]) throw new Error('A select without a row')
  return rows[0].snapshot
}

export type MonthMade<Form extends string> = MadeBy & {
  month: string
  snapshot: string
  forms: Readonly<Record<Form, string>>
}

export const keepMonth = <Form extends string>(
  { table, forms: names }: Kept<Form>,
  db: Db,
  accountId: number,
  { month, snapshot, madeBy, isByTraining, forms }: MonthMade<Form>,
) => {
  const made: [string, RawBuilder<unknown>][] = names.map((name) => [name, sql`${forms[name]}::json`])
  if (isByTraining !== undefined) made.push(['is_by_training', sql`${isByTraining}::boolean`])
  const columns = sql.join(made.map(([name]) => sql.ref(name)))
  const values = sql.join(made.map(([, value]) => value))
  const anew = sql.join(made.map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
  return sql`
    insert into ${sql.table(table)} (account_id, month, snapshot, cluster, made_by, ${columns})
    values (${accountId}, ${month}, ${snapshot}::pg_snapshot, ${cluster}, ${madeBy}, ${values})
    on conflict (account_id, month) do update set snapshot = excluded.snapshot, cluster = excluded.cluster,
      made_by = excluded.made_by, ${anew}`.execute(db)
}

/** The months that have such shifts, and those of which there is a digest. */
export const monthsToKeep = async (
  { table, about }: Pick<Kept<string>, 'table' | 'about'>,
  db: Db,
  accountId: number,
): Promise<string[]> => {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(scheduled_date, 'YYYY-MM') as "month" from assignment
    where account_id = ${accountId} and status = 'confirmed' and ${about}
    union select month from ${sql.table(table)} where account_id = ${accountId} order by 1`.execute(db)
  return rows.map(({ month }) => month)
}

/**
 * Forgets what was touched, of every account: digests that are in step are so as of this statement from now on, and what may be
 * made of a state before it, by somebody who has read that already, counts for nothing. All of it as of one moment.
 */
export const forgetTouches = (db: Db) => {
  const now = sql`(select snapshot from now)`
  const accounts = sql.join(
    TOUCHES.map((touches) => sql`select account_id from ${sql.table(touches)}`),
    sql` union `,
  )
  // Kinds may share touches: of what this statement has read, none are gone.
  const steps = [
    ...ALL.map(
      (kept) => sql`${sql.table(`${kept.table}_kept`)} as (
        update ${sql.table(kept.table)} d set snapshot = ${now}
        where d.account_id in (select account_id from touched) and ${isKnown} and cardinality(${touchedSince(kept)}) = 0
      )`,
    ),
    ...TOUCHES.map(
      (touches) => sql`${sql.table(`${touches}_gone`)} as (
        delete from ${sql.table(touches)} where xid < pg_snapshot_xmin(${now})
      )`,
    ),
  ]
  return sql`
    with now as materialized (select pg_current_snapshot() as snapshot),
    touched as materialized (${accounts}),
    ${sql.join(steps)}
    insert into worked_since (account_id, xid)
    select account_id, pg_snapshot_xmin(${now}) from touched
    on conflict (account_id) do update set xid = greatest(worked_since.xid, excluded.xid)`.execute(db)
}
