import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDemo, NOW, ORIGIN, steady } from '../test/node-api.ts'
import type { Demo } from './demo.ts'
import { createDemo, installDemo, type DemoCall, type InstallSettings } from './index.ts'

const network = vi.fn<typeof fetch>(async () => new Response('from the network'))
beforeEach(() => network.mockClear())

const page = (settings: InstallSettings = {}, demo: Demo = freshDemo()) => {
  const scope = { fetch: network as typeof fetch, location: { origin: ORIGIN } }
  installDemo(scope, demo, settings)
  return scope
}
const post = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
})

describe('a call of ours', () => {
  it.each([
    ['a path', '/apps/todo/tasks'],
    ['an address', `${ORIGIN}/apps/todo/tasks`],
    ['a URL', new URL('/apps/todo/tasks', ORIGIN)],
    ['a request', new Request(`${ORIGIN}/apps/todo/tasks`)],
  ])('is answered when it is made by %s', async (_, input) => {
    const answer = await page().fetch(input)
    expect(await answer.json()).toHaveLength(22)
    expect(network).not.toHaveBeenCalled()
  })
  it('reaches the demo with method, body and headers', async () => {
    const scope = page()
    const request = new Request(`${ORIGIN}/apps/todo/add-tasks`, post({ task: { title: 'By request' } }))
    expect((await scope.fetch(request)).status).toBe(201)
    expect((await scope.fetch('/apps/todo/add-tasks', post({ task: { title: 'By path' } }))).status).toBe(201)
    // The settings beside a request win, as they do for any fetch.
    const other = new Request(`${ORIGIN}/apps/todo/tasks?q=By%20`)
    expect(await (await scope.fetch(other, { method: 'GET' })).json()).toHaveLength(2)
  })
  it('is told of when it is answered', async () => {
    const told: DemoCall[] = []
    const scope = page({ onCall: (call) => told.push(call) })
    await scope.fetch('/apps/todo/tasks?filter=deleted')
    await scope.fetch('/apps/todo/delete-task?taskId=x', { method: 'DELETE' })
    await scope.fetch('/apps/todo/nowhere')
    expect(told).toEqual([
      {
        method: 'GET',
        path: '/apps/todo/tasks?filter=deleted',
        status: 200,
        ms: expect.any(Number),
        at: expect.any(Number),
      },
      {
        method: 'DELETE',
        path: '/apps/todo/delete-task?taskId=x',
        status: 400,
        ms: expect.any(Number),
        at: expect.any(Number),
      },
    ])
    expect(told.every(({ ms, at }) => ms >= 0 && at > Date.now() - 60_000)).toBe(true)
  })
})

describe('a call of others', () => {
  const body = new FormData()
  const stream = () => ({ method: 'POST', body: new Blob(['abc']).stream(), duplex: 'half' as const })
  const cases: [what: string, input: string | URL | Request, init?: RequestInit][] = [
    ['another origin', 'https://elsewhere.test/apps/todo/tasks'],
    ['a path outside of every prefix', '/api/leave', { credentials: 'include' }],
    ['an unknown path under a prefix', '/apps/todo/nowhere', post({ a: 1 })],
    ['an unknown method', '/apps/todo/tasks', { method: 'PUT', body: 'abc' }],
    ['a form', '/apps/todo/upload', { method: 'POST', body }],
    ['a stream', '/apps/todo/add-tasks', stream()],
    ['a request with a body', new Request(`${ORIGIN}/apps/todo/nowhere`, post({ a: 1 }))],
    ['a URL', new URL('https://elsewhere.test/')],
    ['what is no address', 'http://['],
    ['a scheme of its own', 'data:text/plain,abc'],
  ]
  it.each(cases)('%s reaches the network with the very arguments', async (_, input, init) => {
    const scope = page()
    expect(await (await scope.fetch(input, init)).text()).toBe('from the network')
    expect(network).toHaveBeenCalledTimes(1)
    const [given, settings] = network.mock.calls[0] ?? []
    expect(given).toBe(input)
    expect(settings).toBe(init)
    expect(network.mock.contexts[0]).toBe(scope)
    if (given instanceof Request) expect(await given.json()).toEqual({ a: 1 })
    if (init?.body instanceof ReadableStream) expect(init.body.locked).toBe(false)
  })
  it('makes no request of a foreign call', async () => {
    const asked = vi.fn<() => Promise<undefined>>(async () => undefined)
    const demo: Demo = Object.assign(asked, { reaches: (path: string) => path.startsWith('/apps/') })
    const made = vi.spyOn(globalThis, 'Request')
    const scope = page({}, demo)
    await scope.fetch('/api/leave')
    await scope.fetch('https://elsewhere.test/apps/todo/tasks')
    expect(made).not.toHaveBeenCalled()
    expect(asked).not.toHaveBeenCalled()
    made.mockRestore()
  })
  it('is neither delayed nor failed', async () => {
    const delayMs = vi.fn<() => number>(() => 60_000)
    const scope = page({ delayMs, fails: () => true })
    expect((await scope.fetch('/apps/todo/nowhere')).status).toBe(200)
    expect((await scope.fetch('/api/leave')).status).toBe(200)
    expect(delayMs).not.toHaveBeenCalled()
  })
  it('keeps the failure of the network', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'))
    await expect(page().fetch('/api/leave')).rejects.toThrow('offline')
  })
})

describe('the switches', () => {
  it('an error answers 503 and changes nothing, until it is off', async () => {
    let isOn = true
    const told: DemoCall[] = []
    const scope = page({ fails: () => isOn, onCall: (call) => told.push(call) })
    const answer = await scope.fetch('/apps/todo/add-tasks', post({ task: { title: 'Not now' } }))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ message: 'The error switch is on' })
    expect(told).toMatchObject([{ status: 503 }])
    isOn = false
    expect(await (await scope.fetch('/apps/todo/tasks?q=Not%20now')).json()).toEqual([])
  })

  it('a delay holds an answer back, and its time is told', async () => {
    vi.useFakeTimers()
    try {
      const told: DemoCall[] = []
      const demo = createDemo({ now: () => NOW, random: steady() })
      await demo(new Request(`${ORIGIN}/apps/todo/tasks`))
      const scope = page({ delayMs: () => 300, onCall: (call) => told.push(call) }, demo)
      const answer = scope.fetch('/apps/todo/tasks')
      await vi.advanceTimersByTimeAsync(299)
      expect(told).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect((await answer).status).toBe(200)
      expect(told).toMatchObject([{ status: 200, ms: 300 }])
    } finally {
      vi.useRealTimers()
    }
  })
  // A list would be widened to one of everything that stands in it.
  it.each([
    [
      'beside a path',
      (signal: AbortSignal) => ['/apps/todo/add-tasks', { ...post({ task: { title: 'Gone' } }), signal }],
    ],
    [
      'of a request',
      (signal: AbortSignal) => [
        new Request(`${ORIGIN}/apps/todo/add-tasks`, { ...post({ task: { title: 'Gone' } }), signal }),
      ],
    ],
  ] as [string, (signal: AbortSignal) => Parameters<typeof fetch>][])(
    'a signal %s ends the delay with its reason, and nothing is changed',
    async (_, argumentsWith) => {
      const told: DemoCall[] = []
      let delay = 60_000
      const waits = Promise.withResolvers<void>()
      const delayMs = () => (waits.resolve(), delay)
      const scope = page({ delayMs, onCall: (call) => told.push(call) })
      const controller = new AbortController()
      const call = scope.fetch(...argumentsWith(controller.signal))
      await waits.promise
      setTimeout(() => controller.abort(new Error('changed my mind')))
      await expect(call).rejects.toThrow('changed my mind')
      expect(told).toEqual([])
      delay = 0
      expect(await (await scope.fetch('/apps/todo/tasks?q=Gone')).json()).toEqual([])
    },
  )
  it('a signal that was aborted before ends the call at once', async () => {
    const signal = AbortSignal.abort()
    await expect(page().fetch('/apps/todo/tasks', { signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(network).not.toHaveBeenCalled()
  })
})

it('a page that has a demo keeps it', async () => {
  const scope = page()
  const { fetch } = scope
  installDemo(scope, freshDemo(), { fails: () => true })
  expect(scope.fetch).toBe(fetch)
  expect((await scope.fetch('/apps/todo/tasks')).status).toBe(200)
})
