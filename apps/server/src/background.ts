import { ApiError } from '@onward/contract'

/** Work that goes on after an answer in the process that began it: what it needs is in this process's memory. */
export type Background = {
  /**
   * Begins work as soon as what was begun before is done. It answers for its own errors.
   * @throws ApiError 503 when too much is waiting already, or the server is about to end
   */
  begin(work: (signal: AbortSignal) => Promise<void>): void
  /** Waits for all that was begun. */
  settled(): Promise<void>
  /** Gives up what is under way and what waits, and waits until they have said so. */
  stop(): Promise<void>
}

/** Each holds a file in memory. */
const MOST = 4

/** Thrown at work that the end of the server cuts short. */
export class ServerStops extends Error {}

/** Runs one piece of work at a time. */
export const openBackground = (): Background => {
  const end = new AbortController()
  let turn: Promise<void> = Promise.resolve()
  let count = 0
  return {
    begin: (work) => {
      if (count >= MOST || end.signal.aborted) {
        const message = 'Too many imports are waiting. Send the file again in a minute.'
        throw new ApiError(503, { message }, { 'retry-after': '60' })
      }
      count += 1
      turn = turn.then(() => work(end.signal)).finally(() => (count -= 1))
    },
    settled: () => turn,
    stop: () => {
      end.abort(new ServerStops('the server ends'))
      return turn
    },
  }
}
