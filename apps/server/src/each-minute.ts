import type { Logger } from 'pino'
import { systemTimers, type Timers } from './store/housekeeping.ts'

const MINUTE = 60_000

/**
 * Looks each minute for work that has come due, beginning at once. One look that takes longer is not joined by another; one that
 * fails is logged as `what`, and the next one tries again.
 * @returns stops it, and waits for what is under way
 */
export const eachMinute = (
  look: (now: Date) => Promise<void>,
  { log, what, timers = systemTimers }: { log: Logger; what: string; timers?: Timers | undefined },
) => {
  let underWay: Promise<void> | undefined
  const turn = () => {
    underWay ??= look(timers.now())
      .catch((err: unknown) => log.error({ err }, what))
      .finally(() => (underWay = undefined))
  }
  const stop = timers.every(MINUTE, turn)
  turn()
  return async () => {
    stop()
    await underWay
  }
}
