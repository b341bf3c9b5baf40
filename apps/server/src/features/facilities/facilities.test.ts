import { FacilityConflict } from '@onward/contract'
import { sql } from 'kysely'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp({}, { now: () => NOW })
  for (const person of ['adminA', 'p1', 'adminB'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

type Asked = { body?: unknown; person?: Person; headers?: Record<string, string> }
const send = (method: string, path: string, { body, person = 'adminA', headers = {} }: Asked = {}) =>
  server.send(method, path, { token: tokens[person], headers, ...(body !== undefined && { body }) })
const create = (body: object, asked: Omit<Asked, 'body'> = {}) => send('POST', '/api/facilities', { ...asked, body })
const change = (id: string, body: object) => send('PATCH', `/api/facilities/${id}`, { body })
const close = (id: string, version: number) => send('DELETE', `/api/facilities/${id}?version=${version}`)
const wrong = ({ body }: Answer) => body.issues.map(({ path }: { path: string }) => path)
const refused = ({ status, body }: Answer) => {
  expect(status).toBe(409)
  return parse(FacilityConflict, body)
}
const ZONE = 'America/New_York'
const created = async (body: object = {}) => {
  const answer = await create({ facilityName: 'Kestrel Ridge', timeZone: ZONE, ...body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.facility
}
const shiftAt = async (hospitalId: string, startsAt: string, endsAt: string) => {
  const body = { providerId: 'p1', hospitalId, startsAt, endsAt }
  const answer = await send('POST', '/api/assignments', { body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.assignment
}
const shift = async (id: number) => (await send('GET', `/api/assignments/${id}`)).body.assignment
const trail = (id: string) =>
  server.store.db
    .selectFrom('auditEntry')
    .where('objectType', '=', 'facility')
    .where('objectId', '=', id)
    .select(['userId', 'action', 'before', 'after'])
    .orderBy('entryId')
    .execute()

describeEngine('a new facility', () => {
  it('is stored as it was given, in use, with a code made from its name', async () => {
    const { status, body } = await create({ facilityName: '  Łódź Møller  ', timeZone: 'Europe/Warsaw', city: ' ' })
    expect(status).toBe(201)
    expect(body.facility).toEqual({
      hospitalId: expect.stringMatching(/^[\da-f-]{36}$/),
      facilityName: 'Łódź Møller',
      code: 'LOD',
      timeZone: 'Europe/Warsaw',
      city: null,
      state: null,
      tone: null,
      publishedUntil: null,
      isActive: true,
      version: 1,
    })
    const { hospitalId } = body.facility
    expect((await send('GET', `/api/facilities/${hospitalId}`)).body).toEqual(body)
    expect(await trail(hospitalId)).toEqual([
      { userId: 'adminA', action: 'facility.created', before: null, after: body.facility },
    ])
  })

  it('has another code than every other: initials, four letters, letters with a number', async () => {
    const codes: string[] = []
    for (const name of ['Saint Anne', 'Saint Luke', 'Saint Mary', 'St', 'Saint Ann', '’', 'Saint Luke'])
      codes.push((await created({ facilityName: name })).code)
    expect(codes).toEqual(['SAI', 'SL', 'SM', 'ST', 'SA', 'X2', 'SAIN'])
    const alike = await Promise.all(Array.from({ length: 8 }, () => created({ facilityName: 'Saint Luke' })))
    expect(alike.map(({ code }) => code).toSorted()).toEqual(['SA2', 'SA3', 'SA4', 'SA5', 'SA6', 'SA7', 'SA8', 'SA9'])
    await created({ code: 'SA12' })
    const later = [await created({ facilityName: 'Saint Luke' }), await created({ facilityName: 'SA' })]
    expect(later.map(({ code }) => code)).toEqual(['SA13', 'SA14'])
  })

  it('has a code among thousands that begin alike in a time that grows with their number, not with its square', async () => {
    const many = async (count: number) => {
      const began = performance.now()
      await sql`insert into facility (account_id, hospital_id, facility_name, sort_name, time_zone)
        select 1, ${count}::int || '-' || i, 'Quill ' || i, 'quill ' || i, ${ZONE} from generate_series(1, ${count}::int) i
        `.execute(server.store.db)
      return performance.now() - began
    }
    // The quickest of each: what else the machine does is not meant.
    const few = Math.min(await many(200), await many(201), await many(202))
    const more = Math.min(await many(1600), await many(1601))
    // Eight times as long, or 64 times.
    expect(more / few).toBeLessThan(24)
  })

  it('takes the code and the id that are given, if nobody else has them', async () => {
    const one = await created({ code: ' ed1 ', hospitalId: 'own-id' })
    expect([one.code, one.hospitalId]).toEqual(['ED1', 'own-id'])
    expect(refused(await create({ facilityName: 'Other', timeZone: ZONE, code: 'Ed1' }))).toMatchObject({
      reason: 'code',
      facts: { facility: { hospitalId: 'own-id' } },
    })
    expect(refused(await create({ facilityName: 'Other', timeZone: ZONE, hospitalId: 'own-id' }))).toMatchObject({
      reason: 'hospitalId',
    })
    // Of another account it may be.
    expect((await create({ facilityName: 'Far', timeZone: ZONE, code: 'ED1' }, { person: 'adminB' })).status).toBe(201)
  })

  it('is made once, however often it is asked for with a key', async () => {
    const headers = { 'idempotency-key': 'facility-once' }
    const body = { facilityName: 'Once', timeZone: ZONE, code: 'ONCE' }
    const [first, second] = [await create(body, { headers }), await create(body, { headers })]
    expect([first.status, second.body]).toEqual([201, first.body])
  })

  it.each([
    ['no name', { facilityName: ' ' }, ['facilityName']],
    ['an id that no address can name', { hospitalId: '..' }, ['hospitalId']],
    ['an id that would be two in a list', { hospitalId: 'a,b' }, ['hospitalId']],
    ['an id that no file could say', { hospitalId: 'a\u0007b' }, ['hospitalId']],
    ['a name that no file could say', { facilityName: 'Tab\tName', city: 'Bell\u0007' }, ['facilityName', 'city']],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, ['timeZone']],
    ['an abbreviation of a zone', { timeZone: 'EST' }, ['timeZone']],
    ['a code with a blank', { code: 'A B' }, ['code']],
    ['a long code', { code: 'SEVENTH' }, ['code']],
    ['a tint that there is not', { tone: 12 }, ['tone']],
    ['what it does not know', { colour: 'red' }, ['colour']],
  ])('is refused with %s', async (_, body, fields) => {
    const answer = await create({ facilityName: 'Name', timeZone: ZONE, ...body })
    expect([answer.status, wrong(answer)]).toEqual([400, fields])
  })
})

describeEngine('a change of a facility', () => {
  it('writes what is given and nothing else, for who saw the last version', async () => {
    const { hospitalId, ...before } = await created({ facilityName: 'Cedar', city: 'Yuma', state: 'AZ', tone: 3 })
    const changed = await change(hospitalId, { version: 1, code: 'CDX', tone: null })
    expect(changed.body.facility).toEqual({ hospitalId, ...before, code: 'CDX', tone: null, version: 2 })
    expect((await trail(hospitalId)).at(-1)).toEqual({
      userId: 'adminA',
      action: 'facility.changed',
      before: { code: before.code, tone: 3, version: 1 },
      after: { code: 'CDX', tone: null, version: 2 },
    })
    expect(refused(await change(hospitalId, { version: 1, city: 'Tucson' }))).toMatchObject({
      reason: 'version',
      facts: { facility: { city: 'Yuma', version: 2 } },
    })
    const { code } = await created({ facilityName: 'Taken' })
    expect(refused(await change(hospitalId, { version: 2, code }))).toMatchObject({ reason: 'code' })
  })

  it('that changes nothing writes nothing, and a zone is written as everybody writes it', async () => {
    const { hospitalId } = await created({ facilityName: 'Same', timeZone: 'america/denver', code: 'SAM' })
    const entries = await trail(hospitalId)
    const { body } = await change(hospitalId, { version: 1, code: 'sam', timeZone: 'AMERICA/DENVER' })
    expect(body.facility).toMatchObject({ timeZone: 'America/Denver', version: 1 })
    expect(await trail(hospitalId)).toEqual(entries)
  })

  it('is found under its new name, and in the calendar with its new code and tint', async () => {
    const { hospitalId } = await created({ facilityName: 'Old Name' })
    await change(hospitalId, { version: 1, facilityName: 'Żywiec Nowy', code: 'ZYN', tone: 11 })
    expect((await send('GET', '/api/facilities?q=zywiec')).body.facilities).toMatchObject([{ hospitalId }])
    expect((await send('GET', '/api/facilities?q=zyn')).body.total).toBe(1)
    const listed = await send('POST', '/api/provider', { body: { requestType: 'Facility' } })
    expect(listed.body.facilityList).toContainEqual({
      hospitalId,
      facilityName: 'Żywiec Nowy',
      timeZone: ZONE,
      code: 'ZYN',
      tone: 11,
      publishedUntil: null,
    })
    await shiftAt(hospitalId, '2026-12-24T07:00', '2026-12-24T19:00')
    const own = await send('POST', '/api/provider', {
      person: 'p1',
      body: { requestType: 'ProviderCalendarView', providerId: 'p1', inputDate: '2026-12' },
    })
    expect(own.body.providerSchedulerView).toContainEqual(
      expect.objectContaining({ hospitalId, facilityCode: 'ZYN', facilityTone: 11 }),
    )
  })

  it('is one that an import makes too', async () => {
    const { hospitalId } = await created({ facilityName: 'From a file' })
    const file = `hospitalId,facilityName,timeZone\n${hospitalId},Renamed,${ZONE}\n`
    const headers = { 'content-type': 'text/csv' }
    expect((await send('POST', '/api/import/facilities', { body: file, headers })).status).toBe(200)
    expect(refused(await change(hospitalId, { version: 1, city: 'Late' })).reason).toBe('version')
    const { body } = await send('GET', `/api/facilities/${hospitalId}`)
    expect(body.facility).toMatchObject({ facilityName: 'Renamed', code: 'FRO', version: 2 })
  })

  it('of the zone asks what stays of the shifts ahead, and does that', async () => {
    const { hospitalId } = await created({ facilityName: 'Border Clinic' })
    const past = await shiftAt(hospitalId, '2026-11-02T07:00', '2026-11-02T19:00')
    const ahead = await shiftAt(hospitalId, '2026-12-02T07:00', '2026-12-02T19:00')
    const zone = { version: 1, timeZone: 'America/Chicago' }
    expect(refused(await change(hospitalId, zone))).toMatchObject({
      reason: 'zone',
      facts: { total: 1, shifts: [{ providerName: 'Person p1', startsAt: '2026-12-02T07:00' }] },
    })
    expect((await shift(ahead.assignmentId)).timeZone).toBe(ZONE)

    expect((await change(hospitalId, { ...zone, keep: 'wall' })).status).toBe(200)
    expect(await shift(ahead.assignmentId)).toMatchObject({
      startsAt: '2026-12-02T07:00',
      start: '2026-12-02T13:00:00.000Z',
      timeZone: 'America/Chicago',
    })
    expect(await shift(past.assignmentId)).toEqual({ ...past })

    const back = await change(hospitalId, { version: 2, timeZone: ZONE, keep: 'instants' })
    expect(back.status).toBe(200)
    expect(await shift(ahead.assignmentId)).toMatchObject({
      startsAt: '2026-12-02T08:00',
      start: '2026-12-02T13:00:00.000Z',
    })
  })

  it('of the zone is refused when a shift would meet another one, and nothing is changed', async () => {
    const { hospitalId } = await created({ facilityName: 'Meeting Clinic' })
    const one = await shiftAt(hospitalId, '2026-12-05T07:00', '2026-12-05T12:00')
    await shiftAt('ny', '2026-12-05T12:00', '2026-12-05T18:00')
    const answer = await change(hospitalId, { version: 1, timeZone: 'America/Chicago', keep: 'wall' })
    expect(refused(answer)).toMatchObject({ reason: 'keep', message: expect.stringContaining('Harbor General') })
    expect((await send('GET', `/api/facilities/${hospitalId}`)).body.facility).toMatchObject({ timeZone: ZONE })
    expect(await shift(one.assignmentId)).toEqual(one)
  })
})

describeEngine('a facility that is closed', () => {
  it('has no shifts ahead, is offered to nobody, and opens again', async () => {
    const { hospitalId } = await created({ facilityName: 'Closing' })
    await shiftAt(hospitalId, '2026-11-10T07:00', '2026-11-10T19:00')
    const running = await shiftAt(hospitalId, '2026-11-22T00:00', '2026-11-22T12:00')
    expect(refused(await close(hospitalId, 1))).toMatchObject({
      reason: 'shifts',
      facts: { total: 1, shifts: [{ startsAt: '2026-11-22T00:00' }] },
    })
    await send('DELETE', `/api/assignments/${running.assignmentId}?version=1`)
    expect((await close(hospitalId, 1)).body.facility).toMatchObject({ isActive: false, version: 2 })

    // What was worked there keeps the name and the code that it had.
    const month = { requestType: 'adminCalendarView', inputDate: '2026-11' }
    const { body: shown } = await send('POST', '/api/admin', { body: month })
    expect(shown.adminCalendarView).toContainEqual(
      expect.objectContaining({ hospitalId, hospitalName: 'Closing', facilityCode: 'CLO' }),
    )
    const ids = async (status: string) =>
      (await send('GET', `/api/facilities?perPage=500&status=${status}`)).body.facilities.map(
        (one: { hospitalId: string }) => one.hospitalId,
      )
    expect(await ids('active')).not.toContain(hospitalId)
    expect(await ids('inactive')).toEqual([hospitalId])
    expect(await ids('all')).toContain(hospitalId)
    const body = { providerId: 'p1', hospitalId, startsAt: '2026-12-20T07:00', endsAt: '2026-12-20T09:00' }
    expect((await send('POST', '/api/assignments', { body })).status).toBe(404)

    expect((await change(hospitalId, { version: 2, isActive: true })).body.facility).toMatchObject({ isActive: true })
    expect((await send('POST', '/api/assignments', { body })).status).toBe(201)
    expect((await trail(hospitalId)).map(({ action }) => action)).toEqual([
      'facility.created',
      'facility.closed',
      'facility.changed',
    ])
  })

  it('is never one at which somebody is booked at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { hospitalId } = await created({ facilityName: `Race ${round}` })
      const day = String(round + 1).padStart(2, '0')
      const body = { providerId: 'p2', hospitalId, startsAt: `2027-02-${day}T07:00`, endsAt: `2027-02-${day}T09:00` }
      const [booked, closed] = await Promise.all([send('POST', '/api/assignments', { body }), close(hospitalId, 1)])
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([booked.status, closed.status])
    }
  })
})
