import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, PASSWORD as KNOWN_PASSWORD, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { removeExpired } from '../../housekeeping.ts'

const PASSWORD = 'a long enough phrase'
let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const register = (email: string, username = email, password = PASSWORD) =>
  server.send('POST', '/jwt/register', { body: { email, username, password } })
const logIn = (email: string, password = PASSWORD) => server.send('POST', '/jwt/login', { body: { email, password } })
const verify = (link: string, given: { token?: string; password?: string } = {}) => {
  const { token, password } = given
  return server.send('POST', '/jwt/verify-email', {
    body: { token: link, ...(password !== undefined && { password }) },
    ...(token !== undefined && { token }),
  })
}
/** What an answer says of whom it is about, without what is drawn for each. */
const said = ({ status, body }: Answer, email: string) => [
  status,
  JSON.stringify(body)
    .replaceAll(email, 'EMAIL')
    .replaceAll(/"(accessToken|refreshToken|userId)":"[^"]+"/g, '"$1":""'),
]

describeEngine('registering an address that somebody has', () => {
  it('is answered as any other, and so is all that can be done with it until a mail is opened', async () => {
    const each = async (email: string) => {
      const registered = await register(email, 'a-name')
      const token = registered.body.accessToken
      return [
        said(registered, email),
        said(await logIn(email), email),
        said(await logIn(email, 'not the phrase that it was'), email),
        said(await server.send('POST', '/jwt/resend-verification', { token }), email),
        said(await server.send('GET', '/api/providers', { token }), email),
      ]
    }
    const known = await each('p1@example.test')
    expect(known).toEqual(await each('unknown@example.test'))
    expect(known[0]?.[0]).toBe(200)
    // As many mails go out, and only the one with a link could be told from the other: in a mailbox that is theirs.
    const mails = await server.mailsTo('p1@example.test')
    expect(mails).toHaveLength((await server.mailsTo('unknown@example.test')).length)
    for (const { subject, text } of mails) {
      expect(subject).toBe('You have a user at Onward already')
      expect(text).not.toContain('#')
    }
  })

  it('is said in words to who has signed in with it on this device, and to nobody else', async () => {
    const TAKEN = { error: { email: 'This email is already in use.', username: null } }
    const signedIn = await logIn('p1@example.test', KNOWN_PASSWORD)
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const from = async (email: string, sent: string) => {
      const body = { email, username: 'once-more', password: PASSWORD }
      return (await server.send('POST', '/jwt/register', { body, headers: { cookie: sent } })).body
    }
    expect(await from('P1@example.test', cookie)).toEqual(TAKEN)
    // Of another address, or altered, it tells nothing.
    for (const [email, sent] of [
      ['p2@example.test', cookie],
      ['p1@example.test', `${cookie.slice(0, -3)}abc`],
    ] as const)
      expect(await from(email, sent)).toMatchObject({ user: { isEmailVerified: false } })
  })

  it('gives who only claims it no known device, and no tries at the password of who has it', async () => {
    const each = async (email: string) => {
      await register(email, 'another-name')
      const signedIn = await logIn(email)
      expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([200, null])
      return said(await register(email, 'another-name'), email)
    }
    expect(await each('q1@example.test')).toEqual(await each('nobody@example.test'))
    const guessed: number[] = []
    for (let i = 0; i < 5; i += 1) {
      expect((await logIn('q1@example.test')).status).toBe(200)
      guessed.push((await logIn('q1@example.test', `not ${PASSWORD}`)).status)
    }
    expect(guessed).toEqual([400, 400, 400, 400, 429])
  })

  it('changes nothing for who has it', async () => {
    await register('p2@example.test', 'p2')
    const { body } = await logIn('p2@example.test', KNOWN_PASSWORD)
    expect(body.userData).toMatchObject({ userId: 'p2', username: 'p2', isEmailVerified: true })
  })
})

describeEngine('a claim of an address', () => {
  it('is granted to who shows first that it is theirs, whoever else claims it', async () => {
    const email = 'wanted@example.test'
    const squatter = (await register(email, 'squatter', 'the phrase of a squatter')).body
    const squatted = await server.mailedToken(email)
    const owner = (await register(email, 'owner')).body
    expect(owner.user.userId).not.toBe(squatter.user.userId)
    const link = await server.mailedToken(email)
    expect((await verify(link, { token: owner.accessToken })).status).toBe(200)
    expect((await logIn(email)).body.userData).toMatchObject({ userId: owner.user.userId, isEmailVerified: true })
    expect((await verify(squatted, { token: squatter.accessToken })).status).toBe(400)
    const { userData } = (await logIn(email, 'the phrase of a squatter')).body
    expect(userData.isEmailVerified).toBe(false)
  })

  it('is not granted to who opens a link unasked', async () => {
    const email = 'unasked@example.test'
    const { accessToken } = (await register(email)).body
    const link = await server.mailedToken(email)
    expect((await verify(link)).status).toBe(403)
    expect((await verify(link, { password: 'some other long phrase' })).status).toBe(403)
    expect((await verify(link, { token: await server.tokenOf('adminA') })).status).toBe(403)
    expect((await logIn(email)).body.userData.isEmailVerified).toBe(false)
    expect((await verify(link, { token: accessToken })).status).toBe(200)
  })

  it('gets its user name, with a number where somebody has it by then', async () => {
    const names = []
    for (const email of ['one.zoe@example.test', 'two.zoe@example.test']) {
      await register(email, 'Zoë')
      expect((await verify(await server.mailedToken(email), { password: PASSWORD })).status).toBe(200)
      names.push((await logIn(email)).body.userData.username)
    }
    expect(names).toEqual(['Zoë', 'Zoë-2'])
  })

  it('runs out after a week, with all that hangs on it', async () => {
    const { accessToken } = (await register('forgotten@example.test')).body
    await server.mailsTo('forgotten@example.test')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await removeExpired(server.store.db, inDays(6.9))
    expect((await logIn('forgotten@example.test')).status).toBe(200)
    await removeExpired(server.store.db, inDays(7.1))
    expect((await logIn('forgotten@example.test')).status).toBe(400)
    expect((await server.send('POST', '/jwt/resend-verification', { token: accessToken })).status).toBe(401)
    expect((await server.signIn('p1')).accessToken).toEqual(expect.any(String))
  })
})
