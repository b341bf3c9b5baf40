import type { Leave, PersonAway } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the leave of a month', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    token = await server.tokenOf('adminA')
    const { specialtyId } = (await send('POST', '/api/specialties', { specialtyName: 'Surgery' })).body.specialty
    await send('PATCH', '/api/providers/p1', { version: 1, specialtyIds: [specialtyId] })
    await send('PATCH', '/api/providers/p2', { version: 1, hospitalIds: ['ny'] })
    surgery = specialtyId
  })
  afterAll(() => server.close())

  let surgery = ''
  const send = (method: string, path: string, body?: object, as = token) =>
    server.send(method, path, { token: as, ...(body && { body }) })
  const away = async (providerId: string, startDate: string, endDate: string, leaveKindId = 'annual') => {
    const row = { providerId, startDate, endDate, leaveKindId, leaveDescription: 'Away' }
    const { status, body } = await send('POST', '/api/leave', row)
    expect(status).toBe(201)
    return body.leave as Leave
  }
  type Month = { people: PersonAway[]; total: number; awayOn: number[] }
  const month = async (query: string, as = token) =>
    (await send('GET', `/api/leave/month?${query}`, undefined, as)).body as Month
  const names = ({ people }: Month) => people.map(({ providerId }) => providerId)

  it('has everybody by name, with what touches it, and counts each day', async () => {
    const before = await away('p1', '2028-01-30', '2028-02-02')
    const inside = await away('p2', '2028-02-02', '2028-02-03', 'sick')
    const after = await away('p1', '2028-02-28', '2028-03-05')
    await away('p1', '2028-03-20', '2028-03-21')
    const cancelled = await away('p2', '2028-02-10', '2028-02-12')
    await send('DELETE', `/api/leave/${cancelled.leaveId}?version=1`)
    const found = await month('month=2028-02')
    expect([names(found), found.total]).toEqual([['p1', 'p2'], 2])
    expect(found.people.map(({ leave }) => leave)).toEqual([[before, after], [inside]])
    expect(found.people[0]).toMatchObject({ providerName: 'Person p1', specialty: 'Surgery' })
    const awayOn = Array.from({ length: 29 }, (_, at) => ({ 1: 1, 2: 2, 3: 1, 28: 1, 29: 1 })[at + 1] ?? 0)
    expect(found.awayOn).toEqual(awayOn)
    expect((await month('month=2027-02')).awayOn).toHaveLength(28)
  })

  it('is narrowed by name, specialty, facility, kind and to who is away, and counts what is found, on all pages', async () => {
    await away('p1', '2028-05-01', '2028-05-02')
    await away('p2', '2028-05-02', '2028-05-02', 'sick')
    expect(names(await month('month=2028-05&q=PERSON p2'))).toEqual(['p2'])
    expect(names(await month(`month=2028-05&specialtyId=${surgery}`))).toEqual(['p1'])
    expect(names(await month('month=2028-05&hospitalId=la'))).toEqual(['p1'])
    const sick = await month('month=2028-05&leaveKindId=sick')
    expect([names(sick), sick.awayOn[1]]).toEqual([['p2'], 1])
    expect(names(await month('month=2028-06&away=true'))).toEqual([])
    const second = await month('month=2028-05&perPage=1&page=2')
    expect([names(second), second.total, second.awayOn[1]]).toEqual([['p2'], 2, 2])
  })

  it('tells a scheduler of those who may work at theirs, and of nobody else', async () => {
    await away('p1', '2028-08-01', '2028-08-01')
    await away('p2', '2028-08-01', '2028-08-01')
    const planner = await server.tokenOf('plansLa')
    const found = await month('month=2028-08', planner)
    expect([names(found), found.total, found.awayOn[0]]).toEqual([['p1'], 1, 1])
    expect(await month('month=2028-08&hospitalId=ny', planner)).toMatchObject({ people: [], total: 0 })
    expect((await send('GET', '/api/leave/month?month=2028-08', undefined, await server.tokenOf('p1'))).status).toBe(
      403,
    )
  })

  it('wants a month that there is', async () => {
    for (const query of ['', 'month=2028-13', 'month=2028'])
      expect((await send('GET', `/api/leave/month?${query}`)).body.issues[0].path).toBe('month')
  })
})
