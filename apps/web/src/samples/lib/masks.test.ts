import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_CODE, CARD_NUMBER, EXPIRY, masked, ONE_TIME_CODE, PHONE, type Mask } from './masks.ts'

it.each<[string, Mask, string, string]>([
  ['a card number', CARD_NUMBER, '4111111111111111', '4111 1111 1111 1111'],
  ['a card number of another brand', CARD_NUMBER, '3782 8224 6310 005', '3782 822463 10005'],
  ['half a card number', CARD_NUMBER, '41111', '4111 1'],
  ['letters in a card number', CARD_NUMBER, '41x11-', '4111'],
  ['a month and a year', EXPIRY, '0928', '09/28'],
  ['a month of one digit', EXPIRY, '928', '09/28'],
  ['a month that may get a second digit', EXPIRY, '1', '1'],
  ['a code', CARD_CODE, '12345', '1234'],
  ['a one-time code', ONE_TIME_CODE, '123 4567', '123456'],
  ['a phone', PHONE, '5550100142', '(555) 010-0142'],
  ['half a phone', PHONE, '55501', '(555) 01'],
  ['the beginning of a phone', PHONE, '55', '55'],
])('%s', (_, mask, typed, text) => expect(masked(mask, typed, typed.length).text).toBe(text))

describe.each(Object.entries({ CARD_NUMBER, CARD_CODE, ONE_TIME_CODE, PHONE }))('%s', (_, mask) => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -/()x'), maxLength: 30 })
  it('writes what it wrote just the same', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = masked(mask, text, text.length).text
        expect(masked(mask, once, once.length).text).toBe(once)
      }),
    )
  })
  it('keeps the caret behind the sign that it stood behind', () => {
    const digits = (text: string) => text.replace(/\D/g, '')
    fc.assert(
      fc.property(typed, fc.nat(30), (text, place) => {
        const caret = Math.min(place, text.length)
        const next = masked(mask, text, caret)
        const before = digits(text.slice(0, caret))
        expect(digits(next.text.slice(0, next.caret))).toBe(before.slice(0, digits(next.text).length))
      }),
    )
  })
})
