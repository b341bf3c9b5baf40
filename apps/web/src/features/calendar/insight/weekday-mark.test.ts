import { afterEach, expect, it } from 'vitest'
import { wholeWeekday } from '#web/lib/formats/formats.ts'
import { texts } from '#web/lib/text.ts'
import { weekdayMark } from './weekday-mark.ts'

const speakIn = (language: string) => {
  texts.load(language, {})
  texts.activate(language)
}
afterEach(() => speakIn('en'))

// From a Saturday on.
const WEEK = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

it.each([
  ['en', 'Sat Sun Mon Tue Wed Thu Fri', 'Sa Su Mo Tu We Th Fr', 'Saturday'],
  ['de', 'Sa So Mo Di Mi Do Fr', 'Sa So Mo Di Mi Do Fr', 'Samstag'],
  ['fr', 'sam dim lun mar mer jeu ven', 'sa di lu ma me je ve', 'samedi'],
  ['pt', 'sáb dom seg ter qua qui sex', 'sá do se te qu qu se', 'sábado'],
  // Letters that are joined are not cut: none of these would be told from another by its first two.
  ['ar', 'س ح ن ث ر خ ج', 'س ح ن ث ر خ ج', 'السبت'],
])('a weekday over a map is as short as its column and heard whole, in %s', (language, three, two, whole) => {
  speakIn(language)
  expect(WEEK.map((date) => weekdayMark(date, 3)).join(' ')).toBe(three)
  expect(WEEK.map((date) => weekdayMark(date, 2)).join(' ')).toBe(two)
  expect(wholeWeekday('2026-11-21')).toBe(whole)
})
