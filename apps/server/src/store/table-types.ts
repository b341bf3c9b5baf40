import type { EngineClient } from './engine.ts'

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  isAlwaysGenerated: boolean
  hasDefault: boolean
  check: string | null
}

const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
    a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated", a.atthasdef or a.attidentity = 'd' as "hasDefault",
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '::text' order by k.conname limit 1) as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
  order by c.relname collate "C", a.attnum`

/** What a column's value is, as `values.ts` reads it. */
const typeOf: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'LocalDate',
  'double precision': 'number',
  integer: 'number',
  numeric: 'string',
  pg_snapshot: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Instant',
  'timestamp without time zone': 'WallTime',
  tstzrange: 'string',
  uuid: 'string',
  xid8: 'string',
}

const HEAD = `// Made by \`npm run tables\` of what the migrations make. A test compares them.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What a column holds once both engines' values are alike: dates and times are text, as \`store\` normalises them. */
type Instant = string
type LocalDate = string
type WallTime = string
/** Read as what it holds, written as text. */
type Json<Text extends string | null> = ColumnType<unknown, Text, Text>
`

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

/** The words of `check (column in ('one', 'other'))`. */
const wordsOf = ({ check }: Column) => {
  const [, list, single] = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)$/.exec(check ?? '') ?? []
  return (list ?? single)?.match(/'[^']*'(?=::text)/g)?.join(' | ')
}

const columnType = (column: Column) => {
  const { table, name, type, isNullable, isAlwaysGenerated, hasDefault } = column
  if (type === 'json' || type === 'jsonb') return `Json<string${isNullable ? ' | null' : ''}>`
  const known = wordsOf(column) ?? typeOf[type]
  if (known === undefined) throw new Error(`Say in table-types.ts what the ${type} of ${table}.${name} is`)
  const value = isNullable ? `${known} | null` : known
  if (isAlwaysGenerated) return `GeneratedAlways<${value}>`
  return hasDefault ? `Generated<${value}>` : value
}

/** The text of `tables.ts` for the schema that a session sees; a formatter may still break its lines. */
export const tableTypes = async (client: EngineClient): Promise<string> => {
  const { rows } = await client.query<Column>(columnsSql, [])
  const tables = Map.groupBy(rows, ({ table }) => table)
  const types = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${camel(column.name)}: ${columnType(column)}\n`)
    return `type ${pascal(table)} = {\n${lines.join('')}}\n`
  })
  const all = [...tables.keys()].map((table) => `  ${camel(table)}: ${pascal(table)}\n`)
  return `${HEAD}\n${types.join('')}
/** Every table, in the program's spelling; the store turns \`providerId\` into \`provider_id\` and back. */
export type Database = {\n${all.join('')}}\n`
}
