import type { PostgresQueryResult } from 'kysely'
import { DatabaseError, Pool, type CustomTypesConfig, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import { acquireMillis, answerMillis, statementMillis, stuckMillis, type Engine } from './engine.ts'
import { notStuck } from './not-stuck.ts'
import { closedError, codeOf, messageOf, StoreError, storeErrorOf } from './store-error.ts'
import { decoderOf, encodeParameter } from './values.ts'

const oldestVersion = 150_000

/** What the values that are read rely on, and what a server must say by itself where nothing can be set for a session. */
const wantedDefaults: readonly [setting: string, value: string, isRight: RegExp][] = [
  ['TimeZone', 'UTC', /^(Etc\/)?(UTC|UCT|GMT)$/i],
  ['DateStyle', 'ISO', /^ISO\b/i],
  ['IntervalStyle', 'postgres', /^postgres$/i],
  ['bytea_output', 'hex', /^hex$/i],
]
const sessionSettings = `set time zone 'UTC'; set datestyle to iso; set intervalstyle to postgres; set bytea_output to hex`

export type PostgresLimits = {
  statementMillis?: number
  answerMillis?: number
  acquireMillis?: number
  stuckMillis?: number
}

const types: CustomTypesConfig = {
  // Overloaded for binary values, which are never asked for.
  getTypeParser: ((type: number) => decoderOf(type)) as CustomTypesConfig['getTypeParser'],
}

/** Where a server is, without the password that a connection string may hold. */
const placeOf = (databaseUrl: string): string => {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl)
    return `${hostname}${port && `:${port}`}${pathname}`
  } catch {
    return 'the address given'
  }
}

/** What the server itself answers stands as it is; anything else means that the connection is gone. */
const lostBy = (error: unknown): Error =>
  error instanceof DatabaseError
    ? error
    : storeErrorOf('08006', `The connection to the database was lost: ${messageOf(error)}`, error)

/** With these words a server closes the connection: nobody shall get it who comes before that is noticed. */
const isLastWord = ({ code }: DatabaseError) => code !== undefined && /^57P0[1-5]$/.test(code)

/** No connection is to be had now, unless the server says why. */
const unreachableBy = (error: unknown): Error =>
  error instanceof DatabaseError
    ? error
    : storeErrorOf('08001', messageOf(error) || codeOf(error) || 'no connection', error)

/** Whether a pooler stands between: it answers with a number of its own in the place of the server's process. */
const isPooled = async (client: PoolClient, ask: () => Promise<QueryResult | QueryResult[]>) => {
  const result = await ask()
  const [row] = Array.isArray(result) ? [] : result.rows
  // The library keeps what the server said of itself, its types do not know it.
  return row?.pid !== (client as PoolClient & { processID?: number }).processID
}

/**
 * A PostgreSQL server, reached through a pool. A connection that is lost fails what was under way on it and is replaced by
 * another one.
 * @throws StoreError when it cannot be reached or is too old
 */
export const openPostgresEngine = async (
  databaseUrl: string,
  warn: (message: string) => void,
  limits: PostgresLimits = {},
): Promise<Engine> => {
  const statementLimit = limits.statementMillis ?? statementMillis
  const answerLimit = limits.answerMillis ?? answerMillis
  const pool = new Pool({
    connectionString: databaseUrl,
    types,
    connectionTimeoutMillis: limits.acquireMillis ?? acquireMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'onward',
  })
  const prepared = new WeakSet<PoolClient>()
  /** Clients of a pooler, which gives each transaction another session: nothing may be set for longer than that. */
  const pooled = new WeakSet<PoolClient>()
  const lost = new WeakSet<PoolClient>()
  // Without a listener the loss of a connection ends the process: of one that idles, which the pool replaces by itself,
  pool.on('error', (error) => warn(`an idle database connection was lost: ${error.message}`))
  // and of one that is in use. Whoever uses it hears of it from their next statement.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)))

  const untilStuck = notStuck(pool, limits.stuckMillis ?? stuckMillis)

  const connect: Engine['connect'] = async (how) => {
    if (pool.ending) throw closedError()
    // A long import can wait for its turn.
    const wanted = how?.patient ? pool.connect() : untilStuck()
    const client = await wanted.catch((error: unknown) => {
      throw unreachableBy(error)
    })
    /** @param limit milliseconds without a word after which the server is given up; 0 for none */
    const ask = async (text: string, values: unknown[], limit: number): Promise<QueryResult | QueryResult[]> => {
      if (lost.has(client)) throw lostBy(new Error('it was closed'))
      try {
        // The types know no limit of a single query, the library does.
        const config: QueryConfig & { query_timeout: number } = { text, values, query_timeout: limit }
        return await client.query(config)
      } catch (error) {
        // A client that stopped waiting would take the late answer for that of its next statement.
        if (!(error instanceof DatabaseError) || isLastWord(error)) lost.add(client)
        throw lostBy(error)
      }
    }
    try {
      if (!prepared.has(client)) {
        if (await isPooled(client, () => ask('select pg_backend_pid() as pid', [], answerLimit))) pooled.add(client)
        // By statement and not as a start-up option, which connection poolers in between refuse.
        else await ask(`${sessionSettings}; set statement_timeout to ${statementLimit}`, [], answerLimit)
        prepared.add(client)
      }
      if (how?.patient && !pooled.has(client)) await ask('set statement_timeout to 0', [], answerLimit)
    } catch (error) {
      client.release(true)
      throw error
    }
    const query = async <R>(sql: string, parameters: readonly unknown[]) => {
      const limit = how?.patient ? 0 : answerLimit
      const result = await ask(sql, parameters.map(encodeParameter), limit)
      if (pooled.has(client) && /^begin\b[^;]*$/i.test(sql))
        await ask(`set local statement_timeout to ${how?.patient ? 0 : statementLimit}`, [], limit)
      // Several statements are answered by a list, like on the embedded engine the last one counts.
      return (Array.isArray(result) ? result.at(-1) : result) as unknown as PostgresQueryResult<R>
    }
    const release = (isBroken?: boolean) => client.release(isBroken || how?.patient || lost.has(client))
    return { query, release }
  }

  const refuse = async (message: string): Promise<never> => {
    await pool.end()
    throw new StoreError(message)
  }
  type Settings = { version: string; number: string; fsync: string; commit: string; pages: string; defaults: string[] }
  const ask = async () => {
    const client = await connect()
    try {
      const { rows } = await client.query<Settings>(
        `select current_setting('server_version') as version, current_setting('server_version_num') as number,
          current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          current_setting('full_page_writes') as pages,
          array[${wantedDefaults.map(([setting]) => `current_setting('${setting}')`).join(', ')}] as defaults`,
        [],
      )
      return rows[0]
    } finally {
      client.release()
    }
  }
  const settings = await ask().catch((error: unknown) =>
    refuse(`The database at ${placeOf(databaseUrl)} cannot be reached: ${messageOf(error)}`),
  )
  if (settings === undefined || Number(settings.number) < oldestVersion) {
    return refuse(`The database at ${placeOf(databaseUrl)} is PostgreSQL ${settings?.version}; at least 15 is needed.`)
  }
  // Where they can be set they have been; behind a pooler the server has to say them by itself.
  const wrong = wantedDefaults.filter(([, , isRight], at) => !isRight.test(settings.defaults[at] ?? ''))
  if (wrong.length > 0) {
    const statements = wrong.map(([setting, value]) => `alter role … set ${setting} to '${value}';`).join(' ')
    return refuse(
      `The database at ${placeOf(databaseUrl)} is behind a connection pooler, so its role needs settings of its own: ${statements}`,
    )
  }
  if (settings.fsync === 'off' || settings.commit === 'off' || settings.pages === 'off') {
    warn('the database server may lose answered writes: fsync, synchronous_commit and full_page_writes must all be on')
  }
  const load = () => ({
    open: pool.totalCount,
    busy: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { name: 'postgres', connect, load, end: () => pool.end() }
}
