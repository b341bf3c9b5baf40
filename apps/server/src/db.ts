import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { asRole, type Role } from './store/as-role.ts'
import { withClient, type Engine, type Load } from './store/engine.ts'
import { maintain, systemTimers, vacuum, type Timers } from './store/housekeeping.ts'
import { assertMigrated, migrate, migrationsFolder } from './store/migrate.ts'
import { openEngine, type StorePlace } from './store/open-engine.ts'
import { codeOf } from './store/store-error.ts'
import type { Database } from './tables.ts'

export { StoreError } from './store/store-error.ts'

export type Db = Kysely<Database>

export type Store = {
  /**
   * Queries and transactions of one account: rows of others are not there, whatever is asked, and can be neither written nor
   * changed. Await nothing but SQL inside a transaction, and only on its own handle: on the embedded engine
   * everybody else waits meanwhile.
   */
  of(accountId: number, address?: string): Db
  /**
   * The same across accounts: for who is not signed in yet, for work after an answer, for housekeeping and commands. Nothing else
   * may have it: `apps/server/src/store/one-account.test.ts`.
   */
  db: Db
  /** `db`, for a caller at an address, which the audit trail keeps. */
  from(address: string): Db
  engine: 'embedded' | 'postgres'
  /** SQL of somebody else's making, on a session of its own; of several statements the last one's rows. */
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** How many sessions are in use now. */
  load(): Load
  /** Whether a query is answered within two seconds, and a write has room where one had none before. */
  isHealthy(): Promise<boolean>
  /** Wanted after a large import: frees dead rows and refreshes the planner's numbers. */
  vacuum(): Promise<void>
  /** Waits for what is under way. May be called twice. */
  close(): Promise<void>
}

export type StoreHooks = {
  /** Told of what went wrong beside any request, in one line. */
  warn?: (message: string) => void
  timers?: Timers
  /** Stands around each statement. */
  traced?: <T>(sql: string, ask: () => Promise<T>) => Promise<T>
  /** False: the schema has to be up to date already. */
  migrate?: boolean
}

const healthyMillis = 2_000

/** The store's disk is full (53100) or refuses to write (58030). */
const isOutOfRoom = (error: unknown) => /^(53100|58030)$/.test(codeOf(error) ?? '')

/** Needs room for rows that nobody keeps. */
const roomProbe = `begin;
  create temporary table room on commit drop as select repeat('x', 100) as filling from generate_series(1, 1000);
  commit`

/** Notices what its queries find out about the disk. */
const watched = (engine: Engine, traced: NonNullable<StoreHooks['traced']>) => {
  let isFull = false
  const connect: Engine['connect'] = async (how) => {
    const client = await engine.connect(how)
    const query: typeof client.query = (text, values) =>
      traced(text, () => client.query<never>(text, values)).catch((error: unknown) => {
        isFull ||= isOutOfRoom(error)
        throw error
      })
    return { ...client, query }
  }
  /** Reads go on without room, so where a write failed for it, only a write tells that there is some again. */
  const probe = async () => {
    await withClient(engine, (client) => client.query(isFull ? roomProbe : 'select 1', []))
    isFull = false
  }
  return { engine: { ...engine, connect }, probe }
}

/** One for all: it remembers how each name is spelled, and every call has a handle of its own. */
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** A store on an engine that is open and migrated. */
export const createStore = (
  opened: Engine,
  beforeClose: () => Promise<void> = async () => {},
  traced: NonNullable<StoreHooks['traced']> = (_, ask) => ask(),
): Store => {
  const { engine, probe } = watched(opened, traced)
  const speak = (role: Role, address?: string): Db => {
    // The part of a pool that Kysely uses without cursors. It ends a pool only if it was used; the engine is ended below in any
    // case.
    const pool = { ...asRole(engine, role, address), options: {}, end: async () => {} } as unknown as PostgresPool
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] })
  }
  const db = speak('every account')
  const of: Store['of'] = (accountId, address) => speak({ accountId }, address)
  const from: Store['from'] = (address) => speak('every account', address)
  let closing: Promise<void> | undefined
  const close = async () => {
    await beforeClose()
    await db.destroy()
    await engine.end()
  }
  const isHealthy = () => {
    const answered = probe().then(
      () => true,
      () => false,
    )
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), healthyMillis)
    return Promise.race([answered, late]).finally(() => clearTimeout(timer))
  }
  const query: Store['query'] = (text, values = []) => withClient(engine, (client) => client.query(text, values))
  return {
    db,
    of,
    from,
    engine: engine.name,
    query,
    load: () => engine.load(),
    isHealthy,
    vacuum: () => vacuum(engine),
    close: () => (closing ??= close()),
  }
}

/** Does something as who owns the tables. */
const withOwner = async (
  place: StorePlace,
  engine: Engine,
  warn: (message: string) => void,
  work: (owner: Engine) => Promise<unknown>,
) => {
  const { databaseUrl, ownerUrl = databaseUrl } = 'databaseUrl' in place ? place : {}
  if (ownerUrl === undefined || ownerUrl === databaseUrl) return work(engine)
  const owner = await openEngine({ databaseUrl: ownerUrl }, warn)
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/**
 * Opens the store, brings its schema up to date or looks whether it is, and on the embedded engine keeps house until it is closed.
 * @param options a PostgreSQL server's address, or the folder of the embedded engine, created when missing
 * @throws StoreError with one line for the operator
 */
export const openStore = async (options: StorePlace, hooks: StoreHooks = {}): Promise<Store> => {
  const warn = hooks.warn ?? (() => {})
  const engine = await openEngine(options, warn)
  try {
    await withOwner(options, engine, warn, (owner) =>
      (hooks.migrate === false ? assertMigrated : migrate)(owner, migrationsFolder),
    )
  } catch (error) {
    await engine.end()
    throw error
  }
  return engine.name === 'embedded'
    ? createStore(engine, maintain(engine, hooks.timers ?? systemTimers, warn), hooks.traced)
    : createStore(engine, undefined, hooks.traced)
}
