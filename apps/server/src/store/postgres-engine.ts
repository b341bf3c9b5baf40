import type { PostgresQueryResult } from 'kysely'
import { Pool, type CustomTypesConfig, type PoolClient, type QueryResult } from 'pg'
import { acquireMillis, statementMillis, type Engine } from './engine.ts'
import { messageOf, StoreError } from './store-error.ts'
import { decoderOf, encodeParameter } from './values.ts'

const oldestVersion = 150_000

const sessionSettings = `set time zone 'UTC'; set datestyle to iso; set intervalstyle to postgres; set bytea_output to hex;
  set statement_timeout to ${statementMillis}`

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

/**
 * A PostgreSQL server, reached through a pool.
 * @throws StoreError when it cannot be reached or is too old
 */
export const openPostgresEngine = async (databaseUrl: string, warn: (message: string) => void): Promise<Engine> => {
  const pool = new Pool({
    connectionString: databaseUrl,
    types,
    connectionTimeoutMillis: acquireMillis,
    keepAlive: true,
    application_name: 'onward',
  })
  // Without a listener the loss of an idle connection ends the process; the pool replaces it by itself.
  pool.on('error', (error) => warn(`an idle database connection was lost: ${error.message}`))
  const prepared = new WeakSet<PoolClient>()

  const connect: Engine['connect'] = async (how) => {
    if (pool.ending) throw new StoreError('The store is closed.')
    const client = await pool.connect()
    try {
      if (!prepared.has(client)) {
        // By statement and not as a start-up option, which connection poolers in between refuse.
        await client.query(sessionSettings)
        prepared.add(client)
      }
      if (how?.patient) await client.query('set statement_timeout to 0')
    } catch (error) {
      client.release(true)
      throw error
    }
    const query = async <R>(sql: string, parameters: readonly unknown[]) => {
      // Several statements are answered by a list, like on the embedded engine the last one counts.
      const result: QueryResult | QueryResult[] = await client.query(sql, parameters.map(encodeParameter))
      return (Array.isArray(result) ? result.at(-1) : result) as unknown as PostgresQueryResult<R>
    }
    const release = (isBroken?: boolean) => client.release(isBroken || how?.patient)
    return { query, release }
  }

  const refuse = async (message: string): Promise<never> => {
    await pool.end()
    throw new StoreError(message)
  }
  type Settings = { version: string; number: string; fsync: string; commit: string; pages: string }
  const ask = async () => {
    const client = await connect()
    try {
      const { rows } = await client.query<Settings>(
        `select current_setting('server_version') as version, current_setting('server_version_num') as number,
          current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
          current_setting('full_page_writes') as pages`,
        [],
      )
      return rows[0]
    } finally {
      client.release()
    }
  }
  const settings = await ask().catch((error: unknown) =>
    refuse(`The database at ${placeOf(databaseUrl)} cannot be reached: ${messageOf(error) || 'no connection'}`),
  )
  if (settings === undefined || Number(settings.number) < oldestVersion) {
    return refuse(`The database at ${placeOf(databaseUrl)} is PostgreSQL ${settings?.version}; at least 15 is needed.`)
  }
  if (settings.fsync === 'off' || settings.commit === 'off' || settings.pages === 'off') {
    warn('the database server may lose answered writes: fsync, synchronous_commit and full_page_writes must all be on')
  }
  return { name: 'postgres', connect, end: () => pool.end() }
}
