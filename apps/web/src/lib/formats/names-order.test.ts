import { afterEach, expect, it } from 'vitest'
import { byReader } from './names-order.ts'
import { texts } from '#web/lib/text.ts'

const speakIn = (language: string) => {
  texts.load(language, {})
  texts.activate(language)
}
afterEach(() => speakIn('en'))

it.each([
  ['en', ['ann', 'Åsa', 'Émile', 'Eric', 'Ward 9', 'Ward 10', 'Zoë']],
  ['de', ['Oder', 'Öhler', 'Ost', 'Station 2', 'Station 10', 'Zorn']],
  ['fr', ['côté', 'Édouard', 'Eluard', 'Étienne']],
  ['sv', ['Anna', 'Zara', 'Åsa', 'Ärla', 'Öberg']],
  ['ar', ['أحمد', 'باسم', 'ليلى', 'يوسف']],
])('orders names as readers of %s look for them', (language, names) => {
  speakIn(language)
  expect(names.toReversed().sort(byReader)).toEqual(names)
})

it('follows the language that is in use', () => {
  const names = ['Zara', 'Åsa']
  expect(names.toSorted(byReader)).toEqual(['Åsa', 'Zara'])
  speakIn('sv')
  expect(names.toSorted(byReader)).toEqual(['Zara', 'Åsa'])
})
