import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import * as v from 'valibot'
import { newFiles, type BackupFiles } from './backup-files.ts'
import { quote, quoteTable, readTables, type Table } from './catalog.ts'
import { syncPath } from './durable-fs.ts'
import { withClient, type Engine, type EngineClient } from './engine.ts'
import { readApplied } from './migrate.ts'
import { codeOf, messageOf, StoreError } from './store-error.ts'

export const manifestName = 'manifest.json'
export const fileOf = (table: string): string => `${table}.jsonl`

/** What a backup holds. Written last: a backup that was cut off has none. */
export const Manifest = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  madeFrom: v.string(),
  migrations: v.pipe(v.array(v.object({ name: v.string(), checksum: v.string() })), v.nonEmpty()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number(), sha256: v.string() })),
})
export type Manifest = v.InferOutput<typeof Manifest>

/**
 * What is in no backup: what a session, a mailed link or a device is known by, and counted tries. Whoever reads a backup can go on
 * with nobody's session, and after a restore everybody signs in anew. Digests are made again of the rows.
 */
const keptOut = new Set([
  'session',
  'refresh_token',
  'access_token',
  'mail_token',
  'server_secret',
  'attempt',
  'worked_month',
  'worked_touch',
  'worked_since',
  'covered_month',
  'covered_touch',
  'felt_month',
  'felt_touch',
  'paid_month',
])
export const isBackedUp = ({ name }: { name: string }): boolean => !keptOut.has(name)

const rowsAtOnce = 5_000

const prepareFolder = async (folder: string): Promise<void> => {
  try {
    // Password hashes are in there.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new StoreError(`The folder ${folder} is not empty. Name a new one.`)
  } catch (error) {
    if (error instanceof StoreError) throw error
    const why = codeOf(error) === 'EEXIST' ? 'it is a file' : messageOf(error)
    throw new StoreError(`The folder ${folder} cannot be written: ${why}`, { cause: error })
  }
}

const writeTable = async (
  client: EngineClient,
  table: Table,
  files: BackupFiles,
): Promise<Manifest['tables'][number]> => {
  const values = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ')
  const order = table.key.length > 0 ? ` order by ${table.key.map(quote).join(', ')}` : ''
  const file = await files.create(fileOf(table.name))
  const hash = createHash('sha256')
  let rows = 0
  try {
    await client.query(
      `declare backup_rows no scroll cursor for
        select array_to_json(array[${values}]::text[])::text as line from ${quoteTable(table.name)}${order}`,
      [],
    )
    for (;;) {
      const page = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from backup_rows`, [])
      if (page.rows.length === 0) break
      const text = page.rows.map(({ line }) => `${line}\n`).join('')
      hash.update(text)
      await file.write(text)
      rows += page.rows.length
    }
    await client.query('close backup_rows', [])
    await file.end()
  } finally {
    await file.close()
  }
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, sha256: hash.digest('hex') }
}

/**
 * Writes everything a store holds into a new folder, as of one moment: a file per table, each line one row as a JSON list of
 * texts, and a manifest. It can be restored on either engine and on later versions of PostgreSQL.
 * @param passphrase seals every file, when there is one
 * @throws StoreError when the folder cannot be written or is not empty
 */
export const backUp = async (engine: Engine, folder: string, now: Date, passphrase?: string): Promise<Manifest> => {
  await prepareFolder(folder)
  const files = await newFiles(folder, passphrase)
  const write = async (client: EngineClient): Promise<Manifest> => {
    await client.query('begin isolation level repeatable read read only', [])
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version", [])
    const applied = await readApplied(client)
    if (applied.size === 0) throw new StoreError('The database is empty: there is nothing to back up.')
    const tables: Manifest['tables'] = []
    const { tables: found } = await readTables(client)
    for (const table of found.filter(isBackedUp)) tables.push(await writeTable(client, table, files))
    await client.query('commit', [])
    return {
      format: 1,
      madeAt: now.toISOString(),
      madeFrom: `${engine.name} ${rows[0]?.version}`,
      migrations: [...applied].map(([name, { checksum }]) => ({ name, checksum })),
      tables,
    }
  }
  const manifest = await withClient(engine, write, { patient: true })
  const file = await files.create(manifestName)
  try {
    await file.write(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.end()
  } finally {
    await file.close()
  }
  syncPath(folder)
  return manifest
}
