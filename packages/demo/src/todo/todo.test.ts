import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import type { Task } from '@onward/contract/samples'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { todoCases } from './todo.cases.ts'
import { todoSeed } from './todo.seed.ts'

describe('to-do', () => {
  it.each(todoCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

const seed = 20261121
describe(`to-do, by property (seed ${seed})`, () => {
  const query = fc.record(
    {
      q: fc.constantFrom('the', 'e', 'nov', '07', 'high', 'zzz'),
      filter: fc.constantFrom('important', 'completed', 'deleted', 'other'),
      tag: fc.constantFrom('update', 'team', 'high', 'medium', 'low', 'none'),
      sortBy: fc.constantFrom('latest', 'title-asc', 'title-desc', 'assignee', 'due-date'),
    },
    { requiredKeys: [] },
  )
  const listed = async (of: Record<string, string>, api = nodeApi(freshDemo())) =>
    // The form is what the cases prove.
    (await api.get('/apps/todo/tasks', of)).body as Task[]

  it('an order changes nothing about what is listed, and a narrower question lists no more', async () => {
    await fc.assert(
      fc.asyncProperty(query, async ({ q, filter, tag, sortBy }) => {
        const asked = { ...(filter && { filter }), ...(tag && { tag }) }
        const all = await listed({ ...asked, ...(q && { q }) })
        const sorted = await listed({ ...asked, ...(q && { q }), ...(sortBy && { sortBy }) })
        expect(sorted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id).toReversed())
        const wider = new Set((await listed(asked)).map(({ id }) => id))
        expect(all.every(({ id }) => wider.has(id))).toBe(true)
      }),
      { seed, numRuns: 100 },
    )
  })

  it('is the same sample at the same moment, and never the same object', () => {
    expect(todoSeed(NOW)).toEqual(todoSeed(NOW))
    expect(todoSeed(NOW)[0]).not.toBe(todoSeed(NOW)[0])
  })
})
