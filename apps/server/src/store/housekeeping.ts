import { withClient, type Engine } from './engine.ts'
import { messageOf } from './store-error.ts'

/** Time, as housekeeping needs it; tests bring their own. */
export type Timers = {
  now(): Date
  /** Calls `work` again and again without keeping the process alive. Returns how to stop. */
  every(millis: number, work: () => void): () => void
}

export const systemTimers: Timers = {
  now: () => new Date(),
  every: (millis, work) => {
    const timer = setInterval(work, millis).unref()
    return () => clearInterval(timer)
  },
}

const lookMillis = 5_000
const checkpointMillis = 60_000
const checkpointBytes = 64 * 1024 * 1024
/** The hour in UTC at which tables are vacuumed: night in America, where the users are. */
const vacuumHour = 9

/**
 * Frees dead rows and refreshes the planner's numbers. Also wanted after a large import. On the embedded engine, whose one session
 * serves everybody, table by table and column by column: everybody who waits has a turn in between.
 */
export const vacuum = async (engine: Engine): Promise<void> => {
  const say = async (text: string) =>
    withClient(engine, async (client) => (await client.query<{ name: string; columns: string }>(text, [])).rows, {
      patient: true,
    })
  if (engine.name === 'postgres') return void (await say('vacuum (analyze)'))
  for (const { name, columns } of await say(tables)) {
    await say(`vacuum ${name}`)
    for (const column of columns.split(',')) await say(`analyze ${name} (${column})`)
  }
}
const tables = `
  select format('%I.%I', nspname, relname) as name, string_agg(quote_ident(attname), ',') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and nspname in (current_schema(), 'pgboss') and attnum > 0 and not attisdropped
  group by 1 order by 1`

/**
 * Does what the embedded engine has no background processes for: a checkpoint each minute or 64 MB of log, when anything
 * was written, and a nightly VACUUM. Returns how to stop; stopping waits for what is under way.
 */
export const maintain = (engine: Engine, timers: Timers, warn: (message: string) => void): (() => Promise<void>) => {
  let checkpointAt = timers.now().getTime()
  let checkpointPosition = 0
  let vacuumDay = timers.now().toISOString().slice(0, 10)
  let underWay: Promise<void> | undefined

  const position = async () =>
    withClient(engine, async (client) => {
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
        [],
      )
      return Number(rows[0]?.bytes)
    })

  const look = async () => {
    const now = timers.now()
    const written = (await position()) - checkpointPosition
    const isDue = now.getTime() - checkpointAt >= checkpointMillis || written >= checkpointBytes
    if (written > 0 && isDue && !engine.isBeingCopied?.()) {
      await withClient(engine, (client) => client.query('checkpoint', []), { patient: true })
      checkpointAt = now.getTime()
      checkpointPosition = await position()
    }
    const today = now.toISOString().slice(0, 10)
    if (today !== vacuumDay && now.getUTCHours() >= vacuumHour) {
      vacuumDay = today
      await vacuum(engine)
    }
  }

  const stop = timers.every(lookMillis, () => {
    underWay ??= look()
      .catch((error: unknown) => warn(`housekeeping of the database failed: ${messageOf(error)}`))
      .finally(() => {
        underWay = undefined
      })
  })
  return async () => {
    stop()
    await underWay
  }
}
