import type { PostgresQueryResult } from 'kysely'
import type { Boot } from './embedded-protocol.ts'
import { startSession, type Session } from './embedded-session.ts'
import { acquireMillis, statementMillis, type Engine } from './engine.ts'
import { closedError, messageOf, StoreError, storeErrorOf } from './store-error.ts'
import { encodeParameter } from './values.ts'

export type EmbeddedEngine = Engine & { dump(): Promise<Uint8Array> }
export type EmbeddedLimits = { statementMillis?: number; acquireMillis?: number }

type Turn = { begin: () => void; timer: NodeJS.Timeout }

const busyError = (patience: number) =>
  storeErrorOf('53300', `No database session became free within ${patience / 1000} s: a transaction is holding it.`)

/** What was lost and cannot be opened again, for now. */
const awayError = (cause: unknown) => storeErrorOf('08001', messageOf(cause), cause)

/** Lets one at a time through, in the order of asking. */
const createQueue = (patience: number) => {
  const turns: Turn[] = []
  let isBusy = false
  const next = () => {
    const turn = turns.shift()
    if (turn === undefined) isBusy = false
    else {
      clearTimeout(turn.timer)
      turn.begin()
    }
  }
  const enter = async (): Promise<void> => {
    if (!isBusy) {
      isBusy = true
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      turns.splice(turns.indexOf(turn), 1)
      // The usual cause: a query outside the transaction awaited inside it, which waits for itself.
      reject(busyError(patience))
    }, patience)
    const turn: Turn = { begin: resolve, timer }
    turns.push(turn)
    await promise
  }
  const load = () => ({ open: 1, busy: isBusy ? 1 : 0, waiting: turns.length })
  return { enter, next, load }
}

const toResult = <R>({ command, rowCount, columns, rows }: Awaited<ReturnType<Session['query']>>) => {
  const objects = rows.map((row) => {
    const object: Record<string, unknown> = {}
    for (let i = 0; i < columns.length; i += 1) object[String(columns[i])] = row[i]
    return object
  })
  // Like `pg`, the caller says what a row is; and the command is whatever the server answered.
  return { command, rowCount, rows: objects } as PostgresQueryResult<R>
}

/**
 * The embedded engine as a pool of one session. When its thread is lost (a statement that never ends, a disk that refuses)
 * the next query opens the database again; what was under way fails.
 * @param assertOurs throws a StoreError as soon as the database must not be touched any more
 */
export const openEmbeddedEngine = async (
  boot: Boot,
  limits: EmbeddedLimits = {},
  assertOurs: () => void = () => {},
): Promise<EmbeddedEngine> => {
  const statementLimit = limits.statementMillis ?? statementMillis
  const queue = createQueue(limits.acquireMillis ?? acquireMillis)
  let session = await startSession(boot)
  let isEnded = false

  const enter = async (): Promise<Session> => {
    await queue.enter()
    try {
      if (isEnded) throw closedError()
      assertOurs()
      if (session.isLost) {
        session = await startSession(boot).catch((error: unknown) => {
          throw awayError(error)
        })
      }
      return session
    } catch (error) {
      queue.next()
      throw error
    }
  }

  const connect: Engine['connect'] = async (how) => {
    const held = await enter()
    const limit = how?.patient ? 0 : statementLimit
    let isReleased = false
    const query = async <R>(sql: string, parameters: readonly unknown[]) => {
      if (isReleased) throw new Error('This session was released.')
      assertOurs()
      return toResult<R>(await held.query(sql, parameters.map(encodeParameter), limit))
    }
    const release = (isBroken?: boolean) => {
      if (isReleased) return
      isReleased = true
      if (!isBroken || held.isLost) return queue.next()
      // Whatever was open must not leak into the next one's turn; if even this fails the thread is lost, which `enter` sees.
      held.query('rollback', [], limit).then(queue.next, queue.next)
    }
    return { query, release }
  }

  const end = async () => {
    if (isEnded) return
    await queue.enter()
    isEnded = true
    try {
      assertOurs()
      await session.close()
    } catch (error) {
      // To close it properly means to write.
      await session.abandon()
      if (!(error instanceof StoreError)) throw error
    }
    queue.next()
  }

  const dump = async () => {
    const held = await enter()
    try {
      return await held.dump()
    } finally {
      queue.next()
    }
  }

  return { name: 'embedded', connect, load: queue.load, end, dump }
}
