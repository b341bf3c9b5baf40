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
