import type { Assignment } from '@onward/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { callsBy, openApp, type Person } from '../../../test/app-fixture.ts'
import { untilWaiting } from '../../../test/lock-waits.ts'
import { describeEngine, engineName } from '../../../test/open-test-db.ts'
import { planPublishing, publishPlanned } from '#server/booking/publish.ts'
import type { Db } from '#server/db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { send, ok } = callsBy(() => server, tokens)
const ADMIN = { accountId: 1, userId: 'adminA', requestId: null }
// The embedded engine lets one transaction in at a time.
const isSingle = engineName === 'embedded'
const WISH = { from: '2031-01-01', to: '2031-01-28', hospitalIds: ['ny'], providerIds: undefined }
const book = (providerId: string, date: string) =>
  send('POST', '/api/assignments', {
    providerId,
    hospitalId: 'ny',
    startsAt: `${date}T07:00`,
    endsAt: `${date}T19:00`,
  })
const change = ({ assignmentId, version }: Assignment, to: object) =>
  send('PATCH', `/api/assignments/${assignmentId}`, { version, ...to })
const read = async ({ assignmentId }: Assignment): Promise<Assignment> =>
  (await ok('GET', `/api/assignments/${assignmentId}`)).assignment

describeEngine('while a place is published', () => {
  let draft: Assignment
  let publishing: Awaited<ReturnType<ReturnType<Db['startTransaction']>['execute']>>
  beforeAll(async () => {
    server = await openApp()
    for (const person of ['adminA', 'p1', 'p2'] as const) tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { facility } = await ok('GET', '/api/facilities/ny')
    await ok('PATCH', '/api/facilities/ny', { version: facility.version, publishedUntil: '2030-12-31' })
    draft = (await book('p1', '2031-01-03')).body.assignment
    publishing = await server.store.db.startTransaction().execute()
    const plan = await planPublishing(publishing, ADMIN, WISH, { now: new Date('2030-12-01'), isKnown: () => true })
    await publishPlanned(publishing, ADMIN, WISH, plan)
  })
  afterEach(async () => {
    if (!publishing.isCommitted) await publishing.rollback().execute()
    await ok('DELETE', `/api/assignments/${draft.assignmentId}?version=${(await read(draft)).version}`)
  })

  it.skipIf(isSingle)('others book there, and are not told with it', async () => {
    const { status, body } = await book('p2', '2031-01-04')
    expect([status, body.assignment.publication]).toEqual([201, 'draft'])
    await publishing.commit().execute()
    expect([(await read(draft)).publication, (await read(body.assignment)).publication]).toEqual(['published', 'draft'])
    const again = await ok('POST', '/api/publications', WISH)
    expect(again.publication.shifts).toBe(1)
    const now = await read(body.assignment)
    expect(now.publication).toBe('published')
    await ok('DELETE', `/api/assignments/${now.assignmentId}?version=${now.version}`)
  })

  it.skipIf(isSingle)('who changes a shift of it waits for it, and tells what they change', async () => {
    const changing = change(draft, { note: 'Bring the keys' })
    await untilWaiting(server.store, 1)
    await publishing.commit().execute()
    const { status, body } = await changing
    expect([status, body.assignment.publication, body.assignment.note]).toEqual([200, 'published', 'Bring the keys'])
    const own = await send('GET', `/api/assignments/${draft.assignmentId}`, undefined, 'p1')
    expect(own.body.assignment.note).toBe('Bring the keys')
  })

  it.skipIf(isSingle)('who changes one of it that is not published after all changes a draft', async () => {
    const changing = change(draft, { note: 'Bring the keys' })
    await untilWaiting(server.store, 1)
    await publishing.rollback().execute()
    const { status, body } = await changing
    expect([status, body.assignment.publication]).toEqual([200, 'draft'])
    publishing = await server.store.db.startTransaction().execute()
  })

  it.skipIf(isSingle)('who publishes there too, or closes the place, waits', async () => {
    const { facility } = await ok('GET', '/api/facilities/ny')
    const both = [
      send('POST', '/api/publications', WISH),
      send('PATCH', '/api/facilities/ny', { version: facility.version, facilityName: 'Other' }),
    ]
    await untilWaiting(server.store, 2)
    await publishing.commit().execute()
    const [published, renamed] = await Promise.all(both)
    // The horizon has gone on meanwhile: it is another version.
    expect([published?.body.publication, renamed?.status]).toEqual([null, 409])
  })
})

describeEngine('while somebody books at a place', () => {
  beforeAll(async () => {
    server = await openApp()
    tokens.set('adminA', await server.tokenOf('adminA'))
  })
  afterAll(() => server.close())

  it.skipIf(isSingle)('nobody closes it or gives it another zone, by hand or by a file', async () => {
    const booking = await server.store.db.startTransaction().execute()
    await booking.selectFrom('facility').where('hospitalId', '=', 'ny').select('hospitalId').forKeyShare().execute()
    const { facility } = await ok('GET', '/api/facilities/ny')
    const closing = send('DELETE', `/api/facilities/ny?version=${facility.version}`)
    await untilWaiting(server.store, 1)
    const moving = server.send('POST', '/api/import/facilities', {
      token: await server.tokenOf('adminA'),
      body: 'hospitalId,facilityName,timeZone\nny,Harbor General,America/Chicago\n',
      headers: { 'content-type': 'text/csv' },
    })
    await untilWaiting(server.store, 2)
    await booking.commit().execute()
    expect((await closing).status).toBe(200)
    expect((await moving).status).toBe(200)
  })
})

describeEngine('what was shown before it is published', () => {
  const shown = async () => (await ok('POST', '/api/publications', { ...WISH, dryRun: true })).entriesHash
  const publish = (entriesHash: string, headers: Record<string, string> = {}) =>
    send('POST', '/api/publications', { ...WISH, entriesHash }, 'adminA', headers)
  const total = async () => (await ok('GET', '/api/publications')).total
  const mails = async () => [...(await server.mailsTo('p1@example.test')), ...(await server.mailsTo('p2@example.test'))]
  let day = 0
  const next = () => `2031-01-${String((day += 1)).padStart(2, '0')}`
  beforeAll(async () => {
    server = await openApp()
    for (const person of ['adminA', 'p1', 'p2'] as const) tokens.set(person, await server.tokenOf(person))
    const { facility } = await ok('GET', '/api/facilities/ny')
    // Before a gap, so that it stays where it is.
    await ok('PATCH', '/api/facilities/ny', { version: facility.version, publishedUntil: '2030-11-30' })
  })
  afterAll(() => server.close())

  it('is told when nothing has changed, and is kept by the hash that was shown', async () => {
    for (const providerId of ['p2', 'p1', 'p2']) await book(providerId, next())
    const hash = await shown()
    expect([hash, await shown()]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), hash])
    const { status, body } = await publish(hash)
    expect([status, body.entriesHash, body.publication.entriesHash]).toEqual([200, hash, hash])
    expect(await shown()).toBeNull()
  })

  it('is not told with what was drafted since, until that was shown too', async () => {
    await book('p1', next())
    const hash = await shown()
    const added: Assignment = (await book('p2', next())).body.assignment
    await book('p2', next())
    const before = [await total(), (await mails()).length]
    const refused = await publish(hash)
    const renewed = await shown()
    expect([refused.status, refused.body.reason, refused.body.facts]).toEqual([
      409,
      'changed',
      { entriesHash: renewed, shifts: 3, people: 2 },
    ])
    expect([await total(), (await mails()).length]).toEqual(before)
    expect((await read(added)).publication).toBe('draft')
    const own = await send('GET', `/api/assignments/${added.assignmentId}`, undefined, 'p2')
    expect(own.status).toBe(404)
    const { status, body } = await publish(renewed)
    expect([status, body.publication.shifts]).toEqual([200, 3])
    expect([await total(), (await mails()).length]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2])
  })

  it('is not told when it is otherwise, or no more', async () => {
    const draft: Assignment = (await book('p1', next())).body.assignment
    const hash = await shown()
    const later = { endsAt: draft.endsAt.replace('19:00', '20:00') }
    const changed: Assignment = (await change(draft, later)).body.assignment
    expect((await publish(hash)).body.facts).toMatchObject({ shifts: 1, people: 1 })
    await ok('DELETE', `/api/assignments/${changed.assignmentId}?version=${changed.version}`)
    expect((await publish(hash)).body.facts).toEqual({ entriesHash: null, shifts: 0, people: 0 })
    expect((await send('POST', '/api/publications', WISH)).body).toMatchObject({ publication: null, entriesHash: null })
    expect((await publish('what I saw')).status).toBe(400)
  })

  it('is told once under one key, which is free again when it was refused', async () => {
    const headers = { 'idempotency-key': 'one-press' }
    await book('p1', next())
    const hash = await shown()
    await book('p1', next())
    expect((await publish(hash, headers)).status).toBe(409)
    const renewed = await shown()
    const { body: told } = await publish(renewed, headers)
    // Nothing is left of it by now, and still it is what was done.
    expect((await publish(renewed, headers)).body).toEqual(told)
    expect(told.publication.shifts).toBe(2)
    expect((await publish(renewed)).status).toBe(409)
  })

  it('is no other by what is left out, or for the time that passes before it begins', async () => {
    const [first, late] = [next(), next()]
    await book('p1', first)
    const hash = await shown()
    await book('p2', late)
    const turn = { startsAt: `${late}T20:00`, endsAt: `${late}T23:00`, hospitalId: 'ny', providerId: 'p2' }
    await ok('POST', '/api/assignments', turn)
    await ok('POST', '/api/rules', { kind: 'rest', severity: 'block', parameters: { minutes: 600 } })
    const trx = await server.store.db.startTransaction().execute()
    const at = async (now: string) =>
      (await planPublishing(trx, ADMIN, WISH, { now: new Date(now), isKnown: () => true })).entriesHash
    expect([await at('2026-11-01'), await at('2030-12-31')]).toEqual([hash, hash])
    // Who was to be mailed is not, once it has begun.
    expect(await at('2031-03-01')).not.toBe(hash)
    await trx.rollback().execute()
    const { status, body } = await publish(hash)
    expect([status, body.publication.shifts, body.left.length > 0]).toEqual([200, 1, true])
  })
})
