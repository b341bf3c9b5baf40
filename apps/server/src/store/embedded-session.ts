import { Worker } from 'node:worker_threads'
import { DatabaseError } from 'pg'
import type { Answer, Boot, ErrorFields, Reply, Request } from './embedded-protocol.ts'
import { StoreError } from './store-error.ts'

/** One running engine in its thread. Once lost it stays lost: what was begun on it cannot go on elsewhere. */
export type Session = {
  readonly isLost: boolean
  /** @param limit milliseconds after which the thread is ended; 0 for none */
  query(sql: string, parameters: readonly (string | null)[], limit: number): Promise<Answer>
  /** The whole database as a tar file. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
  /** Ends the thread as it is: nothing more is written. */
  abandon(): Promise<void>
}

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void; timer: NodeJS.Timeout | undefined }

const databaseError = (message: string, code: string): DatabaseError =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code, severity: 'ERROR' })

const toError = (fields: ErrorFields, fromDatabase: boolean): Error =>
  fromDatabase
    ? Object.assign(new DatabaseError(fields.message, fields.message.length, 'error'), fields)
    : new Error(fields.message)

/**
 * A server of its own would end its process at such an error. The embedded one goes on, but its memory is no longer to be
 * trusted: it was seen to answer an INSERT with nothing.
 */
const isTheEnd = ({ severity }: ErrorFields) => severity === 'FATAL' || severity === 'PANIC'

/**
 * Starts the embedded engine in a thread of its own.
 * @throws StoreError when it does not start
 */
export const startSession = async (boot: Boot): Promise<Session> => {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: boot,
    execArgv: [],
    name: 'embedded database',
  })
  const waiting = new Map<number, Waiting>()
  const started = Promise.withResolvers<void>()
  const exited = Promise.withResolvers<void>()
  let lost: Error | undefined
  let nextId = 0

  const lose = (error: Error) => {
    lost ??= error
    started.reject(new StoreError(`The embedded database did not start: ${error.message}`))
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(lost)
    }
    waiting.clear()
  }

  worker.on('message', (reply: Reply) => {
    if (reply.id === 'ready') return started.resolve()
    if (reply.id === 'failed') return started.reject(new StoreError(reply.message))
    if (reply.id === 'lost') return lose(databaseError(reply.message, '58030'))
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    clearTimeout(asked?.timer)
    return asked?.resolve(reply)
  })
  worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => {
    lose(databaseError('the embedded database has ended', '57P01'))
    exited.resolve()
  })

  const ask = async (request: Request, limit: number) => {
    if (lost) throw lost
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const id = (nextId += 1)
    const timer = limit > 0 ? setTimeout(() => giveUp(limit), limit) : undefined
    waiting.set(id, { resolve, reject, timer })
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; the rule means windows
    worker.postMessage({ id, request })
    const reply = await promise
    if ('ok' in reply && reply.ok) return reply
    if ('error' in reply && isTheEnd(reply.error)) {
      lose(databaseError(`the embedded database broke: ${reply.error.message}`, '57P02'))
      void worker.terminate()
      throw lost
    }
    throw 'error' in reply ? toError(reply.error, reply.fromDatabase) : new Error('unexpected reply')
  }

  // A running statement cannot be interrupted from outside: the engine knows no statement_timeout.
  const giveUp = (limit: number) => {
    lose(databaseError(`the statement ran longer than ${limit / 1000} s and was ended`, '57014'))
    void worker.terminate()
  }

  await started.promise.catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  worker.unref()
  return {
    get isLost() {
      return lost !== undefined
    },
    query: async (sql, parameters, limit) => {
      const { answer } = await ask({ kind: 'query', sql, parameters }, limit)
      if (answer === undefined) throw new Error('a query was answered without a result')
      return answer
    },
    dump: async () => {
      const { dump } = await ask({ kind: 'dump' }, 0)
      if (dump === undefined) throw new Error('a dump was answered without one')
      return dump
    },
    abandon: async () => {
      await worker.terminate()
    },
    close: async () => {
      if (lost === undefined) await ask({ kind: 'close' }, 0)
      worker.ref()
      await exited.promise
    },
  }
}
