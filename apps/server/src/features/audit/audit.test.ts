import type { AuditEntry } from '@onward/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the audit trail, read', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
    const named = server.store.db.updateTable('appUser').set({ fullName: 'Łucja O’Brien' })
    await named.where('userId', '=', 'adminA').execute()
    const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-03-07T19:00', endsAt: '2026-03-08T07:00' }
    const made = await call('POST', '/api/assignments', shift)
    await call('PATCH', `/api/assignments/${made.body.assignment.assignmentId}`, { version: 1, note: 'Bring a coat' })
    await call('POST', '/api/facilities', {
      hospitalId: 'lodz',
      facilityName: 'Szpital Łódź',
      timeZone: 'Europe/Warsaw',
    })
    await call('GET', '/api/facilities/nowhere')
    await server.send('POST', '/jwt/login', { body: { email: 'nobody@example.test', password: 'wrong-horse-battery' } })
    await server.send('POST', '/jwt/login', { body: { email: 'p2@example.test', password: 'wrong-horse-battery' } })
  })
  afterAll(() => server.close())

  const call = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const list = async (query = '', as = token) => {
    const { status, body } = await server.send('GET', `/api/audit?perPage=500${query}`, { token: as })
    expect([status, JSON.stringify(body)]).toEqual([200, expect.any(String)])
    return body as { entries: AuditEntry[]; total: number }
  }
  const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action)
  const refused = async (query: string) => {
    const { status, body } = await server.send('GET', `/api/audit?${query}`, { token })
    return [status, body.issues?.[0]]
  }

  it('says who did what, when, to what and from what to what, the newest first', async () => {
    const { entries, total } = await list()
    expect(entries.map(({ action }) => action)).toEqual([
      'session.refused',
      'call.refused',
      'facility.created',
      'assignment.changed',
      'assignment.created',
      'session.started',
    ])
    expect(total).toBe(6)
    expect(entries[3]).toEqual({
      entryId: expect.any(Number),
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      userId: 'adminA',
      userName: 'Łucja O’Brien',
      action: 'assignment.changed',
      objectType: 'assignment',
      objectId: expect.any(String),
      objectName: 'Person p1',
      before: expect.objectContaining({ note: null, startsAt: '2026-03-07T19:00', timeZone: 'America/New_York' }),
      after: expect.objectContaining({ note: 'Bring a coat', version: 2 }),
      address: null,
      requestId: expect.any(String),
    })
    expect(entries[2]).toMatchObject({ objectId: 'lodz', objectName: 'Szpital Łódź' })
    expect(entries[1]).toMatchObject({
      objectId: 'GET /api/facilities/nowhere',
      objectName: null,
      after: { status: 404 },
    })
    expect(entries[0]).toMatchObject({ userId: 'p2', userName: 'Person p2', objectId: null })
  })

  it('is found by person, action, object and time, in pages', async () => {
    expect(await actions('&userId=p2')).toEqual(['session.refused'])
    expect(await actions('&action=assignment.changed')).toEqual(['assignment.changed'])
    expect(await actions('&objectType=session&action=')).toEqual(['session.refused', 'session.started'])
    const [first] = (await list('&objectType=assignment')).entries
    expect(await actions(`&objectType=assignment&objectId=${first?.objectId}`)).toHaveLength(2)
    // What begins with its start and ends before its end.
    const at = encodeURIComponent(first?.at ?? '')
    expect(await actions(`&start=${at}&userId=adminA`)).toEqual([
      'call.refused',
      'facility.created',
      'assignment.changed',
    ])
    expect(await actions(`&end=${at}`)).toEqual(['assignment.created', 'session.started'])
    expect(await actions(`&end=${at}&nobody=true`)).toEqual([])
    const second = await server.send('GET', '/api/audit?page=2&perPage=4', { token })
    expect([second.body.total, second.body.entries.length]).toEqual([6, 2])
  })

  it('knows what nobody did who was signed in, and what is gone or was renamed', async () => {
    const { db } = server.store
    const entry = { accountId: 1, userId: null, requestId: 'command' }
    const gone = { ...entry, action: 'user.claim-ended', objectType: 'user', objectId: 'gone' }
    const closed = { ...entry, action: 'facility.closed', objectType: 'facility', objectId: 'burnt' }
    const renamed = { ...entry, action: 'provider.renamed', objectType: 'provider', objectId: 'p1' }
    const shift = { ...entry, action: 'assignment.withdrawn', objectType: 'assignment', objectId: '9000' }
    await db
      .insertInto('auditEntry')
      .values([
        gone,
        { ...closed, before: JSON.stringify({ facilityName: 'Old Mill' }) },
        { ...renamed, before: JSON.stringify({ name: 'Once' }), after: JSON.stringify({ name: 'Then' }) },
        { ...shift, before: JSON.stringify({ providerName: 'Zoë' }) },
      ])
      .execute()
    const { entries } = await list('&nobody=true')
    expect(entries.map(({ userName, objectId, objectName }) => [userName, objectId, objectName])).toEqual([
      [null, '9000', 'Zoë'],
      [null, 'p1', 'Person p1'],
      [null, 'burnt', 'Old Mill'],
      [null, 'gone', null],
    ])
  })

  it('names what was changed as it is called now, also where the change says nothing of its name', async () => {
    const token = await server.tokenOf('adminA')
    const sent = { token, body: { viewName: 'Nights', search: '' } }
    const { view } = (await server.send('POST', '/api/board/views', sent)).body
    const body = { version: view.version, isShared: true }
    await server.send('PATCH', `/api/board/views/${view.viewId}`, { token, body })
    const { entries } = await list(`&objectType=view&objectId=${view.viewId}`)
    expect(entries.map(({ action, objectName }) => [action, objectName])).toEqual([
      ['view.changed', 'Nights'],
      ['view.created', 'Nights'],
    ])
    expect(entries[0]?.after).not.toHaveProperty('viewName')
  })

  it('is each account’s own', async () => {
    const { entries } = await list('', await server.tokenOf('adminB'))
    expect(entries.map(({ action, userId }) => [action, userId])).toEqual([['session.started', 'adminB']])
    expect((await server.send('GET', '/api/audit', { token: await server.tokenOf('p1') })).status).toBe(403)
  })

  it('refuses words, instants and pages that are none', async () => {
    expect(await refused('action=assignment.eaten')).toMatchObject([400, { path: 'action' }])
    expect(await refused('start=2026-02-30T00:00:00Z')).toEqual([
      400,
      { path: 'start', message: 'must be an instant that exists' },
    ])
    expect(await refused('start=0001-01-01T00:00:00%2B14:00')).toMatchObject([400, { path: 'start' }])
    expect(await refused('end=2026-02-01')).toMatchObject([400, { path: 'end' }])
    expect(await refused('page=21&perPage=500')).toEqual([
      400,
      { path: 'page', message: expect.stringContaining('newest 10000 entries') },
    ])
  })

  it('counts to 10,000 and no further', async () => {
    await sql`
      insert into audit_entry (account_id, user_id, action, object_type, object_id)
      select 1, 'p1', 'leave.changed', 'leave', n::text from generate_series(1, ${10_100}::integer) n`.execute(
      server.store.db,
    )
    const { body } = await server.send('GET', '/api/audit?page=1000&perPage=10&objectType=leave', { token })
    expect([body.total, body.entries.length]).toEqual([10_001, 10])
  })

  it('of a person has what was done to them and to what is theirs, also what was removed or handed on, and nothing else', async () => {
    const ok = async (method: string, path: string, body?: object) => {
      const answer = await call(method, path, body)
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      return answer.body
    }
    const add = async (providerName: string) => (await ok('POST', '/api/providers', { providerName })).provider
    const [ada, bea] = [await add('Ada Told'), await add('Bea Told')]
    const { providerId } = ada
    await ok('PATCH', `/api/providers/${providerId}`, { version: 1, phone: '555' })
    const contract = async (validFrom: string, validTo: string) =>
      (await ok('POST', '/api/contracts', { providerId, fte: 1, validFrom, validTo })).contract.contractId
    await ok('PATCH', `/api/contracts/${await contract('2027-01-01', '2027-12-31')}`, { version: 1, fte: 0.5 })
    await ok('DELETE', `/api/contracts/${await contract('2028-01-01', '2028-12-31')}?version=1`)
    const { credentialType } = await ok('POST', '/api/credential-types', { credentialTypeName: 'Told licence' })
    await ok('POST', '/api/credentials', { providerId, credentialTypeId: credentialType.credentialTypeId })
    const away = { providerId, startDate: '2029-03-01', endDate: '2029-03-02', leaveDescription: 'Lakes' }
    const { leave } = await ok('POST', '/api/leave', away)
    await ok('DELETE', `/api/leave/${leave.leaveId}?version=1`)
    const book = async (day: string, who: string) => {
      const times = { startsAt: `2029-04-${day}T07:00`, endsAt: `2029-04-${day}T19:00` }
      return (await ok('POST', '/api/assignments', { providerId: who, hospitalId: 'ny', ...times })).assignment
    }
    const own = await book('01', providerId)
    await ok('PATCH', `/api/assignments/${own.assignmentId}`, { version: 1, note: 'Seen' })
    const given = await book('02', providerId)
    const to = { version: 1, providerId: bea.providerId }
    await ok('PATCH', `/api/assignments/${given.assignmentId}`, to)
    await ok('PATCH', `/api/assignments/${given.assignmentId}`, { version: 2, note: 'Hers by now' })
    await book('03', bea.providerId)

    // Of this user: another test writes of leave that there is not.
    const theirs = `&userId=adminA&providerId=${providerId}`
    expect(await actions(theirs)).toEqual([
      // The one that was handed on.
      'assignment.changed',
      'assignment.changed',
      'assignment.created',
      'leave.cancelled',
      'leave.created',
      'credential.created',
      'contract.deleted',
      'contract.created',
      'contract.changed',
      'contract.created',
      'provider.changed',
      'provider.created',
    ])
    expect(await actions(`&providerId=${providerId}&objectType=contract`)).toHaveLength(4)
    const second = await call('GET', `/api/audit?perPage=5&page=3${theirs}`)
    expect([second.body.entries.length, second.body.total]).toEqual([2, 12])
    expect((await list(`&providerId=${providerId}`, await server.tokenOf('adminB'))).entries).toEqual([])
  })
})
