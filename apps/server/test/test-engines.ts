import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openEmbeddedEngine } from '../src/store/embedded-engine.ts'
import { migrate, migrationsFolder, readMigrations } from '../src/store/migrate.ts'
import { openPostgresEngine } from '../src/store/postgres-engine.ts'

const cacheFolder = new URL('../../../node_modules/.cache/onward/', import.meta.url)

const DAY = 86_400_000

const isThere = async (path: URL) => (await readdir(cacheFolder)).some((name) => path.pathname.endsWith(`/${name}`))

/** A migrated database of the embedded engine as a file, made anew when a migration or the engine changed. Returns its path. */
export const prepareImage = async (): Promise<string> => {
  const migrations = await readMigrations(migrationsFolder)
  const pglite = await readFile(
    join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json'),
    'utf8',
  )
  const key = [pglite, ...migrations.map(({ name, checksum }) => name + checksum)]
  const name = `embedded-${createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 16)}.tar`
  const path = new URL(name, cacheFolder)
  await mkdir(cacheFolder, { recursive: true })
  if (await isThere(path)) return fileURLToPath(path)
  for (const old of await readdir(cacheFolder)) {
    // A younger one may be what another run works with at this moment.
    const path = new URL(old, cacheFolder)
    if (old.startsWith('embedded-') && (await stat(path)).mtimeMs < Date.now() - DAY) await rm(path, { force: true })
  }
  const embedded = await openEmbeddedEngine({ kind: 'memory' })
  await migrate(embedded, migrationsFolder)
  // Renamed when whole: another run may look for it at the same time.
  const draft = new URL(`${name}.${process.pid}`, cacheFolder)
  await writeFile(draft, await embedded.dump())
  await embedded.end()
  await rename(draft, path)
  return fileURLToPath(path)
}

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
