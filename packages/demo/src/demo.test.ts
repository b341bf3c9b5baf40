import { check, nothing, type Endpoint } from '@onward/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileCalls, requestFrom, type HostileCall } from '../test/hostile-requests.ts'
import { addressOf, freshDemo, NOW, ORIGIN, steady } from '../test/node-api.ts'
import { allCases } from './cases.ts'
import { demoOf, type Demo, type Family } from './demo.ts'
import { families, type FamilyName } from './families.ts'
import { createDemo } from './index.ts'
import { tables } from './tables.ts'

const seed = Number(process.env.DEMO_SEED ?? 20261121)
const RUNS = 150
const untouched = Reflect.ownKeys(Object.prototype)

// The record's own keys.
const names = Object.keys(families) as FamilyName[]
const calls = names.flatMap((family) =>
  Object.entries<Endpoint>(tables[family]).map(([name, endpoint]) => ({ family, name, endpoint })),
)
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '1')
const ask = (demo: Demo, path: string, init?: RequestInit) => demo(new Request(addressOf(path), init))
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Every read of a family that needs no input, and what it answers. */
const readsOf = (family: FamilyName) =>
  calls.filter(({ family: of, endpoint }) => of === family && endpoint.method === 'GET').map(({ endpoint }) => endpoint)
const stateOf = async (demo: Demo, family: FamilyName) => {
  const state: unknown[] = []
  for (const endpoint of readsOf(family)) state.push(await (await ask(demo, pathOf(endpoint)))?.text())
  return state
}

describe('the list of families', () => {
  it.each(names)('%s has calls and cases, and every call lies under one of its prefixes', (family) => {
    const { prefixes } = families[family]
    expect(allCases[family].length).toBeGreaterThan(Object.keys(tables[family]).length)
    for (const { path } of Object.values<Endpoint>(tables[family])) {
      expect(
        prefixes.some((prefix) => path.startsWith(prefix)),
        path,
      ).toBe(true)
    }
  })
  it('has every call once', () => {
    const spelled = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path} ${endpoint.requestType ?? ''}`)
    expect(new Set(spelled).size).toBe(spelled.length)
  })
  it('has no name of a case twice', () => {
    const told = Object.values(allCases).flatMap((cases) => cases.map(({ does, proves }) => `${does} ${proves}`))
    expect(new Set(told).size).toBe(told.length)
  })
})

const answersAsDeclared = async (demo: Demo, endpoint: Endpoint, call: HostileCall) => {
  const response = await demo(requestFrom(call))
  if (!response) {
    // A part of an address that holds a slash, or nothing, makes another address.
    expect(endpoint.path).toContain('{')
    return
  }
  const text = await response.text()
  if (response.status === 400 || response.status === 415) {
    expect(JSON.parse(text)).toHaveProperty('message')
    return
  }
  const form = endpoint.answers[response.status]
  expect(form, `status ${response.status}`).toBeDefined()
  if (form === nothing) expect(text).toBe('')
  else if (form) await check(form, JSON.parse(text))
}

describe(`hostile calls, by property (seed ${seed}, DEMO_SEED changes it)`, () => {
  it.each(calls)(
    '$endpoint.method $endpoint.path answers as declared, never with a defect',
    async ({ family, endpoint }) => {
      const demo = freshDemo()
      await fc.assert(
        fc.asyncProperty(hostileCalls(endpoint), (call) => answersAsDeclared(demo, endpoint, call)),
        { seed, numRuns: RUNS },
      )
      for (const read of readsOf(family)) {
        const answer = await ask(demo, pathOf(read))
        expect(answer?.status, read.path).toBeLessThan(500)
        if (answer?.ok && read.answers[200] !== nothing && read.answers[200]) {
          await check(read.answers[200], await answer.json())
        }
      }
      expect(Reflect.ownKeys(Object.prototype)).toEqual(untouched)
    },
  )
})

describe('ownership', () => {
  const form = new FormData()
  form.set('file', new Blob(['abc']), 'a.txt')
  const foreign: [what: string, path: string, init: RequestInit, left: string | RegExp][] = [
    ['an unknown path under a prefix', '/apps/todo/nowhere', json({ a: 1 }), '{"a":1}'],
    ['a path that only begins like one', '/apps/todo/tasks/1', json({ a: 1 }), '{"a":1}'],
    ['a trailing slash', '/apps/todo/add-tasks/', json({ a: 1 }), '{"a":1}'],
    ['a prefix without what follows', '/apps/todo', json({ a: 1 }), '{"a":1}'],
    ['an unknown method', '/apps/todo/add-tasks', { ...json({ a: 1 }), method: 'PUT' }, '{"a":1}'],
    ['an address outside of every prefix', '/api/leave', json({ a: 1 }), '{"a":1}'],
    ['a form with a file', '/apps/todo/attachments', { method: 'POST', body: form }, /name="file"; filename="a.txt"/],
    [
      'bytes that no text can hold',
      '/apps/todo/raw',
      { method: 'POST', body: new Uint8Array([255, 254]) },
      '\ufffd\ufffd',
    ],
    ['an empty body', '/apps/todo/nowhere', { method: 'POST' }, ''],
  ]
  it.each(foreign)('%s is passed on with its body', async (_, path, init, left) => {
    const request = new Request(addressOf(path), init)
    expect(await freshDemo()(request)).toBeUndefined()
    expect(request.bodyUsed).toBe(false)
    const text = await request.text()
    if (typeof left === 'string') expect(text).toBe(left)
    else expect(text).toMatch(left)
  })

  it('a form sent to an address of ours is refused in words', async () => {
    const answer = await ask(freshDemo(), '/apps/todo/add-tasks', { method: 'POST', body: form })
    expect(answer?.status).toBe(415)
  })
  it('an aborted call rejects with the reason and changes nothing', async () => {
    const demo = freshDemo()
    const before = await stateOf(demo, 'todo')
    const reason = new Error('left the page')
    const request = new Request(addressOf('/apps/todo/add-tasks'), {
      ...json({ task: { title: 'Never' } }),
      signal: AbortSignal.abort(reason),
    })
    await expect(demo(request)).rejects.toBe(reason)
    expect(await stateOf(demo, 'todo')).toEqual(before)
  })
  it('a call that is aborted at the gate changes nothing', async () => {
    const demo = freshDemo()
    const before = await stateOf(demo, 'todo')
    const controller = new AbortController()
    const request = new Request(addressOf('/apps/todo/add-tasks'), {
      ...json({ task: { title: 'Never' } }),
      signal: controller.signal,
    })
    await expect(demo(request, () => controller.abort(new Error('late')))).rejects.toThrow('late')
    expect(await stateOf(demo, 'todo')).toEqual(before)
  })
  it('who calls makes no difference', async () => {
    const headers = { authorization: 'Bearer of-nobody' }
    for (const family of names) {
      for (const endpoint of readsOf(family)) {
        const [plain, signed] = [
          await ask(freshDemo(), pathOf(endpoint)),
          await ask(freshDemo(), pathOf(endpoint), { headers }),
        ]
        expect(await signed?.text()).toBe(await plain?.text())
      }
    }
  })
})

describe('isolation', () => {
  it.each(names)('%s: what is done to an answer, or in another demo, changes nothing here', async (family) => {
    const [here, there] = [freshDemo(), freshDemo()]
    const before = await stateOf(here, family)
    for (const endpoint of readsOf(family)) {
      const answer: unknown = await (await ask(here, pathOf(endpoint)))?.json().catch(() => null)
      emptied(answer)
    }
    expect(await stateOf(here, family)).toEqual(before)
    await stateOf(there, family)
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...calls.filter(({ family: of }) => of === family))
          .chain(({ endpoint }) => hostileCalls(endpoint)),
        async (call) => {
          await there(requestFrom(call))
        },
      ),
      { seed, numRuns: RUNS },
    )
    expect(await stateOf(here, family)).toEqual(before)
    expect(await stateOf(freshDemo(), family)).toEqual(before)
  })
})
const emptied = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    emptied(inner)
    Reflect.deleteProperty(value, key)
  }
}

describe('loading', () => {
  /** The families, and which of them were loaded. */
  const watched = (failures = 0) => {
    const loaded: string[] = []
    const list = names.map((name): Family => {
      const { prefixes, load } = families[name]
      return {
        prefixes,
        load: async () => {
          loaded.push(name)
          if (loaded.length <= failures) throw new TypeError('Failed to fetch')
          return load()
        },
      }
    })
    return { loaded, demo: demoOf(list, { now: () => NOW, random: steady() }) }
  }

  it.each(names)('%s is loaded by its first call, alone and once', async (family) => {
    const { loaded, demo } = watched()
    const [endpoint] = Object.values<Endpoint>(tables[family])
    if (!endpoint) throw new Error('A family without calls')
    await ask(demo, '/api/leave')
    await ask(demo, '/')
    expect(demo.reaches(endpoint.path)).toBe(true)
    expect(loaded).toEqual([])
    const init = { method: endpoint.method }
    const path = pathOf(endpoint)
    const answers = await Promise.all([ask(demo, path, init), ask(demo, path, init), ask(demo, path, init)])
    expect(answers.every((answer) => answer && answer.status < 500)).toBe(true)
    await ask(demo, path, init)
    expect(loaded).toEqual([family])
  })
  it('a failed download rejects, and the next call tries again', async () => {
    const { loaded, demo } = watched(1)
    await expect(ask(demo, '/apps/todo/tasks')).rejects.toThrow('Failed to fetch')
    expect((await ask(demo, '/apps/todo/tasks'))?.status).toBe(200)
    expect(loaded).toEqual(['todo', 'todo'])
  })
  it('two demos have two clocks and two states', async () => {
    const later = createDemo({ now: () => new Date('2027-03-01T00:00:00Z'), random: steady() })
    await ask(later, '/apps/todo/add-tasks', json({ task: { title: 'Only here' } }))
    const [one, other] = [await ask(later, '/apps/todo/tasks'), await ask(freshDemo(), '/apps/todo/tasks')]
    expect(await one?.text()).toContain('Only here')
    expect(await other?.text()).not.toContain('Only here')
  })
  it('every prefix is one that `reaches` knows, and no other path is', () => {
    const demo = freshDemo()
    expect(calls.every(({ endpoint }) => demo.reaches(endpoint.path))).toBe(true)
    for (const path of ['/', '/api/leave', '/api/provider', '/apps/todo', `${ORIGIN}/apps/todo/tasks`]) {
      expect(demo.reaches(path), path).toBe(false)
    }
  })
})
