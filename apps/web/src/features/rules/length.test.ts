import { afterEach, describe, expect, it } from 'vitest'
import { texts } from '#web/lib/text.ts'
import { lengthIn, typedLength } from './length.ts'

afterEach(() => texts.activate('en'))

it.each([
  ['10', 600],
  ['10.5', 630],
  ['10,5', 630],
  ['10,5 h', 630],
  ['10 h 30', 630],
  ['10h30', 630],
  ['10 h 30 min', 630],
  ['10:30', 630],
  ['630 min', 630],
  ['45m', 45],
  [' 11 hours ', 660],
  ['11 Std.', 660],
  ['11 Stunden', 660],
  ['2 heures', 120],
  ['٨', 480],
  ['10.33', 620],
  ['0', 0],
])('%s are %i minutes', (typed, minutes) => expect(lengthIn(typed)).toBe(minutes))

it.each(['', 'ten', '-1', '10 h 75', '1 2', '10 days', '1.5 min', 'h'])('%s is no length', (typed) =>
  expect(lengthIn(typed)).toBeUndefined(),
)

describe.each(['en', 'fr', 'de', 'pt', 'ar-u-nu-latn'])('in %s', (language) => {
  it('a length is read as it was written', () => {
    texts.load(language, {})
    texts.activate(language)
    for (const minutes of [0, 1, 45, 60, 600, 630, 659, 2880]) expect(lengthIn(typedLength(minutes))).toBe(minutes)
    expect(typedLength(null)).toBe('')
  })
})
