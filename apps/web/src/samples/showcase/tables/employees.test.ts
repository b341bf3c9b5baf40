import { expect, it } from 'vitest'
import { amountIn, dayIn } from './employees.ts'

it('reads an amount and a day out of how they are written', () => {
  expect(amountIn('$61,240.50')).toBe(61_240.5)
  expect(dayIn('11/21/2026')).toBe('2026-11-21')
})
