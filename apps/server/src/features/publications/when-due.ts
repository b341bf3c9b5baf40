import { wallOf } from '@onward/scheduling/zoned'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How near a start is whose change cannot wait. */
const SOON = 48 * HOUR
/** Steps come together: once nothing has changed for a while, or when the first has waited long enough. */
const WAITS = {
  soon: { still: 2 * MINUTE, most: 10 * MINUTE },
  later: { still: 30 * MINUTE, most: 6 * HOUR },
} as const
/** By the clock of the place; what is soon is told by night too. */
const [EVENING, MORNING] = ['21:00', '07:00']

/** Whether a start lies ahead, and so near that its change is told at once. */
export const isSoon = (start: Date, now: Date) => start > now && start.getTime() - now.getTime() <= SOON

/** What waits to be told to somebody. */
export type Waiting = {
  /** When something of theirs changed first since they were mailed, and when last. */
  notedAt: Date
  changedAt: Date
  /** The next start ahead that it is about, and the zone of its place; null where nothing lies ahead any more. */
  next: Date | null
  timeZone: string | null
}

/** Whether it is time to mail somebody what has changed. */
export const isDue = ({ notedAt, changedAt, next, timeZone }: Waiting, now: Date) => {
  if (next === null || timeZone === null) return true
  const isNear = isSoon(next, now)
  const { still, most } = WAITS[isNear ? 'soon' : 'later']
  const isReady = now.getTime() - changedAt.getTime() >= still || now.getTime() - notedAt.getTime() >= most
  return isReady && (isNear || !isNight(now, timeZone))
}

const isNight = (now: Date, timeZone: string) => {
  const time = wallOf(now, timeZone).slice(11)
  return time >= EVENING || time < MORNING
}
