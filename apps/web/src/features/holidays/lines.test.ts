import { expect, it } from 'vitest'
import { holidaysIn } from './lines.ts'

const TODAY = '2026-11-21'

it('reads a date and a name from each line, as files and spreadsheets write them', () => {
  const text =
    '2027-01-01, New Year\n\n2027-05-31\tMemorial Day\r\n2027-07-04; Independence Day, observed\n12/25/2027  Christmas'
  expect(holidaysIn(text, TODAY)).toEqual({
    found: [
      { date: '2027-01-01', holidayName: 'New Year' },
      { date: '2027-05-31', holidayName: 'Memorial Day' },
      { date: '2027-07-04', holidayName: 'Independence Day, observed' },
      { date: '2027-12-25', holidayName: 'Christmas' },
    ],
    wrong: [],
  })
})

it('names each line that is none, or names a date once more', () => {
  expect(holidaysIn('2027-01-01\n2027-02-30, Never\n2027-03-01, One\n03/01/2027, Two', TODAY)).toEqual({
    found: [{ date: '2027-03-01', holidayName: 'One' }],
    wrong: [
      { at: 1, line: '2027-01-01', isTwice: false },
      { at: 2, line: '2027-02-30, Never', isTwice: false },
      { at: 4, line: '03/01/2027, Two', isTwice: true },
    ],
  })
})
