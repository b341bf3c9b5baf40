import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { BRANDS, brandOf, isCardNumber, isCode, isGoodUntil, type Brand } from './card-number.ts'

// The numbers that the networks publish for trying things out.
const samples: [Brand, string][] = [
  ['visa', '4111 1111 1111 1111'],
  ['visa', '4222222222222'],
  ['mastercard', '5555 5555 5555 4444'],
  ['mastercard', '2223 0031 2200 3222'],
  ['amex', '3782 822463 10005'],
  ['discover', '6011 1111 1111 1117'],
  ['diners', '3056 930902 5904'],
  ['jcb', '3530 1113 3330 0000'],
]
it.each(samples)('%s: %s', (brand, number) => {
  expect(brandOf(number)).toBe(brand)
  expect(isCardNumber(number)).toBe(true)
})

it('finds every single wrong digit', () => {
  const wrong = fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.integer({ min: 1, max: 9 }))
    .map(([[, number], place, by]) => {
      const digits = [...number.replaceAll(' ', '')]
      const at = place % digits.length
      return digits.with(at, String((Number(digits[at]) + by) % 10)).join('')
    })
  fc.assert(
    fc.property(wrong, (number) => {
      expect(isCardNumber(number)).toBe(false)
    }),
  )
})

it.each(['', '0', '4111', '0000 0000 0000 0000', '4111 1111 1111 111', '4111-1111-1111-1112', '12345678901234567890'])(
  '%s is no number of a card',
  (number) => expect(isCardNumber(number)).toBe(false),
)

it('takes a number of no brand that is known', () => {
  expect(brandOf('9000')).toBeUndefined()
  expect(isCardNumber('9000 0000 0000 0009')).toBe(false)
  expect(isCardNumber('9000 0000 0000 0001')).toBe(true)
})

it.each([
  ['11/26', true],
  ['12/26', true],
  ['10/26', false],
  ['00/30', false],
  ['13/30', false],
  ['1/30', false],
])('a card until %s is good in November 2026: %s', (expiry, isGood) =>
  expect(isGoodUntil(expiry, new Date('2026-11-21T16:00:00Z'))).toBe(isGood),
)

it('knows how long the code of a brand is', () => {
  for (const [brand, number] of samples) {
    expect(isCode('1'.repeat(BRANDS[brand].code), number)).toBe(true)
    expect(isCode('1'.repeat(7 - BRANDS[brand].code), number)).toBe(false)
  }
  expect([isCode('12', ''), isCode('123', ''), isCode('1234', '')]).toEqual([false, true, true])
})
