import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, openApp, PASSWORD, serveFrom, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { hashOf } from '../../tokens.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The clock on the server's wall; tests move it. */
let at = Date.parse('2026-03-03T12:00:00Z')
const clock = { now: () => new Date(at) }

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({}, clock)
})
afterAll(() => server.close())

const refresh = (refreshToken: string, on: Pick<typeof server, 'send'> = server) =>
  on.send('POST', '/jwt/refresh-token', { body: { refreshToken } })
const nextOf = async (token: string) => {
  const { status, body } = await refresh(token)
  expect(status).toBe(200)
  return body.refreshToken as string
}
const INVALID = [401, { error: 'Invalid refresh token', message: 'Invalid refresh token' }]
const said = ({ status, body }: Answer) => [status, body]
const opens = async (token: string) =>
  (await server.send('GET', '/api/assignments?from=2026-01-01&to=2026-01-02', { token })).status
const sessionOf = async (refreshToken: string) => {
  const row = server.store.db
    .selectFrom('refreshToken')
    .where('tokenHash', '=', hashOf(refreshToken))
    .select('sessionId')
  return (await row.executeTakeFirstOrThrow()).sessionId
}
const liveTokens = async (sessionId: string) =>
  (
    await server.store.db
      .selectFrom('refreshToken')
      .where('sessionId', '=', sessionId)
      .where('usedAt', 'is', null)
      .select('issuedAt')
      .execute()
  ).length
const reuses = async (sessionId: string) =>
  (
    await server.store.db
      .selectFrom('auditEntry')
      .where('action', '=', 'session.refresh_reuse')
      .where('objectId', '=', sessionId)
      .select('entryId')
      .execute()
  ).length

describeEngine('a refresh token', () => {
  it('that was rotated within one second is known as spent, after a restart as well', async () => {
    const { refreshToken: r0 } = await server.signIn('p1')
    const r1 = await nextOf(r0)
    const r2 = await nextOf(r1)
    const r3 = await nextOf(r2)
    at += SECOND
    const restarted = await serveFrom(server.store, {}, clock)
    expect(said(await refresh(r1, restarted))).toEqual(INVALID)
    for (const token of [r0, r1, r2, r3]) expect(said(await refresh(token, restarted))).toEqual(INVALID)
    expect(await reuses(await sessionOf(r0))).toBe(1)
  })

  it('spent before a restart has no grace after it', async () => {
    const { refreshToken: r0 } = await server.signIn('p1')
    await nextOf(r0)
    at += SECOND
    const restarted = await serveFrom(server.store, {}, clock)
    expect(said(await refresh(r0, restarted))).toEqual(INVALID)
  })

  it('spent before a restart leaves its successor good', async () => {
    const { refreshToken: r0 } = await server.signIn('p1')
    const r1 = await nextOf(r0)
    at += SECOND
    const restarted = await serveFrom(server.store, {}, clock)
    expect((await refresh(r1, restarted)).status).toBe(200)
  })

  it('may be sent again within five seconds, when the answer was lost, and gives the same successor', async () => {
    const { refreshToken: r0 } = await server.signIn('p1')
    const r1 = await nextOf(r0)
    at += 5 * SECOND
    expect(await nextOf(r0)).toBe(r1)
    expect(await liveTokens(await sessionOf(r0))).toBe(1)
    expect((await refresh(r1)).status).toBe(200)
  })

  it('sent again later than that ends the session, its access tokens too, with one line in the audit', async () => {
    const { refreshToken: r0, accessToken } = await server.signIn('p1')
    const r1 = await nextOf(r0)
    at += 5 * SECOND + 1
    expect(await opens(accessToken)).toBe(200)
    const replays = await Promise.all(Array.from({ length: 6 }, () => refresh(r0)))
    for (const replay of replays) expect(said(replay)).toEqual(INVALID)
    expect(said(await refresh(r1))).toEqual(INVALID)
    expect(await opens(accessToken)).toBe(401)
    expect(await reuses(await sessionOf(r0))).toBe(1)
  })

  it('has no grace once its successor is spent', async () => {
    const { refreshToken: r0 } = await server.signIn('p1')
    const r2 = await nextOf(await nextOf(r0))
    expect(said(await refresh(r0))).toEqual(INVALID)
    expect(said(await refresh(r2))).toEqual(INVALID)
  })

  it.each([
    ['two minutes back', -2 * MINUTE],
    ['past the start of the server', -24 * HOUR],
    ['two minutes on', 2 * MINUTE],
  ])('is spent and good by what was done, not by a clock that jumps %s', async (_, jump) => {
    let elapsed = 0
    const jumpy = await serveFrom(server.store, {}, { ...clock, monotonic: () => elapsed })
    const { refreshToken: r0 } = await server.signIn('p1')
    const r1 = (await refresh(r0, jumpy)).body.refreshToken as string
    const noon = at
    at += jump
    elapsed += 2 * SECOND
    // The answer was lost: the same successor, and the session goes on.
    expect((await refresh(r0, jumpy)).body.refreshToken).toBe(r1)
    expect(await reuses(await sessionOf(r0))).toBe(0)
    // Six seconds later it is a copy, whatever the wall says.
    elapsed += 4 * SECOND
    expect(said(await refresh(r0, jumpy))).toEqual(INVALID)
    expect([await reuses(await sessionOf(r0)), said(await refresh(r1, jumpy))]).toEqual([1, INVALID])
    at = noon
  })

  it('that another process spent in what seems to be the future is refused, and nobody signed out', async () => {
    const other = await serveFrom(server.store, {}, clock)
    const { refreshToken: r0 } = await server.signIn('p1')
    const r1 = await nextOf(r0)
    at -= 2 * MINUTE
    expect(said(await refresh(r0, other))).toEqual(INVALID)
    expect(await reuses(await sessionOf(r0))).toBe(0)
    expect((await refresh(r1, other)).status).toBe(200)
    at += 2 * MINUTE
  })

  it('that a duplicated tab holds as well keeps both tabs alive, on their own device alone', async () => {
    const signInOn = async () => {
      const email = emailOf('p1')
      const answer = await server.send('POST', '/jwt/login', { body: { email, password: PASSWORD } })
      const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
      return { r0: answer.body.refreshToken as string, cookie }
    }
    const on = (cookie: string, refreshToken: string) =>
      server.send('POST', '/jwt/refresh-token', { body: { refreshToken }, headers: { cookie } })
    const { r0, cookie } = await signInOn()
    const own = await on(cookie, (await on(cookie, r0)).body.refreshToken)
    at += 10 * MINUTE
    const copy = await on(cookie, r0)
    expect([own.status, copy.status]).toEqual([200, 200])
    expect(new Set([r0, own.body.refreshToken, copy.body.refreshToken]).size).toBe(3)
    at += 10 * MINUTE
    for (const tab of [own, copy]) expect((await on(cookie, tab.body.refreshToken)).status).toBe(200)
    const session = await sessionOf(r0)
    expect([await liveTokens(session), await reuses(session)]).toEqual([2, 0])

    // Elsewhere it is a stolen one, also where another device of the same user's brings it.
    const another = await signInOn()
    expect(said(await on(another.cookie, r0))).toEqual(INVALID)
    expect([await reuses(session), said(await on(cookie, own.body.refreshToken))]).toEqual([1, INVALID])
    // And so it is when a thief was first.
    const next = await refresh(another.r0)
    at += MINUTE
    expect(said(await on(another.cookie, another.r0))).toEqual(INVALID)
    expect([await reuses(await sessionOf(another.r0)), said(await refresh(next.body.refreshToken))]).toEqual([
      1,
      INVALID,
    ])
  })

  it('used by many at once leaves exactly one live token, round after round', async () => {
    let { refreshToken } = await server.signIn('p2')
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const next = new Set(answers.map(({ body }) => body.refreshToken as string))
      expect([next.size, await liveTokens(await sessionOf(refreshToken))]).toEqual([1, 1])
      ;[refreshToken = ''] = next
      at += SECOND
    }
  })

  it.each([
    '',
    'x',
    '1.',
    `1.${'A'.repeat(43)}`,
    `2.${'A'.repeat(43)}`,
    `999999999.${'A'.repeat(43)}`,
    "1.' or '1'='1",
    '1.\u0000',
  ])('that we never issued is refused: %j', async (token) => {
    expect(said(await refresh(token))).toEqual(INVALID)
  })
  it('of one account does not work under the number of another', async () => {
    const { refreshToken, accessToken } = await server.signIn('p1')
    expect(said(await refresh(refreshToken.replace(/^1/, '2')))).toEqual(INVALID)
    expect(await opens(accessToken.replace(/^1/, '2'))).toBe(401)
  })
  it('is no access token, nor the other way round', async () => {
    const { refreshToken, accessToken } = await server.signIn('p1')
    expect(await opens(refreshToken)).toBe(401)
    expect(said(await refresh(accessToken))).toEqual(INVALID)
    expect((await refresh(refreshToken)).status).toBe(200)
  })
})

describeEngine('time', () => {
  it('ends an access token after ten minutes, and a refresh gives a new one', async () => {
    const { refreshToken, accessToken } = await server.signIn('p1')
    at += 10 * MINUTE - 1
    expect(await opens(accessToken)).toBe(200)
    at += 1
    expect(await opens(accessToken)).toBe(401)
    expect(await opens((await refresh(refreshToken)).body.accessToken)).toBe(200)
  })
  it('ends a refresh token that nobody used for twelve hours', async () => {
    const { refreshToken } = await server.signIn('p1')
    at += 12 * HOUR - 1
    const next = await nextOf(refreshToken)
    at += 12 * HOUR
    expect(said(await refresh(next))).toEqual(INVALID)
  })
  it('ends a session after seven days however much it is used', async () => {
    const from = at
    let { refreshToken } = await server.signIn('p1')
    for (at += 11 * HOUR; at < from + 7 * 24 * HOUR; at += 11 * HOUR) refreshToken = await nextOf(refreshToken)
    at = from + 7 * 24 * HOUR - MINUTE
    const { body } = await refresh(refreshToken)
    expect(await opens(body.accessToken)).toBe(200)
    at = from + 7 * 24 * HOUR
    expect(await opens(body.accessToken)).toBe(401)
    expect(said(await refresh(body.refreshToken))).toEqual(INVALID)
  })
})

describeEngine('a user who is switched off', () => {
  it('cannot sign in, refresh or go on, and reads the words of a wrong password', async () => {
    const { refreshToken, accessToken } = await server.signIn('p2')
    const user = server.store.db.updateTable('appUser').where('userId', '=', 'p2')
    await user.set({ disabledAt: new Date(at).toISOString() }).execute()
    await expect(server.signIn('p2')).rejects.toThrow('Email is not Correct!')
    expect(said(await refresh(refreshToken))).toEqual(INVALID)
    expect(await opens(accessToken)).toBe(401)
    await user.set({ disabledAt: null }).execute()
    expect((await refresh(refreshToken)).status).toBe(200)
  })
})

describeEngine('ValidateUser', () => {
  const validate = async (userName: unknown) =>
    server.send('POST', '/api/user', {
      token: await server.tokenOf('p1'),
      body: { requestType: 'ValidateUser', userName },
    })
  it('says Success and the roles of oneself', async () => {
    const success = { userId: 'p1', userValidation: { status: 'Success', rolesList: [{ roleName: 'Provider' }] } }
    expect(said(await validate('P1@Example.test'))).toEqual([200, success])
  })
  it.each(['p2@example.test', 'nobody@example.test', 'p1', '', '%', "' or 1=1 --"])(
    'says of %j what it says of nobody',
    async (name) => {
      expect(said(await validate(name))).toEqual([400, { message: 'Email is not Correct!' }])
    },
  )
  it.each([undefined, null, 7, ['p1@example.test'], 'x'.repeat(255)])('names the field for %j', async (name) => {
    const { status, body } = await validate(name)
    expect([status, body.issues[0].path]).toEqual([400, 'userName'])
  })
})

describeEngine('what is no bearer token', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic cDE6eA==',
    'Bearer a b',
    `Bearer ${'x'.repeat(600)}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
  ])('is nobody: %j', async (authorization) => {
    const { status, body, headers } = await server.send('GET', '/api/providers', { headers: { authorization } })
    expect([status, body]).toEqual([401, { message: 'Sign in first' }])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })
})
