import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApp, serveFrom, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const MINUTE = 60_000
const PASSWORD = 'a long enough phrase'
let at = Date.parse('2026-03-03T12:00:00Z')
const clock = { now: () => new Date(at) }

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({ publicOrigin: 'https://onward.example' }, clock)
})
beforeEach(() => {
  at += 60 * MINUTE
})
afterAll(() => server.close())

type Sender = Pick<typeof server, 'send'>
const said = ({ status, body }: Answer) => [status, body]
const register = async (name: string, on: Sender = server, email = `${name}@example.test`) => {
  const { status, body } = await on.send('POST', '/jwt/register', {
    body: { email, username: name, password: PASSWORD },
  })
  expect(status).toBe(200)
  return { email, userId: body.user.userId as string, token: body.accessToken as string, user: body.user }
}
/** As an admin would: what a call then answers depends on the verification alone. */
const makeAdmin = (userId: string) =>
  server.store.db.updateTable('userRole').set({ roleName: 'Admin' }).where('userId', '=', userId).execute()
const ask = (token: string, on: Sender = server) => on.send('GET', '/api/providers', { token })
const verify = (token: string) => server.send('POST', '/jwt/verify-email', { body: { token, password: PASSWORD } })
const resend = (token: string) => server.send('POST', '/jwt/resend-verification', { token })
const FIRST_VERIFY = [403, { message: 'Verify your e-mail address first' }]
const NO_LONGER = [
  400,
  { message: 'token: is no longer valid', issues: [{ path: 'token', message: 'is no longer valid' }] },
]

describeEngine('a new user', () => {
  it('is let in by the link in their mail, with the session that they have', async () => {
    const { email, userId, token, user } = await register('newcomer')
    await makeAdmin(userId)
    expect(user.isEmailVerified).toBe(false)
    expect(said(await ask(token))).toEqual(FIRST_VERIFY)
    const [mail] = await server.mailsTo(email)
    expect(mail?.text).toMatch(/^https:\/\/onward\.example\/verify-email#1\.[\w-]{43}$/m)
    expect(mail?.text).toContain('24 hours')
    expect(said(await verify(await server.mailedToken(email)))).toEqual([200, {}])
    expect((await ask(token)).status).toBe(200)
    const again = await server.send('POST', '/jwt/login', { body: { email, password: PASSWORD } })
    expect(again.body.userData.isEmailVerified).toBe(true)
  })

  it('may meanwhile sign in, refresh, ask who they are and sign out, and nothing else', async () => {
    const { email } = await register('waiting')
    const { body } = await server.send('POST', '/jwt/login', { body: { email, password: PASSWORD } })
    expect(body.userData.isEmailVerified).toBe(false)
    const next = await server.send('POST', '/jwt/refresh-token', { body: { refreshToken: body.refreshToken } })
    expect([next.status, next.body.userData.isEmailVerified]).toEqual([200, false])
    const token = next.body.accessToken
    const who = { requestType: 'ValidateUser', userName: email }
    expect((await server.send('POST', '/api/user', { token, body: who })).status).toBe(200)
    for (const [method, path] of [
      ['GET', '/api/leave?from=2026-01-01&to=2026-01-02'],
      ['POST', '/api/assignments'],
      ['POST', '/api/import/providers'],
    ] as const)
      expect(said(await server.send(method, path, { token }))).toEqual(FIRST_VERIFY)
    expect((await server.send('POST', '/jwt/logout', { token })).status).toBe(200)
  })

  it('is verified by a reset of the password as well', async () => {
    const { email } = await register('forgetful')
    await server.send('POST', '/jwt/forgot-password', { body: { email } })
    const body = { token: await server.mailedToken(email), password: 'quite another phrase' }
    expect((await server.send('POST', '/jwt/reset-password', { body })).status).toBe(200)
    const { userData } = (await server.send('POST', '/jwt/login', { body: { email, password: body.password } })).body
    expect(userData.isEmailVerified).toBe(true)
  })

  it('gets the mail from whichever process comes first, and from that one alone', async () => {
    const other = await serveFrom(server.store, {}, clock)
    const { email } = await register('patient')
    expect([(await other.mailsTo(email)).length, (await server.mailsTo(email)).length]).toEqual([1, 0])
    await other.stop()
  })

  it.each(['emailVerifiedAt', 'disabledAt'] as const)(
    'gets no link when %s was set while the mail waited',
    async (column) => {
      const { email, userId } = await register(column)
      const user = server.store.db.updateTable('appUser').where('userId', '=', userId)
      await user.set({ [column]: new Date(at).toISOString() }).execute()
      expect(await server.mailsTo(email.toLowerCase())).toEqual([])
    },
  )

  it('puts nothing into a mail by way of their name', async () => {
    const lines = { email: 'bob@example.test', username: 'Bob\r\nBcc: all@evil.test', password: PASSWORD }
    expect(await server.send('POST', '/jwt/register', { body: lines })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'username', message: 'must not hold control characters' }] },
    })
    const { email } = await register('Bob: all@evil.test, see https://evil.test', server, 'bob@example.test')
    const [mail] = await server.mailsTo(email)
    expect(JSON.stringify(mail)).not.toMatch(/evil\.test|Bcc/i)
  })

  it('need not verify anything, and gets no mail, where verification is off', async () => {
    const open = await serveFrom(server.store, { emailVerification: false }, clock)
    const { email, userId, token, user } = await register('unasked', open)
    await makeAdmin(userId)
    expect([user.isEmailVerified, (await ask(token, open)).status]).toEqual([true, 200])
    expect(await open.mailsTo(email)).toEqual([])
    // Switched on later, it counts for them too.
    expect(said(await ask(token))).toEqual(FIRST_VERIFY)
  })
})

describeEngine('a link to verify an address', () => {
  it('works once', async () => {
    const { email } = await register('once')
    const token = await server.mailedToken(email)
    const statuses = (await Promise.all([verify(token), verify(token)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
    expect(said(await verify(token))).toEqual(NO_LONGER)
  })

  it('ends after a day', async () => {
    const { email } = await register('late')
    const token = await server.mailedToken(email)
    at += 1440 * MINUTE
    expect(said(await verify(token))).toEqual(NO_LONGER)
    at -= 1
    expect((await verify(token)).status).toBe(200)
  })

  it('ends when another one is asked for, and resets no password', async () => {
    const { email, token } = await register('again')
    const older = await server.mailedToken(email)
    expect(said(await resend(token))).toEqual([200, {}])
    const newer = await server.mailedToken(email)
    expect([newer === older, said(await verify(older))]).toEqual([false, NO_LONGER])
    const body = { token: newer, password: 'quite another phrase' }
    expect(said(await server.send('POST', '/jwt/reset-password', { body }))).toEqual(NO_LONGER)
    expect((await verify(newer)).status).toBe(200)
  })
})

describeEngine('a password beside a link', () => {
  it('has ten tries, from wherever they come; those of another link are others', async () => {
    const verifyWith = (token: string, password: string) =>
      server.send('POST', '/jwt/verify-email', { body: { token, password } })
    const mine = await server.mailedToken((await register('guessed-at')).email)
    const other = await server.mailedToken((await register('beside')).email)
    for (let i = 0; i < 10; i += 1) expect((await verifyWith(mine, `guess number ${i}`)).status).toBe(403)
    const { status, headers } = await verifyWith(mine, PASSWORD)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await verify(other)).status).toBe(200)
    at += 15 * MINUTE
    expect((await verify(mine)).status).toBe(200)
  })

  it('stands in nobody’s way who is signed in, however many guess in the same house', async () => {
    const { email, token: session } = await register('signed-in-already')
    for (let i = 0; i < 40; i += 1) await verify('x')
    expect((await verify('x')).status).toBe(429)
    const body = { token: await server.mailedToken(email) }
    expect((await server.send('POST', '/jwt/verify-email', { body, token: session })).status).toBe(200)
  })
})

describeEngine('asking for another link', () => {
  it('needs a sign-in', async () => {
    expect((await resend('')).status).toBe(401)
  })

  it('sends none to who is verified', async () => {
    const token = await server.tokenOf('p1')
    expect([said(await resend(token)), await server.mailsTo('p1@example.test')]).toEqual([[200, {}], []])
  })

  it('ends after five an hour', async () => {
    const { email, token } = await register('impatient')
    for (let i = 0; i < 5; i += 1) expect((await resend(token)).status).toBe(200)
    const { status, headers } = await resend(token)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await server.mailsTo(email)).toHaveLength(6)
  })
})
