import { expect, it } from 'vitest'
import { askIn } from './use-sending.ts'

it('asks soon whether an import has ended, and then each second', () => {
  expect([0, 1, 2, 3, 4, 5, 5_000].map(askIn)).toEqual([100, 200, 400, 800, 1_000, 1_000, 1_000])
})
