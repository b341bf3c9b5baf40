import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { openApp } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'
import { askRaw } from './raw-http.ts'

let server: Awaited<ReturnType<typeof openApp>>
let http: Server
let port: number
beforeAll(async () => {
  server = await openApp()
  http = createServer(listenerOf(server.app)).listen(0, '127.0.0.1')
  await once(http, 'listening')
  port = (http.address() as AddressInfo).port // it listens on a port
})
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve))
  await server.close()
})

describeEngine('a request line', () => {
  it.each([
    ['/healthz', 200],
    ['http://onward.test/healthz', 200],
    ['http://somebody:s3cret-word@onward.test/healthz', 200],
    ['HTTPS://somebody:s3cret-word@elsewhere.test:99/healthz?x=1', 200],
    ['http://somebody:s3cret-word@onward.test', 404],
    ['http://somebody:s3cret-word@', 404],
    ['*', 400],
  ])('%s is answered by %i, and no password in it is written down', async (target, status) => {
    const [answer] = await askRaw(port, [{ target }])
    expect(answer?.status).toBe(status)
    expect(server.lines.join('')).not.toContain('s3cret-word')
  })
})

describeEngine('a client that leaves', () => {
  it.each([
    [
      'in the middle of its body',
      'POST /jwt/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ],
  ])('%s is no trouble of the server', async (_, text) => {
    const from = server.lines.length
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    // The server has begun to read it.
    await vi.waitFor(async () => {
      const [held] = await new Promise<[number]>((resolve) => http.getConnections((_error, count) => resolve([count])))
      expect(held).toBe(1)
    })
    socket.destroy()
    await vi.waitFor(() => expect(server.lines.slice(from).join('')).toContain('"msg":"the client left"'), 10_000)
    const levels = server.lines.slice(from).map((line) => (JSON.parse(line) as { level: number }).level)
    expect(levels.filter((level) => level > 30)).toEqual([])
  })
})
