import { hours } from '#web/lib/formats/formats.ts'
import { localeOf, textOf } from '#web/lib/text.ts'

const DAY = 1440
/** From here on days say more than hours. */
const MANY = 2 * DAY

/** `40 min`, or from an hour on `10 h 30 min`. */
const short = (minutes: number) =>
  minutes < 60
    ? new Intl.NumberFormat(localeOf(), { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes)
    : hours(minutes)

/** `10 h 30 min` or, of many, `5 days`. */
export const spanWords = (minutes: number) =>
  minutes > MANY ? textOf('details.days', { count: Math.floor(minutes / DAY) }) : short(minutes)

type Timed = { start: string; end: string }
/** A minute that has begun counts until it is over: nothing begins or ends "in 0 min". */
const minutesTo = (ms: number) => Math.ceil(ms / 60_000)

/** How long until it starts, how much of it is left, or how long ago it ended. */
export const timeTo = ({ start, end }: Timed, now: number) => {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (now < from) return said('until.in', 'until.inDays', minutesTo(from - now))
  if (now < to) return textOf('until.runs', { time: short(minutesTo(to - now)) })
  return said('until.ended', 'until.endedDays', Math.floor((now - to) / 60_000))
}
const said = (soon: 'until.in' | 'until.ended', long: 'until.inDays' | 'until.endedDays', minutes: number) =>
  minutes > MANY ? textOf(long, { count: Math.round(minutes / DAY) }) : textOf(soon, { time: short(minutes) })
