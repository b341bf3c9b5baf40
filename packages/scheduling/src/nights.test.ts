import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { NIGHT, touchesClock } from './judge/which.ts'
import { touchesNight } from './nights.ts'
import { addMinutesToWall, wallAt, wallMinutes } from './wall-times.ts'

it.each([
  ['2027-03-14T19:00', '2027-03-15T07:00', true],
  ['2027-03-14T07:00', '2027-03-15T07:00', true],
  ['2027-03-14T04:59', '2027-03-14T05:00', true],
  ['2027-03-14T05:00', '2027-03-15T00:00', false],
  ['2027-03-14T16:00', '2027-03-15T00:01', true],
  ['2027-03-14T07:00', '2027-03-14T19:00', false],
])('%s to %s', (startsAt, endsAt, isOne) => {
  expect(touchesNight({ startsAt, endsAt })).toBe(isOne)
})

it('is what the rules take for a night', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000 }), fc.integer({ min: 1, max: 5_000 }), (from, minutes) => {
      const startsAt = addMinutesToWall(wallAt('2027-03-12', '00:00'), from)
      const endsAt = addMinutesToWall(startsAt, minutes)
      const clocked = { wallStart: wallMinutes(startsAt), wallEnd: wallMinutes(endsAt) }
      expect(touchesNight({ startsAt, endsAt })).toBe(touchesClock(clocked, NIGHT.clock))
    }),
  )
})
