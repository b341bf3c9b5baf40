import { afterEach, expect, it } from 'vitest'
import { byReader, inReadersOrder } from './names-order.ts'
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
  ['pl', ['Lena', 'Lublin', 'Łódź', 'Marek', 'Oddział 2', 'Oddział 10', 'Zofia', 'Żaneta']],
  ['pt', ['Álvaro', 'Amélia', 'ângela', 'Beatriz', 'Hospital 9', 'Hospital 10', 'João', 'Zélia']],
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

it('sorts a list that stays once for each language, however many ask', () => {
  const read: string[] = []
  const byName = inReadersOrder((name: string) => (read.push(name), name))
  const names = ['Zara', 'Åsa', 'Anna']
  const sorted = byName(names)
  expect(sorted).toEqual(['Anna', 'Åsa', 'Zara'])
  const looks = read.length
  expect(byName(names)).toBe(sorted)
  expect(read).toHaveLength(looks)
  speakIn('sv')
  expect(byName(names)).toEqual(['Anna', 'Zara', 'Åsa'])
  expect(byName([...names, 'Ärla'])).toEqual(['Anna', 'Zara', 'Åsa', 'Ärla'])
})
