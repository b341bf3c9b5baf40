import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { oldFiles, type BackupFiles } from './backup-files.ts'
import { fileOf, isBackedUp, Manifest, manifestName } from './backup.ts'
import { quote, quoteTable, readTables, type Reference, type Table } from './catalog.ts'
import { withClient, type Engine, type EngineClient } from './engine.ts'
import { vacuum } from './housekeeping.ts'
import { linesOf } from './lines.ts'
import { migrate, readApplied, readMigrations } from './migrate.ts'
import { messageOf, StoreError } from './store-error.ts'

const charactersAtOnce = 2_000_000

/**
 * What a backup says it holds.
 * @throws StoreError when the folder holds no backup, or one that was cut off
 */
const readManifest = async (files: BackupFiles, folder: string): Promise<Manifest> => {
  const lines: string[] = []
  try {
    for await (const line of linesOf(files.read(manifestName))) lines.push(line)
  } catch (error) {
    throw new StoreError(`There is no complete backup in ${folder}: ${messageOf(error)}`, { cause: error })
  }
  try {
    return v.parse(Manifest, JSON.parse(lines.join('\n')))
  } catch (error) {
    throw new StoreError(`${manifestName} in ${folder} is not the manifest of a backup: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

const assertReadable = async (manifest: Manifest, migrationsFolder: URL): Promise<void> => {
  const known = new Map((await readMigrations(migrationsFolder)).map(({ name, checksum }) => [name, checksum]))
  const unknown = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown) {
    throw new StoreError(
      `The backup was made by another version of the program (it has ${unknown.name}). Restore it with that one.`,
    )
  }
}

const assertEmpty = async (client: EngineClient, tables: readonly Table[], manifest: Manifest): Promise<void> => {
  const applied = await readApplied(client)
  if (applied.size !== manifest.migrations.length) {
    throw new StoreError('The store was already brought to a newer schema than the backup. Restore into a new one.')
  }
  for (const { name } of tables) {
    const { rows } = await client.query<{ full: boolean }>(
      `select exists (select from ${quoteTable(name)}) as full`,
      [],
    )
    if (rows[0]?.full) throw new StoreError(`The store is not empty (${name} has rows). Restore into a new one.`)
  }
}

const insertSql = (table: Table, columns: readonly string[]): string => {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((column, place) => {
    const type = typeOf.get(column)
    if (type === undefined)
      throw new StoreError(`The backup has a column ${table.name}.${column} that the schema does not.`)
    return `(line ->> ${place})::${type}`
  })
  return `insert into ${quoteTable(table.name)} (${columns.map(quote).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) as line`
}

const loadTable = async (
  client: EngineClient,
  table: Table,
  given: Manifest['tables'][number],
  files: BackupFiles,
): Promise<void> => {
  const insert = insertSql(table, given.columns)
  const hash = createHash('sha256')
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`])
    batch = []
    characters = 0
  }
  for await (const line of linesOf(files.read(fileOf(table.name)))) {
    hash.update(`${line}\n`)
    batch.push(line)
    characters += line.length
    if (characters >= charactersAtOnce) await flush()
  }
  await flush()
  if (hash.digest('hex') !== given.sha256)
    throw new StoreError(`The backup's file ${fileOf(table.name)} is not as it was written.`)
  const { rows } = await client.query<{ total: number }>(`select count(*) as total from ${quoteTable(table.name)}`, [])
  if (rows[0]?.total !== given.rows) {
    throw new StoreError(
      `${table.name} has ${rows[0]?.total} rows after the restore, and ${given.rows} were backed up.`,
    )
  }
  for (const { name } of table.columns.filter((column) => column.isIdentity)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quote(name)}), 0) + 1, false) from ${quoteTable(table.name)}`,
      [quoteTable(table.name), name],
    )
  }
}

/** For tables that refer to each other: whether every row found its own is then asked at the end. Needs no superuser. */
const setChecked = (client: EngineClient, { table, name }: Reference, when: string) =>
  client.query(`alter table ${quoteTable(table)} alter constraint ${quote(name)} ${when}`, [])

const checkedAs = ({ isDeferrable, isDeferred }: Reference) =>
  isDeferrable ? `deferrable initially ${isDeferred ? 'deferred' : 'immediate'}` : 'not deferrable'

const inWords = <T>(what: string, work: Promise<T>) =>
  work.catch((error: unknown) => {
    if (error instanceof StoreError) throw error
    throw new StoreError(`${what} could not be restored: ${messageOf(error)}`, { cause: error })
  })

/**
 * Fills an empty store from a backup, on either engine: all of it or nothing. The schema is first brought to where the backup
 * was made, and afterwards to where the program is.
 * @param passphrase what the backup was sealed with
 * @throws StoreError when the backup is damaged or of another version, or when the store is not empty
 */
export const restore = async (
  engine: Engine,
  folder: string,
  migrationsFolder: URL,
  passphrase?: string,
): Promise<Manifest> => {
  const files = await oldFiles(folder, passphrase)
  const manifest = await readManifest(files, folder)
  await assertReadable(manifest, migrationsFolder)
  await migrate(engine, migrationsFolder, manifest.migrations.at(-1)?.name)
  const load = async (client: EngineClient) => {
    await client.query('begin', [])
    const { tables, forward } = await readTables(client)
    await assertEmpty(client, tables, manifest)
    const stranger = manifest.tables.find((given) => !tables.some(({ name }) => name === given.name))
    if (stranger) throw new StoreError(`The backup has a table ${stranger.name} that the schema does not.`)
    for (const reference of forward) await setChecked(client, reference, 'deferrable initially deferred')
    // What follows from a row was written down with it.
    for (const { name } of tables) await client.query(`alter table ${quoteTable(name)} disable trigger user`, [])
    // Older backups hold sessions too: they end here.
    for (const table of tables.filter(isBackedUp)) {
      const given = manifest.tables.find(({ name }) => name === table.name)
      if (given) await inWords(table.name, loadTable(client, table, given, files))
    }
    await inWords('What refers to each other', client.query('set constraints all immediate', []))
    for (const reference of forward) await setChecked(client, reference, checkedAs(reference))
    for (const { name } of tables) await client.query(`alter table ${quoteTable(name)} enable trigger user`, [])
    await client.query('commit', [])
  }
  await withClient(engine, load, { patient: true })
  await migrate(engine, migrationsFolder)
  await vacuum(engine)
  return manifest
}
