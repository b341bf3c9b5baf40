import { expect, it } from 'vitest'
import { ALL, ROLES } from './permissions-of.ts'

it('has twenty-seven boxes, all of them the administrator’s', () => {
  expect(new Set(ALL).size).toBe(27)
  expect(ROLES[0].permits).toHaveLength(27)
})

it('lets managers read and write but create nothing', () => {
  expect(ROLES[1].permits).toHaveLength(18)
  expect(ROLES[1].permits.some((permit) => permit.endsWith('create'))).toBe(false)
})
