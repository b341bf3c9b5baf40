import { describe, expect, it } from 'vitest'
import { oracleWall } from '../test/intl-oracle.ts'
import { personOf, ruleOf, situationOf } from '../test/judge/roster.ts'
import { addDays, dateOfDay, dateOfWall, dayNumber } from './index.ts'
import { judge, type JudgedShift } from './judge/index.ts'
import { judgedShift, resolveShift, transitions, wallOf } from './zoned.ts'

const MINUTE = 60_000
const [FROM, TO] = [2020, 2035]
const changes = Intl.supportedValuesOf('timeZone').flatMap((timeZone) =>
  transitions(timeZone, FROM, TO).map((change) => ({ timeZone, ...change })),
)

const shiftIn = (timeZone: string, startsAt: string, endsAt: string): JudgedShift => {
  const { start, end } = resolveShift({ startsAt, endsAt, timeZone })
  const place = { providerId: 'ann', hospitalId: 'north', shiftTypeId: 'night', specialtyId: null }
  return judgedShift({ shiftId: startsAt, ...place, partOfDay: 'night', start, end, startsAt, endsAt, timeZone })
}
const wallOn = (date: string, days: number, time: string) => `${addDays(date, days)}T${time}`

/** Minutes of each local date, by asking the clock on the wall every quarter of an hour. */
const byTheClock = ({ start, end }: JudgedShift, timeZone: string) => {
  const minutes = new Map<string, number>()
  for (let at = start; at < end; at += 15) {
    const date = dateOfWall(oracleWall(at * MINUTE, timeZone))
    minutes.set(date, (minutes.get(date) ?? 0) + 15)
  }
  return [...minutes]
}

describe(`around every clock change of ${FROM} to ${TO}`, () => {
  it('a shift has on each local day the minutes that pass', () => {
    const wrong: unknown[] = []
    // A zone's changes fall on the same hours from year to year: one in three looks at all zones.
    for (const { timeZone, instant } of changes.filter((_, at) => at % 3 === 0)) {
      const date = dateOfWall(wallOf(instant, timeZone))
      const shift = shiftIn(timeZone, wallOn(date, -1, '19:00'), wallOn(date, 1, '07:00'))
      const ours = shift.days.map(({ day, minutes }) => [dateOfDay(day), minutes])
      if (JSON.stringify(ours) !== JSON.stringify(byTheClock(shift, timeZone))) wrong.push({ timeZone, instant, ours })
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it('rest is as long as it really is, and a day has no more minutes than pass on it', () => {
    const wrong: unknown[] = []
    for (const { timeZone, instant, offsetBefore, offsetAfter } of changes) {
      const date = dateOfWall(wallOf(instant, timeZone))
      // From the evening before the change to the morning after, over midnight on either side.
      const [evening, morning] = [
        shiftIn(timeZone, wallOn(date, -1, '07:00'), wallOn(date, -1, '19:00')),
        shiftIn(timeZone, wallOn(date, 1, '07:00'), wallOn(date, 1, '19:00')),
      ]
      const free = 36 * 60 - (offsetAfter - offsetBefore)
      const all = shiftIn(timeZone, wallOn(date, 0, '00:00'), wallOn(date, 1, '00:00'))
      const amounts = (shifts: JudgedShift[], minutes: number, length: number) => {
        const range = { from: dayNumber(date) - 2, to: dayNumber(date) + 2 }
        const rules = [ruleOf('rest', { minutes }), ruleOf('mostMinutes', { window: { per: 'day' }, minutes: length })]
        return judge(situationOf(personOf(shifts), { range }), rules, 'all').map(({ amount }) => amount)
      }
      const dayLength = all.end - all.start
      const isRight =
        amounts([evening, morning], free, 1500).length === 0 &&
        amounts([evening, morning], free + 1, 1500).join() === '1' &&
        amounts([all], 0, dayLength).length === 0 &&
        amounts([all], 0, dayLength - 1).join() === '1'
      if (!isRight) wrong.push({ timeZone, instant })
    }
    expect(wrong.slice(0, 3)).toEqual([])
    expect(changes.length).toBeGreaterThan(3000)
  })
})

it('a start that the clocks skipped stands where it was moved to', () => {
  const shift = shiftIn('Europe/Paris', '2027-03-28T02:30', '2027-03-28T12:00')
  expect(shift.end - shift.start).toBe(510)
  expect(shift.wallEnd - shift.wallStart).toBe(510)
  expect(shift.days).toEqual([{ day: dayNumber('2027-03-28'), minutes: 510 }])
})
