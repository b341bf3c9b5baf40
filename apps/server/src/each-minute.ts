import { systemTimers, type Timers } from './store/housekeeping.ts'

const MINUTE = 60_000

/**
 * Looks each minute for work that has come due, beginning at once. One look that takes longer is not joined by another; of one that
 * fails `failed` is told, and the next one tries again.
 * @returns stops it, and waits for what is under way
 */
export const eachMinute = (
  look: (now: Date) => Promise<void>,
  { failed, timers = systemTimers }: { failed: (error: unknown) => void; timers?: Timers | undefined },
) => {
  let underWay: Promise<void> | undefined
  const turn = () => {
    underWay ??= look(timers.now())
      .catch(failed)
      .finally(() => (underWay = undefined))
  }
  const stop = timers.every(MINUTE, turn)
  turn()
  return async () => {
    stop()
    await underWay
  }
}
