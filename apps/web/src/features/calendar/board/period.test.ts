import { expect, it } from 'vitest'
import { datesOf, isTurnable, SPANS, turned } from './period.ts'

it.each(SPANS)('is turned to the first and the last dates that it can be, and to none beyond them: %s', (span) => {
  for (const date of ['0003-01-01', '9997-12-31'].filter(isTurnable))
    for (const by of [-1, 1] as const) {
      expect(datesOf(span, date, 6)).toContain(date)
      expect(isTurnable(turned(span, date, by))).toBe(by > 0 === date < '5000')
    }
  expect(['0001-01-01', '0002-12-31', '9998-01-01', '2031-02-30', ''].filter(isTurnable)).toEqual([])
})
