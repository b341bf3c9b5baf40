import { keep, kept } from '#web/lib/storage.ts'
import { valueStore } from '#web/lib/value-store.ts'

/** So often at most it is kept that somebody is here: every movement of a pointer says so. */
const KEPT_EACH_MS = 1_000
/** How long before the end the page warns; half of the time where that is short. */
const WARNING_MS = 60_000

/** Says that somebody uses the page; to all tabs, as they are used in turns. */
export const beActive = (now: number) => {
  if (Math.abs(now - lastActive(now)) >= KEPT_EACH_MS || kept('activeAt') === null) keep('activeAt', String(now))
}
const lastActive = (now: number) => Number(kept('activeAt') ?? now)

/** Whether nobody has used the page for so many minutes, or will have before long. */
export const idleness = (now: number, minutes: number): 'active' | 'warned' | 'ended' => {
  const limit = minutes * 60_000
  // A clock that was set back: from now on it is counted anew.
  if (lastActive(now) > now) beActive(now)
  const idle = now - lastActive(now)
  if (idle >= limit) return 'ended'
  return idle >= limit - Math.min(WARNING_MS, limit / 2) ? 'warned' : 'active'
}

const ended = valueStore<number | undefined>(undefined)
/** For how many minutes nobody had used the page when its session was ended for that; undefined while it has not been. */
export const useIdleEnd = ended.use
export const isIdleEnd = () => ended.now() !== undefined
export const setIdleEnd = ended.set
