import { expect, it } from 'vitest'
import { matching, spaced } from './icon-names.ts'

it.each([
  ['AlertCircle', 'alert circle'],
  ['BarChart2', 'bar chart 2'],
  ['X', 'x'],
  ['XCircle', 'x circle'],
  ['Volume1', 'volume 1'],
])('%s is spelled %s', (name, words) => expect(spaced(name)).toBe(words))

const names = ['AlertCircle', 'AlertOctagon', 'BarChart2', 'XCircle'] as const
it('finds names by any part of their words, in any order and case', () => {
  expect(matching(names, '')).toEqual(names)
  expect(matching(names, 'CIRC')).toEqual(['AlertCircle', 'XCircle'])
  expect(matching(names, ' circle  alert ')).toEqual(['AlertCircle'])
  expect(matching(names, 'alert-oct')).toEqual(['AlertOctagon'])
  expect(matching(names, 'alertcircle')).toEqual(['AlertCircle'])
  expect(matching(names, 'moon')).toEqual([])
})
