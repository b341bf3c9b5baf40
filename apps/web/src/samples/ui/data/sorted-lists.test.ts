import { expect, it } from 'vitest'
import { withMoved, type SortedList } from './sorted-lists.ts'

const list = (id: string, names: string): SortedList => ({
  id,
  label: id,
  items: [...names].map((name) => ({ id: name, name })),
})
const lists = [list('one', 'abc'), list('two', 'de'), list('three', '')]
const after = (id: string, over: string) =>
  withMoved(lists, id, over).map(({ items }) => items.map(({ name }) => name).join(''))

it.each([
  ['a', 'c', ['bca', 'de', '']],
  ['c', 'a', ['cab', 'de', '']],
  ['a', 'e', ['bc', 'dae', '']],
  ['a', 'two', ['bc', 'dea', '']],
  ['d', 'three', ['abc', 'e', 'd']],
  ['a', 'one', ['abc', 'de', '']],
  ['a', 'a', ['abc', 'de', '']],
  ['a', 'nowhere', ['abc', 'de', '']],
  ['nobody', 'a', ['abc', 'de', '']],
])('%s over %s', (id, over, expected) => expect(after(id, over)).toEqual(expected))
