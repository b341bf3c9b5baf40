import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { compress } from './compress.ts'

const text = 'who is on the ward tonight? '.repeat(400)
const app = new Hono()
app.use(compress())
app.get('/file.js', (c) =>
  c.body(text, 200, { 'content-type': 'text/javascript', 'content-length': String(text.length) }),
)

it('does not say the old length of what it has compressed', async () => {
  const response = await app.request('/file.js', { headers: { 'accept-encoding': 'br' } })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(Number(response.headers.get('content-length') ?? bytes.length)).toBe(bytes.length)
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
})
