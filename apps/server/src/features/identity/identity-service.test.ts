import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emailOf, openApp, serveFrom, type Answer } from '../../../test/app-fixture.ts'
import { openIdentityProvider } from '../../../test/identity-provider.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import type { IdentityService } from '../../config-identity.ts'
import { readConfig } from '../../config.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Provider = Awaited<ReturnType<typeof openIdentityProvider>>
type Sender = Pick<App, 'send'>
type Wish = Parameters<Provider['signIn']>[2]

describeEngine('sign-in by an identity service', () => {
  let app: App
  let provider: Provider
  let service: IdentityService
  beforeAll(async () => {
    provider = await openIdentityProvider()
    service = {
      issuer: provider.issuer,
      clientId: 'onward',
      clientSecret: 'a secret of two',
      name: 'Harbor Health',
      unknown: 'refuse',
      accountId: 1,
      roles: { claim: 'groups', meaning: new Map([['office', 'Admin'], ['ward', 'Provider']]) }, // prettier-ignore
    }
    app = await openApp({ identityService: service, publicOrigin: 'https://onward.example' })
  })
  afterAll(async () => {
    await app.close()
    await provider.close()
  })

  const begin = async (returnUrl?: string, on: Sender = app) => {
    const { status, body, headers } = await on.send('POST', '/jwt/identity-service/begin', { body: { returnUrl } })
    return { status, url: String(body.url), cookie: headers.get('set-cookie')?.split(';')[0] ?? '', headers, body }
  }
  const finish = (query: string, cookie: string, on: Sender = app): Promise<Answer> =>
    on.send('POST', '/jwt/identity-service/finish', { body: { query }, headers: { cookie } })
  const vouched = (email: string, more: object = {}): Wish => ({ claims: { email, email_verified: true, ...more } })
  /** The whole way of somebody who signs in there. */
  const come = async (subject: string, wish: Wish, on: Sender = app) => {
    const { url, cookie } = await begin(undefined, on)
    return finish(provider.signIn(url, subject, wish), cookie, on)
  }
  const rolesOf = (answer: Answer) =>
    answer.body.userData.userValidation.rolesList.map(({ roleName }: { roleName: string }) => roleName)
  const lastRefusal = async (reason: string) => {
    const rows = await app.store.db
      .selectFrom('auditEntry')
      .where('action', '=', 'session.refused')
      .select(['userId', 'after'])
      .orderBy('entryId', 'desc')
      .limit(1)
      .execute()
    expect(rows[0]?.after).toEqual({ reason })
    return rows[0]?.userId
  }

  it('asks for a code with a proof key, a state and a nonce, and keeps what proves it in this browser alone', async () => {
    const { url, headers } = await begin('/calendar?month=2026-03')
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'onward',
      response_type: 'code',
      redirect_uri: 'https://onward.example/login/continue',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{40,}$/),
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
    })
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^__Host-onward-sign-in-[\da-f]{16}=[\w.-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict; Secure$/,
    )
    for (const secret of ['state', 'nonce']) expect(cookie).not.toContain(searchParams.get(secret))
  })

  it('signs in the user of a verified address, and from then on whoever has the subject', async () => {
    const { url, cookie } = await begin('/calendar?month=2026-03')
    const first = await finish(provider.signIn(url, 'sub-p1', vouched(emailOf('p1').toUpperCase())), cookie)
    expect(first).toMatchObject({
      status: 200,
      body: { userData: { userId: 'p1' }, returnUrl: '/calendar?month=2026-03' },
    })
    expect(first.headers.get('set-cookie')).toContain('Max-Age=0')
    const month = await app.send('POST', '/api/provider', {
      token: first.body.accessToken,
      body: { requestType: 'ProviderCalendarView', providerId: 'p1', inputDate: '2026-03' },
    })
    expect(month.status).toBe(200)
    // Whatever address they have by now.
    const second = await come('sub-p1', vouched('somebody.else@example.test'))
    expect(second.body.userData.userId).toBe('p1')
    const refreshed = await app.send('POST', '/jwt/refresh-token', { body: { refreshToken: second.body.refreshToken } })
    expect(refreshed.status).toBe(200)
  })

  it('asks for what the token does not say', async () => {
    const userinfo = { email: emailOf('p2'), email_verified: 'true' }
    expect(await come('sub-p2', { userinfo })).toMatchObject({ status: 200, body: { userData: { userId: 'p2' } } })
  })

  it.each<[string, number, string, Wish]>([
    ['an unverified address', 403, 'unverified', { claims: { email: emailOf('client'), email_verified: false } }],
    ['an address that nobody vouches for', 403, 'unverified', { claims: { email: emailOf('client') } }],
    ['no address', 403, 'unverified', {}],
    ['a stranger', 403, 'unknown', vouched('stranger@example.test')],
    ['the sign of Kelvin for a letter', 403, 'unverified', vouched('\u212Aclient@example.test')],
    ['an address that no store keeps', 403, 'unverified', vouched('a\u0000@example.test')],
    ['a subject that no store keeps', 400, 'failed', vouched(emailOf('client'), { sub: 'a\u0000b' })],
    ['somebody else with an address that is linked', 403, 'other', vouched(emailOf('p1'))],
    ['another nonce', 400, 'failed', vouched(emailOf('client'), { nonce: 'of another sign-in' })],
    ['another audience', 400, 'failed', vouched(emailOf('client'), { aud: 'another-client' })],
    ['another issuer', 400, 'failed', vouched(emailOf('client'), { iss: 'https://id.evil.example' })],
    ['a token that has run out', 400, 'failed', vouched(emailOf('client'), { exp: 1_000_000_000, iat: 999_999_000 })],
    ['a token without a signature', 400, 'failed', { ...vouched(emailOf('client')), key: 'none' }],
    ['the signature of somebody else', 400, 'failed', { ...vouched(emailOf('client')), key: 'foreign' }],
  ])('refuses %s', async (_, status, reason, wish) => {
    const answer = await come('sub-new', wish)
    expect(answer).toMatchObject({ status, body: { reason } })
    expect(answer.body).not.toHaveProperty('accessToken')
    const userId = await lastRefusal(reason)
    expect(userId).toBe(reason === 'other' ? 'p1' : null)
    expect(
      await app.store.db.selectFrom('identitySubject').where('subject', '=', 'sub-new').selectAll().execute(),
    ).toEqual([])
  })

  it('refuses what was begun by nobody, in another browser, too long ago, or has come to its end', async () => {
    const mine = await begin()
    const query = provider.signIn(mine.url, 'sub-p1')
    const other = await begin()
    for (const cookie of [
      '',
      other.cookie,
      `${mine.cookie}x`,
      `${mine.cookie.split('=')[0]}=${other.cookie.split('=')[1]}`,
    ])
      expect(await finish(query, cookie)).toMatchObject({ status: 400, body: { reason: 'stale' } })
    expect((await finish(query, mine.cookie)).status).toBe(200)
    // The code is spent, whoever holds the cookie.
    expect(await finish(query, mine.cookie)).toMatchObject({ status: 400, body: { reason: 'failed' } })

    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    try {
      const late = await begin()
      vi.setSystemTime(Date.now() + 16 * 60_000)
      expect(await finish(provider.signIn(late.url, 'sub-p1'), late.cookie)).toMatchObject({
        body: { reason: 'stale' },
      })
    } finally {
      vi.useRealTimers()
    }
  })

  it('lets a browser keep a few that were begun, and no more than a server reads', async () => {
    const jar = new Map<string, string>()
    for (let i = 0; i < 40; i += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const { headers } = await app.send('POST', '/jwt/identity-service/begin', { body: {}, headers: { cookie } })
      for (const one of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
        if (/Max-Age=0/.test(one)) jar.delete(name)
        else jar.set(name, value)
      }
      expect(jar.size).toBeLessThanOrEqual(5)
    }
  })

  it('says that the service signed nobody in', async () => {
    const { url, cookie } = await begin()
    const state = new URL(url).searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state }).toString()
    expect(await finish(query, cookie)).toMatchObject({ status: 403, body: { reason: 'denied' } })
  })

  it('refuses a disabled user, also one who is linked', async () => {
    await app.store.db
      .updateTable('appUser')
      .set({ disabledAt: '2026-01-01T00:00:00.000Z' })
      .where('userId', '=', 'p2')
      .execute()
    expect(await come('sub-p2', vouched(emailOf('p2')))).toMatchObject({ status: 403, body: { reason: 'disabled' } })
    await app.store.db.updateTable('appUser').set({ disabledAt: null }).where('userId', '=', 'p2').execute()
  })

  it('takes a user whose address was never shown from whoever chose the password', async () => {
    await app.store.db.updateTable('appUser').set({ emailVerifiedAt: null }).where('userId', '=', 'client').execute()
    const { accessToken } = await app.signIn('client')
    expect((await come('sub-client', vouched(emailOf('client')))).status).toBe(200)
    expect((await app.send('POST', '/jwt/logout', { token: accessToken, body: {} })).status).toBe(401)
    await expect(app.signIn('client')).rejects.toThrow('could not sign in')
  })

  /** A server of the other account. */
  const elsewhere = () =>
    serveFrom(app.store, { identityService: { ...service, accountId: 2 }, publicOrigin: 'https://onward.example' })

  it('speaks for one account: whoever belongs to another is unknown by it, linked or not', async () => {
    expect(await come('sub-q1', vouched(emailOf('q1')))).toMatchObject({ status: 403, body: { reason: 'unknown' } })
    const there = await elsewhere()
    expect((await come('sub-q1', vouched(emailOf('q1')), there)).status).toBe(200)
    expect(await come('sub-q1', vouched(emailOf('q1')))).toMatchObject({ status: 403, body: { reason: 'unknown' } })
  })

  it('gives the roles of the claim, and leaves them where there is none', async () => {
    const there = await elsewhere()
    const at = async (subject: string, wish: Wish) => rolesOf(await come(subject, wish, there))
    const version = async () =>
      (await app.store.db.selectFrom('appUser').where('userId', '=', 'q1').select('version').executeTakeFirstOrThrow())
        .version
    const before = await version()
    expect(await at('sub-q1', vouched(emailOf('q1')))).toEqual(['Provider'])
    expect(await version()).toBe(before)
    expect(await at('sub-q1', vouched('', { groups: ['office', 'ward', 'choir'] }))).toEqual(['Admin', 'Provider'])
    // Whoever had opened the user before is told so.
    expect(await version()).toBe(before + 1)
    expect(await at('sub-q1', vouched('', { groups: 'ward' }))).toEqual(['Provider'])
    expect(await at('sub-q1', vouched('', { groups: [] }))).toEqual(['Client'])
    expect(await at('sub-q1', {})).toEqual(['Client'])
    // No clinician here.
    expect(rolesOf(await come('sub-client', vouched('', { groups: ['ward'] })))).toEqual(['Client'])
  })

  it('leaves an account its last admin', async () => {
    const there = await elsewhere()
    const at = async (subject: string, wish: Wish) => rolesOf(await come(subject, wish, there))
    expect(await at('sub-adminB', vouched(emailOf('adminB'), { groups: [] }))).toEqual(['Admin'])
    expect(await at('sub-q1', vouched('', { groups: ['office'] }))).toEqual(['Admin'])
    // Two lose the role at once: one of them stays.
    const both = await Promise.all([
      at('sub-adminB', vouched('', { groups: [] })),
      at('sub-q1', vouched('', { groups: [] })),
    ])
    expect(both.flat().toSorted()).toEqual(['Admin', 'Client'])
  })

  it('makes a Client also where somebody has the address for a user name', async () => {
    const open = await openApp({ identityService: { ...service, unknown: 'client', roles: undefined } })
    await open.store.db
      .updateTable('appUser')
      .set({ userName: 'New.Person@example.test' })
      .where('userId', '=', 'client')
      .execute()
    const answer = await come('sub-named', vouched('new.person@example.test'), open)
    expect(answer).toMatchObject({ status: 200, body: { userData: { email: 'new.person@example.test' } } })
    await open.close()
  })

  it('makes one Client of a stranger where the server is told to, however many tabs come at once', async () => {
    const open = await openApp({ identityService: { ...service, unknown: 'client', roles: undefined } })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        come('sub-stranger', vouched('łucja.o’neil@example.test', { name: 'Łucja O’Neil' }), open),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.userData.userId)).size).toBe(1)
    expect(answers[0]?.body.userData).toMatchObject({ fullName: 'Łucja O’Neil', isEmailVerified: true })
    expect(answers.map(rolesOf)[0]).toEqual(['Client'])
    await open.close()
  })

  it('ends the session at the service too, with what it was shown', async () => {
    const { body } = await come('sub-p1', {})
    const { body: ended } = await app.send('POST', '/jwt/logout', { token: body.accessToken, body: {} })
    const url = new URL(ended.signOutUrl)
    expect(url.pathname).toBe('/end')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'onward',
      post_logout_redirect_uri: 'https://onward.example/login',
      logout_uri: 'https://onward.example/login',
      id_token_hint: expect.stringMatching(/^ey/),
    })
    const tokens = await app.store.db
      .selectFrom('session')
      .where('endReason', '=', 'logout')
      .select('idToken')
      .execute()
    expect(tokens.every(({ idToken }) => idToken === null)).toBe(true)
    const { accessToken } = await app.signIn('adminA')
    expect((await app.send('POST', '/jwt/logout', { token: accessToken, body: {} })).body).toEqual({})
  })

  it('says that the service does not answer, keeps local sign-in working, and finds the service again', async () => {
    // A server that has not asked before.
    const fresh = await openApp({ identityService: { ...service } })
    const { url, cookie } = await begin(undefined, fresh)
    const broken = provider.signIn(url, 'sub-p1', { status: 503 })
    const { status, body } = await finish(broken, cookie, fresh)
    expect([status, body.message]).toEqual([503, expect.stringContaining('identity service does not answer')])
    await provider.close()
    const other = await openApp({ identityService: { ...service } })
    const down = await begin(undefined, other)
    expect(down.status).toBe(503)
    expect(down.headers.get('retry-after')).toBe('5')
    expect(down.body.message).toContain('identity service does not answer')
    await expect(other.signIn('p1')).resolves.toHaveProperty('accessToken')
    await provider.reopen()
    expect((await begin(undefined, other)).status).toBe(200)
    await fresh.close()
    await other.close()
  })

  it('is asked for its metadata once', async () => {
    const before = provider.asked.length
    await begin()
    await begin()
    expect(provider.asked.slice(before)).toEqual([])
  })

  it('can be the only way in', async () => {
    const only = await openApp({ identityService: service, localSignIn: false, registration: false })
    await expect(only.signIn('adminA')).rejects.toThrow('could not sign in')
    const register = { email: 'new@example.test', username: 'new', password: 'a long enough phrase' }
    expect((await only.send('POST', '/jwt/register', { body: register })).status).toBe(403)
    expect((await only.send('POST', '/jwt/forgot-password', { body: { email: emailOf('adminA') } })).status).toBe(403)
    expect((await come('sub-adminA', vouched(emailOf('adminA')), only)).status).toBe(200)
    await only.close()
  })

  it('takes who is invited for whom the service vouches, with the roles of the invitation and no password', async () => {
    const only = await openApp({ identityService: { ...service, roles: undefined }, localSignIn: false })
    const { accessToken } = (await come('sub-adminA', vouched(emailOf('adminA')), only)).body
    const invite = async (email: string) => {
      const body = { email, fullName: 'Ada Guest', roles: ['Admin'] }
      const { status, body: made } = await only.send('POST', '/api/users', { token: accessToken, body })
      expect(status).toBe(201)
      return made.user.userId as string
    }
    const email = 'guest@example.test'
    const userId = await invite(email)
    const [mail] = await only.mailsTo(email)
    expect(mail?.text).toMatch(/^http\S+\/login$/m)
    expect(mail?.text).not.toContain('#')
    const link = { token: `1.${'A'.repeat(43)}` }
    const chosen = { username: 'ada', password: 'a long enough phrase' }
    expect((await only.send('POST', '/jwt/invitation', { body: link })).status).toBe(403)
    expect((await only.send('POST', '/jwt/accept-invitation', { body: { ...link, ...chosen } })).status).toBe(403)
    const came = await Promise.all([
      come('sub-guest', vouched(email.toUpperCase()), only),
      come('sub-guest', vouched(email), only),
    ])
    expect(came.map(({ status }) => status)).toEqual([200, 200])
    const again = await come('sub-guest', {}, only)
    expect([again.body.userData.userId, again.body.userData.isEmailVerified, rolesOf(again)]).toEqual([
      userId,
      true,
      ['Admin'],
    ])
    const user = only.store.db.selectFrom('appUser').where('userId', '=', userId)
    expect(await user.select(['isClaim', 'invitedAt', 'hasPassword']).executeTakeFirst()).toEqual({
      isClaim: false,
      invitedAt: null,
      hasPassword: false,
    })
    // One that was taken back is nobody's.
    const gone = await invite('gone@example.test')
    await only.send('DELETE', `/api/users/${gone}/invitation`, { token: accessToken })
    const refused = await come('sub-gone', vouched('gone@example.test'), only)
    expect(refused).toMatchObject({ status: 403, body: { reason: 'unknown' } })
    await only.close()
  })

  it('finds a user pool of Amazon Cognito by its three values', async () => {
    const { identityService } = readConfig({
      IDENTITY_REGION: 'eu-central-1',
      IDENTITY_USER_POOL_ID: 'eu-central-1_AbCdEfGhI',
      IDENTITY_CLIENT_ID: '1example23456789',
    })
    const pool = await openIdentityProvider(identityService?.issuer)
    const app = await openApp({ identityService })
    // The one thing that is not real: where the name of the pool leads to.
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => fetch(input.replace(pool.issuer, pool.address), init))
    try {
      const { url, cookie } = await begin(undefined, app)
      expect(url).toMatch(/^https:\/\/cognito-idp\.eu-central-1\.amazonaws\.com\/eu-central-1_AbCdEfGhI\/authorize\?/)
      const wish = { claims: { email: emailOf('p1'), email_verified: true, 'cognito:username': 'p1' } }
      expect(await finish(pool.signIn(url, 'pool-p1', wish), cookie, app)).toMatchObject({
        status: 200,
        body: { userData: { userId: 'p1' } },
      })
      expect(pool.asked).toEqual(['/.well-known/openid-configuration', '/token', '/keys'])
    } finally {
      vi.unstubAllGlobals()
      await app.close()
      await pool.close()
    }
  })

  it('is not there where nobody named one', async () => {
    const without = await openApp()
    for (const [call, body] of [
      ['begin', {}],
      ['finish', { query: 'code=1&state=2' }],
    ] as const)
      // prettier-ignore
      expect((await without.send('POST', `/jwt/identity-service/${call}`, { body })).status).toBe(404)
    await without.close()
  })

  it('slows down who comes back with nothing a hundred times, and shuts nobody out beside them', async () => {
    // The beginning of a lane of five seconds, as near to now as what the service signs has to be.
    let at = Math.ceil(Date.now() / 5_000) * 5_000
    const config = { identityService: service, publicOrigin: 'https://onward.example' }
    const slow = await serveFrom(app.store, config, { now: () => new Date(at) })
    const guess = async () => {
      const { url, cookie } = await begin(undefined, slow)
      const state = new URL(url).searchParams.get('state') ?? ''
      return finish(`code=guessed&state=${state}`, cookie, slow)
    }
    // What costs the service nothing is not counted.
    for (let i = 0; i < 110; i += 1) expect((await finish('code=1&state=2', '', slow)).status).toBe(400)
    expect((await guess()).status).toBe(400)
    const bucket = app.store.db.updateTable('attempt').where('bucket', '=', 'identity service from ')
    await bucket.set({ tries: 99 }).returning('bucket').executeTakeFirstOrThrow()
    for (const status of [400, 400, 429]) expect((await guess()).status).toBe(status)
    at += 5_000
    expect((await come('adminA', vouched(emailOf('adminA')), slow)).status).toBe(200)
  })
})
