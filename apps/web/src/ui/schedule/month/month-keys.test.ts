import { addDays } from '@onward/scheduling'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateByKey } from './month-keys.ts'

const SUNDAY = 0
const MONDAY = 1

describe('a key in a grid of weeks', () => {
  // 2026-03-11 is a Wednesday.
  it.each([
    ['ArrowLeft', '2026-03-10'],
    ['ArrowRight', '2026-03-12'],
    ['ArrowUp', '2026-03-04'],
    ['ArrowDown', '2026-03-18'],
    ['Home', '2026-03-09'],
    ['End', '2026-03-15'],
    ['PageUp', '2026-02-11'],
    ['PageDown', '2026-04-11'],
    ['Enter', undefined],
    ['a', undefined],
  ])('%s leads to %s', (key, to) => {
    expect(dateByKey(key, '2026-03-11', MONDAY, false)).toBe(to)
  })

  it.each([
    ['ArrowLeft', '2026-03-12'],
    ['ArrowRight', '2026-03-10'],
    ['ArrowUp', '2026-03-04'],
    ['Home', '2026-03-09'],
  ])('%s leads to %s where one reads from right to left', (key, to) => {
    expect(dateByKey(key, '2026-03-11', MONDAY, true)).toBe(to)
  })

  it.each([
    ['the week begins on Sunday', '2026-03-11', SUNDAY, '2026-03-08', '2026-03-14'],
    ['it is its first day', '2026-03-08', SUNDAY, '2026-03-08', '2026-03-14'],
    ['it is its last day', '2026-03-08', MONDAY, '2026-03-02', '2026-03-08'],
    ['the week begins on Saturday', '2026-03-13', 6, '2026-03-07', '2026-03-13'],
    ['it lies before 1970', '1969-12-31', MONDAY, '1969-12-29', '1970-01-04'],
  ])('Home and End lead to the ends of the week when %s', (_, from, weekStartsOn, first, last) => {
    expect(['Home', 'End'].map((key) => dateByKey(key, from, weekStartsOn, false))).toEqual([first, last])
  })

  it.each([
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['PageDown', '2028-01-31', '2028-02-29'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-12-15', '2027-01-15'],
    ['PageUp', '2026-01-01', '2025-12-01'],
  ])('%s from %s leads to %s: a month that is shorter ends sooner', (key, from, to) => {
    expect(dateByKey(key, from, MONDAY, false)).toBe(to)
  })

  it('there and back is where one was', () => {
    const date = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays('2026-03-11', days))
    const ways = fc.constantFrom(['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown'])
    fc.assert(
      fc.property(
        date,
        ways,
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        (from, [out = '', back = ''], start, rtl) => {
          const to = dateByKey(out, from, start, rtl) ?? ''
          expect(dateByKey(back, to, start, rtl)).toBe(from)
        },
      ),
    )
  })
})
