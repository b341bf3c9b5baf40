import { expect, it } from 'vitest'
import { ALL, ROLES, ticked } from './permissions-of.ts'

it('has twenty-seven boxes, all of them the administrator’s', () => {
  expect(new Set(ALL).size).toBe(27)
  expect(ROLES[0].permits).toHaveLength(27)
})

it('ticks and unticks without changing what it was given', () => {
  const before = new Set(['users read'] as const)
  expect([...ticked(before, 'users write', true)]).toEqual(['users read', 'users write'])
  expect([...ticked(before, 'users read', false)]).toEqual([])
  expect([...before]).toEqual(['users read'])
})

it('lets managers read and write but create nothing', () => {
  expect(ROLES[1].permits).toHaveLength(18)
  expect(ROLES[1].permits.some((permit) => permit.endsWith('create'))).toBe(false)
})
