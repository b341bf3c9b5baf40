import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openEmbeddedEngine } from '../src/store/embedded-engine.ts'
import { openEmbeddedFolder } from '../src/store/embedded-folder.ts'
import { withClient } from '../src/store/engine.ts'
import { migrate, migrationsFolder, readMigrations } from '../src/store/migrate.ts'
import { openPostgresEngine } from '../src/store/postgres-engine.ts'

const cacheFolder = new URL('../../../node_modules/.cache/onward/', import.meta.url)

const DAY = 86_400_000

const isThere = async (name: string) => (await readdir(cacheFolder)).includes(name)

/** What everything that is prepared here is made of: the engine and the migrations. */
const keyOf = async () => {
  const migrations = await readMigrations(migrationsFolder)
  const pglite = await readFile(
    join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json'),
    'utf8',
  )
  const key = [pglite, ...migrations.map(({ name, checksum }) => name + checksum)]
  return createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 16)
}

/** Something that every run needs and that takes seconds, made anew when a migration or the engine changed. Returns its path. */
const prepare = async (prefix: string, ending: string, make: (draft: string) => Promise<void>): Promise<string> => {
  const name = `${prefix}${await keyOf()}${ending}`
  const path = new URL(name, cacheFolder)
  await mkdir(cacheFolder, { recursive: true })
  if (await isThere(name)) return fileURLToPath(path)
  for (const old of await readdir(cacheFolder)) {
    // A younger one may be what another run works with at this moment.
    const path = new URL(old, cacheFolder)
    if (old.startsWith(prefix) && (await stat(path)).mtimeMs < Date.now() - DAY)
      await rm(path, { recursive: true, force: true })
  }
  // Renamed when whole: another run may look for it at the same time.
  const draft = fileURLToPath(new URL(`${name}.${process.pid}`, cacheFolder))
  await make(draft)
  await rename(draft, path).catch(async (error: unknown) => {
    // The other run was first, and a folder takes no other's place.
    if (!(await isThere(name))) throw error
    await rm(draft, { recursive: true })
  })
  return fileURLToPath(path)
}

/** A migrated database of the embedded engine as a file. */
export const prepareImage = () =>
  prepare('embedded-', '.tar', async (draft) => {
    const embedded = await openEmbeddedEngine({ kind: 'memory' })
    await migrate(embedded, migrationsFolder)
    // What other databases would be made from is half of the file, and each test file unpacks it.
    await withClient(embedded, async ({ query }) => {
      await query('update pg_database set datistemplate = false', [])
      for (const template of ['template0', 'template1']) await query(`drop database ${template}`, [])
    })
    await writeFile(draft, await embedded.dump())
    await embedded.end()
  })

/** A data folder with a migrated database, as a first start leaves it. */
export const prepareFolder = () =>
  prepare('folder-', '', async (draft) => {
    const engine = await openEmbeddedFolder(draft)
    await migrate(engine, migrationsFolder)
    await engine.end()
  })

/** The same server, another database. */
export const databaseUrlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement on a connection of its own, as creating and dropping databases needs. */
export const runAlone = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Asks one question on a connection of its own, past everything that the server does with its own. */
export const readAlone = async <R extends object>(serverUrl: string, question: string): Promise<R[]> => {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return (await client.query<R>(question)).rows
  } finally {
    await client.end()
  }
}

/** A migrated database on the server, for others to be copied from. */
export const prepareTemplate = async (serverUrl: string, template: string): Promise<void> => {
  await runAlone(serverUrl, `create database ${template}`)
  const engine = await openPostgresEngine(databaseUrlOf(serverUrl, template), () => {})
  await migrate(engine, migrationsFolder)
  await engine.end()
}
