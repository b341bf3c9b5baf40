import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emailOf, openApp, PASSWORD, type Answer, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { removeExpired } from '../../housekeeping.ts'

const MINUTE = 60_000
const PHRASE = 'seven calm owls at night'

let at = Date.parse('2026-03-03T12:00:00Z')
let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({ publicOrigin: 'https://onward.example' }, { now: () => new Date(at) })
})
beforeEach(() => {
  at += 60 * MINUTE
})
afterAll(() => server.close())

type Given = { token: string; body?: object }
const call = (method: string, path: string, { token, body }: Given) =>
  server.send(method, `/api/account${path}`, { token, ...(body && { body }) })
const own = async (token: string) => (await call('GET', '', { token })).body.account
const logIn = async (email: string, password = PASSWORD, agent = 'Agent/1') => {
  const headers = { 'user-agent': agent }
  return server.send('POST', '/jwt/login', { body: { email, password }, headers })
}
const tokenOf = async (person: Person, agent?: string): Promise<string> => {
  const { status, body } = await logIn(emailOf(person), PASSWORD, agent)
  expect(status).toBe(200)
  return body.accessToken
}
const wrong = ({ status, body }: Answer) => [status, body.issues?.map(({ path }: { path: string }) => path)]
const isIn = async (token: string) => (await call('GET', '', { token })).status === 200
const actionsOf = async (userId: string) =>
  (
    await server.store.db
      .selectFrom('auditEntry')
      .where('userId', '=', userId)
      .where('action', 'not like', 'session.started')
      .select('action')
      .orderBy('entryId')
      .execute()
  ).map(({ action }) => action)

describeEngine('an own account', () => {
  it('is shown to every role, and what one is called changes with the row that was seen', async () => {
    for (const person of ['client', 'p1', 'adminA'] as const) {
      const token = await tokenOf(person)
      expect(await own(token)).toEqual({
        fullName: `Person ${person}`,
        username: person,
        email: emailOf(person),
        hasPassword: true,
        emailChange: null,
        mailChanges: 'all',
        language: null,
        version: 1,
      })
    }
    const token = await tokenOf('client')
    const change = (version: number, fullName: string) => call('PATCH', '', { token, body: { version, fullName } })
    expect((await change(1, '  Łucja O’Neil ')).body.account).toMatchObject({ fullName: 'Łucja O’Neil', version: 2 })
    const older = await change(1, 'Somebody')
    expect([older.status, older.body.reason, older.body.facts.account.fullName]).toEqual([
      409,
      'version',
      'Łucja O’Neil',
    ])
    expect((await change(2, 'Łucja O’Neil')).body.account.version).toBe(2)
    expect(wrong(await change(2, ' '))).toEqual([400, ['fullName']])
    expect((await logIn(emailOf('client'))).body.userData.fullName).toBe('Łucja O’Neil')
    expect(await actionsOf('client')).toEqual(['user.name-changed'])
  })

  it('says of which changes of own shifts one is mailed', async () => {
    const token = await tokenOf('p2')
    const choose = (mailChanges: string, version = 1) => call('PATCH', '', { token, body: { version, mailChanges } })
    expect((await choose('soon')).body.account).toMatchObject({
      mailChanges: 'soon',
      fullName: 'Person p2',
      version: 2,
    })
    expect([(await choose('none')).status, (await choose('soon', 2)).body.account.version]).toEqual([409, 2])
    expect(wrong(await choose('some', 2))).toEqual([400, ['mailChanges']])
    expect([(await own(token)).mailChanges, await actionsOf('p2')]).toEqual(['soon', ['user.mails-changed']])
  })

  it('is nobody’s who has not shown that the address is theirs', async () => {
    const body = { email: 'claims@example.test', username: 'claims', password: PHRASE }
    const token = (await server.send('POST', '/jwt/register', { body })).body.accessToken
    expect((await call('GET', '', { token })).status).toBe(403)
  })

  it('has no password of one who comes by the identity service alone', async () => {
    const token = await tokenOf('adminB')
    const row = server.store.db.updateTable('appUser').where('userId', '=', 'adminB')
    await row.set({ hasPassword: false }).execute()
    expect((await own(token)).hasPassword).toBe(false)
    const body = { password: PASSWORD, newPassword: PHRASE, email: 'other@example.test' }
    const { newPassword, email, password } = body
    expect((await call('POST', '/password', { token, body: { password, newPassword } })).status).toBe(403)
    expect((await call('POST', '/email', { token, body: { password, email } })).status).toBe(403)
    await row.set({ hasPassword: true }).execute()
  })
})

describeEngine('an own password', () => {
  const change = (token: string, password: string, newPassword: string) =>
    call('POST', '/password', { token, body: { password, newPassword } })

  it('is changed by who knows it, which ends every other session and the links that set one', async () => {
    const [token, other] = [await tokenOf('p1'), await tokenOf('p1')]
    await server.send('POST', '/jwt/forgot-password', { body: { email: emailOf('p1') } })
    const link = await server.mailedToken(emailOf('p1'))
    expect(wrong(await change(token, 'not the one', PHRASE))).toEqual([400, ['password']])
    expect(wrong(await change(token, PASSWORD, 'Person p1 Person p1'))).toEqual([400, ['newPassword']])
    const others = await server.store.db
      .selectFrom('session')
      .where('userId', '=', 'p1')
      .where('endedAt', 'is', null)
      .select('sessionId')
      .execute()
    expect((await change(token, PASSWORD, PHRASE)).body).toEqual({ ended: others.length - 1 })
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
    expect([(await logIn(emailOf('p1'))).status, (await logIn(emailOf('p1'), PHRASE)).status]).toEqual([400, 200])
    const reset = { token: link, password: 'somebody else’s long phrase' }
    expect((await server.send('POST', '/jwt/reset-password', { body: reset })).status).toBe(400)
    expect((await change(token, PHRASE, PASSWORD)).status).toBe(200)
    expect(await actionsOf('p1')).toEqual([
      'password.reset-asked',
      'password.change-refused',
      'password.changed',
      'session.refused',
      'password.changed',
    ])
  })

  it('is guessed by nobody who has found a session open: tries count as those to sign in', async () => {
    const token = await tokenOf('q1')
    for (let i = 0; i < 10; i += 1) expect((await change(token, `guess ${i}`, PHRASE)).status).toBe(400)
    const late = await change(token, PASSWORD, PHRASE)
    expect([late.status, late.headers.has('retry-after')]).toEqual([429, true])
    expect((await logIn(emailOf('q1'))).status).toBe(429)
  })

  it('is set once by two at once', async () => {
    const token = await tokenOf('p2')
    const phrases = [`${PHRASE} and day`, `${PHRASE} and noon`]
    const answers = await Promise.all(phrases.map((phrase) => change(token, PASSWORD, phrase)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const set = phrases[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await change(token, set, PASSWORD)).status).toBe(200)
  })
})

describeEngine('own sessions', () => {
  const list = async (token: string) => (await call('GET', '/sessions', { token })).body.sessions

  it('are listed with where they began and when they were used, and end one by one or all others', async () => {
    const begun = new Date(at).toISOString()
    const first = (await logIn(emailOf('adminB'), PASSWORD, 'Phone/2')).body
    const token = await tokenOf('adminB', 'Desk/1')
    const foreign = await tokenOf('adminA')
    at += 5 * MINUTE
    await server.send('POST', '/jwt/refresh-token', { body: { refreshToken: first.refreshToken } })
    const sessions = await list(token)
    expect(sessions.slice(0, 2)).toMatchObject([
      { device: 'Phone/2', lastUsedAt: new Date(at).toISOString(), isThis: false },
      { device: 'Desk/1', isThis: true },
    ])
    expect(Object.keys(sessions[0])).toEqual(['sessionId', 'device', 'address', 'since', 'lastUsedAt', 'isThis'])
    expect(sessions[0].lastUsedAt > begun).toBe(true)
    const end = (sessionId: string, as = token) => call('DELETE', `/sessions/${sessionId}`, { token: as })
    expect((await end(sessions[0].sessionId, foreign)).status).toBe(404)
    for (const none of ['nonsense', crypto.randomUUID()]) expect((await end(none)).status).toBe(404)
    expect((await end(sessions[0].sessionId)).status).toBe(200)
    expect([await isIn(first.accessToken), await isIn(token)]).toEqual([false, true])
    expect((await end(sessions[0].sessionId)).status).toBe(404)

    const more = [await tokenOf('adminB'), await tokenOf('adminB')]
    const { body } = await call('DELETE', '/sessions', { token })
    expect(body.ended).toBeGreaterThanOrEqual(2)
    for (const one of more) expect(await isIn(one)).toBe(false)
    expect(await list(token)).toMatchObject([{ device: 'Desk/1', isThis: true }])
    expect((await call('DELETE', '/sessions', { token })).body).toEqual({ ended: 0 })
    expect(await isIn(foreign)).toBe(true)
  })
})

describeEngine('an own address', () => {
  const person = async (email: string) => {
    await server.send('POST', '/jwt/register', { body: { email, username: email, password: PHRASE } })
    const body = { token: await server.mailedToken(email), password: PHRASE }
    expect((await server.send('POST', '/jwt/verify-email', { body })).status).toBe(200)
    const { accessToken, userData } = (await logIn(email, PHRASE)).body
    return { email, token: accessToken as string, userId: userData.userId as string }
  }
  const ask = (token: string, email: string, password = PHRASE) =>
    call('POST', '/email', { token, body: { email, password } })
  const confirm = (link: string, given: { token?: string; password?: string } = {}) => {
    const { token, password } = given
    const body = { token: link, ...(password !== undefined && { password }) }
    return server.send('POST', '/jwt/confirm-email', { body, ...(token !== undefined && { token }) })
  }

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ])('changes once both mailboxes have said yes, the %s one first', async (first, second) => {
    const { email, token, userId } = await person(`from-${first}@example.test`)
    const wanted = `to-${first}@example.test`
    expect(wrong(await ask(token, wanted, 'not the one'))).toEqual([400, ['password']])
    expect(wrong(await ask(token, email.toUpperCase()))).toEqual([400, ['email']])
    expect((await ask(token, wanted.toUpperCase())).body.account.emailChange).toEqual({ email: wanted, confirmed: [] })
    const links: Record<string, string> = {
      old: await server.mailedToken(email),
      new: await server.mailedToken(wanted),
    }
    expect((await server.mailsTo(email)).at(-1)?.text).toContain(`have the address ${wanted}`)
    expect((await confirm(links[first] ?? '', { token })).body).toEqual({ email: wanted, isDone: false })
    expect(await own(token)).toMatchObject({ email, emailChange: { email: wanted, confirmed: [first] } })
    expect((await logIn(email, PHRASE)).status).toBe(200)
    expect((await logIn(wanted, PHRASE)).status).toBe(400)
    expect((await confirm(links[second] ?? '', { password: PHRASE })).body).toEqual({ email: wanted, isDone: true })
    expect(await own(token)).toMatchObject({ email: wanted, emailChange: null, version: 2 })
    expect((await logIn(email, PHRASE)).status).toBe(400)
    expect((await logIn(wanted, PHRASE)).body.userData).toMatchObject({ userId, email: wanted, isEmailVerified: true })
    for (const link of Object.values(links)) expect(wrong(await confirm(link, { token }))).toEqual([400, ['token']])
    // Who is known no more at the old one may register there.
    await person(email)
  })

  it('is given to nobody by a click: whoever opens a link is signed in as who asked, or knows the password', async () => {
    const { email, token } = await person('typo@example.test')
    await ask(token, 'stranger@example.test')
    const link = await server.mailedToken('stranger@example.test')
    expect((await confirm(link)).status).toBe(403)
    expect((await confirm(link, { password: 'a guess of some length' })).status).toBe(403)
    expect((await confirm(link, { token: await tokenOf('adminA') })).status).toBe(403)
    expect(await own(token)).toMatchObject({ email, emailChange: { confirmed: [] } })
  })

  it('is not told to be somebody’s, but to who has it, and cannot be taken from them later either', async () => {
    const { token } = await person('asks@example.test')
    const said = async (email: string) => {
      const { status, body } = await ask(token, email)
      const mails = await server.mailsTo(email)
      return { answer: JSON.stringify([status, body]).replaceAll(email, ''), mail: mails.at(-1) }
    }
    const { answer, mail } = await said(emailOf('q1'))
    expect(answer).toBe((await said('nobody@example.test')).answer)
    expect(mail?.text).toContain('Nothing was changed')
    expect(mail?.text).not.toContain('#')
    // Somebody shows that it is theirs between the asking and the last click.
    await ask(token, 'race@example.test')
    const [mine, wanted] = [
      await server.mailedToken('asks@example.test'),
      await server.mailedToken('race@example.test'),
    ]
    await person('race@example.test')
    expect((await confirm(mine, { token })).status).toBe(200)
    expect((await confirm(wanted, { token })).status).toBe(409)
    expect((await own(token)).email).toBe('asks@example.test')
  })

  it('is that which was asked for last, while its links last', async () => {
    const { email, token, userId } = await person('again@example.test')
    await ask(token, 'first@example.test')
    const [old, first] = [await server.mailedToken(email), await server.mailedToken('first@example.test')]
    await ask(token, 'second@example.test')
    for (const link of [old, first]) expect(wrong(await confirm(link, { token }))).toEqual([400, ['token']])
    const late = await server.mailedToken('second@example.test')
    at += 24 * 60 * MINUTE
    const { accessToken } = (await logIn(email, PHRASE)).body
    expect(wrong(await confirm(late, { token: accessToken }))).toEqual([400, ['token']])
    expect((await own(accessToken)).emailChange).toBeNull()
    const left = async () =>
      (await sql`select 1 from email_change where user_id = ${userId}`.execute(server.store.db)).rows.length
    expect(await left()).toBe(1)
    await removeExpired(server.store.db, new Date(at + 1))
    expect(await left()).toBe(0)
  })

  it.each(['changed', 'reset'])('is forgotten with its links when the password is %s', async (how) => {
    const { email, token } = await person(`pending-${how}@example.test`)
    const wanted = `elsewhere-${how}@example.test`
    await ask(token, wanted)
    const links = [await server.mailedToken(email), await server.mailedToken(wanted)]
    const newPassword = 'nine slow herons at dawn'
    if (how === 'changed') await call('POST', '/password', { token, body: { password: PHRASE, newPassword } })
    else {
      await server.send('POST', '/jwt/forgot-password', { body: { email } })
      const body = { token: await server.mailedToken(email), password: newPassword }
      expect((await server.send('POST', '/jwt/reset-password', { body })).status).toBe(200)
    }
    const { accessToken } = (await logIn(email, newPassword)).body
    expect(await own(accessToken)).toMatchObject({ email, emailChange: null })
    for (const link of links) expect(wrong(await confirm(link, { token: accessToken }))).toEqual([400, ['token']])
  })

  it('is asked for five times an hour', async () => {
    const { token } = await person('often@example.test')
    for (let i = 0; i < 5; i += 1) expect((await ask(token, `often-${i}@example.test`)).status).toBe(200)
    expect((await ask(token, 'often-6@example.test')).status).toBe(429)
  })
})
