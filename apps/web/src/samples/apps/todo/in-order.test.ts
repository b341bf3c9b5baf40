import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }]
it.each([
  [[], [1, 2, 3]],
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  [[2], [2, 1, 3]],
  [
    [9, 3],
    [3, 1, 2],
  ],
])('%j puts them as %j', (ids, expected) => {
  expect(inOrder(rows, ids).map(({ id }) => id)).toEqual(expected)
})
