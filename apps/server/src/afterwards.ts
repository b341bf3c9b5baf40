import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that no answer waits for, so that its length tells a caller nothing. */
export type Afterwards = {
  /** Does the work once the answer is on its way. A failure is logged under that request. */
  run(what: string, requestId: string, work: () => Promise<void>): void
  /** Waits until nothing is under way. */
  settled(): Promise<void>
}

export const startAfterwards = (log: Logger): Afterwards => {
  const running = new Set<Promise<void>>()
  const guarded = async (what: string, requestId: string, work: () => Promise<void>) => {
    await setImmediate()
    try {
      await work()
    } catch (err) {
      log.error({ requestId, err }, `${what} failed`)
    }
  }
  return {
    run: (what, requestId, work) => {
      const one = guarded(what, requestId, work)
      running.add(one)
      void one.finally(() => running.delete(one))
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
