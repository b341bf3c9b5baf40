import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, PASSWORD, serveFrom, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

describeEngine('signing in', () => {
  it('gives both tokens and who one is', async () => {
    const { status, body } = await server.send('POST', '/jwt/login', {
      body: { email: 'ADMINA@example.test', password: PASSWORD },
    })
    expect(status).toBe(200)
    expect(body.userData).toEqual({
      userId: 'adminA',
      accountId: 1,
      fullName: 'Person adminA',
      username: 'adminA',
      email: 'admina@example.test',
      userValidation: { status: 'Success', rolesList: [{ roleName: 'Admin' }] },
      ability: [{ action: 'manage', subject: 'all' }],
      isEmailVerified: true,
      idleMinutes: 30,
      role: 'admin',
      avatar: null,
      extras: {},
    })
    expect(body.accessToken).toMatch(/^1\.[\w-]{43}$/)
    expect(body.refreshToken).toMatch(/^1\.[\w-]{43}$/)
  })

  it.each([
    ['an unknown address', 'nobody@example.test', PASSWORD],
    ['a wrong password', 'p1@example.test', 'wrong-password-of-length'],
    ['what is no address', "' or 1=1 --", PASSWORD],
  ])('refuses %s with the same words', async (_, email, password) => {
    const { status, body } = await server.send('POST', '/jwt/login', { body: { email, password } })
    expect([status, body]).toEqual([400, { message: 'Email is not Correct!' }])
  })

  it('names the field that is missing and quotes none', async () => {
    const { status, body } = await server.send('POST', '/jwt/login', {
      body: { email: 'p1@example.test', pass: 'secret-word' },
    })
    expect(status).toBe(400)
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(['password'])
    expect(JSON.stringify(body)).not.toContain('secret-word')
  })

  it('gives a client the two readings only', async () => {
    const { userData } = (await server.signIn('client')) as { userData: { ability: unknown; role: string } }
    expect(userData).toMatchObject({
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    })
  })
})

describeEngine('refresh tokens', () => {
  const refresh = async (refreshToken: string) => server.send('POST', '/jwt/refresh-token', { body: { refreshToken } })

  it('rotate, and a replay ends the whole session', async () => {
    const { refreshToken: r0, accessToken } = await server.signIn('p2')
    const r1 = (await refresh(r0)).body.refreshToken as string
    const r2 = (await refresh(r1)).body.refreshToken as string
    const replay = await refresh(r0)
    expect([replay.status, replay.body.error]).toEqual([401, 'Invalid refresh token'])
    expect((await refresh(r2)).status).toBe(401)
    expect((await server.send('GET', '/api/leave?from=2026-01-01&to=2026-01-02', { token: accessToken })).status).toBe(
      401,
    )
    const reuse = await server.store.db
      .selectFrom('auditEntry')
      .where('action', '=', 'session.refresh_reuse')
      .selectAll()
      .execute()
    expect(reuse).toHaveLength(1)
  })

  it('twenty at once keep an honest user signed in, with one live token after', async () => {
    const { refreshToken } = await server.signIn('p1')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const next = new Set(answers.map(({ body }) => body.refreshToken as string))
    expect(next.size).toBe(1)
    expect((await refresh([...next][0] ?? '')).status).toBe(200)
  })
})

describeEngine('ending a session', () => {
  it('logout counts at once, for both tokens', async () => {
    const { accessToken, refreshToken } = await server.signIn('adminB')
    expect((await server.send('POST', '/jwt/logout', { token: accessToken })).status).toBe(200)
    expect((await server.send('GET', '/api/providers', { token: accessToken })).status).toBe(401)
    expect((await server.send('POST', '/jwt/refresh-token', { body: { refreshToken } })).status).toBe(401)
  })

  it('a role taken away and a user switched off count on the next request', async () => {
    const person: Person = 'adminA'
    const token = await server.tokenOf(person)
    const ask = async () => (await server.send('GET', '/api/providers', { token })).status
    expect(await ask()).toBe(200)
    const role = server.store.db.updateTable('userRole').where('userId', '=', person)
    await role.set({ roleName: 'Client' }).execute()
    expect(await ask()).toBe(403)
    await role.set({ roleName: 'Admin' }).execute()
    const user = server.store.db.updateTable('appUser').where('userId', '=', person)
    await user.set({ disabledAt: new Date().toISOString() }).execute()
    expect(await ask()).toBe(401)
    await user.set({ disabledAt: null }).execute()
    expect(await ask()).toBe(200)
  })
})

describeEngine('registering', () => {
  const register = (body: object) => server.send('POST', '/jwt/register', { body })

  it("gives a Client who sees nobody's schedule", async () => {
    const { status, body } = await register({
      email: 'new@example.test',
      username: 'newcomer',
      password: 'a long enough phrase',
    })
    expect([status, body.user.userValidation.rolesList]).toEqual([200, [{ roleName: 'Client' }]])
    expect(body.user.isEmailVerified).toBe(false)
    const token = await server.mailedToken('new@example.test')
    const verify = { token: body.accessToken, body: { token } }
    expect((await server.send('POST', '/jwt/verify-email', verify)).status).toBe(200)
    const view = { requestType: 'ProviderCalendarView', providerId: body.user.userId, inputDate: '2026-03' }
    const refused = await server.send('POST', '/api/provider', { token: body.accessToken, body: view })
    expect([refused.status, refused.body.message]).toEqual([403, 'This schedule is not yours'])
  })

  it('names what is taken where no address is verified by mail', async () => {
    const open = await serveFrom(server.store, { emailVerification: false })
    const register = (body: object) => open.send('POST', '/jwt/register', { body })
    const both = await register({ email: 'P1@example.test', username: 'P1', password: 'a long enough phrase' })
    expect([both.status, both.body]).toEqual([
      200,
      { error: { email: 'This email is already in use.', username: 'This username is already in use.' } },
    ])
    const name = await register({ email: 'other@example.test', username: 'p2', password: 'a long enough phrase' })
    expect(name.body).toEqual({ error: { email: null, username: 'This username is already in use.' } })
  })

  it('refuses a short password and names the field', async () => {
    const { status, body } = await register({ email: 'short@example.test', username: 'short', password: 'only7ch' })
    expect([status, body]).toMatchObject([
      400,
      {
        message: 'password: must have at least 8 characters',
        issues: [{ path: 'password', message: 'must have at least 8 characters', code: 'short', least: 8 }],
      },
    ])
  })
})
