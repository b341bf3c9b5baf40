import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localClock, offsetAt, oracleResolve, oracleWall } from '../test/intl-oracle.ts'
import { addDays, addDaysToWall, dateOfWall, overlaps, shiftTimes } from './index.ts'
import { resolveShift, resolveWall, transitions, utcRange, wallOf } from './zoned.ts'

const seed = 20260308
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const [FROM, TO] = [2020, 2035]

const zones = Intl.supportedValuesOf('timeZone')
const changes = zones.flatMap((zone) => transitions(zone, FROM, TO).map((change) => ({ zone, ...change })))
const isoText = (time: number) => new Date(time).toISOString()

// Thousands of comparisons a test: one `expect` over the differences costs a tenth of one each.
const differences = <T>(list: Iterable<T>, differs: (item: T) => boolean) => [...list].filter(differs).slice(0, 5)

// The walls around a change: a minute to either side of both edges of the gap or the repeated span, and inside it.
const wallsAround = ({ instant, offsetBefore, offsetAfter }: (typeof changes)[number]) => {
  const edges = [offsetBefore, offsetAfter].map((offset) => Date.parse(instant) + offset * MINUTE)
  const [low, high] = [Math.min(...edges), Math.max(...edges)]
  return [low - MINUTE, low, low + MINUTE, (low + high) / 2, high - MINUTE, high, high + MINUTE].map((clock) =>
    isoText(clock).slice(0, 16),
  )
}

const wallsOf = function* () {
  for (const change of changes) for (const wall of wallsAround(change)) yield { zone: change.zone, wall }
}

const elapsed = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / MINUTE

describe(`every zone, every change of ${FROM} to ${TO}: ${zones.length} zones, ${changes.length} changes`, () => {
  it('there are changes to look at', () => {
    expect(zones.length).toBeGreaterThan(400)
    expect(changes.length).toBeGreaterThan(3000)
  })

  it('the list of changes explains the offset that Intl gives for every week', () => {
    const wrong = zones.filter((zone) => {
      const own = changes.filter((change) => change.zone === zone)
      let next = 0
      let offset = own[0]?.offsetBefore ?? offsetAt(Date.UTC(FROM), zone)
      for (let time = Date.UTC(FROM); time < Date.UTC(TO + 1); time += 7 * 24 * HOUR) {
        for (let change = own[next]; change && Date.parse(change.instant) <= time; change = own[++next])
          offset = change.offsetAfter
        if (offsetAt(time, zone) !== offset) return true
      }
      return false
    })
    expect(wrong).toEqual([])
  })

  it('Intl changes its offset in exactly that millisecond', () => {
    const wrong = differences(changes, ({ zone, instant, offsetBefore, offsetAfter }) => {
      const time = Date.parse(instant)
      return offsetAt(time - 1000, zone) !== offsetBefore || offsetAt(time, zone) !== offsetAfter
    })
    expect(wrong).toEqual([])
  })

  it('resolveWall is the first instant whose local time equals the wall, or the wall moved by the gap', () => {
    const wrong = differences(wallsOf(), ({ zone, wall }) => {
      const [ours, theirs] = [resolveWall(wall, zone), oracleResolve(wall, zone)]
      return ours.instant !== theirs.instant || ours.clockChange !== theirs.clockChange
    })
    expect(wrong).toEqual([])
  })

  it('wallOf gives the wall back unless it was skipped, and agrees with Intl', () => {
    const wrong = differences(wallsOf(), ({ zone, wall }) => {
      const { instant, clockChange } = resolveWall(wall, zone)
      const shown = wallOf(instant, zone)
      return shown !== oracleWall(Date.parse(instant), zone) || (shown === wall) !== (clockChange !== 'skipped')
    })
    expect(wrong).toEqual([])
  })

  it('the day and the night around a change: elapsed minutes are those between the instants, and sum up', () => {
    const wrong = differences(changes, ({ zone, instant, offsetBefore, offsetAfter }) => {
      // The change lies in the 24 hours that begin at seven on this or the previous date.
      const clock = isoText(Date.parse(instant) + offsetBefore * MINUTE)
      const date = clock.slice(11, 16) < '07:00' ? addDays(clock.slice(0, 10), -1) : clock.slice(0, 10)
      const [day, night] = (['day', 'night'] as const).map((type) =>
        resolveShift({ ...shiftTimes(type, date), timeZone: zone }),
      )
      const call = resolveShift({ ...shiftTimes('call', date), timeZone: zone })
      if (!day || !night) return true
      return (
        [day, night, call].some(({ start, end, elapsedMinutes }) => elapsedMinutes !== elapsed(start, end)) ||
        call.elapsedMinutes !== 1440 - (offsetAfter - offsetBefore) ||
        day.elapsedMinutes + night.elapsedMinutes !== call.elapsedMinutes ||
        day.end !== night.start ||
        overlaps(day, night) ||
        !overlaps(night, call)
      )
    })
    expect(wrong).toEqual([])
  })

  it('shifts back to back never overlap, wherever in the change they meet', () => {
    const wrong = differences(wallsOf(), ({ zone, wall }) => {
      const [before, after] = [addDaysToWall(wall, -1), addDaysToWall(wall, 1)]
      const early = resolveShift({ startsAt: before, endsAt: wall, timeZone: zone })
      const late = resolveShift({ startsAt: wall, endsAt: after, timeZone: zone })
      return early.end !== late.start || overlaps(early, late) || overlaps(late, early)
    })
    expect(wrong).toEqual([])
  })

  it('scheduledDate is the date that the clock shows when the shift starts', () => {
    const wrong = differences(wallsOf(), ({ zone, wall }) => {
      const { start, scheduledDate } = resolveShift({ startsAt: wall, endsAt: addDaysToWall(wall, 1), timeZone: zone })
      return scheduledDate !== dateOfWall(oracleWall(Date.parse(start), zone))
    })
    expect(wrong).toEqual([])
  })

  it('the days around a change follow each other without a gap and begin on their date', () => {
    const wrong = differences(changes, ({ zone, instant }) => {
      const date = dateOfWall(wallOf(instant, zone))
      const [eve, own, next] = [-1, 0, 1].map((days) => utcRange(addDays(date, days), addDays(date, days), zone))
      if (!eve || !own || !next) return true
      const first = Date.parse(own.start)
      return (
        eve.end !== own.start ||
        own.end !== next.start ||
        dateOfWall(oracleWall(first, zone)) !== date ||
        dateOfWall(oracleWall(first - MINUTE, zone)) === date
      )
    })
    expect(wrong).toEqual([])
  })
})

describe(`every zone, at any time, by property (seed ${seed})`, () => {
  const anyZone = fc.constantFrom(...zones)
  const anyTime = fc
    .integer({ min: Date.UTC(FROM) / MINUTE, max: Date.UTC(TO + 1) / MINUTE })
    .map((minutes) => minutes * MINUTE)
  const anyWall = anyTime.map((time) => isoText(time).slice(0, 16))
  const anyLength = fc.integer({ min: 1, max: 7 * 1440 - 180 })

  it('a wall time resolves as Intl says', () => {
    fc.assert(
      fc.property(anyZone, anyWall, (zone, wall) => {
        expect(resolveWall(wall, zone)).toEqual(oracleResolve(wall, zone))
      }),
      { seed, numRuns: 3000 },
    )
  })

  it('an instant survives the way to the wall and back, but for the second of a repeated hour', () => {
    fc.assert(
      fc.property(anyZone, anyTime, (zone, time) => {
        const { instant, clockChange } = resolveWall(wallOf(isoText(time), zone), zone)
        expect(clockChange).not.toBe('skipped')
        expect(instant === isoText(time) || clockChange === 'repeated').toBe(true)
      }),
      { seed, numRuns: 3000 },
    )
  })

  it('elapsed minutes are those between the instants, and differ from the clock by the change of offset', () => {
    fc.assert(
      fc.property(anyZone, anyTime, anyLength, (zone, time, length) => {
        const startsAt = wallOf(isoText(time), zone)
        const endsAt = wallOf(isoText(time + length * MINUTE), zone)
        fc.pre(endsAt > startsAt && resolveWall(endsAt, zone).instant > resolveWall(startsAt, zone).instant)
        const { start, end, elapsedMinutes } = resolveShift({ startsAt, endsAt, timeZone: zone })
        expect(elapsedMinutes).toBe(elapsed(start, end))
        const clock = (localClock(Date.parse(end), zone) - localClock(Date.parse(start), zone)) / MINUTE
        const change = offsetAt(Date.parse(end), zone) - offsetAt(Date.parse(start), zone)
        expect(elapsedMinutes).toBe(clock - change)
      }),
      { seed, numRuns: 3000 },
    )
  })
})
