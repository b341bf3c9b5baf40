import { expect, it } from 'vitest'
import { minHeap } from './heap.ts'

it('hands back what was put in by its keys, with log n comparisons each', () => {
  const count = 4096
  let looks = 0
  /** A key that counts how often it is compared. */
  const counted = (key: number) =>
    ({
      valueOf: () => {
        looks += 1
        return key
      },
    }) as unknown as number // as every comparison sees it
  // Each number below 4096 once, in no order.
  const given = Array.from({ length: count }, (_, at) => (at * 2741) % count)
  const heap = minHeap()
  for (const key of given) heap.push(counted(key), key)
  const taken = given.map(() => heap.pop())
  expect(taken).toEqual(given.toSorted((a, b) => a - b))
  expect(heap.pop()).toBeUndefined()
  expect(heap.least()).toBeNaN()
  // Two keys a comparison, and two comparisons a level on the way down, one on the way up.
  expect(looks / count).toBeLessThan(2 * 3 * Math.log2(count))
})
