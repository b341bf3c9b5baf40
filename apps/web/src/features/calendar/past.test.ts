import texts from 'texts:past'
import { expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { begun, begunFor, pastWords } from './past.ts'

addTexts(texts)

const shift = (timeZone: string, startsAt = '2026-11-04T19:00') => ({
  startsAt,
  endsAt: '2026-11-05T07:00',
  timeZone,
  providerName: 'Maya Okafor',
  facilityName: 'Harbor General',
})
/** 19:00 in New York, 16:00 in Los Angeles. */
const NOW = Date.parse('2026-11-05T00:00:00Z')

it('a shift begins by the clock of its place', () => {
  expect(begunFor(shift('America/New_York'), NOW)).toBe(0)
  expect(begunFor(shift('America/Los_Angeles'), NOW)).toBe(-180)
  expect(begunFor(shift('Europe/Berlin'), NOW)).toBe(360)
})
it('of several the first that has begun is named, and none where none has', () => {
  const [later, earlier] = [shift('America/Los_Angeles'), shift('Europe/Berlin')]
  expect(begun([undefined, later, earlier], NOW)).toBe(earlier)
  expect(begun([later, undefined], NOW)).toBeUndefined()
})
it('says which shift, and how long ago it began', () => {
  const words = pastWords(shift('America/New_York', '2026-11-02T19:00'), NOW)
  expect(words).toMatch(/^Maya Okafor at Harbor General, Monday, November 2.*: it began 2 days ago\./)
})
