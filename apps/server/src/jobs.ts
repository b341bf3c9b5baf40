import { sql } from 'kysely'
import type { Context } from './context.ts'
import type { Db } from './db.ts'

/** What work is queued under. Each is a row of `pgboss.queue`, which says how often it is tried: `migrations/0004-jobs.sql`. */
export type Queue = 'mail'

/**
 * Writes down work to be done once the transaction has committed, by whichever server process comes first. It is done at least
 * once: a process that ends in the midst of it is followed by another. Keep secrets out of the data, it is stored as it is.
 * @param isAwaited whether somebody waits for it: it is done before what can wait, however much of that there is
 */
export const enqueue = async (
  trx: Db,
  { requestId, now }: Pick<Context, 'requestId' | 'now'>,
  queue: Queue,
  data: object,
  { isAwaited = false } = {},
) => {
  const job = JSON.stringify({ ...data, requestId, askedAt: now().toISOString() })
  // By SQL and not by `send`: that would need a started pg-boss in whoever asks, and may read its queues beside the transaction.
  const { numAffectedRows } = await sql`
    insert into pgboss.job (
      name, data, priority, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until)
    select name, ${job}::jsonb, ${isAwaited ? 1 : 0}::integer, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, now() + retention_seconds * interval '1 second'
    from pgboss.queue where name = ${queue}`.execute(trx)
  if (numAffectedRows !== 1n) throw new Error(`There is no queue ${queue}`)
}
