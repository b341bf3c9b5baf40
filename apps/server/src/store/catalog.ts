import type { EngineClient } from './engine.ts'

/** A table as a backup sees it: the columns that hold data, generated ones left out. */
export type Table = { name: string; columns: { name: string; type: string; isIdentity: boolean }[]; key: string[] }

/** A foreign key, and how it is checked. */
export type Reference = { name: string; table: string; needs: string; isDeferrable: boolean; isDeferred: boolean }

type Row = Table & { references: Omit<Reference, 'table'>[] }

// Waiting jobs are data like any other, the rest of the queue's schema is made by the migrations.
const tablesSql = `
  with kept as (
    select oid, case when relnamespace = current_schema()::regnamespace then relname::text else 'pgboss.' || relname end as name
    from pg_class
    where relkind in ('r', 'p') and not relispartition and relname <> 'schema_migration'
      and (relnamespace = current_schema()::regnamespace or oid = to_regclass('pgboss.job'))
  )
  select kept.name,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isIdentity', a.attidentity <> '') order by a.attnum)
      from pg_attribute a
      where a.attrelid = kept.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality as k(number, place)
      join pg_attribute a on a.attnum = k.number
      where i.indrelid = kept.oid and i.indisprimary and a.attrelid = kept.oid order by k.place) as key,
    (select coalesce(json_agg(json_build_object('name', f.conname, 'needs', needed.name,
        'isDeferrable', f.condeferrable, 'isDeferred', f.condeferred) order by f.conname), '[]')
      from pg_constraint f join kept needed on needed.oid = f.confrelid
      where f.conrelid = kept.oid and f.contype = 'f' and f.conparentid = 0) as references
  from kept order by name`

/**
 * Every table, those that others refer to first, and the foreign keys for which that could not be done: tables that refer to
 * each other or to themselves.
 */
export const readTables = async (client: EngineClient): Promise<{ tables: Table[]; forward: Reference[] }> => {
  let { rows: left } = await client.query<Row>(tablesSql, [])
  const tables: Table[] = []
  const forward: Reference[] = []
  const isThere = (table: string) => tables.some(({ name }) => name === table)
  while (left.length > 0) {
    const ready = left.filter((row) => row.references.every(({ needs }) => needs === row.name || isThere(needs)))
    // In a circle any may be the first.
    for (const { name, columns, key, references } of ready.length > 0 ? ready : left.slice(0, 1)) {
      for (const reference of references) if (!isThere(reference.needs)) forward.push({ ...reference, table: name })
      tables.push({ name, columns, key })
    }
    left = left.filter(({ name }) => !isThere(name))
  }
  return { tables, forward }
}

/** A name as SQL takes it, whatever it is. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A table's name as SQL takes it, with its schema where it is not ours. */
export const quoteTable = (name: string): string => name.split('.').map(quote).join('.')
