import { i18n } from '@lingui/core'
import { afterEach, describe, expect, it } from 'vitest'
import { dateIn, isWholeDate, typedDate } from './typed-date.ts'

/** A Wednesday. */
const TODAY = '2026-11-04'
const speak = (language: string) => {
  i18n.load(language, {})
  i18n.activate(language)
}
afterEach(() => speak('en'))

describe.each([
  [
    'en',
    '11/05/2026',
    ['11/5/2026', '11/5/26', '11-5', '1105', '11052026', 'Nov 5', '5 november 2026', 'thu', 'Thursday', 'tomorrow'],
  ],
  ['de', '05.11.2026', ['5.11.2026', '5.11.', '05.11.26', '0511', '5. Nov', 'Do', 'Donnerstag', 'morgen']],
  ['fr', '05/11/2026', ['5/11/2026', '5 11', '0511', '5 nov. 2026', 'jeudi', 'demain']],
  ['pt', '05/11/2026', ['5/11/2026', '5/11', '5 de nov. de 2026', 'quinta', 'amanhã']],
  ['ar', '05\u200f/11\u200f/2026', ['5/11/2026', '\u0665/\u0661\u0661', '5 نوفمبر 2026', 'الخميس']],
])('in %s', (language, written, ways) => {
  it('a date is written in its order, and read as it is written', () => {
    speak(language)
    expect(typedDate('2026-11-05')).toBe(written)
    expect(dateIn(written, TODAY)).toBe('2026-11-05')
  })
  it.each([...ways, '2026-11-05', '2026-11-5', '+1', ' 5 '])('%j is that day', (text) => {
    speak(language)
    expect(dateIn(text, TODAY)).toBe('2026-11-05')
  })
})

it.each([
  ['+0', '2026-11-04'],
  ['-4', '2026-10-31'],
  ['+90', '2027-02-02'],
  ['wed', '2026-11-04'],
  ['tue', '2026-11-10'],
  // The nearest one, over the end of the year.
  ['1/3', '2027-01-03'],
  ['6/1', '2026-06-01'],
  ['\u0661\u0661/\u0660\u0665/\u0662\u0660\u0662\u0666', '2026-11-05'],
])('%j is %s', (text, date) => {
  expect(dateIn(text, TODAY)).toBe(date)
})
it.each(['', 'x', 'maybe', '13/40/2026', '2/30/2026', '2026-13-01', '1/2/3/4', '32', '5 Foo', '99999', '+', 't'])(
  '%j is none',
  (text) => {
    expect(dateIn(text, TODAY)).toBeUndefined()
  },
)
it('is whole with its year alone, so that nobody is interrupted', () => {
  expect(['2026-11-04', '11/4/2026', '4.11.2026'].filter(isWholeDate)).toHaveLength(3)
  expect(['11/4', '1', '11/4/2', 'tod', '2026-11'].filter(isWholeDate)).toEqual([])
})
