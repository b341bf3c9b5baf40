import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, steady } from '../../test/node-api.ts'
import { createDemo } from '../index.ts'
import { added, BASE, ids, listed } from './permissions.calls.ts'
import { permissionsCases } from './permissions.cases.ts'

describe('permissions', () => {
  it.each(permissionsCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it.each([
  ['2026-12-04T20:15:59.000Z', '04 Dec 2026, 8:15 PM'],
  ['2027-01-01T00:00:00.000Z', '01 Jan 2027, 12:00 AM'],
  ['2028-02-29T12:09:00.000Z', '29 Feb 2028, 12:09 PM'],
])('a permission added at %s is of %s', async (instant, createdDate) => {
  const now = new Date(instant)
  const api = { ...nodeApi(createDemo({ now: () => now, random: steady() })), now }
  expect(await added(api, { name: 'Approve Overtime' })).toMatchObject({ createdDate })
})

const seed = 20261121
describe(`permissions, by property (seed ${seed})`, () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('add' as const) }),
    fc.record({ does: fc.constantFrom('rename' as const, 'delete' as const), id: fc.integer({ min: 0, max: 14 }) }),
  )
  it('ids stay unique, the newest is on top and the administrator has all, whatever is done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        const api = nodeApi(freshDemo())
        for (const one of steps) {
          const before = ids((await listed(api)).allData)
          if (one.does === 'add') {
            const { id } = await added(api, { name: 'One more' })
            expect(id).toBe(Math.max(0, ...before) + 1)
            expect(ids((await listed(api)).allData)).toEqual([id, ...before])
          } else if (one.does === 'rename') {
            await api.post(`${BASE}/update-permission`, { id: one.id, name: 'Renamed' })
            expect(ids((await listed(api)).allData)).toEqual(before)
          } else {
            await api.delete(`${BASE}/delete`, { id: one.id })
            expect(ids((await listed(api)).allData)).toEqual(before.filter((id) => id !== one.id))
          }
        }
        const { allData } = await listed(api)
        expect(new Set(ids(allData)).size).toBe(allData.length)
        expect(allData.every(({ assignedTo }) => assignedTo.includes('administrator'))).toBe(true)
      }),
      { seed, numRuns: 60 },
    )
  })
})
