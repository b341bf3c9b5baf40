import { UserConflict, type AccountUser, type RoleName } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, openApp, PASSWORD, type Answer, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the users of an account', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<'adminA' | 'p1', string>
  beforeAll(async () => {
    server = await openApp()
    for (const person of ['adminA', 'p1'] as const) tokens[person] = await server.tokenOf(person)
  })
  afterAll(() => server.close())

  const list = async (query = '') => {
    const { status, body } = await server.send('GET', `/api/users?page=1&perPage=50${query}`, { token: tokens.adminA })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { users: AccountUser[]; total: number }
  }
  const one = async (userId: string) => {
    const user = (await list()).users.find((row) => row.userId === userId)
    if (!user) throw new Error(`No user ${userId}`)
    return user
  }
  const change = (userId: string, body: object, token = tokens.adminA) =>
    server.send('PATCH', `/api/users/${userId}`, { token, body })
  const changed = async (userId: string, to: { roles?: RoleName[]; disabled?: boolean }) =>
    change(userId, { version: (await one(userId)).version, ...to })
  const refused = ({ status, body }: Answer) => {
    expect(status).toBe(409)
    return parse(UserConflict, body).reason
  }
  const trail = async (userId: string) =>
    (
      await server.store.db
        .selectFrom('auditEntry')
        .where('objectType', '=', 'user')
        .where('objectId', '=', userId)
        .select(['userId', 'action', 'before', 'after'])
        .orderBy('entryId')
        .execute()
    ).map(({ userId: by, ...entry }) => {
      expect(by).toBe('adminA')
      return entry
    })
  const isLetIn = async (person: Person) =>
    (await server.send('POST', '/jwt/login', { body: { email: emailOf(person), password: PASSWORD } })).status === 200

  it('are listed by name, of this account alone, with what they are and when they were here last', async () => {
    const { users, total } = await list()
    expect([total, users.map(({ userId }) => userId)]).toEqual([4, ['adminA', 'client', 'p1', 'p2']])
    expect(users[2]).toEqual({
      userId: 'p1',
      fullName: 'Person p1',
      username: 'p1',
      email: 'p1@example.test',
      roles: ['Provider'],
      state: 'active',
      lastSignInAt: expect.stringMatching(/^20\d\d-/),
      facilities: [],
      isProvider: true,
      invitedAt: null,
      mailRefusal: null,
      version: 1,
    })
    expect(users[3]).toMatchObject({ lastSignInAt: null })
  })

  it('are found by name and address, role and state, in pages', async () => {
    const ids = async (query: string) => (await list(query)).users.map(({ userId }) => userId)
    expect(await ids('&q=PERSON+P')).toEqual(['p1', 'p2'])
    expect(await ids('&q=client%40example')).toEqual(['client'])
    expect(await ids('&role=Admin')).toEqual(['adminA'])
    expect(await ids('&role=Provider&state=active')).toEqual(['p1', 'p2'])
    expect(await ids('&state=disabled')).toEqual([])
    expect(await ids('&role=&state=')).toHaveLength(4)
    const wrong = await server.send('GET', '/api/users?role=Owner', { token: tokens.adminA })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'role'])
    const second = await server.send('GET', '/api/users?page=2&perPage=3', { token: tokens.adminA })
    expect([second.body.total, second.body.users]).toMatchObject([4, [{ userId: 'p2' }]])
  })

  it('do not hold who has only claimed an address', async () => {
    const body = { email: 'claims@example.test', username: 'claims', password: 'seven calm owls at night' }
    expect((await server.send('POST', '/jwt/register', { body })).status).toBe(200)
    expect((await list('&q=claims')).total).toBe(0)
  })

  it('get other roles, which count at once, and nothing else of them changes', async () => {
    const before = await one('client')
    const { body } = await changed('client', { roles: ['Client', 'Admin', 'Admin'] })
    expect(body.user).toEqual({ ...before, roles: ['Admin', 'Client'], version: 2 })
    const token = await server.tokenOf('client')
    expect((await server.send('GET', '/api/users', { token })).status).toBe(200)
    expect((await changed('client', { roles: ['Client'] })).status).toBe(200)
    expect((await server.send('GET', '/api/users', { token })).status).toBe(403)
    expect(await trail('client')).toEqual([
      { action: 'user.roles-changed', before: { roles: ['Client'] }, after: { roles: ['Admin', 'Client'] } },
      { action: 'user.roles-changed', before: { roles: ['Admin', 'Client'] }, after: { roles: ['Client'] } },
    ])
    // What is so already changes nothing, and leaves no entry.
    const { version } = await one('client')
    expect((await changed('client', { roles: ['Client'], disabled: false })).body.user.version).toBe(version)
    expect(await trail('client')).toHaveLength(2)
  })

  it('are kept out at once, and let in again', async () => {
    const token = await server.tokenOf('p2')
    expect((await changed('p2', { disabled: true })).body.user.state).toBe('disabled')
    expect((await server.send('POST', '/jwt/logout', { token, body: {} })).status).toBe(401)
    expect(await isLetIn('p2')).toBe(false)
    expect((await changed('p2', { disabled: false })).body.user.state).toBe('active')
    expect(await isLetIn('p2')).toBe(true)
    expect(await trail('p2')).toEqual([
      { action: 'user.disabled', before: null, after: { sessionsEnded: 1 } },
      { action: 'user.enabled', before: null, after: null },
    ])
  })

  it('are signed out everywhere', async () => {
    const end = (userId: string) => server.send('DELETE', `/api/users/${userId}/sessions`, { token: tokens.adminA })
    const token = await server.tokenOf('p2')
    const { body } = await end('p2')
    expect(body.ended).toBeGreaterThan(0)
    expect((await server.send('POST', '/jwt/logout', { token, body: {} })).status).toBe(401)
    expect(await isLetIn('p2')).toBe(true)
    expect((await trail('p2')).at(-1)).toEqual({
      action: 'user.sessions-ended',
      before: null,
      after: { sessionsEnded: body.ended },
    })
    expect((await end('q1')).status).toBe(404)
  })

  it('are changed by nobody of themselves, of another account, or who saw an older row', async () => {
    expect((await changed('adminA', { roles: ['Client'] })).status).toBe(403)
    expect((await changed('adminA', { disabled: true })).status).toBe(403)
    expect((await change('q1', { version: 1, roles: ['Admin'] })).status).toBe(404)
    expect((await change('p1', { version: 1, disabled: true }, tokens.p1)).status).toBe(403)
    expect(refused(await change('p1', { version: 7, roles: ['Admin'] }))).toBe('version')
    expect(refused(await changed('client', { roles: ['Provider'] }))).toBe('noProvider')
    const none = await changed('p1', { roles: [] })
    expect([none.status, none.body.issues]).toEqual([400, [{ path: 'roles', message: 'must have at least one role' }]])
  })

  it('have an admin at any time, also when two take the role from each other at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await server.store.db.deleteFrom('userRole').where('accountId', '=', 1).execute()
      const roles = ['adminA', 'p1'].map((userId) => ({ accountId: 1, userId, roleName: 'Admin' as const }))
      await server.store.db.insertInto('userRole').values(roles).execute()
      await server.store.db.updateTable('appUser').set({ disabledAt: null }).where('accountId', '=', 1).execute()
      for (const person of ['adminA', 'p1'] as const) tokens[person] = await server.tokenOf(person)
      const [a, p] = [await one('adminA'), await one('p1')]
      const to = round % 2 === 0 ? { disabled: true } : { roles: ['Client'] }
      const answers = await Promise.all([
        change('p1', { version: p.version, ...to }, tokens.adminA),
        change('adminA', { version: a.version, ...to }, tokens.p1),
      ])
      // Who comes second is no admin any more, or is refused as the last one.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => [401, 403, 409].includes(status))).toHaveLength(1)
      const left = await server.store.db
        .selectFrom('userRole as r')
        .innerJoin('appUser as u', (join) =>
          join.onRef('u.accountId', '=', 'r.accountId').onRef('u.userId', '=', 'r.userId'),
        )
        .where('r.accountId', '=', 1)
        .where('r.roleName', '=', 'Admin')
        .where('u.disabledAt', 'is', null)
        .select('u.userId')
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})
