import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDemo } from '@onward/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoOverHttp } from './demo-server.ts'

let server: Server
let origin = ''
beforeAll(async () => {
  const middleware = demoOverHttp(createDemo({ now: () => new Date(), random: Math.random }))
  server = createServer((request, response) =>
    middleware(request, response, (error) => {
      response.statusCode = error ? 500 : 418
      response.end('next')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('answers the demo’s calls over the wire and keeps their state', async () => {
  const task = { title: 'Call the float pool', tags: [], description: '', dueDate: '2026-12-01' }
  const added = await fetch(`${origin}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ task }),
  })
  expect(added.status).toBe(201)
  const found = await fetch(`${origin}/apps/todo/tasks?q=float%20pool`)
  expect(await found.json()).toMatchObject([{ title: 'Call the float pool' }])
})

it.each(['/apps/todo/nothing', '/api/providers', '/'])('%s goes on', async (path) => {
  const response = await fetch(origin + path)
  expect([response.status, await response.text()]).toEqual([418, 'next'])
})
