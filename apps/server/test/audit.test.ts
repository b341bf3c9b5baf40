import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '@onward/contract'
import { api } from '../src/api.ts'
import { openApp, PASSWORD, PASSWORD_HASH, serveFrom } from './app-fixture.ts'
import { openIdentityProvider } from './identity-provider.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let provider: Awaited<ReturnType<typeof openIdentityProvider>>
const secrets: string[] = [PASSWORD]
beforeAll(async () => {
  provider = await openIdentityProvider()
  const { issuer } = provider
  const identityService = { issuer, clientId: 'onward', clientSecret: 'of two', name: undefined, roles: undefined }
  server = await openApp({ identityService: { ...identityService, unknown: 'refuse', accountId: 1 } })
})
afterAll(() => Promise.all([server.close(), provider.close()]))

const audit = () => server.store.db.selectFrom('auditEntry').selectAll().orderBy('entryId').execute()
const signIn = async (person: 'adminA' | 'p1') => {
  const { accessToken, refreshToken } = await server.signIn(person)
  secrets.push(accessToken, refreshToken)
  return { accessToken, refreshToken }
}
/** Every call that was looked at. */
const sent: string[] = []
type Given = { token?: string; body?: unknown; headers?: Record<string, string> }

/** Sends a call and gives the audit entries that it left, which all must carry its request id and a time. */
const entriesOf = async (method: string, path: string, given: Given, status: number) => {
  sent.push(`${method} ${path}`)
  const before = (await audit()).length
  const from = new Date(Date.now() - 60_000).toISOString()
  const answer = await server.send(method, path, given)
  if (answer.body.refreshToken) secrets.push(answer.body.accessToken, answer.body.refreshToken)
  expect([answer.status, `${JSON.stringify(answer.body)}`]).toEqual([status, expect.any(String)])
  await server.settled()
  const added = (await audit()).slice(before)
  for (const entry of added) {
    expect(entry.requestId).toBe(answer.headers.get('x-request-id'))
    expect(entry.at > from).toBe(true)
  }
  const entries = added.map(({ accountId, userId, action, objectType, objectId }) => ({
    accountId,
    userId,
    action,
    objectType,
    objectId,
  }))
  return { entries, body: answer.body }
}

describeEngine('the audit trail', () => {
  it('has exactly one entry for each change', async () => {
    const { accessToken: token } = await signIn('adminA')
    const by = { accountId: 1, userId: 'adminA' }
    const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-03-03T07:00', endsAt: '2026-03-03T19:00' }
    const made = await entriesOf('POST', '/api/assignments', { token, body: shift }, 201)
    const id = made.body.assignment.assignmentId
    const assignment = { ...by, objectType: 'assignment', objectId: String(id) }
    expect(made.entries).toEqual([{ ...assignment, action: 'assignment.created' }])
    const changed = await entriesOf('PATCH', `/api/assignments/${id}`, { token, body: { version: 1, note: 'n' } }, 200)
    expect(changed.entries).toEqual([{ ...assignment, action: 'assignment.changed' }])
    expect((await entriesOf('DELETE', `/api/assignments/${id}?version=2`, { token }, 200)).entries).toEqual([
      { ...assignment, action: 'assignment.cancelled' },
    ])
    const proposal = { changes: [{ kind: 'restore', assignmentId: id, version: 3 }] }
    const propose = (mode: string) => entriesOf('POST', '/api/proposals', { token, body: { ...proposal, mode } }, 200)
    expect((await propose('judge')).entries).toEqual([])
    const restored = await propose('commit')
    expect(restored.entries).toEqual([{ ...assignment, action: 'assignment.restored' }])
    const undone = `/api/batches/${restored.body.batchId}/undo`
    expect((await entriesOf('POST', undone, { token, body: {} }, 200)).entries).toEqual([
      { ...assignment, action: 'assignment.cancelled' },
    ])

    const lock = { hospitalId: 'ny', from: '1999-01-01', to: '1999-01-31', reason: 'Paid' }
    const closed = await entriesOf('POST', '/api/locks', { token, body: lock }, 201)
    const { lockId } = closed.body.lock
    const ofLock = { ...by, objectType: 'lock', objectId: String(lockId) }
    expect(closed.entries).toEqual([{ ...ofLock, action: 'lock.created' }])
    expect((await entriesOf('DELETE', `/api/locks/${lockId}`, { token }, 200)).entries).toEqual([
      { ...ofLock, action: 'lock.deleted' },
    ])
    const horizon = await entriesOf(
      'PATCH',
      '/api/facilities/ny',
      { token, body: { version: 1, publishedUntil: '2026-01-01' } },
      200,
    )
    expect(horizon.entries).toMatchObject([{ action: 'facility.changed' }])
    const draft = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-07-03T07:00', endsAt: '2026-07-03T19:00' }
    await entriesOf('POST', '/api/assignments', { token, body: draft }, 201)
    const days = { from: '2026-07-01', to: '2026-07-31' }
    const asked = await entriesOf('POST', '/api/publications', { token, body: { ...days, dryRun: true } }, 200)
    expect(asked.entries).toEqual([])
    const published = await entriesOf('POST', '/api/publications', { token, body: days }, 200)
    const objectId = String(published.body.publication.publicationId)
    expect(published.entries).toEqual([{ ...by, action: 'publication.created', objectType: 'publication', objectId }])
    // What has begun stays told.
    const ahead = { ...draft, startsAt: '2099-07-03T07:00', endsAt: '2099-07-03T19:00' }
    await entriesOf('POST', '/api/assignments', { token, body: ahead }, 201)
    const summer = { from: '2099-07-01', to: '2099-07-31' }
    const told = await entriesOf('POST', '/api/publications', { token, body: summer }, 200)
    const toldId = String(told.body.publication.publicationId)
    const withdrawal = `/api/publications/${toldId}/withdrawal`
    expect((await entriesOf('POST', withdrawal, { token, body: { dryRun: true } }, 200)).entries).toEqual([])
    expect((await entriesOf('POST', withdrawal, { token, body: {} }, 200)).entries).toEqual([
      { ...by, action: 'publication.withdrawn', objectType: 'publication', objectId: toldId },
    ])
    await entriesOf('POST', '/api/publications', { token, body: summer }, 200)
    await entriesOf('PATCH', '/api/facilities/ny', { token, body: { version: 2, publishedUntil: null } }, 200)

    const copy = { from: '2026-07-03', to: '2026-07-03', target: '2026-07-10', as: 'people' }
    expect((await entriesOf('POST', '/api/copies', { token, body: { ...copy, dryRun: true } }, 200)).entries).toEqual(
      [],
    )
    const copied = await entriesOf('POST', '/api/copies', { token, body: copy }, 200)
    expect(copied.entries).toMatchObject([{ ...by, action: 'assignment.created', objectType: 'assignment' }])

    const slots = [{ week: 1, weekday: 5, hospitalId: 'ny', shiftTypeId: 'night', providerId: 'p1' }]
    const fridays = { templateName: 'Fridays', weeks: 1, anchor: '2026-07-06', holidays: 'normal', slots }
    const kept = await entriesOf('POST', '/api/templates', { token, body: fridays }, 201)
    const { templateId } = kept.body.template
    const ofTemplate = { ...by, objectType: 'template', objectId: templateId }
    expect(kept.entries).toEqual([{ ...ofTemplate, action: 'template.created' }])
    const to = `/api/templates/${templateId}`
    const unstaffed = await entriesOf('PATCH', to, { token, body: { version: 1, holidays: 'none' } }, 200)
    expect(unstaffed.entries).toEqual([{ ...ofTemplate, action: 'template.changed' }])
    const applied = { from: '2026-07-13', to: '2026-07-19', as: 'people' }
    expect((await entriesOf('POST', `${to}/apply`, { token, body: applied }, 200)).entries).toMatchObject([
      { ...by, action: 'assignment.created' },
      { ...ofTemplate, action: 'template.applied' },
    ])
    expect((await entriesOf('DELETE', `${to}?version=2`, { token }, 200)).entries).toEqual([
      { ...ofTemplate, action: 'template.deleted' },
    ])

    const round = { everyWeeks: 1, weekdays: [5], until: '2099-08-14', startsAt: '2099-08-07T07:00' }
    const first = { ...round, endsAt: '2099-08-07T19:00', hospitalId: 'ny', providerId: 'p1', shiftTypeId: 'day' }
    const comes = await entriesOf('POST', '/api/series', { token, body: first }, 200)
    const ofSeries = { ...by, objectType: 'series', objectId: comes.body.seriesId }
    expect(comes.entries).toMatchObject([
      { ...by, action: 'assignment.created' },
      { ...by, action: 'assignment.created' },
      { ...ofSeries, action: 'series.created' },
    ])
    const aim = { assignmentId: Number(comes.entries[0]?.objectId), version: 1, which: 'all' }
    const at = `/api/series/${comes.body.seriesId}`
    const opening = { ...aim, change: { providerId: null } }
    expect((await entriesOf('PATCH', at, { token, body: { ...opening, dryRun: true } }, 200)).entries).toEqual([])
    expect((await entriesOf('PATCH', at, { token, body: opening }, 200)).entries).toMatchObject([
      { ...by, action: 'assignment.changed' },
      { ...by, action: 'assignment.changed' },
      { ...ofSeries, action: 'series.changed' },
    ])
    const off = { ...aim, version: 2 }
    expect((await entriesOf('POST', `${at}/cancel`, { token, body: off }, 200)).entries).toMatchObject([
      { ...by, action: 'assignment.cancelled' },
      { ...by, action: 'assignment.cancelled' },
      { ...ofSeries, action: 'series.cancelled' },
    ])

    for (const place of ['board', 'insight']) {
      const view = { viewName: 'Nights', search: 'group=none', isDefault: true }
      const saved = await entriesOf('POST', `/api/${place}/views`, { token, body: view }, 201)
      const { viewId } = saved.body.view
      const ofView = { ...by, objectType: 'view', objectId: viewId }
      expect(saved.entries).toEqual([{ ...ofView, action: 'view.created' }])
      const path = `/api/${place}/views/${viewId}`
      const shared = await entriesOf('PATCH', path, { token, body: { version: 1, isShared: true } }, 200)
      expect(shared.entries).toEqual([{ ...ofView, action: 'view.changed' }])
      if (place === 'insight') {
        const mail = { every: 'week', userIds: ['adminA'] }
        const mailed = await entriesOf('PATCH', `${path}/mail`, { token, body: { version: 2, mail } }, 200)
        expect(mailed.entries).toEqual([{ ...ofView, action: 'view.changed' }])
      }
      const version = place === 'insight' ? 3 : 2
      const gone = await entriesOf('DELETE', `${path}?version=${version}`, { token }, 200)
      expect(gone.entries).toEqual([{ ...ofView, action: 'view.deleted' }])
    }

    const away = { providerId: 'p1', startDate: '2026-05-01', endDate: '2026-05-02', leaveDescription: 'Away' }
    const recorded = await entriesOf('POST', '/api/leave', { token, body: away }, 201)
    const leaveId = recorded.body.leave.leaveId
    const leave = { ...by, objectType: 'leave', objectId: String(leaveId) }
    expect(recorded.entries).toEqual([{ ...leave, action: 'leave.created' }])
    const moved = await entriesOf(
      'PATCH',
      `/api/leave/${leaveId}`,
      { token, body: { version: 1, endDate: '2026-05-03' } },
      200,
    )
    expect(moved.entries).toEqual([{ ...leave, action: 'leave.changed' }])
    expect((await entriesOf('DELETE', `/api/leave/${leaveId}?version=2`, { token }, 200)).entries).toEqual([
      { ...leave, action: 'leave.cancelled' },
    ])
    const inTheWay = await entriesOf('POST', '/api/assignments', { token, body: shift }, 201)
    const { assignmentId } = inTheWay.body.assignment
    const of = { startDate: '2026-03-03', endDate: '2026-03-03', leaveDescription: 'Away', providerIds: ['p1', 'p2'] }
    const shifts = [{ assignmentId, version: 1, outcome: 'handOver', providerId: 'p2' }]
    await entriesOf('POST', '/api/leave/batch', { token, body: { ...of, shifts } }, 400)
    const cancel = { ...of, shifts: [{ assignmentId, version: 1, outcome: 'cancel' }] }
    const several = await entriesOf('POST', '/api/leave/batch', { token, body: cancel }, 201)
    expect(several.entries).toEqual([
      { ...assignment, objectId: String(assignmentId), action: 'assignment.cancelled' },
      ...several.body.leave.map((one: { leaveId: number }) => ({
        ...leave,
        objectId: String(one.leaveId),
        action: 'leave.created',
      })),
    ])

    for (const [path, type, name] of [
      ['shift-types', 'shiftType', 'shiftTypeName'],
      ['specialties', 'specialty', 'specialtyName'],
      ['credential-types', 'credentialType', 'credentialTypeName'],
      ['leave-kinds', 'leaveKind', 'leaveKindName'],
    ] as const) {
      const first = await entriesOf('POST', `/api/${path}`, { token, body: { [name]: 'Evening' } }, 201)
      const objectId: string = first.body[type][`${type}Id`]
      const one = { ...by, objectType: type, objectId }
      expect(first.entries).toEqual([{ ...one, action: `${type}.created` }])
      const body = { version: 1, [name]: 'Late' }
      const renamed = await entriesOf('PATCH', `/api/${path}/${objectId}`, { token, body }, 200)
      expect(renamed.entries).toEqual([{ ...one, action: `${type}.changed` }])
      const gone = await entriesOf('DELETE', `/api/${path}/${objectId}?version=2`, { token }, 200)
      expect(gone.entries).toEqual([{ ...one, action: `${type}.deleted` }])
    }

    const type = await entriesOf('POST', '/api/credential-types', { token, body: { credentialTypeName: 'ACLS' } }, 201)
    const { credentialTypeId } = type.body.credentialType
    for (const [path, what, body, change] of [
      ['credentials', 'credential', { providerId: 'p1', credentialTypeId }, { number: '7' }],
      ['requirements', 'requirement', { hospitalId: 'ny', credentialTypeId }, { shiftTypeId: 'night' }],
      ['rules', 'rule', { kind: 'specialty', severity: 'warn', parameters: {} }, { severity: 'block' }],
      ['contracts', 'contract', { providerId: 'p1', validFrom: '2027-01-01', fte: 1 }, { fte: 0.5 }],
      ['rates', 'rate', { providerId: 'p1', validFrom: '2027-01-01', perHour: 9_000 }, { perHour: 9_500 }],
      ['premiums', 'premium', { kind: 'night', validFrom: '2027-01-01', basisPoints: 100 }, { basisPoints: 200 }],
      ['call-out-rates', 'callOutRate', { partOfDay: 'night', perMille: 50 }, { perMille: 60 }],
      ['budgets', 'budget', { hospitalId: 'ny', month: '2027-01', amount: 1 }, { amount: 2 }],
    ] as const) {
      const first = await entriesOf('POST', `/api/${path}`, { token, body }, 201)
      const one = { ...by, objectType: what, objectId: first.body[what][`${what}Id`] }
      expect(first.entries).toEqual([{ ...one, action: `${what}.created` }])
      const at = `/api/${path}/${one.objectId}`
      const changed = await entriesOf('PATCH', at, { token, body: { version: 1, ...change } }, 200)
      expect(changed.entries).toEqual([{ ...one, action: `${what}.changed` }])
      const gone = await entriesOf('DELETE', `${at}?version=2`, { token }, 200)
      expect(gone.entries).toEqual([{ ...one, action: `${what}.deleted` }])
    }

    const counted = await entriesOf('PATCH', '/api/currency', { token, body: { currency: 'EUR' } }, 200)
    expect(counted.entries).toEqual([{ ...by, objectType: 'currency', objectId: 'EUR', action: 'currency.changed' }])

    const begun = await entriesOf('PATCH', '/api/week', { token, body: { version: 1, weekStartsOn: 0 } }, 200)
    expect(begun.entries).toEqual([{ ...by, objectType: 'week', objectId: null, action: 'week.changed' }])

    // What is only tried is not written down.
    const tried = { kind: 'specialty', severity: 'warn', parameters: {} }
    expect((await entriesOf('POST', '/api/rules/backtest', { token, body: tried }, 200)).entries).toEqual([])
    const pack = await entriesOf('POST', '/api/rules/packs', { token, body: { packId: 'nurses' } }, 201)
    expect(pack.entries).toEqual(
      pack.body.rules.map(({ ruleId: objectId }: { ruleId: string }) => ({
        ...by,
        objectType: 'rule',
        objectId,
        action: 'rule.created',
      })),
    )

    const person = { ...by, objectType: 'provider', objectId: 'new' }
    const hired = await entriesOf(
      'POST',
      '/api/providers',
      { token, body: { providerId: 'new', providerName: 'N' } },
      201,
    )
    expect(hired.entries).toEqual([{ ...person, action: 'provider.created' }])
    const called = await entriesOf('PATCH', '/api/providers/new', { token, body: { version: 1, phone: '1' } }, 200)
    expect(called.entries).toEqual([{ ...person, action: 'provider.changed' }])
    expect((await entriesOf('DELETE', '/api/providers/new?version=2', { token }, 200)).entries).toEqual([
      { ...person, action: 'provider.left' },
    ])
    await entriesOf('PATCH', '/api/providers/new', { token, body: { version: 3, isActive: true } }, 200)
    const theirs = { providerId: 'new', hospitalId: 'ny', startsAt: '2098-03-03T07:00', endsAt: '2098-03-03T19:00' }
    await entriesOf('POST', '/api/assignments', { token, body: theirs }, 201)
    const handOver = (mode: string) =>
      entriesOf('POST', '/api/providers/new/hand-over', { token, body: { version: 4, toProviderId: 'p1', mode } }, 200)
    expect((await handOver('judge')).entries).toEqual([])
    expect((await handOver('commit')).entries.map(({ action }) => action)).toEqual([
      'assignment.changed',
      'provider.left',
    ])
    const week = Array.from({ length: 8 }, () => ({ least: 1, wished: 2 }))
    for (const [path, type, first, change] of [
      [
        'demand',
        'demand',
        { hospitalId: 'ny', shiftTypeId: 'day', from: '2026-05-01', to: null, days: week },
        { to: '2026-06-01' },
      ],
      [
        'demand/days',
        'demandDay',
        { hospitalId: 'ny', shiftTypeId: 'day', date: '2026-05-01', least: 1, wished: 1 },
        { wished: 2 },
      ],
      [
        'holidays',
        'holiday',
        { holidays: [{ date: '2026-05-01', holidayName: 'May Day' }] },
        { holidayName: 'First of May' },
      ],
    ] as const) {
      const made = await entriesOf('POST', `/api/${path}`, { token, body: first }, 201)
      const row = made.body[type] ?? made.body.holidays[0]
      const objectId: string = row[`${type}Id`]
      const one = { ...by, objectType: type, objectId }
      expect(made.entries).toEqual([{ ...one, action: `${type}.created` }])
      const body = { version: 1, ...change }
      const changed = await entriesOf('PATCH', `/api/${path}/${objectId}`, { token, body }, 200)
      expect(changed.entries).toEqual([{ ...one, action: `${type}.changed` }])
      const gone = await entriesOf('DELETE', `/api/${path}/${objectId}?version=2`, { token }, 200)
      expect(gone.entries).toEqual([{ ...one, action: `${type}.deleted` }])
    }

    const pattern = { hospitalId: 'ny', shiftTypeId: 'day', from: '2026-05-01', to: null, days: week }
    const saved = await entriesOf('POST', '/api/demand/save', { token, body: { create: [pattern] } }, 200)
    const { demandId } = saved.body.demand[0]
    expect(saved.entries).toEqual([{ ...by, objectType: 'demand', objectId: demandId, action: 'demand.created' }])

    const place = { hospitalId: 'annex', facilityName: 'Annex', timeZone: 'America/New_York' }
    const facility = { ...by, objectType: 'facility', objectId: 'annex' }
    const added = await entriesOf('POST', '/api/facilities', { token, body: place }, 201)
    expect(added.entries).toEqual([{ ...facility, action: 'facility.created' }])
    const named = await entriesOf('PATCH', '/api/facilities/annex', { token, body: { version: 1, city: 'Bath' } }, 200)
    expect(named.entries).toEqual([{ ...facility, action: 'facility.changed' }])
    expect((await entriesOf('DELETE', '/api/facilities/annex?version=2', { token }, 200)).entries).toEqual([
      { ...facility, action: 'facility.closed' },
    ])
  })

  it('has an entry for each thing that is changed of a user', async () => {
    const { accessToken: token } = await signIn('adminA')
    await signIn('p1')
    const user = { accountId: 1, userId: 'adminA', objectType: 'user', objectId: 'p1' }
    const change = (body: object) => entriesOf('PATCH', '/api/users/p1', { token, body }, 200)
    const all = await change({ version: 1, roles: ['Admin', 'Provider'], disabled: true })
    expect(all.entries).toEqual([
      { ...user, action: 'user.roles-changed' },
      { ...user, action: 'user.disabled' },
    ])
    const back = await change({ version: all.body.user.version, roles: ['Provider'], disabled: false })
    expect(back.entries.map(({ action }) => action)).toEqual(['user.roles-changed', 'user.enabled'])
    expect((await change({ version: back.body.user.version, roles: ['Provider'] })).entries).toEqual([])
    await signIn('p1')
    const ended = await entriesOf('DELETE', '/api/users/p1/sessions', { token }, 200)
    expect(ended.entries).toEqual([{ ...user, action: 'user.sessions-ended' }])
  })

  it('has an entry for each step of an invitation', async () => {
    const { accessToken: token } = await signIn('adminA')
    const email = 'guest@example.test'
    const user = { accountId: 1, userId: 'adminA', objectType: 'user' }
    const invite = { token, body: { email, fullName: 'Guest', roles: ['Client'] } }
    const first = await entriesOf('POST', '/api/users', invite, 201)
    const objectId = first.body.user.userId
    expect(first.entries).toEqual([{ ...user, objectId, action: 'user.invited' }])
    expect((await entriesOf('POST', '/api/users', invite, 409)).entries).toEqual([])
    const sent = await entriesOf('POST', `/api/users/${objectId}/invitation`, { token, body: {} }, 200)
    expect(sent.entries).toEqual([{ ...user, objectId, action: 'user.invitation-sent' }])
    const gone = await entriesOf('DELETE', `/api/users/${objectId}/invitation`, { token }, 200)
    expect(gone.entries).toEqual([{ ...user, objectId, action: 'user.invitation-revoked' }])

    const { body } = await entriesOf('POST', '/api/users', invite, 201)
    const link = { token: await server.mailedToken(email) }
    secrets.push(link.token)
    expect((await entriesOf('POST', '/jwt/invitation', { body: link }, 200)).entries).toEqual([])
    const accept = { body: { ...link, username: 'guest', password: 'a long enough phrase' } }
    const { userId } = body.user
    const own = { accountId: 1, userId, objectType: 'user', objectId: userId }
    expect((await entriesOf('POST', '/jwt/accept-invitation', accept, 200)).entries).toEqual([
      { ...own, action: 'user.invitation-accepted' },
      { ...own, action: 'session.started', objectType: 'session', objectId: null },
    ])
    expect((await entriesOf('POST', '/jwt/accept-invitation', accept, 400)).entries).toEqual([
      { ...own, action: 'user.invitation-refused' },
    ])
  })

  it('has an entry for each thing that people change of themselves', async () => {
    const email = 'own@example.test'
    const password = 'a long enough phrase'
    const { body } = await server.send('POST', '/jwt/register', { body: { email, username: 'own', password } })
    const { userId } = body.user
    await server.send('POST', '/jwt/verify-email', { body: { token: await server.mailedToken(email), password } })
    const token = body.accessToken
    const own = async (method: string, path: string, sentBody: object | undefined, status: number) => {
      const given = { token, ...(sentBody && { body: sentBody }) }
      const { entries } = await entriesOf(method, path, given, status)
      for (const entry of entries) expect([entry.accountId, entry.userId]).toEqual([1, userId])
      return entries.map(({ action, objectId }) => [action, objectId])
    }
    const path = '/api/account'
    const { version } = (await server.send('GET', path, { token })).body.account
    expect(await own('PATCH', path, { version, fullName: 'Own' }, 200)).toEqual([['user.name-changed', userId]])
    expect(await own('PATCH', path, { version, fullName: 'Newer' }, 409)).toEqual([])
    expect(await own('PATCH', path, { version: version + 1, mailChanges: 'none' }, 200)).toEqual([
      ['user.mails-changed', userId],
    ])
    expect(await own('POST', `${path}/language`, { language: 'de' }, 200)).toEqual([['user.language-changed', userId]])
    const wanted = 'own-new@example.test'
    const wrong = { email: wanted, password: 'not the one at all' }
    expect(await own('POST', `${path}/email`, wrong, 400)).toEqual([['email.change-refused', userId]])
    expect(await own('POST', `${path}/email`, { email: wanted, password }, 200)).toEqual([
      ['email.change-asked', userId],
    ])
    const [first, second] = [await server.mailedToken(email), await server.mailedToken(wanted)]
    secrets.push(first, second)
    const confirm = '/jwt/confirm-email'
    // The page looks first whether a password is asked for.
    expect((await entriesOf('POST', confirm, { body: { token: first } }, 403)).entries).toEqual([])
    const tried = { token: first, password: 'not the one at all' }
    const refused = await entriesOf('POST', confirm, { body: tried }, 403)
    expect(refused.entries.map(({ action }) => action)).toEqual(['email.confirm-refused'])
    expect(await own('POST', confirm, { token: first }, 200)).toEqual([['email.confirmed', userId]])
    expect(await own('POST', confirm, { token: second }, 200)).toEqual([['email.changed', userId]])
    const next = { password, newPassword: 'another long enough phrase' }
    secrets.push(next.newPassword)
    const guess = { ...next, password: 'not the one at all' }
    expect(await own('POST', `${path}/password`, guess, 400)).toEqual([['password.change-refused', userId]])
    expect(await own('POST', `${path}/password`, next, 200)).toEqual([['password.changed', userId]])
    const elsewhere = () => server.send('POST', '/jwt/login', { body: { email: wanted, password: next.newPassword } })
    await elsewhere()
    const { sessions } = (await server.send('GET', `${path}/sessions`, { token })).body
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis).sessionId
    expect(await own('DELETE', `${path}/sessions/${other}`, undefined, 200)).toEqual([['session.ended', other]])
    await elsewhere()
    expect(await own('DELETE', `${path}/sessions`, undefined, 200)).toEqual([['user.sessions-ended', userId]])
    expect(await own('DELETE', `${path}/sessions`, undefined, 200)).toEqual([])
  })

  it('has one entry for an address of own shifts that is made, and that is ended', async () => {
    const { accessToken: token } = await signIn('p1')
    const [made] = (await entriesOf('POST', '/api/account/feeds', { token, body: { feedName: 'Phone' } }, 201)).entries
    expect(made).toMatchObject({ accountId: 1, userId: 'p1', action: 'feed.created' })
    const [ended] = (await entriesOf('DELETE', `/api/account/feeds/${made?.objectId}`, { token }, 200)).entries
    expect(ended).toMatchObject({ accountId: 1, userId: 'p1', action: 'feed.ended', objectId: made?.objectId })
  })

  it('has one entry for an import, and none for a dry run', async () => {
    const { accessToken: token } = await signIn('adminA')
    const file = { token, body: 'providerId,providerName\nz1,Zoe\nz2,Ann\n', headers: { 'content-type': 'text/csv' } }
    expect((await entriesOf('POST', '/api/import/providers?dryRun=true', file, 200)).entries).toEqual([])
    const { entries } = await entriesOf('POST', '/api/import/providers', file, 200)
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ accountId: 1, userId: 'adminA', objectType: 'import' })
    const sheet = (body: string) => ({ ...file, body })
    const place = sheet('hospitalId,facilityName,timeZone\nz,Zed,America/New_York\n')
    const placed = await entriesOf('POST', '/api/import/facilities', place, 200)
    expect(placed.entries.map(({ action }) => action)).toEqual(['import.done'])
    // Each shift is a change of its own.
    const shift = sheet('externalId,providerId,hospitalId,startsAt,endsAt\nz,z1,z,2027-03-03T07:00,2027-03-03T19:00\n')
    const shifted = await entriesOf('POST', '/api/import/assignments', shift, 200)
    expect(shifted.entries.map(({ action }) => action)).toEqual(['assignment.imported', 'import.done'])
    // So is each contract, credential, pattern, rate, and day that was worked.
    const agreed = sheet('providerId,validFrom,fte\nz1,2027-01-01,0.5\n')
    const contract = await entriesOf('POST', '/api/import/contracts', agreed, 200)
    expect(contract.entries.map(({ action }) => action)).toEqual(['contract.created', 'import.done'])
    const typed = { token, body: { credentialTypeName: 'From a file' } }
    const { credentialTypeId } = (await server.send('POST', '/api/credential-types', typed)).body.credentialType
    const had = sheet(`providerId,credentialType\nz1,${credentialTypeId}\n`)
    const credential = await entriesOf('POST', '/api/import/credentials', had, 200)
    expect(credential.entries.map(({ action }) => action)).toEqual(['credential.created', 'import.done'])
    const asked = sheet('hospitalId,shiftTypeId,validFrom,monday\nz,day,2027-01-01,2/3\n')
    const demanded = await entriesOf('POST', '/api/import/demand', asked, 200)
    expect(demanded.entries.map(({ action }) => action)).toEqual(['demand.created', 'import.done'])
    const paid = sheet('hospitalId,validFrom,perHour\nz,2027-01-01,95.50\n')
    const rate = await entriesOf('POST', '/api/import/rates', paid, 200)
    expect(rate.entries.map(({ action }) => action)).toEqual(['rate.created', 'import.done'])
    const worked = sheet('hospitalId,date,rnEmployee\nz,2026-03-03,7.5\n')
    const day = await entriesOf('POST', '/api/import/worked-hours', worked, 200)
    expect(day.entries.map(({ action }) => action)).toEqual(['workedDay.created', 'import.done'])
    const state = JSON.stringify({ kind: 'providers', state: 'running', heardAt: new Date().toISOString() })
    const running = { accountId: 1, userId: 'adminA', importId: 'running', state }
    await server.store.db.insertInto('importState').values(running).execute()
    const stopped = await entriesOf('POST', '/api/imports/running/stop', { token, body: {} }, 200)
    expect(stopped.entries).toEqual([
      { accountId: 1, userId: 'adminA', action: 'import.stopped', objectType: 'import', objectId: 'running' },
    ])
    expect((await entriesOf('POST', '/api/imports/running/stop', { token, body: {} }, 200)).entries).toEqual([])
  })

  it('has one entry for a sign-in, one that failed, a registration, a sign-out and a replay', async () => {
    const email = 'p1@example.test'
    const logIn = (password: string, status: number) =>
      entriesOf('POST', '/jwt/login', { body: { email, password } }, status)
    const by = { accountId: 1, userId: 'p1', objectType: 'session' }
    const { entries, body } = await logIn(PASSWORD, 200)
    expect(entries).toEqual([{ ...by, action: 'session.started', objectId: null }])
    expect((await logIn('wrong-horse-battery', 400)).entries).toEqual([
      { ...by, action: 'session.refused', objectId: null },
    ])
    const unknown = { email: 'nobody@example.test', password: PASSWORD }
    const nobody = { accountId: 0, userId: null, objectType: 'session', action: 'session.refused' }
    const refused = await entriesOf('POST', '/jwt/login', { body: unknown }, 400)
    expect(refused.entries).toEqual([{ ...nobody, objectId: expect.stringMatching(/^[\da-f]{16}$/) }])
    const again = { ...unknown, email: 'Nobody@example.test' }
    expect((await entriesOf('POST', '/jwt/login', { body: again }, 400)).entries).toEqual(refused.entries)

    const r1 = (await entriesOf('POST', '/jwt/refresh-token', { body: { refreshToken: body.refreshToken } }, 200)).body
    await entriesOf('POST', '/jwt/refresh-token', { body: { refreshToken: r1.refreshToken } }, 200)
    const replay = await entriesOf('POST', '/jwt/refresh-token', { body: { refreshToken: body.refreshToken } }, 401)
    expect(replay.entries).toEqual([{ ...by, action: 'session.refresh_reuse', objectId: expect.any(String) }])

    const person = { email: 'audit@example.test', username: 'audit', password: 'a long enough phrase' }
    secrets.push(person.password)
    const registered = await entriesOf('POST', '/jwt/register', { body: person }, 200)
    const userId = registered.body.user.userId
    expect(registered.entries).toEqual([
      { accountId: 1, userId, action: 'user.registered', objectType: 'user', objectId: userId },
    ])
    secrets.push(await server.mailedToken(person.email))
    const out = await entriesOf('POST', '/jwt/logout', { token: registered.body.accessToken, body: {} }, 200)
    expect(out.entries).toEqual([
      { accountId: 1, userId, action: 'session.ended', objectType: 'session', objectId: expect.any(String) },
    ])
  })

  it('has one entry for each step by mail, refusals of a known user as well', async () => {
    const person = { email: 'mail@example.test', username: 'mail', password: 'a long enough phrase' }
    const { body } = await server.send('POST', '/jwt/register', { body: person })
    const { userId } = body.user
    const step = async (path: string, given: Given, status: number) => {
      const { entries } = await entriesOf('POST', `/jwt/${path}`, given, status)
      expect(entries.map(({ accountId, objectId }) => [accountId, objectId])).toEqual(entries.map(() => [1, userId]))
      expect(entries.map((entry) => entry.userId)).toEqual(entries.map(() => userId))
      return entries.map(({ action }) => action)
    }
    const link = async () => {
      const token = await server.mailedToken(person.email)
      secrets.push(token)
      return token
    }
    const asked = await step('resend-verification', { token: body.accessToken }, 200)
    expect(asked).toEqual(['email.verify-asked'])
    const verify = { token: body.accessToken, body: { token: await link() } }
    expect(await step('verify-email', { body: verify.body }, 403)).toEqual([])
    const guess = { ...verify.body, password: 'not the one at all' }
    expect(await step('verify-email', { body: guess }, 403)).toEqual(['email.verify-refused'])
    expect(await step('verify-email', verify, 200)).toEqual(['email.verified'])
    expect(await step('verify-email', verify, 400)).toEqual(['email.verify-refused'])

    const forgot = { body: { email: person.email } }
    expect(await step('forgot-password', forgot, 200)).toEqual(['password.reset-asked'])
    expect(await step('forgot-password', { body: { email: 'nobody@example.test' } }, 200)).toEqual([])
    const reset = { body: { token: await link(), password: 'another long enough phrase' } }
    secrets.push(reset.body.password)
    expect(await step('reset-password', reset, 200)).toEqual(['password.reset'])
    expect(await step('reset-password', reset, 400)).toEqual(['password.reset-refused'])
    // Whoever only looks has tried nothing.
    expect(await step('reset-link', { body: { token: reset.body.token } }, 400)).toEqual([])
    const unknown = { body: { ...reset.body, token: `1.${'A'.repeat(43)}` } }
    expect(await step('reset-password', unknown, 400)).toEqual([])
  })

  it('has an entry for who is linked to the identity service, each sign-in by it, and one that was refused', async () => {
    const begin = async () => {
      const answer = await server.send('POST', '/jwt/identity-service/begin', { body: {} })
      return { url: answer.body.url, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
    }
    expect((await entriesOf('POST', '/jwt/identity-service/begin', { body: {} }, 200)).entries).toEqual([])
    const finish = async (subject: string, email: string, status: number) => {
      const { url, cookie } = await begin()
      const query = provider.signIn(url, subject, { claims: { email, email_verified: true } })
      return entriesOf('POST', '/jwt/identity-service/finish', { body: { query }, headers: { cookie } }, status)
    }
    const by = { accountId: 1, userId: 'p2' }
    const started = { ...by, action: 'session.started', objectType: 'session', objectId: null }
    expect((await finish('sub-p2', 'p2@example.test', 200)).entries).toEqual([
      { ...by, action: 'user.linked', objectType: 'user', objectId: 'p2' },
      started,
    ])
    expect((await finish('sub-p2', 'p2@example.test', 200)).entries).toEqual([started])
    expect((await finish('sub-stranger', 'stranger@example.test', 403)).entries).toEqual([
      { accountId: 0, userId: null, action: 'session.refused', objectType: 'session', objectId: null },
    ])
  })

  it('has an entry for a file of what was chosen, which changes nothing', async () => {
    const { accessToken: token } = await signIn('adminA')
    const body = { format: 'csv', from: '2026-04-01', to: '2026-04-30', providerId: ['p1'], hospitalId: ['ny'] }
    const { entries } = await entriesOf('POST', '/api/export/assignments', { token, body }, 200)
    expect(entries).toMatchObject([{ accountId: 1, userId: 'adminA', action: 'export.begun', objectId: 'assignments' }])
  })

  it('was asked for of every call that changes something', () => {
    const isSent = ({ method, path }: Endpoint) => {
      const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`)
      return sent.some((one) => pattern.test(one))
    }
    const changes = Object.entries<Endpoint>(api).filter(([, one]) => one.method !== 'GET' && !one.requestType)
    expect(changes.filter(([, one]) => !isSent(one)).map(([name]) => name)).toEqual([])
  })

  it('has no entry of a change that was refused', async () => {
    const { accessToken: token } = await signIn('adminA')
    const shift = { providerId: 'p2', hospitalId: 'ny', startsAt: '2026-04-03T07:00', endsAt: '2026-04-03T19:00' }
    const { body } = await entriesOf('POST', '/api/assignments', { token, body: shift }, 201)
    const id = body.assignment.assignmentId
    expect((await entriesOf('POST', '/api/assignments', { token, body: shift }, 409)).entries).toEqual([])
    expect((await entriesOf('PATCH', `/api/assignments/${id}`, { token, body: { version: 7 } }, 409)).entries).toEqual(
      [],
    )
    const { accessToken } = await signIn('p1')
    const call = { accountId: 1, userId: 'p1', objectType: 'call', action: 'call.refused' }
    expect((await entriesOf('POST', '/api/assignments', { token: accessToken, body: shift }, 403)).entries).toEqual([
      { ...call, objectId: 'POST /api/assignments' },
    ])
  })

  it('has one entry for what is not there for somebody, such as a shift of another account', async () => {
    const { accessToken: token } = await server.signIn('adminB')
    const { rows } = await sql<{
      id: number
    }>`select assignment_id as id from assignment where account_id = 1 limit 1`.execute(server.store.db)
    const path = `/api/assignments/${rows[0]?.id}`
    const { entries } = await entriesOf('PATCH', path, { token, body: { version: 1, note: 'n' } }, 404)
    const by = { accountId: 2, userId: 'adminB', objectType: 'call' }
    expect(entries).toEqual([{ ...by, action: 'call.refused', objectId: `PATCH ${path}` }])
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ["2001:db8::1'; reset role; --", null],
    ['2001:db8::1', '2001:db8::1'],
  ])('keeps the network address from which a change came: %s', async (forwarded, address) => {
    const proxied = await serveFrom(server.store, { trustProxy: true })
    const headers = { 'x-forwarded-for': forwarded }
    const last = async () => (await audit()).at(-1)?.address
    await proxied.send('POST', '/jwt/login', { headers, body: { email: 'p1@example.test', password: 'wrong' } })
    expect(await last()).toBe(address)
    const { accessToken: token } = await server.signIn('adminA')
    const away = { providerId: 'p1', startDate: '2026-08-01', endDate: '2026-08-02', leaveDescription: 'Away' }
    const { status, body } = await proxied.send('POST', '/api/leave', { token, headers, body: away })
    expect([status, await last()]).toEqual([201, address])
    await proxied.send('DELETE', `/api/leave/${body.leave.leaveId}?version=1`, { token, headers })
    expect(await last()).toBe(address)
    await proxied.stop()
    expect((await server.signIn('p1')) && (await last())).toBeNull()
  })

  it('is written with the change or not at all', async () => {
    const { db, query } = server.store
    const { accessToken: token } = await signIn('adminA')
    const shift = { providerId: 'p2', hospitalId: 'ny', startsAt: '2026-06-03T07:00', endsAt: '2026-06-03T19:00' }
    const shifts = async () => (await db.selectFrom('assignment').select('assignmentId').execute()).length
    const [before, entries] = [await shifts(), (await audit()).length]
    // An audit entry that cannot be written takes the change with it.
    await query("alter table audit_entry add constraint full_for_now check (action <> 'assignment.created') not valid")
    expect((await server.send('POST', '/api/assignments', { token, body: shift })).status).toBe(500)
    await query('alter table audit_entry drop constraint full_for_now')
    expect([await shifts(), (await audit()).length]).toEqual([before, entries])
    // A change that fails after its entry takes the entry with it.
    await query("create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'")
    await query(`create constraint trigger refuse after insert on assignment deferrable initially deferred
      for each row execute function refuse()`)
    expect((await server.send('POST', '/api/assignments', { token, body: shift })).status).toBe(500)
    await query('drop trigger refuse on assignment')
    expect([await shifts(), (await audit()).length]).toEqual([before, entries])
    expect((await server.send('POST', '/api/assignments', { token, body: shift })).status).toBe(201)
  })

  it.each([
    "update audit_entry set action = 'x'",
    'delete from audit_entry',
    'truncate audit_entry',
    'truncate audit_entry cascade',
  ])('refuses: %s', async (statement) => {
    const before = await audit()
    expect(before.length).toBeGreaterThan(0)
    await expect(sql.raw(statement).execute(server.store.db)).rejects.toMatchObject({ code: '42501' })
    expect(await audit()).toEqual(before)
  })
})

describeEngine('after a run', () => {
  it('no table holds a password or a token', async () => {
    const { db } = server.store
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    )
    expect(tables.rows.length).toBeGreaterThan(10)
    expect(secrets.length).toBeGreaterThan(15)
    let rowsRead = 0
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db)
      rowsRead += rows.length
      const all = rows.map(({ row }) => row).join('\n')
      // Bytes show as hexadecimal: a token must not hide in there either.
      const forms = secrets.flatMap((secret) => [
        secret,
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret).toString('base64'),
      ])
      expect([name, forms.filter((form) => all.includes(form))]).toEqual([name, []])
    }
    expect(rowsRead).toBeGreaterThan(50)
    const hashes = await db.selectFrom('appUser').select('passwordHash').execute()
    const made = hashes.filter(({ passwordHash }) => passwordHash !== PASSWORD_HASH)
    expect(made.length).toBeGreaterThan(1)
    for (const { passwordHash } of made) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('the trail tells an admin none, nor what one was kept as', async () => {
    const { accessToken: token } = await server.signIn('adminA')
    const { status, body } = await server.send('GET', '/api/audit?perPage=500', { token })
    expect([status, body.entries.length]).toEqual([200, body.total])
    const kinds = new Set(body.entries.map(({ objectType }: { objectType: string }) => objectType))
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['email', 'password', 'session', 'user']))
    const all = JSON.stringify(body)
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    expect(all).not.toMatch(/argon2|"(\w*(password|token|hash|secret)\w*)":/i)
  })

  it('no line of the log holds one, and each is one line of JSON whatever was sent', async () => {
    const evil = 'x\n{"level":50}\r\u001b[31m\u2028red'
    await server.send('POST', '/jwt/login', { body: { email: evil, password: secrets[0] } })
    await server.send('GET', `/api/${encodeURIComponent(evil)}`, { headers: { 'user-agent': 'x' } })
    await server.send('GET', `/api/providers?q=${encodeURIComponent(evil)}&token=${secrets[1]}`, {
      token: secrets[1] ?? '',
    })
    expect(server.lines.length).toBeGreaterThan(30)
    for (const line of server.lines) {
      expect(line.endsWith('\n')).toBe(true)
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) })
    }
    const all = server.lines.join('')
    expect(
      [...secrets, 'eyJ', 'a long enough phrase', 'wrong-horse-battery'].filter((secret) => all.includes(secret)),
    ).toEqual([])
  })
})
