import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askRaw } from '../../test/raw-http.ts'
import { compress } from './compress.ts'

const text = 'who is on the ward tonight? '.repeat(400)
const app = new Hono()
app.use(compress())
app.get('/file.js', (c) =>
  c.body(text, 200, { 'content-type': 'text/javascript', 'content-length': String(text.length) }),
)
app.get('/rows', (c) => c.json({ text }))

let server: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port // it listens on a port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

// Through a socket: the server's answers are of a kind of their own there, and change when their body is looked at.
it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('does not say the old length of what it has packed: %s', async (encoding, open) => {
  const asked = ['/file.js', '/rows', '/file.js'].map((target) => ({
    target,
    headers: { 'accept-encoding': encoding },
  }))
  const [file, rows] = await askRaw(port, asked)
  expect(file?.headers.get('content-encoding')).toBe(encoding)
  expect(file && open(file.body).toString()).toBe(text)
  expect(rows && JSON.parse(open(rows.body).toString())).toEqual({ text })
})

it('says of what it has not packed that it might have been', async () => {
  const [plain, unread] = await askRaw(port, [
    { target: '/rows' },
    { target: '/rows', headers: { 'accept-encoding': 'deflate' } },
  ])
  for (const answer of [plain, unread]) {
    expect(answer?.headers.get('content-encoding')).toBeNull()
    expect(answer?.headers.get('vary')).toBe('accept-encoding')
    expect(answer?.body.toString()).toBe(JSON.stringify({ text }))
  }
})
