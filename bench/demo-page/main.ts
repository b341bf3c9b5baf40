import { createDemo, installDemo } from '@onward/demo'
import { todoHandlers } from '../../packages/demo/src/todo/todo.handlers.ts'
import { todoSeed } from '../../packages/demo/src/todo/todo.seed.ts'

const sources = { now: () => new Date('2026-11-21T09:30:00.000Z'), random: Math.random }
const { origin } = location
const LIST = '/apps/todo/tasks'
const CHANGE = '/apps/todo/update-task'
const SERVER = '/api/providers'
const UNKNOWN = '/apps/todo/nowhere'
const FILE = '/index.html'

const task = { id: 1, title: 'Another title' }
const change: RequestInit = {
  method: 'POST',
  body: JSON.stringify({ task }),
  headers: { 'content-type': 'application/json' },
}

const bare = todoHandlers(todoSeed(sources.now()))
const scope = (before: typeof fetch) => {
  const own = { fetch: before, location: { origin } }
  installDemo(own, createDemo(sources))
  return own
}
/** Stands for the network, so that only the demo's own work is in the difference. */
const stub = { fetch: async () => new Response('{}') }
const network: typeof fetch = (input, init) => window.fetch(input, init)
const page = scope(() => Promise.reject(new Error('The demo passed on what is its own')))
const passing = scope(stub.fetch)
const connected = scope(network)

const read = async (answer: Promise<Response>): Promise<unknown> => (await answer).json()
const text = async (answer: Promise<Response>): Promise<unknown> => (await answer).text()

/** What is compared: each is one call whose answer is read. */
const calls = {
  'list bare': async () => bare.listTasks({}, sources),
  'list demo': () => read(page.fetch(LIST)),
  'change bare': async () => bare.updateTask({ task }, sources),
  'change demo': () => read(page.fetch(CHANGE, change)),
  'other plain': () => text(stub.fetch()),
  'other demo': () => text(passing.fetch(SERVER)),
  'unknown plain': () => text(stub.fetch()),
  'unknown demo': () => text(passing.fetch(UNKNOWN)),
  'network plain': () => text(network(FILE)),
  'network demo': () => text(connected.fetch(FILE)),
} satisfies Record<string, () => Promise<unknown>>
export type Side = keyof typeof calls

/** How long one call takes, in microseconds: the mean of so many, one after the other. */
const time = async (side: Side, count: number) => {
  const call = calls[side]
  const from = performance.now()
  for (let index = 0; index < count; index += 1) await call()
  return ((performance.now() - from) * 1000) / count
}
Object.assign(window, { time })
