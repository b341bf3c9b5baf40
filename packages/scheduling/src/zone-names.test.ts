import { describe, expect, it } from 'vitest'
import { isTimeZone, resolveShift, wrongZone, zoneMeant, zoneSpelled } from './zoned.ts'

describe('the time zone of a place', () => {
  it.each([
    ['EST', 'America/New_York'],
    ['est', 'America/New_York'],
    ['CST', 'America/Chicago'],
    ['MST', 'America/Denver'],
    ['PST8PDT', 'America/Los_Angeles'],
    ['HST', 'Pacific/Honolulu'],
    ['BST', 'Europe/London'],
    ['GMT', 'Europe/London'],
    ['CET', 'Europe/Paris'],
  ])('is not %s: probably %s is meant', (code, zone) => {
    expect(wrongZone(code)).toMatch(new RegExp(`probably ${zone} is meant$`))
    expect(wrongZone(zone)).toBeUndefined()
  })
  it.each(['', 'Eastern', 'America/Nowhere', '-05:00', 'UTC+1', 'XYZ'])('is not %j', (text) => {
    expect(wrongZone(text)).toBe('is not a time zone such as America/New_York')
  })
  it.each(['UTC', 'America/New_York', 'US/Eastern', 'America/Argentina/Ushuaia', 'Japan', 'Etc/GMT+5'])(
    'may be %s',
    (zone) => {
      expect(wrongZone(zone)).toBeUndefined()
    },
  )
  it.each([
    ['europe/paris', 'Europe/Paris'],
    ['AMERICA/NEW_YORK', 'America/New_York'],
    ['utc', 'UTC'],
    ['US/Eastern', 'US/Eastern'],
  ])('%s is written %s', (text, zone) => {
    expect(zoneSpelled(text)).toBe(zone)
  })
  it('is meant by every code that it is given for', () => {
    const codes = [...lettersOf(2), ...lettersOf(3), ...lettersOf(4)]
    const zones = codes.flatMap((code) => zoneMeant(code) ?? [])
    expect(zones.length).toBeGreaterThan(50)
    expect(zones.filter((zone) => wrongZone(zone) !== undefined)).toEqual([])
  })
  it('is no three letters but those of a country or of UTC, and can be reckoned with', () => {
    const taken = [...lettersOf(2), ...lettersOf(3)].filter((code) => wrongZone(code) === undefined)
    expect(taken.toSorted()).toEqual(['GB', 'NZ', 'PRC', 'ROC', 'ROK', 'UCT', 'UTC'])
    for (const timeZone of taken) {
      expect(isTimeZone(timeZone)).toBe(true)
      expect(resolveShift({ startsAt: '2026-03-01T07:00', endsAt: '2026-03-01T19:00', timeZone }).start).toMatch(/Z$/)
    }
  })
})

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const lettersOf = (count: number): string[] => {
  // Four letters begin with those of the codes: all of them would take a while to try.
  const first = count === 4 ? ['A', 'C', 'E', 'M', 'N', 'S', 'W'] : LETTERS
  let all = first
  for (let at = 1; at < count; at += 1) all = all.flatMap((start) => LETTERS.map((letter) => start + letter))
  return all
}
