import { describe, expect, it } from 'vitest'
import { dayAndTime, dayFrom, dayMonthYear, instantFrom, monthDayYear } from './dates.ts'
import { emailOf, people } from './people.ts'
import { brandMark, cover } from './pictures.ts'
import { avatar } from './portraits.ts'
import { byName, nextId, pageOf } from './rows.ts'

const now = new Date('2026-11-21T23:59:30.000Z')

it('days and instants lie around now', () => {
  expect(dayFrom(now, 0)).toBe('2026-11-21')
  expect(dayFrom(now, -21)).toBe('2026-10-31')
  expect(dayFrom(now, 41)).toBe('2027-01-01')
  expect(instantFrom(now, 1)).toBe('2026-11-22T23:59:30.000Z')
  expect(instantFrom(now, -1, '09:30')).toBe('2026-11-20T09:30:00.000Z')
})
it('dates are spelled as the specification spells them', () => {
  const early = new Date('2026-03-04T00:05:00Z')
  expect(dayMonthYear(early)).toBe('04/03/2026')
  expect(monthDayYear(early)).toBe('03/04/2026')
  expect(dayAndTime(early)).toBe('04 Mar 2026, 12:05 AM')
  expect(dayAndTime(new Date('2026-03-04T12:00:00Z'))).toBe('04 Mar 2026, 12:00 PM')
  expect(dayAndTime(now)).toBe('21 Nov 2026, 11:59 PM')
})

describe.each([
  ['an avatar', avatar],
  ['a cover', cover],
  ['a brand mark', brandMark],
])('%s', (_, draw) => {
  const hard = ['', ' ', '<&>"\'', '中 文', 'ß', 'O’Hara-Ng 3rd', 'a'.repeat(500)]
  it('is a small picture of its own, the same each time', () => {
    for (const words of [...people, ...hard]) {
      expect(draw(words)).toMatch(/^data:image\/svg\+xml,%3Csvg [^<>#"]+%3C\/svg%3E$/)
      expect(decodeURIComponent(draw(words))).not.toContain('<&')
      expect(draw(words)).toBe(draw(words))
      expect(draw(words).length).toBeLessThan(900)
    }
    expect(new Set(people.map(draw)).size).toBeGreaterThan(4)
  })
})

it('no two of the people look the same', () => {
  expect(new Set(people.map(avatar)).size).toBe(people.length)
})
it('people have addresses that cannot exist, each their own', () => {
  expect(emailOf('Björn Halvorsen')).toBe('bjorn.halvorsen@northgate-staffing.test')
  expect(new Set(people.map(emailOf)).size).toBe(people.length)
})

it('rows are numbered, paged and sorted', () => {
  expect(nextId([])).toBe(1)
  expect(nextId([{ id: 9 }, { id: 2 }])).toBe(10)
  expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4])
  expect(pageOf([1, 2, 3], 9, 2)).toEqual([])
  expect(['b', 'É', 'a', 'D'].toSorted(byName)).toEqual(['a', 'b', 'D', 'É'])
})
