// A second opinion on time zones, built on Intl.DateTimeFormat alone and sharing nothing with the code under test.

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string) => {
  const cached = formats.get(zone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** What a clock in the zone shows, as milliseconds of a UTC clock that shows the same. 'MM/DD/YYYY, HH:MM:SS' is read. */
export const localClock = (time: number, zone: string): number => {
  const text = formatOf(zone).format(time)
  const part = (from: number, to: number) => Number(text.slice(from, to))
  return Date.UTC(part(6, 10), part(0, 2) - 1, part(3, 5), part(12, 14), part(15, 17), part(18, 20))
}

/** Minutes east of UTC. */
export const offsetAt = (time: number, zone: string): number => (localClock(time, zone) - time) / MINUTE

const isoText = (time: number) => new Date(time).toISOString()

/** The wall time 'YYYY-MM-DDTHH:MM' that the zone's clock shows at a time. */
export const oracleWall = (time: number, zone: string): string => isoText(localClock(time, zone)).slice(0, 16)

/**
 * The instant of a wall time: of all the instants whose local time equals it, the first; when there is none,
 * the time read with the offset before the gap, which moves it forward by the gap.
 */
export const oracleResolve = (wall: string, zone: string) => {
  const clock = Date.parse(`${wall}:00Z`)
  const offsets = [-30, -15, 0, 15, 30].map((hours) => offsetAt(clock + hours * HOUR, zone))
  const matches = [...new Set(offsets)]
    .map((offset) => clock - offset * MINUTE)
    .filter((time) => localClock(time, zone) === clock)
    .sort((a, b) => a - b)
  const [first] = matches
  if (first !== undefined) return { instant: isoText(first), clockChange: matches.length > 1 ? 'repeated' : null }
  // The five samples are never empty.
  return { instant: isoText(clock - offsets[0]! * MINUTE), clockChange: 'skipped' }
}
