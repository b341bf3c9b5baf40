import type { EngineClient } from './engine.ts'
import { StoreError } from './store-error.ts'

/** A table as a backup sees it: the columns that hold data, generated ones left out. */
export type Table = { name: string; columns: { name: string; type: string; isIdentity: boolean }[]; key: string[] }

type Row = { name: string; columns: Table['columns']; key: string[]; needs: string[] }

const tablesSql = `
  select c.relname as name,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isIdentity', a.attidentity <> '') order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality as k(number, place)
      join pg_attribute a on a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid order by k.place) as key,
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'schema_migration'
  order by c.relname`

/** Every table of the schema, those that others refer to first. */
export const readTables = async (client: EngineClient): Promise<Table[]> => {
  let { rows: left } = await client.query<Row>(tablesSql, [])
  const done = new Set<string>()
  const ordered: Table[] = []
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((need) => done.has(need)))
    if (ready.length === 0)
      throw new StoreError(`These tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`)
    for (const { name, columns, key } of ready) {
      done.add(name)
      ordered.push({ name, columns, key })
    }
    left = left.filter(({ name }) => !done.has(name))
  }
  return ordered
}

/** A name as SQL takes it, whatever it is. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
