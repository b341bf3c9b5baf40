import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

type Line = { level: number; msg: string; requestId?: string; status?: number }
const logged = (from: number) => server.lines.slice(from).map((line) => JSON.parse(line) as Line)
const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-03-03T07:00', endsAt: '2026-03-03T19:00' }

describeEngine('a defect', () => {
  const CALLS: [string, string, string, object | undefined][] = [
    ['identity', 'POST', '/jwt/login', { email: 'p1@example.test', password: 'x' }],
    ['schedule', 'POST', '/api/provider', { requestType: 'Provider' }],
    ['assignments', 'POST', '/api/assignments', shift],
    ['people and places', 'GET', '/api/providers', undefined],
    ['leave', 'GET', '/api/leave?from=2026-01-01&to=2026-12-31', undefined],
  ]
  it.each(CALLS)(
    'in %s says nothing of the inside and carries the number under which it was logged, once',
    async (_, method, path, body) => {
      const { query } = server.store
      await query('alter table provider rename column provider_name to gone')
      await query('alter table sign_in_name rename to gone')
      const from = server.lines.length
      const answer = await server.send(method, path, { token, ...(body && { body }) })
      await query('alter table gone rename to sign_in_name')
      await query('alter table provider rename column gone to provider_name')
      const requestId = answer.headers.get('x-request-id')
      expect(requestId).toMatch(/^[\da-f-]{36}$/)
      expect([answer.status, answer.body]).toEqual([500, { message: 'Something went wrong', requestId }])
      const lines = logged(from)
      expect(lines.filter(({ level }) => level >= 50)).toMatchObject([{ requestId, msg: 'request failed' }])
      expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([{ requestId, status: 500 }])
      expect((await server.send(method, path, { token, ...(body && { body }) })).status).toBeLessThan(500)
    },
  )
})

describeEngine('what is not offered', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/jwt/', 404],
    ['GET', '/api/assignments/1/history/', 404],
    ['GET', '/API/providers', 404],
    ['GET', '/.git/HEAD', 404],
    ['PUT', '/api/providers', 405],
    ['DELETE', '/api/provider', 405],
    ['GET', '/jwt/logout', 405],
    ['HEAD', '/jwt/logout', 405],
    ['POST', '/api/assignments/1/history', 405],
    ['OPTIONS', '/api/providers', 405],
  ])('%s %s is %i', async (method, path, status) => {
    const answer = await server.send(method, path, { token })
    expect(answer.status).toBe(status)
    if (method !== 'HEAD') expect(answer.body.message).toEqual(expect.any(String))
    expect(answer.headers.get('allow') === null).toBe(status === 404)
  })
  it('names what is offered instead', async () => {
    expect((await server.send('PUT', '/api/assignments', { token, body: {} })).headers.get('allow')).toBe('GET, POST')
    expect((await server.send('GET', '/api/leave/1', { token })).headers.get('allow')).toBe('PATCH, DELETE')
  })
  it('a HEAD answers like a GET, without a body', async () => {
    const { status, body, headers } = await server.send('HEAD', '/api/providers', { token })
    expect([status, body, headers.get('content-type')]).toEqual([200, '', 'application/json'])
  })
})

describeEngine('a server without its store', () => {
  it('is alive and says that it is not ready', async () => {
    const { store, send } = await openApp()
    expect([(await send('GET', '/livez')).status, (await send('GET', '/healthz')).status]).toEqual([200, 200])
    await store.close()
    expect([(await send('GET', '/livez')).status, (await send('GET', '/healthz')).status]).toEqual([200, 503])
  })
})

describeEngine('a body', () => {
  const send = (body: string, contentType: string | undefined, path = '/api/assignments') =>
    server.send('POST', path, { token, body, headers: { 'content-type': contentType ?? '' } })

  it.each(['{', '{"a":}', '{a:1}', "{'a':1}", '[1,]', 'undefined', '\u0000', '{"a":NaN}'])(
    'that is no JSON is refused: %j',
    async (body) => {
      const answer = await send(body, 'application/json')
      expect([answer.status, answer.body]).toEqual([400, { message: 'The body is not valid JSON' }])
    },
  )
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/csv',
    'text/html',
    'application/jsonx',
    '',
  ])('of the type %j is refused, so that a foreign page cannot send one', async (type) => {
    const answer = await send(JSON.stringify(shift), type)
    expect([answer.status, answer.body]).toEqual([415, { message: 'Send application/json' }])
    const logout = await send('{}', type, '/jwt/logout')
    expect(logout.status).toBe(415)
    expect((await server.send('GET', '/api/providers', { token })).status).toBe(200)
  })
  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'of the type %j is read',
    async (type) => {
      expect((await send('{}', type)).status).toBe(400)
    },
  )
  it('of more than a megabyte is refused, whether its length is said or not', async () => {
    const body = JSON.stringify({ note: 'x'.repeat(1_000_000) })
    for (const headers of [{}, { 'content-length': String(body.length) }, { 'transfer-encoding': 'chunked' }]) {
      const answer = await server.send('POST', '/api/assignments', { token, body, headers })
      expect([answer.status, answer.body]).toEqual([413, { message: 'The body is too large' }])
    }
  })
})

describeEngine('a foreign page', () => {
  it.each([
    'https://evil.test',
    'null',
    'https://onward.test.evil.test',
    'http://onward.test:81',
    'http://localhost:9',
  ])('at %s is told nothing that would let it read', async (origin) => {
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    for (const answer of [
      await server.send('OPTIONS', '/api/assignments', { headers: asked }),
      await server.send('GET', '/api/providers', { token, headers: { origin } }),
      await server.send('POST', '/jwt/login', { body: {}, headers: { origin } }),
    ]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describeEngine('the headers of every answer', () => {
  const ANSWERS: [string, () => Promise<Answer>, number][] = [
    ['a good one', () => server.send('GET', '/api/providers', { token }), 200],
    ['the health check', () => server.send('GET', '/healthz'), 200],
    ['the API document', () => server.send('GET', '/api/openapi.json'), 200],
    ['a wrong field', () => server.send('POST', '/jwt/login', { body: {} }), 400],
    ['a stranger', () => server.send('GET', '/api/providers'), 401],
    ['an unknown address', () => server.send('GET', '/nothing'), 404],
    ['a foreign method', () => server.send('PUT', '/api/providers'), 405],
    ['a large body', () => server.send('POST', '/jwt/login', { body: 'x'.repeat(1_000_001) }), 413],
  ]
  it.each(ANSWERS)('%s', async (_, ask, status) => {
    const { headers, ...answer } = await ask()
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
      expect(headers.get(name)).toBeNull()
  })
})
