import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { withClient, type Engine, type EngineClient } from './engine.ts'
import { messageOf, StoreError } from './store-error.ts'

type Migration = { name: string; sql: string; checksum: string }

/** The product's own migrations. */
export const migrationsFolder = new URL('../../migrations/', import.meta.url)

/** Any number that nothing else locks: migrations of one database run one process at a time. */
const lockKey = 5_820_417

/** The migrations of a folder, in the order in which they run. */
export const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8')
      // Line ends differ between checkouts; the migration does not.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { name: file.slice(0, -'.sql'.length), sql, checksum }
    }),
  )
}

/** The migrations that a database has run, with their checksums, in order. */
export const readApplied = async (client: EngineClient): Promise<Map<string, string>> => {
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
    [],
  )
  if (!found.rows[0]?.there) return new Map()
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
    [],
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

const assertKnown = (applied: Map<string, string>, migrations: readonly Migration[]): void => {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    const ours = known.get(name)
    if (ours === undefined) {
      throw new StoreError(
        `The database was written by a newer version of the program (it has ${name}). Start that version.`,
      )
    }
    if (ours !== checksum) {
      throw new StoreError(
        `The migration ${name} was changed after this database had run it. Restore the file as it was.`,
      )
    }
  }
}

const apply = async (
  client: EngineClient,
  migration: Migration,
  migrations: readonly Migration[],
): Promise<boolean> => {
  await client.query('begin', [])
  // Within the transaction: it ends with it, whatever happens, also behind a connection pooler.
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  // Before looking: after waiting for the lock a session may still believe that the table is missing, and only taking a
  // lock on a relation or schema makes it hear of what others have done.
  await client.query(
    `create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`,
    [],
  )
  const applied = await readApplied(client)
  assertKnown(applied, migrations)
  if (applied.has(migration.name)) {
    await client.query('rollback', [])
    return false
  }
  await client.query(migration.sql, [])
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ])
  await client.query('commit', [])
  return true
}

/**
 * Brings a database to the schema of this program: plain SQL files, forward only, each in a transaction of its own. Any number
 * of processes may do this at once.
 * @param last the last migration to run, when not all are wanted
 * @returns the names of the migrations that this call ran
 * @throws StoreError when the database is newer than the program, when a file that had run was changed, or when one fails
 */
export const migrate = (engine: Engine, folder: URL, last?: string): Promise<string[]> =>
  withClient(
    engine,
    async (client) => {
      const migrations = await readMigrations(folder)
      const applied = await readApplied(client)
      assertKnown(applied, migrations)
      const ran: string[] = []
      for (const migration of migrations.filter(
        ({ name }) => !applied.has(name) && (last === undefined || name <= last),
      )) {
        try {
          if (await apply(client, migration, migrations)) ran.push(migration.name)
        } catch (error) {
          if (error instanceof StoreError) throw error
          throw new StoreError(`The migration ${migration.name} failed: ${messageOf(error)}`, { cause: error })
        }
      }
      return ran
    },
    { patient: true },
  )
