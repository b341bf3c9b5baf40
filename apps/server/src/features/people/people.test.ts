import { ProviderConflict, type Assignment, type Provider } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { retireProviders } from '../../housekeeping.ts'

const NOW = new Date('2027-03-01T12:00:00.000Z')

describeEngine('the people of an account', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp({}, { now: () => NOW })
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const made = async (row: object) => {
    const answer = await send('POST', '/api/providers', row)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.provider as Provider
  }
  const read = async (id: string) =>
    (await send('GET', `/api/providers/${id}`)).body as { provider: Provider; user: object | null }
  const change = (id: string, body: object) => send('PATCH', `/api/providers/${id}`, body)
  const leave = (id: string, query: string) => send('DELETE', `/api/providers/${id}?${query}`)
  const listed = async (query: string) =>
    ((await send('GET', `/api/providers?perPage=50&${query}`)).body.providers as Provider[]).map(
      ({ providerName }) => providerName,
    )
  const specialty = async (specialtyName: string) =>
    (await send('POST', '/api/specialties', { specialtyName })).body.specialty.specialtyId as string
  const refused = ({ status, body }: Answer) => {
    expect(status, JSON.stringify(body)).toBe(409)
    return parse(ProviderConflict, body)
  }
  const shift = async (providerId: string, date: string, startsAt = '07:00', endsAt = '19:00') => {
    const body = { providerId, hospitalId: 'ny', startsAt: `${date}T${startsAt}`, endsAt: `${date}T${endsAt}` }
    return send('POST', '/api/assignments', body)
  }
  const shiftsOf = async (providerId: string, status = 'confirmed') =>
    (
      (await send('GET', `/api/assignments?from=2027-02-01&to=2027-04-30&providerId=${providerId}&status=${status}`))
        .body.assignments as Assignment[]
    ).map(({ scheduledDate }) => scheduledDate)

  it('are added with what they are trained for and where they work, and found by each of it', async () => {
    const [icu, surgery] = [await specialty('Intensive care'), await specialty('Surgery')]
    const row = {
      providerName: '  Łucja O’Brien ',
      specialtyIds: [surgery, icu, surgery],
      hospitalIds: ['ny'],
      email: ' l@example.test ',
      phone: '555 0199',
    }
    const lucja = await made(row)
    expect(lucja).toMatchObject({
      providerName: 'Łucja O’Brien',
      specialty: 'Surgery',
      specialties: [
        { specialtyId: surgery, specialtyName: 'Surgery' },
        { specialtyId: icu, specialtyName: 'Intensive care' },
      ],
      facilities: [{ hospitalId: 'ny', facilityName: 'Harbor General' }],
      email: 'l@example.test',
      phone: '555 0199',
      lastDay: null,
      isActive: true,
      version: 1,
    })
    for (const query of [`specialtyId=${icu}`, 'q=lucja o', 'q=intensive', 'q=0199', `q=${lucja.providerId}`])
      expect(await listed(query)).toEqual(['Łucja O’Brien'])
    // Who has no facilities of their own may work at any.
    expect(await listed('hospitalId=ny')).toEqual(['Łucja O’Brien', 'Person p1', 'Person p2'])
    expect(await listed('hospitalId=la')).toEqual(['Person p1', 'Person p2'])
    expect(await read(lucja.providerId)).toEqual({ provider: lucja, user: null })
    expect((await read('p1')).user).toMatchObject({ userId: 'p1', state: 'active' })
  })

  it('are added once by a call that is sent twice, and no two have one id', async () => {
    const headers = { 'idempotency-key': 'once' }
    const body = { providerName: 'Once', providerId: 'once' }
    const [one, two] = [
      await server.send('POST', '/api/providers', { token, body, headers }),
      await server.send('POST', '/api/providers', { token, body, headers }),
    ]
    expect(two).toMatchObject({ status: 201, body: one.body })
    const taken = refused(await send('POST', '/api/providers', body))
    expect(taken).toMatchObject({ reason: 'providerId', facts: { provider: { providerName: 'Once' } } })
  })

  it('keep what is not given, in the next version of the row that the writer saw', async () => {
    const before = await made({ providerName: 'Kept', email: 'k@example.test', hospitalIds: ['la', 'ny'] })
    const { providerId } = before
    const after = (await change(providerId, { version: 1, phone: '1' })).body.provider as Provider
    expect(after).toEqual({ ...before, phone: '1', version: 2 })
    // Nothing new is nothing written.
    expect((await change(providerId, { version: 2, phone: '1', hospitalIds: ['ny', 'la'] })).body.provider).toEqual(
      after,
    )
    expect(refused(await change(providerId, { version: 1, phone: '2' }))).toMatchObject({
      reason: 'version',
      facts: { provider: after },
    })
    const bare = (await change(providerId, { version: 2, hospitalIds: [], email: ' ' })).body.provider
    expect(bare).toMatchObject({ facilities: [], email: null, phone: '1', version: 3 })
  })

  it('are refused with the field that is wrong', async () => {
    const wrong = async (body: object) => {
      const answer = await send('POST', '/api/providers', body)
      return [answer.status, answer.body.issues?.[0]?.path]
    }
    expect(await wrong({ providerName: ' ' })).toEqual([400, 'providerName'])
    expect(await wrong({ providerName: 'A\u0007' })).toEqual([400, 'providerName'])
    expect(await wrong({ providerName: 'A', email: 'nowhere' })).toEqual([400, 'email'])
    expect(await wrong({ providerName: 'A', lastDay: '2027-02-30' })).toEqual([400, 'lastDay'])
    expect(await wrong({ providerName: 'A', providerId: '..' })).toEqual([400, 'providerId'])
    expect(await wrong({ providerName: 'A', specialtyIds: ['none'] })).toEqual([404, 'specialtyIds'])
    // A place of another account is none.
    expect(await wrong({ providerName: 'A', hospitalIds: ['az'] })).toEqual([404, 'hospitalIds'])
    expect((await send('PATCH', '/api/providers/q1', { version: 1, phone: '1' })).status).toBe(404)
    expect((await server.send('GET', '/api/providers/p1', { token: await server.tokenOf('p1') })).status).toBe(403)
  })

  it('who have shifts ahead leave once it is said what becomes of those', async () => {
    const { providerId } = await made({ providerName: 'Leaving' })
    for (const date of ['2027-02-10', '2027-03-10', '2027-03-20']) await shift(providerId, date)
    const asked = refused(await leave(providerId, 'version=1'))
    expect(asked).toMatchObject({
      reason: 'shifts',
      facts: { total: 2, shifts: [{ startsAt: '2027-03-10T07:00' }, {}] },
    })

    const other = await made({ providerName: 'Other' })
    const inTheWay = (await shift(other.providerId, '2027-03-20', '18:00', '23:00')).body.assignment as Assignment
    const notTaken = refused(await leave(providerId, `version=1&ahead=handOver&toProviderId=${other.providerId}`))
    expect(notTaken).toMatchObject({ reason: 'handOver', facts: { booking: { reason: 'overlap' } } })
    expect(await shiftsOf(providerId)).toEqual(['2027-02-10', '2027-03-10', '2027-03-20'])
    await send('DELETE', `/api/assignments/${inTheWay.assignmentId}?version=1`)

    const left = await leave(providerId, `version=1&ahead=handOver&toProviderId=${other.providerId}`)
    expect(left.body.provider).toMatchObject({ isActive: false, version: 2 })
    expect(await shiftsOf(providerId)).toEqual(['2027-02-10'])
    expect(await shiftsOf(other.providerId)).toEqual(['2027-03-10', '2027-03-20'])
    expect((await shift(providerId, '2027-03-25')).status).toBe(404)
    expect(await listed('q=Leaving')).toEqual([])
    expect(await listed('q=Leaving&status=inactive')).toEqual(['Leaving'])

    expect((await leave(other.providerId, 'version=1&ahead=cancel')).body.provider.isActive).toBe(false)
    expect(await shiftsOf(other.providerId)).toEqual([])
    expect(await shiftsOf(other.providerId, 'cancelled')).toEqual(['2027-03-10', '2027-03-20', '2027-03-20'])
    expect((await change(other.providerId, { version: 2, isActive: true })).body.provider).toMatchObject({
      isActive: true,
    })
    expect((await leave(other.providerId, 'version=3&ahead=handOver')).body.issues[0].path).toBe('toProviderId')
  })

  it('who stay until their last shift are not booked after it, and are out of use the day after', async () => {
    const { providerId } = await made({ providerName: 'Staying' })
    await shift(providerId, '2027-03-10', '19:00', '23:00')
    const kept = (await leave(providerId, 'version=1&ahead=keep')).body.provider as Provider
    expect(kept).toMatchObject({ isActive: true, lastDay: '2027-03-10', version: 2 })
    const late = await shift(providerId, '2027-03-11')
    expect([late.status, late.body.message]).toEqual([400, 'providerId: works until 2027-03-10'])
    const facts = { providerName: 'Staying', lastDay: '2027-03-10' }
    expect(late.body.issues[0].facts).toEqual(facts)
    expect((await shift(providerId, '2027-03-10', '07:00', '15:00')).status).toBe(201)
    const elsewhere = (await shift('p1', '2027-03-12')).body.assignment as Assignment
    const moved = await send('PATCH', `/api/assignments/${elsewhere.assignmentId}`, { version: 1, providerId })
    expect(moved.body.issues[0].path).toBe('providerId')
    const change1 = { kind: 'change', assignmentId: elsewhere.assignmentId, version: 1, providerId }
    const several = await send('POST', '/api/proposals', { mode: 'judge', changes: [change1] })
    expect(several.body.issues[0]).toMatchObject({ path: 'changes.0.providerId', facts })
    const file = `providerId,hospitalId,startsAt,endsAt\n${providerId},ny,2027-03-13T07:00,2027-03-13T19:00\n`
    const imported = await server.send('POST', '/api/import/assignments', {
      token,
      body: file,
      headers: { 'content-type': 'text/csv' },
    })
    expect(JSON.stringify(imported.body)).toContain('works until 2027-03-10')
    expect(refused(await change(providerId, { version: 2, lastDay: '2027-03-09' }))).toMatchObject({
      reason: 'shifts',
      facts: { total: 2 },
    })

    const { db } = server.store
    await retireProviders(db, new Date('2027-03-11T23:00:00Z'))
    expect((await read(providerId)).provider.isActive).toBe(true)
    await retireProviders(db, new Date('2027-03-12T00:00:00Z'))
    expect((await read(providerId)).provider).toMatchObject({ isActive: false, version: 3 })
    const back = (await change(providerId, { version: 3, isActive: true })).body.provider
    expect(back).toMatchObject({ isActive: true, lastDay: null })
  })

  it('who stay until their last shift stay until the last date of one, in whichever zone', async () => {
    const { providerId } = await made({ providerName: 'Zoned' })
    await shift(providerId, '2027-03-12', '01:00', '02:00')
    const west = { providerId, hospitalId: 'la', startsAt: '2027-03-11T23:05', endsAt: '2027-03-11T23:55' }
    expect((await send('POST', '/api/assignments', west)).status).toBe(201)
    expect((await leave(providerId, 'version=1&ahead=keep')).body.provider.lastDay).toBe('2027-03-12')
  })

  it('shifts are not handed to somebody who leaves before the last of them, or has left', async () => {
    const { providerId } = await made({ providerName: 'From' })
    await shift(providerId, '2027-04-10')
    const brief = await made({ providerName: 'Brief', lastDay: '2027-04-09' })
    const answer = refused(await leave(providerId, `version=1&ahead=handOver&toProviderId=${brief.providerId}`))
    expect(answer).toMatchObject({ reason: 'leaves', facts: { providerName: 'Brief', lastDay: '2027-04-09' } })
    const gone = await made({ providerName: 'Gone' })
    await leave(gone.providerId, 'version=1')
    const none = await leave(providerId, `version=1&ahead=handOver&toProviderId=${gone.providerId}`)
    expect([none.status, none.body.issues[0].path]).toEqual([404, 'toProviderId'])
  })

  it('a file that names them writes a newer version, and leaves the rest of them', async () => {
    const before = await made({
      providerName: 'Filed',
      providerId: 'filed',
      email: 'f@example.test',
      hospitalIds: ['ny'],
    })
    const body = 'providerId,providerName\nfiled,Filed Anew\n'
    await server.send('POST', '/api/import/providers', { token, body, headers: { 'content-type': 'text/csv' } })
    expect((await read('filed')).provider).toEqual({ ...before, providerName: 'Filed Anew', version: 2 })
  })
})
