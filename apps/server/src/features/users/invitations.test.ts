import { UserConflict, type AccountUser } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { removeExpired } from '../../housekeeping.ts'

const DAY = 24 * 60 * 60_000
const ORIGIN = 'https://onward.example'
const PHRASE = 'seven calm owls at night'

describeEngine('an invitation', () => {
  let at = Date.parse('2026-03-03T12:00:00Z')
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp(
      { publicOrigin: ORIGIN, sessionMinutes: 100_000, accessMinutes: 100_000 },
      { now: () => new Date(at) },
    )
    token = await server.tokenOf('adminA')
    const people = ['n1', 'n2', 'n3'].map((providerId) => ({ providerId, providerName: `Nurse ${providerId}` }))
    const row = { accountId: 1, specialty: null }
    await server.store.db
      .insertInto('provider')
      .values(people.map((one) => ({ ...row, ...one, sortName: one.providerName.toLowerCase() })))
      .execute()
  })
  afterAll(() => server.close())

  let drawn = 0
  const newEmail = () => `guest${(drawn += 1)}@example.test`
  const invite = (given: object = {}, headers = {}) =>
    server.send('POST', '/api/users', {
      token,
      body: { email: newEmail(), fullName: 'Ada Guest', roles: ['Client'], ...given },
      headers,
    })
  const invited = async (given: object = {}) => {
    const { status, body } = await invite(given)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.user as AccountUser
  }
  const again = (userId: string) => server.send('POST', `/api/users/${userId}/invitation`, { token, body: {} })
  const revoke = (userId: string) => server.send('DELETE', `/api/users/${userId}/invitation`, { token })
  const read = (link: string) => server.send('POST', '/jwt/invitation', { body: { token: link } })
  const accept = (link: string, given: object = {}) =>
    server.send('POST', '/jwt/accept-invitation', {
      body: { token: link, username: 'ada', password: PHRASE, ...given },
    })
  const logIn = (email: string, password = PHRASE) => server.send('POST', '/jwt/login', { body: { email, password } })
  const one = async (userId: string) => {
    const { body } = await server.send('GET', '/api/users?perPage=100', { token })
    return (body.users as AccountUser[]).find((user) => user.userId === userId)
  }
  const refused = ({ status, body }: Answer) => {
    expect(status, JSON.stringify(body)).toBe(409)
    return parse(UserConflict, body)
  }
  const DEAD = { status: 400, body: { issues: [{ path: 'token', message: 'is no longer valid' }] } }

  it('is mailed, says whom it is for and what to, and signs in who accepts it, once', async () => {
    const email = newEmail()
    const user = await invited({ email: email.toUpperCase(), roles: ['Client', 'Admin'] })
    expect(user).toMatchObject({ email, state: 'invited', roles: ['Admin', 'Client'], lastSignInAt: null, version: 1 })
    expect(user.invitedAt).toBe(new Date(at).toISOString())
    const [mail] = await server.mailsTo(email)
    expect(mail?.text).toMatch(/^https:\/\/onward\.example\/accept-invitation#1\.[\w-]{43}$/m)
    expect(mail?.text).toContain('within 7 days')
    expect(mail?.text).not.toContain('Ada')
    const link = await server.mailedToken(email)
    for (const _ of [1, 2])
      expect(await read(link)).toMatchObject({
        status: 200,
        body: { accountName: 'One', fullName: 'Ada Guest', email, invitedBy: 'Person adminA' },
      })
    const { status, body } = await accept(link)
    expect([status, body.userData]).toMatchObject([
      200,
      { userId: user.userId, username: 'ada', isEmailVerified: true, role: 'admin' },
    ])
    expect((await server.send('GET', '/api/users', { token: body.accessToken })).status).toBe(200)
    expect(await one(user.userId)).toMatchObject({ state: 'active', invitedAt: null, lastSignInAt: expect.any(String) })
    expect(await read(link)).toMatchObject(DEAD)
    expect(await accept(link)).toMatchObject(DEAD)
    expect((await logIn(email)).status).toBe(200)
    const rows = await server.store.db
      .selectFrom('auditEntry')
      .where('objectId', '=', user.userId)
      .select(['userId', 'action', 'after'])
      .orderBy('entryId')
      .execute()
    expect(rows.map(({ userId, action }) => [userId, action])).toEqual([
      ['adminA', 'user.invited'],
      [user.userId, 'user.invitation-accepted'],
      [user.userId, 'user.invitation-refused'],
      [user.userId, 'user.invitation-refused'],
    ])
    expect(rows[0]?.after).toEqual({ email, fullName: 'Ada Guest', roles: ['Admin', 'Client'] })
  })

  it('makes a provider the user of their own schedule, whom nobody else can be', async () => {
    const without = async () =>
      (await server.send('GET', '/api/users/candidates?q=nurse', { token })).body.candidates.map(
        ({ providerId }: { providerId: string }) => providerId,
      )
    expect(await without()).toEqual(['n1', 'n2', 'n3'])
    const user = await invited({ roles: ['Provider'], providerId: 'n1' })
    expect(user).toMatchObject({ userId: 'n1', isProvider: true })
    expect(await without()).toEqual(['n2', 'n3'])
    const taken = refused(await invite({ roles: ['Provider'], providerId: 'n1' }))
    expect(taken).toMatchObject({ reason: 'provider', facts: { user: { email: user.email } } })
    expect(refused(await invite({ providerId: 'p1' })).reason).toBe('provider')
    for (const providerId of ['q1', 'nobody']) expect(refused(await invite({ providerId })).reason).toBe('noProvider')
    const nobodys = await invite({ roles: ['Provider'] })
    expect([nobodys.status, nobodys.body.issues[0].path]).toEqual([400, 'providerId'])
    const { accessToken } = (await accept(await server.mailedToken(user.email))).body
    const month = { requestType: 'ProviderCalendarView', providerId: 'n1', inputDate: '2026-03' }
    expect((await server.send('POST', '/api/provider', { token: accessToken, body: month })).status).toBe(200)
  })

  it('is refused for an address of this account, also to the second of two at once', async () => {
    const of = refused(await invite({ email: emailOf('p2').toUpperCase() }))
    expect(of).toMatchObject({ reason: 'email', facts: { user: { userId: 'p2' } } })
    const email = newEmail()
    const answers = await Promise.all([invite({ email }), invite({ email }), invite({ email })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const [first, second] = answers.filter(({ status }) => status === 409)
    for (const answer of [first, second])
      expect(answer && refused(answer)).toMatchObject({ reason: 'email', facts: { user: { email, state: 'invited' } } })
    const both = await Promise.all([
      invite({ roles: ['Provider'], providerId: 'n2' }),
      invite({ roles: ['Provider'], providerId: 'n2' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('says nothing of other accounts to who invites, and what stands in the way to who has the address', async () => {
    const known = await invite({ email: emailOf('q1') })
    const unknown = await invite()
    const said = ({ status, body }: Answer) =>
      JSON.stringify([status, { ...body.user, userId: '', email: '', username: '' }])
    expect(said(known)).toBe(said(unknown))
    const [mail] = await server.mailsTo(emailOf('q1'))
    expect(mail?.text).toContain('has a user already')
    expect(mail?.text).not.toContain('#')
    expect((await one(known.body.user.userId))?.state).toBe('invited')
    expect((await server.signIn('q1')).userData).toMatchObject({ accountId: 2, userId: 'q1' })
  })

  it('is made once for a key, however often it is sent', async () => {
    const body = { email: newEmail() }
    const key = { 'idempotency-key': 'invite-once' }
    const [first, second] = [await invite(body, key), await invite(body, key)]
    expect(second.body).toEqual(first.body)
    expect(await server.mailsTo(body.email)).toHaveLength(1)
    expect((await invite({ email: newEmail() }, key)).status).toBe(422)
  })

  it('is sent again, which ends the link before it at once', async () => {
    const { userId, email } = await invited()
    const older = await server.mailedToken(email)
    at += 60_000
    const { body } = await again(userId)
    expect(body.user.invitedAt).toBe(new Date(at).toISOString())
    expect(await read(older)).toMatchObject(DEAD)
    expect((await server.mailsTo(email)).length).toBe(2)
    expect((await accept(await server.mailedToken(email))).status).toBe(200)
    expect(refused(await again(userId)).reason).toBe('notInvited')
    expect(refused(await revoke(userId)).reason).toBe('notInvited')
    expect(refused(await revoke('p1')).reason).toBe('notInvited')
    for (const call of [again, revoke]) expect((await call('q1')).status).toBe(404)
  })

  it('is mailed five times an hour at most, revoked in between or not, and nothing is changed by the sixth', async () => {
    const { userId, email } = await invited()
    for (let sent = 1; sent < 4; sent += 1) expect((await again(userId)).status).toBe(200)
    expect((await revoke(userId)).status).toBe(200)
    const { userId: anew } = await invited({ email })
    const before = await one(anew)
    const refusal = await again(anew)
    expect(refusal).toMatchObject({ status: 429, body: { message: expect.stringMatching(/^Too many tries/) } })
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await one(anew)).toEqual(before)
    at += 3_600_000
    expect((await again(anew)).status).toBe(200)
  })

  it.each([
    ['disabled', { disabled: true }],
    ['no admin any more', { roles: ['Client'] }],
  ])('lets nobody in once who made it is %s, until another admin sends it again', async (_, change) => {
    const [by] = [await invited({ roles: ['Admin'] })]
    const { accessToken } = (await accept(await server.mailedToken(by.email), { username: by.email })).body
    const email = newEmail()
    const body = { email, fullName: 'By them', roles: ['Admin'] }
    const { userId } = (await server.send('POST', '/api/users', { token: accessToken, body })).body.user
    const link = await server.mailedToken(email)
    const { version } = (await one(by.userId)) ?? { version: 0 }
    const ended = await server.send('PATCH', `/api/users/${by.userId}`, { token, body: { version, ...change } })
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    expect(await read(link)).toMatchObject(DEAD)
    expect((await accept(link, { username: email })).status).toBe(400)
    await again(userId)
    expect((await accept(await server.mailedToken(email), { username: email })).status).toBe(200)
  })

  it('is taken back, and leaves nobody behind', async () => {
    const { userId, email } = await invited({ roles: ['Provider'], providerId: 'n3' })
    const link = await server.mailedToken(email)
    expect(await revoke(userId)).toMatchObject({ status: 200, body: {} })
    expect(await read(link)).toMatchObject(DEAD)
    expect(await accept(link)).toMatchObject(DEAD)
    expect([await one(userId), (await revoke(userId)).status]).toEqual([undefined, 404])
    expect((await invited({ email, roles: ['Provider'], providerId: 'n3' })).userId).toBe('n3')
    // Taken back before its mail is sent, it is never sent.
    const early = await invited()
    await revoke(early.userId)
    expect(await server.mailsTo(early.email)).toEqual([])
  })

  it('is good for seven days; who was invited is waited for until it is taken back', async () => {
    const [{ email, userId }, late] = [await invited(), await invited()]
    const link = await server.mailedToken(email)
    const lateLink = await server.mailedToken(late.email)
    at += 7 * DAY - 1
    expect((await accept(link, { username: 'in-time' })).status).toBe(200)
    at += 1
    expect(await accept(lateLink)).toMatchObject(DEAD)
    await removeExpired(server.store.db, new Date(at + 30 * DAY))
    expect([(await one(userId))?.state, (await one(late.userId))?.state]).toEqual(['active', 'invited'])
  })

  it('takes the address over from whoever registered with it and never showed that it is theirs', async () => {
    const email = newEmail()
    const squatter = { email, username: 'squatter', password: 'the phrase of a squatter' }
    const { body } = await server.send('POST', '/jwt/register', { body: squatter })
    const squatted = await server.mailedToken(email)
    const user = await invited({ email })
    expect((await logIn(email, squatter.password)).status).toBe(200)
    expect((await accept(await server.mailedToken(email))).status).toBe(200)
    expect((await logIn(email, squatter.password)).status).toBe(400)
    const verify = { token: body.accessToken, body: { token: squatted } }
    expect((await server.send('POST', '/jwt/verify-email', verify)).status).toBe(400)
    expect((await logIn(email)).body.userData.userId).toBe(user.userId)
  })

  it('cannot be accepted once the address is somebody’s, and says so to its reader', async () => {
    const { email } = await invited()
    const link = await server.mailedToken(email)
    await server.send('POST', '/jwt/register', { body: { email, username: 'own', password: PHRASE } })
    const verify = { token: await server.mailedToken(email), password: PHRASE }
    expect((await server.send('POST', '/jwt/verify-email', { body: verify })).status).toBe(200)
    expect(await accept(link)).toMatchObject({ status: 409, body: { message: 'This address has a user already' } })
    expect((await read(link)).status).toBe(200)
  })

  it('lets nobody in before it is accepted, by the registration’s rules; its roles may be changed meanwhile', async () => {
    const { email, userId, version } = await invited()
    const change = (to: object) => server.send('PATCH', `/api/users/${userId}`, { token, body: { version, ...to } })
    expect(refused(await change({ disabled: true })).reason).toBe('invited')
    expect((await change({ roles: ['Admin'] })).body.user).toMatchObject({ roles: ['Admin'], state: 'invited' })
    const link = await server.mailedToken(email)
    expect((await logIn(email, '')).status).toBe(400)
    await server.send('POST', '/jwt/forgot-password', { body: { email } })
    expect(await server.mailsTo(email)).toHaveLength(1)
    const weak = await accept(link, { password: `${email}${email}` })
    expect([weak.status, weak.body.issues[0].path]).toEqual([400, 'password'])
    // A user name that somebody has gets a number, as at a registration.
    const { body } = await accept(link, { username: 'P1' })
    expect(body.userData).toMatchObject({ username: 'P1-2', role: 'admin' })
  })

  it('is accepted once by many at once', async () => {
    const { email } = await invited()
    const link = await server.mailedToken(email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(link)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })
})
