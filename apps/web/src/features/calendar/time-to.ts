import { hours } from '#web/lib/formats.ts'
import { textOf } from '#web/lib/text.ts'

const DAY = 1440
/** From here on days say more than hours. */
const MANY = 2 * DAY

/** `10 h 30 min` or, of many, `5 days`. */
export const spanWords = (minutes: number) =>
  minutes > MANY ? textOf('details.days', { count: Math.floor(minutes / DAY) }) : hours(minutes)

type Timed = { start: string; end: string }
const toMinutes = (ms: number) => Math.max(0, Math.floor(ms / 60_000))

/** How long until it starts, how much of it is left, or how long ago it ended. */
export const timeTo = ({ start, end }: Timed, now: number) => {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (now < from) return said('details.startsIn', 'details.startsInDays', toMinutes(from - now))
  if (now < to) return textOf('details.runs', { time: hours(toMinutes(to - now)) })
  return said('details.ended', 'details.endedDays', toMinutes(now - to))
}
const said = (
  short: 'details.startsIn' | 'details.ended',
  long: 'details.startsInDays' | 'details.endedDays',
  minutes: number,
) => (minutes > MANY ? textOf(long, { count: Math.floor(minutes / DAY) }) : textOf(short, { time: hours(minutes) }))

const two = (n: number) => String(n).padStart(2, '0')
/** What the clocks show where the viewer is. */
export const wallHere = (instant: string) => {
  const at = new Date(instant)
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}
