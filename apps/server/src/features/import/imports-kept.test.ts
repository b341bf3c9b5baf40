import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp({}, { now: () => new Date('2026-03-03T12:00:00Z') })
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.send('POST', `/api/import/${path}`, { token, body, headers: { 'content-type': 'text/csv', ...headers } })
const keyed = (path: string, body: string, key: string) =>
  post(path, body, { prefer: 'respond-async', 'idempotency-key': key })
const get = async (path: string, as = token) => (await server.send('GET', path, { token: as })).body
const stop = (importId: string, as = token) =>
  server.send('POST', `/api/imports/${importId}/stop`, { token: as, body: {} })

/** A file of one row, behind which it goes on with empty lines for as long as somebody reads it. */
const endless = () => {
  let isBegun = false
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await setImmediate()
      controller.enqueue(new TextEncoder().encode(isBegun ? '\n' : 'providerId,providerName\nendless,Ann\n'))
      isBegun = true
    },
  })
}
const sendEndless = (key: string) =>
  server.app.request('http://onward.test/api/import/providers', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'content-length': '1000000',
      prefer: 'respond-async',
      'idempotency-key': key,
    },
    body: endless(),
    duplex: 'half',
  } as RequestInit)

describeEngine('an import with a key', () => {
  it('is done once, however often its file is sent, and is asked for by the key', async () => {
    const file = 'providerId,providerName\nkeyed1,Ann\n'
    const first = await keyed('providers?fileName=people.csv', file, 'key-1')
    expect([first.status, first.body]).toEqual([202, { importId: 'key-1', address: '/api/imports/key-1' }])
    await server.settled()
    const again = await keyed('providers', 'providerId,providerName\nkeyed1,Another\n', 'key-1')
    expect([again.status, again.body.importId]).toEqual([202, 'key-1'])
    await server.settled()
    expect(await get('/api/imports/key-1')).toMatchObject({
      state: 'done',
      fileName: 'people.csv',
      result: { created: 1 },
    })
    const { providerName } = await server.store.db
      .selectFrom('provider')
      .where('providerId', '=', 'keyed1')
      .select('providerName')
      .executeTakeFirstOrThrow()
    expect(providerName).toBe('Ann')
  })

  it('that was refused for its file says so under the key as well', async () => {
    expect((await keyed('providers', 'providerId,providerName\n,Ann\n', 'key-2')).status).toBe(422)
    expect(await get('/api/imports/key-2')).toMatchObject({
      state: 'refused',
      refusal: { total: 1, errors: [{ line: 2 }] },
    })
  })

  it('says that it runs from the moment at which its file begins to arrive, and stops when it is told to', async () => {
    const answer = sendEndless('key-3')
    await vi.waitFor(async () => expect((await get('/api/imports/key-3')).state).toBe('running'), { timeout: 20_000 })
    const { imports } = await get('/api/imports')
    expect(imports[0]).toMatchObject({ importId: 'key-3', state: 'running', counts: null, userId: 'adminA' })
    expect((await stop('key-3', await server.tokenOf('adminB'))).status).toBe(404)
    expect((await stop('key-3')).status).toBe(200)
    expect((await answer).status).toBe(202)
    expect(await get('/api/imports/key-3')).toMatchObject({ state: 'cancelled', result: null })
    const people = server.store.db.selectFrom('provider').where('providerId', '=', 'endless').select('providerId')
    expect(await people.execute()).toEqual([])
    const { after, ...entry } = (await get('/api/audit?action=import.stopped')).entries[0]
    expect([entry.objectId, entry.userId, after]).toEqual(['key-3', 'adminA', null])
  })

  it('that has ended stays as it ended, whoever stops it', async () => {
    expect((await stop('key-1')).body).toMatchObject({ state: 'done', result: { created: 1 } })
    expect((await stop('none')).status).toBe(404)
  })

  it('needs a key that can be an id', async () => {
    expect((await keyed('providers', 'providerId,providerName\n', 'k'.repeat(101))).status).toBe(400)
  })
})

describeEngine('the list of imports', () => {
  it('has what did something or runs, the newest first, with how much of it is doubtful, and no dry run', async () => {
    const places = 'hospitalId,facilityName,state\nkept1,Pensacola General,FL\nkept2,Boston General,MA\n'
    await post('facilities?dryRun=true', places)
    await post('facilities?fileName=places.csv', places)
    const { imports, total } = await get('/api/imports?perPage=1')
    expect(total).toBeGreaterThan(1)
    expect(imports).toEqual([
      expect.objectContaining({
        kind: 'facilities',
        state: 'done',
        fileName: 'places.csv',
        rows: 2,
        counts: { created: 2, changed: 0, unchanged: 0, doubtful: 1 },
      }),
    ])
    expect((await get(`/api/imports/${imports[0].importId}`)).result.doubtful).toEqual([
      {
        line: 2,
        column: 'state',
        reason: expect.stringContaining('keeps two time zones'),
        code: 'zone',
        facility: {
          hospitalId: 'kept1',
          facilityName: 'Pensacola General',
          timeZone: 'America/New_York',
          other: 'America/Chicago',
        },
      },
    ])
    expect((await get('/api/imports', await server.tokenOf('adminB'))).imports).toEqual([])
  })

  it('names whose shift may be a double, and where', async () => {
    const shifts = (start: string) =>
      `providerId,hospitalId,startsAt,endsAt\np1,ny,2027-05-03T${start},2027-05-03T12:00\n`
    await post('assignments', shifts('09:00'))
    const { doubtful } = (await post('assignments', shifts('12:00').replace('T12:00\n', 'T15:00\n'))).body
    expect(doubtful).toMatchObject([
      {
        code: 'double',
        shift: { providerId: 'p1', hospitalId: 'ny', startsAt: '2027-05-03T12:00', earlier: '2027-05-03T09:00' },
      },
    ])
    expect(doubtful[0].shift.providerName).not.toBe('p1')
    expect(doubtful[0].shift.facilityName).not.toBe('ny')
  })
})

describeEngine('shifts of a file without types', () => {
  const shift = async (externalId: string) => {
    const { db } = server.store
    const row = db
      .selectFrom('assignment')
      .where('externalId', '=', externalId)
      .select(['shiftType', 'shiftTypeId', 'note'])
    return row.executeTakeFirstOrThrow()
  }
  const file = (id: string, day: number, times: [string, string], note = '') => {
    const date = `2027-06-${String(day).padStart(2, '0')}`
    return `externalId,providerId,hospitalId,startsAt,endsAt,note\n${id},p1,ny,${date}T${times[0]},${date}T${times[1]},${note}\n`
  }

  it('are of the type that the account has at these times, and keep it when those change', async () => {
    const early = { shiftTypeName: 'Early', startsAt: '06:00', endsAt: '14:00', days: 0, partOfDay: 'day' }
    const made = (await server.send('POST', '/api/shift-types', { token, body: early })).body.shiftType
    await post('assignments', file('early', 1, ['06:00', '14:00']))
    expect(await shift('early')).toMatchObject({ shiftType: 'day', shiftTypeId: made.shiftTypeId })
    await post('assignments', file('odd', 2, ['06:30', '14:00']))
    expect(await shift('odd')).toMatchObject({ shiftType: 'custom', shiftTypeId: 'custom' })

    const later = { version: made.version, startsAt: '06:30', endsAt: '14:00', days: 0 }
    expect((await server.send('PATCH', `/api/shift-types/${made.shiftTypeId}`, { token, body: later })).status).toBe(
      200,
    )
    expect((await post('assignments', file('early', 1, ['06:00', '14:00']))).body).toMatchObject({ unchanged: 1 })
    expect((await post('assignments', file('early', 1, ['06:00', '14:00'], 'Bring keys'))).body).toMatchObject({
      changed: 1,
    })
    expect(await shift('early')).toMatchObject({ shiftTypeId: made.shiftTypeId, note: 'Bring keys' })
    expect((await post('assignments', file('early', 1, ['07:00', '19:00']))).body).toMatchObject({ changed: 1 })
    expect(await shift('early')).toMatchObject({ shiftType: 'day', shiftTypeId: 'day' })
  })
})
