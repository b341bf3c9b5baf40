import { wallOf } from '@onward/scheduling/zoned'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How near a start is whose change cannot wait for the day, and how near one for which nothing is waited at all. */
const SOON = 48 * HOUR
const AT_ONCE = 15 * MINUTE
/** Steps come together: once nothing has changed for a while, or when the first has waited long enough. */
const WAITS = {
  soon: { still: 2 * MINUTE, most: 10 * MINUTE },
  later: { still: 30 * MINUTE, most: 6 * HOUR },
} as const
/** By the clock of the place; what is soon is told by night too. */
const [EVENING, MORNING] = ['21:00', '07:00']

/** Whether a shift begins so soon that its change is told at once, or has begun. */
export const isSoon = (start: Date, now: Date) => start.getTime() - now.getTime() <= SOON

/** What waits to be told to somebody. */
export type Waiting = {
  /** When something of theirs changed first since they were mailed, and when last. */
  notedAt: Date
  changedAt: Date
  /** The first start that it is about of what is not over, and the zone of its place; null where all of it is. */
  next: Date | null
  timeZone: string | null
}

/** Whether it is time to mail somebody what has changed. */
export const isDue = ({ notedAt, changedAt, next, timeZone }: Waiting, now: Date) => {
  if (next === null || timeZone === null || next.getTime() - now.getTime() <= AT_ONCE) return true
  const isNear = isSoon(next, now)
  const { still, most } = WAITS[isNear ? 'soon' : 'later']
  const isReady = now.getTime() - changedAt.getTime() >= still || now.getTime() - notedAt.getTime() >= most
  return isReady && (isNear || !isNight(now, timeZone))
}

const isNight = (now: Date, timeZone: string) => {
  const time = wallOf(now, timeZone).slice(11)
  return time >= EVENING || time < MORNING
}
