import type { PostgresQueryResult } from 'kysely'

/** One session, held until it is released. Without parameters the SQL may hold several statements. */
export type EngineClient = {
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  /** @param isBroken whether what was begun on it may still be open */
  release(isBroken?: boolean): void
}

export type Load = { open: number; busy: number; waiting: number }

/**
 * What Kysely's PostgreSQL dialect needs, and all that the two engines have to offer: a pool of many sessions, or of one.
 */
export type Engine = {
  name: 'embedded' | 'postgres'
  /** @param how `patient` lifts the time limit of a statement: for migrations and housekeeping */
  connect(how?: { patient?: boolean }): Promise<EngineClient>
  /** Whether its files are being copied: until that is over nothing may be removed from its log, as a checkpoint does. */
  isBeingCopied?(): boolean
  /** How many sessions are open and in use, and how many queries wait for one. */
  load(): Load
  /** Waits for what is under way and gives everything back. */
  end(): Promise<void>
}

/** A statement that runs longer than this is ended with SQL's 57014: on the embedded engine everybody else waits for it. */
export const statementMillis = 120_000

/** A server that says nothing at all for so long has been lost, whatever became of the statement. */
export const answerMillis = statementMillis + 5_000

/** How long a query waits for a session before it fails. */
export const acquireMillis = 30_000

/**
 * A server all of whose sessions have been at work for so long without one being given back is stuck, and not busy: who waits
 * hears that within a second.
 */
export const stuckMillis = 800

/** Runs `work` on a session and gives it back whatever happens. */
export const withClient = async <T>(
  engine: Engine,
  work: (client: EngineClient) => Promise<T>,
  how?: { patient?: boolean },
): Promise<T> => {
  const client = await engine.connect(how)
  let broken = true
  try {
    const result = await work(client)
    broken = false
    return result
  } finally {
    client.release(broken)
  }
}
