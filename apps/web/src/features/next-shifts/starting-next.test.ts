import { expect, it } from 'vitest'
import { startingNext } from './starting-next.ts'

const shift = (start: string) => ({ start })
const now = new Date('2026-11-22T12:00:00.000Z')

it('lists what has not begun, the soonest first, whatever the order of the days', () => {
  const [late, begun, soon, sharp] = [
    shift('2026-11-23T07:00:00.000Z'),
    shift('2026-11-22T11:59:00.000Z'),
    shift('2026-11-22T12:01:00.000Z'),
    shift('2026-11-22T12:00:00.000Z'),
  ]
  expect(startingNext([late, begun, soon, sharp], now)).toEqual([soon, late])
})

it('leaves what it was given as it was', () => {
  const given = [shift('2026-11-24T00:00:00.000Z'), shift('2026-11-23T00:00:00.000Z')]
  startingNext(given, now)
  expect(given.map(({ start }) => start.slice(8, 10))).toEqual(['24', '23'])
})
