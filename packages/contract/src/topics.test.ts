import * as samples from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { assignments } from './assignments.ts'
import type { Endpoint } from './http.ts'
import * as product from './index.ts'
import { leaveChanges } from './leave-changes.ts'
import { leave } from './leave.ts'
import { schedule } from './schedule.ts'

const calls: [name: string, endpoint: Endpoint][] = Object.entries({
  ...schedule,
  ...assignments,
  ...leave,
  ...leaveChanges,
})

it.each(calls)('%s says what it reads or what it writes', (_, { reads = [], writes = [] }) => {
  expect([reads.length > 0, writes.length > 0].filter(Boolean)).toHaveLength(1)
})

it('what is written is read somewhere', () => {
  const read = new Set(calls.flatMap(([, { reads = [] }]) => reads))
  expect(calls.flatMap(([, { writes = [] }]) => writes).filter((topic) => !read.has(topic))).toEqual([])
})

it('no two calls of all tables share a name, under which their answers are kept', () => {
  const isEndpoint = (one: unknown) => typeof one === 'object' && one !== null && 'method' in one && 'answers' in one
  const found = Object.values({ ...product, ...samples }).flatMap((table: unknown) =>
    typeof table === 'object' && table !== null ? Object.entries(table).filter(([, one]) => isEndpoint(one)) : [],
  )
  // A table may be made of others: the same call is one, however often it is listed.
  const names = [...new Map(found.map(([name, one]) => [one, name])).values()]
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
