import { PgBoss, type JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Store } from './db.ts'
import type { Queue } from './jobs.ts'
import { systemTimers, type Timers } from './store/housekeeping.ts'

/** How the work of each queue is done. What it throws is logged, and the work is tried again later. */
export type JobHandlers = Record<Queue, (data: unknown) => Promise<void>>

/** Thrown by a handler when trying again would do no good. */
export class NoLongerWanted extends Error {}

export type JobWorker = {
  /** Does everything that is due, and waits for it. What fails waits for its next try. */
  drain(): Promise<void>
  /** Looks for work from now on, each second. */
  start(): void
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>
}

const LOOK_MS = 1_000
/** How often jobs are looked for whose process has ended, and those that are kept long enough removed. */
const TIDY_MS = 60_000

/** None of pg-boss's timers keeps the process alive. */
const clock = {
  now: () => Date.now(),
  setTimeout: (work: () => void, ms: number) => setTimeout(work, ms).unref(),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  setInterval: (work: () => void, ms: number) => setInterval(work, ms).unref(),
  clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
}

/** pg-boss on our store. Its tables come from our migrations; what it does by itself elsewhere is done below when it suits us. */
const openBoss = ({ engine, query }: Store, log: Logger) => {
  const executeSql = (text: string, values?: unknown[]) =>
    // Under this setting the embedded engine hangs once it idles in a transaction, as it does for a moment after an error.
    query(
      engine === 'embedded' ? text.replace(/SET LOCAL idle_in_transaction_session_timeout = \d+;/, '') : text,
      values,
    )
  const boss = new PgBoss({
    db: { executeSql },
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    migrate: false,
    schedule: false,
    supervise: false,
    reindex: false,
    monitorVacuum: false,
    clock,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))
  return boss
}

const Asked = v.object({ requestId: v.string() })
const requestOf = (data: unknown) => (v.is(Asked, data) ? data.requestId : undefined)

/**
 * Does the work that `enqueue` wrote down. Any number of processes may do so at once; each job is taken by one of them, and by
 * another only when the first has not been heard of for the queue's `expire_seconds`.
 */
export const openJobWorker = (
  store: Store,
  log: Logger,
  handlers: JobHandlers,
  timers: Timers = systemTimers,
): JobWorker => {
  const boss = openBoss(store, log)
  // The keys are the queues.
  const queues = Object.keys(handlers) as Queue[]
  let started: Promise<unknown> | undefined
  let turn = Promise.resolve()
  let isStopping = false
  let isInTrouble = false
  let tidiedAt = timers.now().getTime()

  const ready = () =>
    (started ??= boss.start().catch((error: unknown) => {
      started = undefined
      throw error
    }))

  const giveUp = async (queue: Queue, job: JobWithMetadata<object>, error: unknown) => {
    const isFinal = error instanceof NoLongerWanted || job.retryCount >= job.retryLimit
    const line = { job: job.id, requestId: requestOf(job.data), tries: job.retryCount + 1, err: error }
    if (isFinal) log.error(line, `${queue} given up`)
    else log.warn(line, `${queue} failed and is tried again`)
    if (error instanceof NoLongerWanted) await boss.cancel(queue, job.id)
    else await boss.fail(queue, job, { message: error instanceof Error ? error.message : String(error) })
  }

  const doOne = async (queue: Queue, job: JobWithMetadata<object>) => {
    try {
      await handlers[queue](job.data)
    } catch (error) {
      return giveUp(queue, job, error)
    }
    // Nobody asks for what is done, and it names people.
    return boss.deleteJob(queue, job)
  }

  const doAll = async () => {
    await ready()
    for (const queue of queues) {
      for (;;) {
        if (isStopping) return
        // One by one, the oldest first: of two links that somebody asked for, the one that works comes last.
        const [job] = await boss.fetch<object>(queue, { includeMetadata: true })
        if (job === undefined) break
        await doOne(queue, job)
      }
    }
  }

  const tidy = async () => {
    const now = timers.now().getTime()
    if (now - tidiedAt < TIDY_MS) return
    tidiedAt = now
    await boss.supervise()
  }

  /** One after the other: who asks while work is done is answered after a look of their own. */
  const afterThat = (work: () => Promise<void>) => {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      await afterThat(doAll)
      await afterThat(tidy)
      isInTrouble = false
    } catch (err) {
      // Once, not each second while the store is away.
      if (!isInTrouble) log.error({ err }, 'jobs could not be looked for')
      isInTrouble = true
    } finally {
      isLooking = false
    }
  }

  let stopLooking = () => {}
  return {
    drain: () => afterThat(doAll),
    start: () => {
      stopLooking = timers.every(LOOK_MS, () => void look())
    },
    stop: async () => {
      isStopping = true
      stopLooking()
      await turn
      if (started) await boss.stop({ graceful: false, close: false })
    },
  }
}
