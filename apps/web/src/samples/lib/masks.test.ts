import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  CARD_CODE,
  CARD_NUMBER,
  CLOCK,
  EXPIRY,
  inBlocks,
  ISO_DATE,
  masked,
  NUMERAL,
  ONE_TIME_CODE,
  PHONE,
  type Mask,
} from './masks.ts'

const BADGE = after('ON-', inBlocks([3, 3]))
const DOTS = inBlocks([3, 3, 3, 2], ['.', '.', '-'])

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
  ['a date', ISO_DATE, '20261104', '2026-11-04'],
  ['a date that was pasted', ISO_DATE, '2026/11/04', '2026-11-04'],
  ['a month and a day of one digit', ISO_DATE, '202695', '2026-09-05'],
  ['a time', CLOCK, '193000', '19:30:00'],
  ['an hour of one digit', CLOCK, '7', '07'],
  ['a number', NUMERAL, '1234567.891', '1,234,567.89'],
  ['a number with noughts before it', NUMERAL, '0042', '42'],
  ['a number below one', NUMERAL, '.5', '0.5'],
  ['two points', NUMERAL, '1.2.3', '1.23'],
  ['blocks', inBlocks([4, 3, 3]), '1234567890123', '1234 567 890'],
  ['blocks with delimiters of their own', DOTS, '12345678909', '123.456.789-09'],
  ['a prefix', BADGE, '471147', 'ON-471 147'],
  ['a prefix before nothing', BADGE, 'ON-', ''],
])('%s', (_, mask, typed, text) => expect(masked(mask, typed, typed.length).text).toBe(text))

it.each<[string, Mask, string, number]>([
  ['a month that got its nought', EXPIRY, '9', 2],
  ['a day that got its nought', ISO_DATE, '2026-115', 10],
  ['a nought before a point', NUMERAL, '.', 2],
])('the caret stands behind %s', (_, mask, typed, caret) => expect(masked(mask, typed, typed.length).caret).toBe(caret))

describe.each(Object.entries({ CARD_NUMBER, CARD_CODE, ONE_TIME_CODE, PHONE, DOTS, BADGE }))('%s', (_, mask) => {
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
