import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Store } from '../src/db.ts'
import { openTestDb } from './open-test-db.ts'
import { askRaw, type RawAnswer } from './raw-http.ts'

const SCRIPT = '/assets/page-a1b2c3.js'
const script = Buffer.from('console.log("who is on the ward tonight?");\n'.repeat(500))
const BUILT_AT = new Date('2026-03-01T12:00:00Z')

const packed: Record<string, Buffer> = {
  '': script,
  '.br': brotliCompressSync(script),
  '.gz': gzipSync(script),
  '.zst': zstdCompressSync(script),
}
const files: Record<string, Buffer> = {
  'index.html': Buffer.from(
    '<html><head><script type="module" async>ask(1)</script></head><body><script src="/a.js"></script></body></html>',
  ),
  'favicon.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '.vite/pages.json': Buffer.from('{"program":[],"pages":[]}'),
  '.vite/first-paints.json': Buffer.from('[]'),
  'assets/small-d4e5f6.css': Buffer.from('a{}'),
  'assets/film-e5f6a7.webm': Buffer.from('film'),
  'assets/chime-f6a7b8.wav': Buffer.from('chime'),
  'assets/film-a7b8c9.vtt': Buffer.from('WEBVTT'),
  ...Object.fromEntries(Object.entries(packed).map(([ending, bytes]) => [`${SCRIPT.slice(1)}${ending}`, bytes])),
  ...Object.fromEntries(Object.entries(packed).map(([ending, bytes]) => [`locales/fr.json${ending}`, bytes])),
}

let root: string
let store: Store
let server: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'onward-web-'))
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), bytes)
    await utimes(join(root, name), BUILT_AT, BUILT_AT)
  }
  store = await openTestDb()
  const app = await createApp({ config: readConfig({}), store, log: pino({ level: 'silent' }), webRoot: root })
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port // it listens on a port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await store.close()
  await rm(root, { recursive: true })
})

const ask = async (headers: Record<string, string>, target = SCRIPT, method = 'GET') => {
  const [answer] = await askRaw(port, [{ method, target, headers }])
  if (!answer) throw new Error('There is an answer to every request')
  return answer
}
const plain = ({ headers, body }: RawAnswer) => {
  const open = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[
    headers.get('content-encoding') ?? ''
  ]
  return open ? open(body) : body
}

describe('the page', () => {
  it('may load, play and call what is our own, and nothing else', async () => {
    const { headers } = await ask({}, '/login')
    const policy = (headers.get('content-security-policy') ?? '').replace(/nonce-[\w+/=]{22,}/, 'nonce-of-the-page')
    expect(policy.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "media-src 'self'",
      "object-src 'none'",
      // What stands in the page runs by its hash, and nothing else that somebody brings into it.
      `script-src 'self' 'sha256-${createHash('sha256').update('ask(1)').digest('base64')}'`,
      "style-src 'self' 'nonce-of-the-page'",
    ])
  })
})

describe('a file of the build', () => {
  const OFFERS: [string, string][] = [
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', ''],
    ['deflate, gzip', 'gzip'],
    ['identity', ''],
    ['', ''],
    ['br', 'br'],
    ['br;q=1.0', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.000', ''],
    ['br ; q=0 , gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd', 'zstd'],
    ['*', 'br'],
    ['*;q=0', ''],
    ['br;q=0, *', 'zstd'],
    ['identity;q=1, gzip;q=0.5', ''],
    ['br;q=much', ''],
    ['brotli', ''],
  ]
  it.each(OFFERS)('comes whole to who accepts %j', async (offer, encoding) => {
    for (const target of [SCRIPT, '/locales/fr.json']) {
      const answer = await ask({ 'accept-encoding': offer }, target)
      expect([answer.status, answer.headers.get('content-encoding') ?? '']).toEqual([200, encoding])
      expect(plain(answer).equals(script)).toBe(true)
      expect(Number(answer.headers.get('content-length'))).toBe(answer.body.length)
      expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
    }
  })
  it('comes whole to who says nothing of encodings', async () => {
    const answer = await ask({})
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    expect(answer.body.equals(script)).toBe(true)
    expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
  })
  it('that has no packed copies comes as it is, and says so', async () => {
    const answer = await ask({ 'accept-encoding': 'gzip, br' }, '/assets/small-d4e5f6.css')
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
      200,
      null,
      'text/css; charset=utf-8',
    ])
    expect(answer.body.toString()).toBe('a{}')
  })
  it.each([
    ['film-e5f6a7.webm', 'video/webm'],
    ['chime-f6a7b8.wav', 'audio/wav'],
    ['film-a7b8c9.vtt', 'text/vtt; charset=utf-8'],
  ])('%s says what it is', async (name, type) => {
    const answer = await ask({}, `/assets/${name}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  })
  it('is announced by HEAD as GET sends it', async () => {
    for (const offer of ['gzip', 'br', 'identity', 'deflate']) {
      const got = await ask({ 'accept-encoding': offer })
      const told = await ask({ 'accept-encoding': offer }, SCRIPT, 'HEAD')
      expect(told.status).toBe(200)
      for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'last-modified', 'vary'])
        expect([name, told.headers.get(name)]).toEqual([name, got.headers.get(name)])
    }
  })
  it('is not sent again to who has it, each encoding by its own tag', async () => {
    const tags = new Set<string>()
    for (const offer of ['br', 'gzip', 'zstd', 'identity']) {
      const first = await ask({ 'accept-encoding': offer })
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[^"]+"$/)
      tags.add(tag)
      for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
        const again = await ask({ 'accept-encoding': offer, 'if-none-match': known })
        expect([again.status, again.body.length, again.headers.get('content-length')]).toEqual([304, 0, null])
        expect(again.headers.get('etag')).toBe(tag)
        expect(again.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
      }
      const other = await ask({ 'accept-encoding': offer, 'if-none-match': '"another"' })
      expect([other.status, plain(other).equals(script)]).toEqual([200, true])
    }
    expect(tags.size).toBe(4)
  })
  it('is not sent again to who has it by its date, which counts only without a tag', async () => {
    const since = (date: string, more = {}) => ask({ 'accept-encoding': 'gzip', 'if-modified-since': date, ...more })
    const { headers } = await ask({ 'accept-encoding': 'gzip' })
    expect(headers.get('last-modified')).toBe(BUILT_AT.toUTCString())
    expect((await since(BUILT_AT.toUTCString())).status).toBe(304)
    expect((await since('Mon, 02 Mar 2026 12:00:00 GMT')).status).toBe(304)
    expect((await since('Sat, 28 Feb 2026 12:00:00 GMT')).status).toBe(200)
    expect((await since('yesterday')).status).toBe(200)
    expect((await since(BUILT_AT.toUTCString(), { 'if-none-match': '"another"' })).status).toBe(200)
  })
  it('comes in part to who asks for a part, of the bytes in the encoding that they accept', async () => {
    for (const [offer, ending] of [
      ['identity', ''],
      ['gzip', '.gz'],
      ['br', '.br'],
    ] as const) {
      const bytes = packed[ending] ?? Buffer.alloc(0)
      const parts: [string, number, number][] = [
        ['bytes=0-9', 0, 9],
        ['bytes=10-', 10, bytes.length - 1],
        ['bytes=-7', bytes.length - 7, bytes.length - 1],
        ['bytes=5-999999', 5, bytes.length - 1],
        ['bytes=-999999', 0, bytes.length - 1],
      ]
      for (const [range, from, to] of parts) {
        const answer = await ask({ 'accept-encoding': offer, range })
        expect([range, answer.status, answer.headers.get('content-range')]).toEqual([
          range,
          206,
          `bytes ${from}-${to}/${bytes.length}`,
        ])
        expect(answer.body.equals(bytes.subarray(from, to + 1))).toBe(true)
        expect(answer.headers.get('content-encoding') ?? 'identity').toBe(offer)
        expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
      }
      for (const range of [`bytes=${bytes.length}-`, 'bytes=-0']) {
        const answer = await ask({ 'accept-encoding': offer, range })
        expect([answer.status, answer.headers.get('content-range'), answer.body.length]).toEqual([
          416,
          `bytes */${bytes.length}`,
          0,
        ])
      }
    }
  })
  it.each(['lines=0-9', 'bytes=9-0', 'bytes=-', 'bytes=0-1,5-6', '0-9', 'bytes=a-b', 'bytes 0-9'])(
    'comes whole where the part %j cannot be told',
    async (range) => {
      const answer = await ask({ 'accept-encoding': 'gzip', range })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
      expect(plain(answer).equals(script)).toBe(true)
    },
  )
  it('comes whole to who has a part of another one', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' })
    const part = (condition: string) => ask({ 'accept-encoding': 'br', range: 'bytes=0-9', 'if-range': condition })
    expect((await part(headers.get('etag') ?? '')).status).toBe(206)
    expect((await part(headers.get('last-modified') ?? '')).status).toBe(206)
    for (const condition of ['"another"', `W/${headers.get('etag')}`, 'Sat, 28 Feb 2026 12:00:00 GMT']) {
      const answer = await part(condition)
      expect([answer.status, plain(answer).equals(script)]).toEqual([200, true])
    }
  })
  it('is where it is: nothing beside the build, no packed copy under a name of its own, none by another method', async () => {
    for (const target of [
      '/assets/none.js',
      `${SCRIPT}.br`,
      '/assets/../index.html',
      '/assets/%2e%2e/index.html',
      '/assets/..%2findex.html',
      '/assets/',
      '/assets',
      '/.vite/pages.json',
      '/assets//page-a1b2c3.js',
    ])
      expect([target, (await ask({ 'accept-encoding': 'gzip' }, target)).status]).toEqual([target, 404])
    expect((await ask({ 'content-length': '0' }, SCRIPT, 'POST')).status).toBe(404)
  })
})

describe('one connection', () => {
  const offers = ['gzip', 'br;q=1.0', 'deflate', 'identity', '', 'gzip;q=0', 'zstd', 'br']
  const others: Record<string, string>[] = [
    {},
    { range: 'lines=1-2' },
    { range: 'bytes=0-99' },
    { 'if-none-match': '*' },
  ]
  const targets = [SCRIPT, '/locales/fr.json', '/favicon.svg', '/api/openapi.json', '/login', '/none.js', '/healthz']

  it.each(targets)(
    'carries every answer about %s, one after the other, each of the length that it says',
    async (target) => {
      const headers = offers.flatMap((offer) => others.map((other) => ({ 'accept-encoding': offer, ...other })))
      const requests = headers.flatMap((one) => ['GET', 'HEAD'].map((method) => ({ method, target, headers: one })))
      const answers = await askRaw(port, requests)
      const whole = await ask({}, target)
      for (const [index, { method, headers }] of requests.entries()) {
        const answer = answers[index]
        if (!answer) throw new Error('There is an answer to every request')
        const about = `${method} ${JSON.stringify(headers)}`
        if (method === 'HEAD') {
          const got = answers[index - 1]
          if (got?.status !== 206) expect(answer.status, about).toBe(got?.status)
          if (got?.status === 200) {
            const length = answer.headers.get('content-length')
            expect(length === null || Number(length) === got.body.length, about).toBe(true)
          }
        } else if (answer.status === whole.status && target !== '/login' && target !== '/none.js') {
          expect(plain(answer).equals(whole.body), about).toBe(true)
        }
      }
    },
  )
})
