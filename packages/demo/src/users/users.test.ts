import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi } from '../../test/node-api.ts'
import { ids, listed } from './users.calls.ts'
import { usersCases } from './users.cases.ts'
import { userSeed } from './users.seed.ts'

describe('users', () => {
  it.each(usersCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample users', () => {
  const users = userSeed()
  it('have names, user names, addresses and numbers of their own', () => {
    for (const key of ['fullName', 'username', 'email', 'contact'] as const) {
      expect(new Set(users.map((user) => user[key])).size).toBe(50)
    }
    for (const { email } of users) expect(email).toMatch(/^[a-z]+(\.[a-z]+)+@members\.example$/)
  })
  it('are the same each time, and never the same object', () => {
    expect(userSeed()).toEqual(users)
    expect(userSeed()[0]).not.toBe(users[0])
  })
})

const seed = 20261121
describe(`users, by property (seed ${seed})`, () => {
  const query = fc.record(
    {
      q: fc.constantFrom('a', 'auto', 'card', 'zzz'),
      role: fc.constantFrom('admin', 'editor', 'author', 'subscriber', 'other'),
      status: fc.constantFrom('active', 'inactive', 'pending'),
      currentPlan: fc.constantFrom('basic', 'team', 'company'),
      sort: fc.constantFrom('asc', 'desc'),
      sortColumn: fc.constantFrom('id', 'fullName', 'billing', 'role', 'company', 'avatar', 'status'),
    },
    { requiredKeys: [] },
  )
  // The record has texts only; what is not asked for is not there.
  const asked = (of: object) => of as Record<string, string>

  it('pages cover every row exactly once, in the order of the whole', async () => {
    const api = nodeApi(freshDemo())
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 1, max: 60 }), async (of, perPage) => {
        const whole = await listed(api, { ...asked(of), perPage: 500 })
        const rows: number[] = []
        for (let page = 1; page <= Math.ceil(whole.total / perPage); page++) {
          rows.push(...ids((await listed(api, { ...asked(of), perPage, page })).users))
        }
        expect(rows).toEqual(ids(whole.users))
        expect(new Set(rows).size).toBe(whole.total)
      }),
      { seed, numRuns: 100 },
    )
  })

  it('filters only narrow, and an order changes nothing about who is listed', async () => {
    const api = nodeApi(freshDemo())
    await fc.assert(
      fc.asyncProperty(query, async ({ sort, sortColumn, q, ...filters }) => {
        const who = async (of: object) => ids((await listed(api, { ...asked(of), perPage: 500 })).users)
        const narrow = await who({ ...filters, ...(q && { q }) })
        const order = { ...(sort && { sort }), ...(sortColumn && { sortColumn }) }
        const sorted = await who({ ...filters, ...(q && { q }), ...order })
        expect(new Set(sorted)).toEqual(new Set(narrow))
        const wider = new Set(await who(filters))
        expect(narrow.every((id) => wider.has(id))).toBe(true)
      }),
      { seed, numRuns: 100 },
    )
  })
})
