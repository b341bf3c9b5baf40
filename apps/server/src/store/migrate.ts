import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient, type Engine, type EngineClient } from './engine.ts'
import { codeOf, messageOf, StoreError } from './store-error.ts'

type Migration = {
  name: string
  sql: string
  checksum: string
  /** The last migration that a program has to know to work with what this one made; undefined when it is this one. */
  needs: string | undefined
}
type Applied = Map<string, { checksum: string; needs: string | null }>

/** How a migration waits for a table that others hold: who waits in the queue for a lock holds up everybody behind it. */
export type Patience = { lockMillis: number; tries: number; pause: (millis: number) => Promise<void> }
const patience: Patience = { lockMillis: 3_000, tries: 20, pause: (millis) => sleep(millis) }
const pauseMillis = 3_000
/** SQL's code for a lock that did not come within `lock_timeout`. */
const lockNotAvailable = '55P03'

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
      const [, needs] = /^-- needs: (\S+)$/m.exec(sql) ?? []
      return { name: file.slice(0, -'.sql'.length), sql, checksum, needs }
    }),
  )
}

/** The migrations that a database has run. */
export const readApplied = async (client: EngineClient): Promise<Applied> => {
  const found = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
    [],
  )
  if (!found.rows[0]?.there) return new Map()
  // The first releases had no `needs`.
  const { rows } = await client.query<{ name: string; checksum: string; needs: string | null }>(
    'select name, checksum, to_jsonb(m) ->> \'needs\' as needs from schema_migration as m order by name collate "C"',
    [],
  )
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

const assertKnown = (applied: Applied, migrations: readonly Migration[]): void => {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, { checksum, needs }] of applied) {
    const ours = known.get(name)
    if (ours === undefined && needs !== null && known.has(needs)) continue
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
  { lockMillis }: Patience,
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
  // Only now: the wait for the other processes above may be long.
  await client.query(`set local lock_timeout to ${lockMillis}`, [])
  await client.query(migration.sql, [])
  await client.query('alter table schema_migration add column if not exists needs text', [])
  await client.query('insert into schema_migration (name, checksum, needs) values ($1, $2, $3)', [
    migration.name,
    migration.checksum,
    migration.needs ?? null,
  ])
  await client.query('commit', [])
  return true
}

/** Lets everybody through who had to wait, and tries again, when a table is not to be had. */
const applyPatiently = async (
  client: EngineClient,
  migration: Migration,
  migrations: readonly Migration[],
  patience: Patience,
): Promise<boolean> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration, migrations, patience)
    } catch (error) {
      if (error instanceof StoreError) throw error
      if (codeOf(error) !== lockNotAvailable)
        throw new StoreError(`The migration ${migration.name} failed: ${messageOf(error)}`, { cause: error })
      if (tries >= patience.tries)
        throw new StoreError(
          `The migration ${migration.name} found a table in use, ${tries} times. Try again when what runs on it has ended.`,
          { cause: error },
        )
      await client.query('rollback', [])
      await patience.pause(pauseMillis)
    }
  }
}

/**
 * Whether a database has run all that this program has, without running anything.
 * @throws StoreError when a migration is missing, and as `migrate` does
 */
export const assertMigrated = (engine: Engine, folder: URL): Promise<void> =>
  withClient(engine, async (client) => {
    const migrations = await readMigrations(folder)
    const applied = await readApplied(client)
    assertKnown(applied, migrations)
    const missing = migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name)
    if (missing.length > 0)
      throw new StoreError(`The database lacks ${missing.join(', ')}. Run npm run migrate with this version first.`)
  })

/**
 * Brings a database to the schema of this program: plain SQL files, forward only, each in a transaction of its own. Any number
 * of processes may do this at once.
 * @param last the last migration to run, when not all are wanted
 * @returns the names of the migrations that this call ran
 * @throws StoreError when the database is too new for the program, when a file that had run was changed, or when one fails
 */
export const migrate = (engine: Engine, folder: URL, last?: string, waiting = patience): Promise<string[]> =>
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
        if (await applyPatiently(client, migration, migrations, waiting)) ran.push(migration.name)
      }
      return ran
    },
    { patient: true },
  )
