import type { CoverageLine } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { today } from '@onward/scheduling/zoned'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { demandSaid } from '../../demand-said.ts'

const cell = (least: number, wished = least) => ({ least, wished })
const EVERY_DAY = Array.from({ length: 7 }, () => cell(1, 2))

describeEngine('what is needed and who is on duty', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  let surgery: string
  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect([path, answer.status, answer.body]).toEqual([path, 201, expect.anything()])
    return answer.body
  }
  const book = (providerId: string, startsAt: string, endsAt: string, more: object = {}) =>
    made('/api/assignments', { providerId, hospitalId: 'ny', startsAt, endsAt, ...more })
  const coverage = async (from: string, to = from, query = '') => {
    const { status, body } = await send('GET', `/api/coverage?from=${from}&to=${to}${query}`)
    expect([status, body]).toEqual([200, expect.anything()])
    return body.coverage as CoverageLine[]
  }
  const told = (lines: CoverageLine[]) =>
    lines.map(({ date, shiftTypeId, specialtyId, least, wished, onDuty }) => [
      date.slice(-2),
      shiftTypeId,
      specialtyId,
      `${least}/${wished}`,
      onDuty,
    ])

  beforeAll(async () => {
    server = await openApp()
    token = await server.tokenOf('adminA')
    surgery = (await made('/api/specialties', { specialtyName: 'Surgery' })).specialty.specialtyId
    const range = { hospitalId: 'ny', from: '2026-03-01', to: '2026-12-31' }
    await made('/api/demand', { ...range, shiftTypeId: 'day', days: [...EVERY_DAY, cell(0, 0)] })
    await made('/api/demand', { ...range, shiftTypeId: 'night', specialtyId: surgery, days: [...EVERY_DAY, null] })
    const row = { accountId: 1, providerId: 'p2', specialtyId: surgery, place: 0 }
    await server.store.db.insertInto('providerSpecialty').values(row).execute()
  })
  afterAll(() => server.close())

  it('counts confirmed shifts of the type that begin there on the date', async () => {
    await book('p1', '2026-03-02T07:00', '2026-03-02T19:00')
    // The night that begins on the second, also by the clock there and not by that of the server.
    await book('p2', '2026-03-02T19:00', '2026-03-03T07:00')
    const { assignment } = await book('p1', '2026-03-03T07:00', '2026-03-03T19:00')
    await send('DELETE', `/api/assignments/${assignment.assignmentId}?version=1`)
    expect(told(await coverage('2026-03-02', '2026-03-03'))).toEqual([
      ['02', 'day', null, '1/2', 1],
      ['02', 'night', surgery, '1/2', 1],
      ['03', 'day', null, '1/2', 0],
      ['03', 'night', surgery, '1/2', 0],
    ])
  })

  it('of a line with a specialty counts who has it, or a shift that asks for it', async () => {
    await book('p1', '2026-03-04T19:00', '2026-03-05T07:00')
    expect(told(await coverage('2026-03-04')).at(1)).toEqual(['04', 'night', surgery, '1/2', 0])
    await book('p1', '2026-03-06T19:00', '2026-03-07T07:00', { specialtyId: surgery })
    expect(told(await coverage('2026-03-06')).at(1)).toEqual(['06', 'night', surgery, '1/2', 1])
  })

  it('knows holidays of all facilities and of this one, and single days before them', async () => {
    await made('/api/holidays', { holidays: [{ date: '2026-05-01', holidayName: 'Labour Day' }] })
    await made('/api/holidays', { hospitalId: 'la', holidays: [{ date: '2026-05-04', holidayName: 'Elsewhere' }] })
    expect(told(await coverage('2026-05-01'))).toEqual([['01', 'night', surgery, '1/2', 0]])
    expect(await coverage('2026-05-04')).toHaveLength(2)
    await made('/api/demand/days', { hospitalId: 'ny', shiftTypeId: 'day', date: '2026-05-01', least: 3, wished: 3 })
    expect(told(await coverage('2026-05-01')).at(0)).toEqual(['01', 'day', null, '3/3', 0])
  })

  it('of a facility that is closed stays what it was until then', async () => {
    const zone = { timeZone: 'America/New_York' }
    const { facility } = await made('/api/facilities', { facilityName: 'Closing Clinic', ...zone })
    const { hospitalId } = facility
    const now = today(new Date(), zone.timeZone)
    const [first, last] = [addDays(now, -2), addDays(now, 2)]
    await made('/api/demand', { hospitalId, shiftTypeId: 'day', from: first, to: last, days: [...EVERY_DAY, null] })
    for (const date of [first, last])
      await made('/api/demand/days', { hospitalId, shiftTypeId: 'night', date, least: 1, wished: 1 })
    const needed = async () =>
      (await coverage(first, last, `&hospitalId=${hospitalId}`)).map((line) => `${line.date} ${line.shiftTypeId}`)
    const all = await needed()
    expect(all).toHaveLength(7)
    const { status, body } = await send('DELETE', `/api/facilities/${hospitalId}?version=1`)
    expect([status, body.facility.isActive]).toEqual([200, false])
    expect(await needed()).toEqual(all.filter((line) => line < now))
    expect(all.filter((line) => line < now)).toHaveLength(3)
    await send('PATCH', `/api/facilities/${hospitalId}`, { version: 2, isActive: true })
    expect(await needed()).toEqual(all)
  })

  it('of a facility that was closed before anything was to be needed there says nothing, which is not none', async () => {
    const zone = { timeZone: 'America/New_York' }
    const { facility } = await made('/api/facilities', { facilityName: 'Planned Clinic', ...zone })
    const { hospitalId } = facility
    const now = today(new Date(), zone.timeZone)
    const from = addDays(now, 2)
    await made('/api/demand', { hospitalId, shiftTypeId: 'day', from, to: addDays(now, 4), days: [...EVERY_DAY, null] })
    await made('/api/demand/days', { hospitalId, shiftTypeId: 'night', date: from, least: 1, wished: 1 })
    await send('DELETE', `/api/facilities/${hospitalId}?version=1`)
    const said = await demandSaid(server.store.db, 1, { from: addDays(now, -2), to: from }, [hospitalId])
    expect([...said.keys()]).toEqual([])
  })

  it('is told of the facilities that are asked for', async () => {
    const on = { hospitalId: 'la', shiftTypeId: 'day', date: '2026-06-01', least: 1, wished: 1 }
    await made('/api/demand/days', on)
    expect((await coverage('2026-06-01', '2026-06-01', '&hospitalId=la')).map(({ hospitalId }) => hospitalId)).toEqual([
      'la',
    ])
    expect((await coverage('2026-06-01')).map(({ hospitalId }) => hospitalId)).toEqual(
      ['ny', 'ny', 'la'].toSorted((a, b) => (a > b ? -1 : 1)),
    )
    expect(await coverage('2027-06-01')).toEqual([])
  })

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-03-01', '2026-05-02'],
  ])('is refused from %s to %s', async (from, to) => {
    const { status, body } = await send('GET', `/api/coverage?from=${from}&to=${to}`)
    expect([status, body.issues]).toMatchObject([400, [{ path: 'to' }]])
  })
})
