import type { Assignment, Conflict, Leave, Provider } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

describeEngine('a scheduler of one facility', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let admin: string
  let planner: string
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    admin = await server.tokenOf('adminA')
    planner = await server.tokenOf('plansLa')
    // p2 works at the other one alone.
    await send(admin, 'PATCH', '/api/providers/p2', { version: 1, hospitalIds: ['ny'] })
  })
  afterAll(() => server.close())

  const send = (token: string, method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const shift = (hospitalId: string, date: string, providerId = 'p1') => ({
    providerId,
    hospitalId,
    startsAt: `${date}T07:00`,
    endsAt: `${date}T19:00`,
  })
  const booked = async (row: object, token = admin) => {
    const answer = await send(token, 'POST', '/api/assignments', row)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.assignment as Assignment
  }

  it('sees what is at theirs, and the people who may work there', async () => {
    const elsewhere = await booked(shift('ny', '2027-03-01'))
    const here = await booked(shift('la', '2027-03-02'), planner)
    const month = { requestType: 'adminCalendarView', inputDate: '2027-03' }
    const rows = (await send(planner, 'POST', '/api/admin', month)).body.adminCalendarView as Assignment[]
    expect(rows.map(({ assignmentId }) => assignmentId)).toEqual([here.assignmentId])
    const filter = {
      ...month,
      requestType: 'adminFilterView',
      searchProviderId: ['p1'],
      searchHospitalId: ['ny', 'la'],
    }
    expect((await send(planner, 'POST', '/api/admin', filter)).body.filterViewInfo).toHaveLength(1)
    const list = await send(planner, 'GET', '/api/assignments?from=2027-03-01&to=2027-03-31')
    expect(list.body).toMatchObject({ total: 1, assignments: [{ hospitalId: 'la' }] })
    expect((await send(planner, 'GET', `/api/assignments/${elsewhere.assignmentId}`)).status).toBe(404)
    const people = (await send(planner, 'GET', '/api/providers')).body.providers as Provider[]
    expect(people.map(({ providerId }) => providerId)).toEqual(['p1'])
    const filters = await send(planner, 'POST', '/api/provider', { requestType: 'Provider' })
    expect(filters.body.providersList).toEqual([{ userId: 'p1', providerName: 'Person p1' }])
    const places = await send(planner, 'POST', '/api/provider', { requestType: 'Facility' })
    expect(places.body.facilityList).toMatchObject([{ hospitalId: 'la' }])
  })

  it('asks nothing past theirs by filters', async () => {
    expect((await send(planner, 'GET', '/api/providers?hospitalId=ny')).body).toEqual({ providers: [], total: 0 })
    expect((await send(planner, 'GET', '/api/providers?hospitalId=la')).body.total).toBe(1)
    expect((await send(planner, 'GET', '/api/providers?credentials=lapsed')).status).toBe(403)
  })

  it('books nobody elsewhere, nobody who may not work there, and moves nothing out of theirs', async () => {
    const wrong = async (row: object, method = 'POST', path = '/api/assignments') => {
      const { status, body } = await send(planner, method, path, row)
      return [status, body.issues?.[0]?.path]
    }
    expect(await wrong(shift('ny', '2027-04-01'))).toEqual([404, 'hospitalId'])
    expect(await wrong(shift('la', '2027-04-01', 'p2'))).toEqual([404, 'providerId'])
    const here = await booked(shift('la', '2027-04-02'), planner)
    const at = `/api/assignments/${here.assignmentId}`
    expect(await wrong({ version: 1, hospitalId: 'ny' }, 'PATCH', at)).toEqual([404, 'hospitalId'])
    expect(await wrong({ version: 1, providerId: 'p2' }, 'PATCH', at)).toEqual([404, 'providerId'])
    const elsewhere = await booked(shift('ny', '2027-04-03'))
    // Whatever version is claimed: it is not there.
    for (const version of [1, 7]) {
      const there = `/api/assignments/${elsewhere.assignmentId}`
      expect(await wrong({ version, note: 'x' }, 'PATCH', there)).toEqual([404, undefined])
      expect((await send(planner, 'DELETE', `${there}?version=${version}`)).status).toBe(404)
    }
    // An admin may have put somebody there who works elsewhere: their shift is the facility's all the same.
    const lent = await booked(shift('la', '2027-04-04', 'p2'))
    expect((await send(planner, 'DELETE', `/api/assignments/${lent.assignmentId}?version=1`)).status).toBe(200)
  })

  it('is told that somebody is busy elsewhere and when, not where', async () => {
    await booked(shift('ny', '2027-05-01'))
    const { status, body } = await send(planner, 'POST', '/api/assignments', shift('la', '2027-05-01'))
    const conflict = body as Extract<Conflict, { reason: 'overlap' }>
    expect(status).toBe(409)
    expect(conflict.message).toContain('Person p1 already works at another facility from 2027-05-01 07:00')
    expect(conflict.facts.shifts).toMatchObject([
      { assignmentId: null, hospitalId: '', facilityName: 'another facility', startsAt: '2027-05-01T07:00' },
    ])
    expect(conflict.conflicts).toEqual([])
    const away = { providerId: 'p1', startDate: '2027-05-01', endDate: '2027-05-01', leaveDescription: 'Away' }
    const leave = await send(planner, 'POST', '/api/leave', away)
    expect([leave.status, leave.body.message]).toEqual([409, expect.stringContaining('another facility')])
    expect(JSON.stringify([body, leave.body])).not.toMatch(/Harbor General|"ny"/)
  })

  it('records leave of who may work there, and of nobody else', async () => {
    const away = { startDate: '2027-06-01', endDate: '2027-06-02', leaveDescription: 'Away' }
    const theirs = await send(admin, 'POST', '/api/leave', { ...away, providerId: 'p2' })
    const { leaveId } = theirs.body.leave as Leave
    expect((await send(planner, 'POST', '/api/leave', { ...away, providerId: 'p2' })).status).toBe(404)
    expect((await send(planner, 'DELETE', `/api/leave/${leaveId}?version=1`)).status).toBe(404)
    expect((await send(planner, 'POST', '/api/leave', { ...away, providerId: 'p1' })).status).toBe(201)
    const list = (await send(planner, 'GET', '/api/leave?from=2027-06-01&to=2027-06-30')).body.leave as Leave[]
    expect(list.map(({ providerId }) => providerId)).toEqual(['p1'])
  })

  it('reads the history of theirs without what was elsewhere', async () => {
    const moved = await booked(shift('ny', '2027-07-01'))
    const at = `/api/assignments/${moved.assignmentId}`
    expect((await send(planner, 'GET', `${at}/history`)).status).toBe(404)
    await send(admin, 'PATCH', at, { version: 1, hospitalId: 'la' })
    const { entries } = (await send(planner, 'GET', `${at}/history`)).body
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toMatch(/Harbor General|"ny"/)
    expect(entries[1].after).toMatchObject({ hospitalId: 'la' })
  })

  it('says what is needed at theirs, and sees nothing of what is needed elsewhere', async () => {
    const week = {
      from: '2027-09-01',
      to: '2027-09-30',
      days: Array.from({ length: 8 }, () => ({ least: 1, wished: 2 })),
    }
    const line = (hospitalId: string) => ({ hospitalId, shiftTypeId: 'day', specialtyId: null, ...week })
    const there = (await send(admin, 'POST', '/api/demand', line('ny'))).body.demand
    expect((await send(planner, 'POST', '/api/demand', line('ny'))).status).toBe(404)
    expect((await send(planner, 'POST', '/api/demand', line('la'))).status).toBe(201)
    expect((await send(planner, 'GET', '/api/demand')).body).toMatchObject({ total: 1, demand: [{ hospitalId: 'la' }] })
    expect((await send(planner, 'PATCH', `/api/demand/${there.demandId}`, { version: 1, to: null })).status).toBe(404)
    const both = { change: [{ demandId: there.demandId, version: 1, to: null }] }
    expect((await send(planner, 'POST', '/api/demand/save', both)).status).toBe(404)
    const day = { shiftTypeId: 'day', specialtyId: null, date: '2027-09-02', least: 3, wished: 3 }
    const other = (await send(admin, 'POST', '/api/demand/days', { ...day, hospitalId: 'ny' })).body.demandDay
    expect((await send(planner, 'DELETE', `/api/demand/days/${other.demandDayId}?version=1`)).status).toBe(404)
    expect((await send(planner, 'GET', '/api/demand/days')).body.total).toBe(0)
    for (const named of ['', '&hospitalId=ny', '&hospitalId=ny,la']) {
      const { body } = await send(planner, 'GET', `/api/coverage?from=2027-09-01&to=2027-09-03${named}`)
      expect(JSON.stringify(body)).not.toContain('"ny"')
    }
    await send(admin, 'POST', '/api/holidays', {
      hospitalId: 'ny',
      holidays: [{ date: '2027-09-06', holidayName: 'There' }],
    })
    await send(admin, 'POST', '/api/holidays', {
      hospitalId: null,
      holidays: [{ date: '2027-09-07', holidayName: 'All' }],
    })
    expect((await send(planner, 'GET', '/api/holidays')).body).toMatchObject({
      total: 1,
      holidays: [{ holidayName: 'All' }],
    })
  })

  it('plans at once where an admin says, and nowhere once they are none any more', async () => {
    const read = async () => (await send(admin, 'GET', '/api/users?q=plansla')).body.users[0]
    const change = async (body: object) =>
      send(admin, 'PATCH', '/api/users/plansLa', { version: (await read()).version, ...body })
    expect((await change({ hospitalIds: [] })).body.issues[0].path).toBe('hospitalIds')
    expect((await change({ hospitalIds: ['az'] })).body.issues[0].path).toBe('hospitalIds')
    const both = await change({ hospitalIds: ['ny', 'la', 'ny'] })
    expect(both.body.user.facilities).toEqual([
      { hospitalId: 'ny', facilityName: 'Harbor General' },
      { hospitalId: 'la', facilityName: 'Mesa Verde Clinic' },
    ])
    await booked(shift('ny', '2027-08-01'), planner)
    const [entry] = (await send(admin, 'GET', '/api/audit?objectType=user&objectId=plansLa&perPage=1')).body.entries
    expect(entry).toMatchObject({ action: 'user.roles-changed', before: { facilities: [{ hospitalId: 'la' }] } })
    const none = await change({ roles: ['Client'] })
    expect(none.body.user).toMatchObject({ roles: ['Client'], facilities: [] })
    expect((await send(planner, 'GET', '/api/facilities')).status).toBe(403)
    expect((await change({ roles: ['Scheduler'] })).body.issues[0].path).toBe('hospitalIds')
  })

  it('is invited with the facilities where they will plan', async () => {
    const guest = { email: 'new.planner@example.test', fullName: 'New Planner', roles: ['Scheduler'] }
    expect((await send(admin, 'POST', '/api/users', guest)).body.issues[0].path).toBe('hospitalIds')
    const made = await send(admin, 'POST', '/api/users', { ...guest, hospitalIds: ['la'] })
    expect(made.body.user).toMatchObject({ state: 'invited', facilities: [{ hospitalId: 'la' }] })
    expect((await send(admin, 'DELETE', `/api/users/${made.body.user.userId}/invitation`)).status).toBe(200)
  })
})
