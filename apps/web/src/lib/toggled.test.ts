import { expect, it } from 'vitest'
import { toggled } from './toggled.ts'

it('ticks and unticks without changing what it was given', () => {
  const before: ReadonlySet<string> = new Set(['users read'])
  expect([...toggled(before, 'users write', true)]).toEqual(['users read', 'users write'])
  expect([...toggled(before, 'users read', false)]).toEqual([])
  expect([...before]).toEqual(['users read'])
})

it('turns over what is not said', () => {
  const before: ReadonlySet<string> = new Set(['users read'])
  expect([...toggled(before, 'users write')]).toEqual(['users read', 'users write'])
  expect([...toggled(before, 'users read')]).toEqual([])
})
