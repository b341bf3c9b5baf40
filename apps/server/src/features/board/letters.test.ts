import { expect, it } from 'vitest'
import { lettersOf } from './letters.ts'

const type = (shiftTypeName: string, startsAt: string | null = '07:00', endsAt: string | null = '19:00', days = 0) => ({
  shiftTypeId: shiftTypeName,
  shiftTypeName,
  startsAt,
  endsAt,
  days: startsAt === null ? null : days,
})

it('shortens the first types of every account', () => {
  const types = [
    type('Call', '07:00', '07:00', 1),
    type('Day'),
    type('Night', '19:00', '07:00', 1),
    type('Custom', null, null),
  ]
  expect(lettersOf(types)).toEqual(['24', 'D', 'N', 'C'])
})

it('keeps those apart that begin alike', () => {
  expect(lettersOf(['Day', 'Dawn', 'Dusk', 'Day float', 'D'].map((name) => type(name)))).toEqual([
    'D',
    'DA',
    'DU',
    'DF',
    'D2',
  ])
})

it('finds something for every name, and the same twice never', () => {
  const names = [...Array.from({ length: 30 }, (_, at) => `Day ${'x'.repeat(at)}`), '—', '!', '早班', '早班二']
  const letters = lettersOf(names.map((name) => type(name)))
  expect(new Set(letters).size).toBe(names.length)
  expect(letters.every((one) => /^[\p{L}\p{N}]{1,3}$/u.test(one))).toBe(true)
})
