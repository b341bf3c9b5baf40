import { gzipSync } from 'node:zlib'
import type { Board } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('the board', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<Person, string>
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'plansLa'] as const) tokens[person] = await server.tokenOf(person)
    await made('/api/specialties', { specialtyName: 'Surgery' })
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, person: Person = 'adminA') =>
    server.send(method, path, { token: tokens[person], ...(body && { body }) })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect([path, answer.status, answer.body]).toEqual([path, 201, expect.anything()])
    return answer.body
  }
  const book = async (providerId: string, hospitalId: string, startsAt: string, endsAt: string, more: object = {}) =>
    (await made('/api/assignments', { providerId, hospitalId, startsAt, endsAt, ...more })).assignment
  const read = async (from: string, to: string, query = '', person: Person = 'adminA') => {
    const { status, body } = await send('GET', `/api/board?from=${from}&to=${to}${query}`, undefined, person)
    expect([status, body]).toEqual([200, expect.anything()])
    return body as Board
  }
  /** Who works where and when, as one reads it. */
  const told = ({ people, facilities, shifts }: Board) =>
    shifts.assignmentId.map((_, at) =>
      [
        people[shifts.person[at] ?? -1]?.providerId,
        facilities[shifts.facility[at] ?? -1]?.hospitalId,
        shifts.startsAt[at],
      ].join(' '),
    )

  it('says who works what, column by column, with what the columns speak of', async () => {
    const night = await book('p1', 'ny', '2026-03-07T19:00', '2026-03-08T07:00', { note: 'Bring the keys' })
    const day = await book('p2', 'la', '2026-03-09T07:00', '2026-03-09T19:00')
    const board = await read('2026-03-07', '2026-03-14')
    expect(board.shifts).toEqual({
      assignmentId: [night.assignmentId, day.assignmentId],
      person: [0, 1],
      facility: [0, 1],
      startsAt: ['2026-03-07T19:00', '2026-03-09T07:00'],
      endsAt: ['2026-03-08T07:00', '2026-03-09T19:00'],
      // The clocks go forward in that night.
      elapsedMinutes: [660, 720],
      shiftTypeId: ['night', 'day'],
      specialtyId: [null, null],
      version: [1, 1],
      flags: [1, 0],
    })
    expect(board.facilities.map(({ hospitalId, code, timeZone }) => [hospitalId, code, timeZone])).toEqual([
      ['ny', 'HAR', 'America/New_York'],
      ['la', 'MES', 'America/Los_Angeles'],
    ])
    expect(board.shiftTypes.map(({ shiftTypeId, letters }) => [shiftTypeId, letters])).toEqual([
      ['call', '24'],
      ['day', 'D'],
      ['night', 'N'],
      ['custom', 'C'],
    ])
    expect(board.specialties.map(({ specialtyName }) => specialtyName)).toEqual(['Surgery'])
  })

  it('says what is agreed with people, when they are away, and which days are holidays', async () => {
    const { specialties } = await read('2026-04-01', '2026-04-30')
    await send('PATCH', '/api/providers/p2', {
      version: 1,
      hospitalIds: ['la'],
      specialtyIds: [specialties[0]?.specialtyId],
      lastDay: '2026-12-31',
    })
    const contract = { providerId: 'p2', validFrom: '2026-04-10', fte: 0.8, targetHours: 32 }
    await made('/api/contracts', contract)
    await made('/api/leave', {
      providerId: 'p1',
      startDate: '2026-03-30',
      endDate: '2026-04-02',
      leaveDescription: 'Lakes',
    })
    await made('/api/holidays', { hospitalId: 'la', holidays: [{ date: '2026-04-03', holidayName: 'Good Friday' }] })
    const { people, leave, holidays } = await read('2026-04-01', '2026-04-30')
    expect(people[1]).toEqual({
      providerId: 'p2',
      providerName: 'Person p2',
      specialtyIds: [specialties[0]?.specialtyId],
      hospitalIds: ['la'],
      contracts: [{ validFrom: '2026-04-10', validTo: null, fte: 0.8, targetHours: 32 }],
      lastDay: '2026-12-31',
      isActive: true,
    })
    expect(leave).toMatchObject([{ person: 0, startDate: '2026-03-30', endDate: '2026-04-02', leaveKindId: 'other' }])
    expect(holidays).toEqual([{ date: '2026-04-03', hospitalId: 'la', holidayName: 'Good Friday' }])
    expect((await read('2026-04-11', '2026-04-12')).leave).toEqual([])
    expect((await read('2026-03-01', '2026-03-31')).people[1]?.contracts).toEqual([])
  })

  it('has what began before and still runs, and nothing that has ended or comes later', async () => {
    await book('p1', 'ny', '2026-05-08T19:00', '2026-05-09T07:00')
    await book('p1', 'ny', '2026-05-09T20:00', '2026-05-10T00:00')
    await book('p2', 'la', '2026-05-12T19:00', '2026-05-13T07:00')
    await book('p2', 'la', '2026-05-14T07:00', '2026-05-14T19:00')
    expect(told(await read('2026-05-09', '2026-05-13'))).toEqual([
      'p1 ny 2026-05-08T19:00',
      'p1 ny 2026-05-09T20:00',
      'p2 la 2026-05-12T19:00',
    ])
    expect(told(await read('2026-05-10', '2026-05-11'))).toEqual([])
    const [cancelled] = (await read('2026-05-14', '2026-05-14')).shifts.assignmentId
    await send('DELETE', `/api/assignments/${cancelled}?version=1`)
    expect(told(await read('2026-05-14', '2026-05-14'))).toEqual([])
  })

  it('narrows people, and shows those who are left with all of their shifts', async () => {
    await book('p1', 'la', '2026-06-01T07:00', '2026-06-01T19:00')
    await book('p1', 'ny', '2026-06-02T07:00', '2026-06-02T19:00')
    const ids = ({ people }: Board) => people.map(({ providerId }) => providerId)
    expect(ids(await read('2026-06-01', '2026-06-30'))).toEqual(['p1', 'p2'])
    // Who works at the other one alone is not there; who may work anywhere is, with what is elsewhere.
    const ny = await read('2026-06-01', '2026-06-30', '&hospitalId=ny')
    expect(ids(ny)).toEqual(['p1'])
    expect(told(ny)).toEqual(['p1 la 2026-06-01T07:00', 'p1 ny 2026-06-02T07:00'])
    const trained = ny.specialties[0]?.specialtyId ?? ''
    expect(ids(await read('2026-06-01', '2026-06-30', `&specialtyId=${trained}`))).toEqual(['p2'])
    expect(ids(await read('2026-06-01', '2026-06-30', '&q=pérson%20P2'))).toEqual(['p2'])
    expect(ids(await read('2026-06-01', '2026-06-30', '&q=%25'))).toEqual([])
  })

  it('has what is open as what is asked for, and what anybody can take', async () => {
    const at = (hour: string) => ['2026-06-20T' + hour, '2026-06-20T19:00'] as const
    const { specialty } = await made('/api/specialties', { specialtyName: 'Cardiology' })
    const { specialties } = await read('2026-06-20', '2026-06-20')
    const surgery = specialties.find(({ specialtyName }) => specialtyName === 'Surgery')?.specialtyId
    const open = (startsAt: string, endsAt: string, specialtyId?: string) =>
      made('/api/assignments', { providerId: null, hospitalId: 'ny', startsAt, endsAt, specialtyId })
    await open(...at('07:00'), surgery)
    await open(...at('08:00'), specialty.specialtyId)
    await open(...at('09:00'))
    const starts = async (query: string) =>
      (await read('2026-06-20', '2026-06-20', query)).shifts.startsAt.map((wall) => wall.slice(11))
    expect(await starts('')).toEqual(['07:00', '08:00', '09:00'])
    expect(await starts(`&specialtyId=${surgery}`)).toEqual(['07:00', '09:00'])
    expect(await starts(`&specialtyId=${surgery}&hospitalId=la`)).toEqual([])
  })

  it('keeps who works there although they left, or may no longer', async () => {
    await book('p1', 'ny', '2026-07-01T07:00', '2026-07-01T19:00')
    const { db } = server.store
    await db.updateTable('provider').set({ isActive: false }).where('providerId', '=', 'p1').execute()
    expect((await read('2026-07-01', '2026-07-31')).people.map((one) => [one.providerId, one.isActive])).toEqual([
      ['p1', false],
      ['p2', true],
    ])
    expect((await read('2026-08-01', '2026-08-31')).people.map(({ providerId }) => providerId)).toEqual(['p2'])
    await db.updateTable('provider').set({ isActive: true }).where('providerId', '=', 'p1').execute()
  })

  it('shows a scheduler what is at theirs, and another account its own', async () => {
    const mine = await read('2026-06-01', '2026-06-30', '', 'plansLa')
    expect(told(mine)).toEqual(['p1 la 2026-06-01T07:00'])
    expect(mine.facilities.map(({ hospitalId }) => hospitalId)).toEqual(['la'])
    const none = await read('2026-06-01', '2026-06-30', '&hospitalId=ny', 'plansLa')
    const lock = { hospitalId: 'ny', from: '2026-06-10', to: '2026-06-12', reason: 'Paid' }
    await made('/api/locks', lock)
    await made('/api/locks', { ...lock, hospitalId: null, from: '2026-05-20', to: '2026-06-01', reason: 'Moving' })
    const everywhere = { hospitalId: null, from: '2026-05-20', to: '2026-06-01', reason: 'Moving' }
    expect((await read('2026-06-01', '2026-06-30')).closed).toEqual([everywhere, lock])
    expect((await read('2026-06-01', '2026-06-30', '', 'plansLa')).closed).toEqual([everywhere])
    expect((await read('2026-06-02', '2026-06-09')).closed).toEqual([])
    expect([none.people, none.shifts.assignmentId]).toEqual([[], []])
    expect((await read('2026-04-01', '2026-04-30', '', 'plansLa')).people[1]?.hospitalIds).toEqual(['la'])
    const theirs = await read('2026-06-01', '2026-06-30', '', 'adminB')
    expect(theirs.people.map(({ providerId }) => providerId)).toEqual(['q1'])
    expect([theirs.shifts.assignmentId, theirs.leave, theirs.specialties, theirs.holidays]).toEqual([[], [], [], []])
  })

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-03-01', '2026-06-01'],
  ])('is refused from %s to %s', async (from, to) => {
    const { status, body } = await send('GET', `/api/board?from=${from}&to=${to}`)
    expect([status, body.issues]).toMatchObject([400, [{ path: 'to' }]])
    expect((await send('GET', `/api/board?from=${from}`)).body.issues).toMatchObject([{ path: 'to' }])
  })

  it('of a thousand people with twenty shifts each is small on the line', async () => {
    const { db } = server.store
    const people = Array.from({ length: 1_000 }, (_, at) => `many${at}`)
    await db
      .insertInto('provider')
      .values(
        people.map((providerId) => ({
          accountId: 2,
          providerId,
          providerName: `Somebody ${providerId}`,
          sortName: `somebody ${providerId}`,
          specialty: null,
        })),
      )
      .execute()
    for (let day = 0; day < 20; day += 1) {
      const date = addDays('2027-03-01', day)
      // Nobody is on at the same hours as everybody else.
      await sql`
        insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during,
          scheduled_date, shift_type)
        select 2, provider_id, 'az', s, s + interval '12 hours', 'America/Phoenix',
          tstzrange(s at time zone 'America/Phoenix', (s + interval '12 hours') at time zone 'America/Phoenix'),
          ${date}::date, 'day'
        from (select provider_id, ${date}::date + interval '6 hours' + hashtext(provider_id || ${date}) % 12 * interval '15 minutes' as s
          from provider where account_id = 2 and provider_id like 'many%') as one`.execute(db)
    }
    const board = await read('2027-03-01', '2027-03-31', '', 'adminB')
    expect(board.shifts.assignmentId).toHaveLength(20_000)
    expect(gzipSync(JSON.stringify(board)).length).toBeLessThan(250_000)
  })

  it('marks what was booked against a warning', async () => {
    const first = await book('p1', 'ny', '2027-06-01T07:00', '2027-06-01T19:00')
    const rule = { kind: 'rest', severity: 'warn', override: 'reason', parameters: { minutes: 600 } }
    const { body } = await send('POST', '/api/rules', rule)
    const near = { providerId: 'p1', hospitalId: 'ny', startsAt: '2027-06-01T22:00', endsAt: '2027-06-02T06:00' }
    const proposal = { mode: 'commit', changes: [{ kind: 'create', ...near }] }
    const refused = await send('POST', '/api/proposals', proposal)
    const overrides = refused.body.facts.verdicts.map(({ key }: { key: string }) => ({
      verdictKey: key,
      reason: 'Nobody else can',
    }))
    expect((await send('POST', '/api/proposals', { ...proposal, overrides })).status).toBe(200)
    const { shifts } = await read('2027-06-01', '2027-06-02')
    expect(shifts).toMatchObject({ startsAt: ['2027-06-01T07:00', '2027-06-01T22:00'], flags: [0, 16] })
    expect(shifts.assignmentId[0]).toBe(first.assignmentId)
    const { ruleId, version } = body.rule
    expect((await send('DELETE', `/api/rules/${ruleId}?version=${version}`)).status).toBe(200)
  })

  it('marks drafts and changes, and tells a scheduler of their own shifts elsewhere what was published', async () => {
    const horizon = async (publishedUntil: string | null) => {
      const { body } = await send('GET', '/api/facilities/ny')
      const { version } = body.facility
      expect((await send('PATCH', '/api/facilities/ny', { version, publishedUntil })).status).toBe(200)
    }
    const told = await book('p1', 'ny', '2027-05-03T07:00', '2027-05-03T19:00')
    await horizon('2027-05-01')
    await book('p1', 'ny', '2027-05-04T07:00', '2027-05-04T19:00')
    await send('PATCH', `/api/assignments/${told.assignmentId}`, { version: 1, endsAt: '2027-05-03T20:00' })
    expect((await read('2027-05-03', '2027-05-04')).shifts).toMatchObject({
      endsAt: ['2027-05-03T20:00', '2027-05-04T19:00'],
      flags: [8, 4],
    })
    await server.store.db.insertInto('userRole').values({ accountId: 1, userId: 'p1', roleName: 'Scheduler' }).execute()
    await server.store.db.insertInto('userFacility').values({ accountId: 1, userId: 'p1', hospitalId: 'la' }).execute()
    tokens.p1 = await server.tokenOf('p1')
    const own = await read('2027-05-03', '2027-05-04', '', 'p1')
    expect(own.shifts).toMatchObject({ endsAt: ['2027-05-03T19:00'], flags: [0], version: [1] })
    await send('POST', '/api/publications', { from: '2027-05-03', to: '2027-05-04' })
    expect((await read('2027-05-03', '2027-05-04')).shifts).toMatchObject({ flags: [0, 0] })
    await horizon(null)
  })
  it('says what people have been told of and work no more, or on another day or elsewhere, until they are told', async () => {
    const horizon = async (publishedUntil: string | null) => {
      for (const path of ['/api/facilities/ny', '/api/facilities/la']) {
        const { body } = await send('GET', path)
        await send('PATCH', path, { version: body.facility.version, publishedUntil })
      }
    }
    const days = ['2028-05-02', '2028-05-03', '2028-05-04', '2028-05-05', '2028-05-06']
    const [cancelled, given, moved, longer, elsewhere] = await Promise.all(
      days.map((date) => book('p1', 'ny', `${date}T07:00`, `${date}T19:00`)),
    )
    await horizon('2028-05-01')
    const change = (of: typeof given, to: object) =>
      send('PATCH', `/api/assignments/${of.assignmentId}`, { version: of.version, ...to })
    await send('DELETE', `/api/assignments/${cancelled.assignmentId}?version=1`)
    await change(given, { providerId: null })
    await change(moved, { startsAt: '2028-05-09T07:00', endsAt: '2028-05-09T19:00' })
    await change(longer, { endsAt: '2028-05-05T20:00' })
    expect(await change(elsewhere, { hospitalId: 'la' })).toMatchObject({ status: 200 })
    const draft = await book('p1', 'ny', '2028-05-10T07:00', '2028-05-10T19:00')
    await send('DELETE', `/api/assignments/${draft.assignmentId}?version=1`)
    const removed = async (query = '', person: Person = 'adminA') => {
      const board = await read('2028-05-03', '2028-05-12', query, person)
      return board.removed.map((one) => [
        board.people[one.person]?.providerId,
        board.facilities[one.facility]?.hospitalId,
        one,
      ])
    }
    const was = (of: typeof given) => [
      'p1',
      'ny',
      expect.objectContaining({
        assignmentId: of.assignmentId,
        startsAt: of.startsAt,
        endsAt: of.endsAt,
        shiftTypeId: 'day',
      }),
    ]
    expect(await removed()).toEqual([was(given), was(moved), was(elsewhere)])
    expect((await read('2028-05-01', '2028-05-02')).removed).toMatchObject([{ assignmentId: cancelled.assignmentId }])
    const listed = async (person: Person = 'adminA') => {
      const { body } = await send(
        'GET',
        '/api/assignments?from=2028-05-01&to=2028-05-12&status=removed',
        undefined,
        person,
      )
      return body
    }
    // As they were told of it, in a list too.
    expect(await listed()).toMatchObject({
      assignments: [cancelled, given, moved, elsewhere].map(({ assignmentId, startsAt }) => ({
        assignmentId,
        startsAt,
        providerId: 'p1',
        status: 'confirmed',
        publication: 'changed',
      })),
      total: 4,
    })
    // Where they do not plan it is not theirs to know, nor of their own shifts before they are told.
    expect(await removed('', 'plansLa')).toEqual([])
    for (const person of ['plansLa', 'p1'] as const) expect(await listed(person)).toEqual({ assignments: [], total: 0 })
    // Who may not work there any more has a row as long as somebody expects them there.
    const worksAt = async (...hospitalIds: string[]) => {
      const { body } = await send('GET', '/api/providers/p1')
      return send('PATCH', '/api/providers/p1', { version: body.provider.version, hospitalIds })
    }
    expect(await worksAt('la')).toMatchObject({ status: 200 })
    expect(await removed('&hospitalId=ny')).toEqual([was(given), was(moved), was(elsewhere)])
    expect(
      (await read('2028-07-01', '2028-07-31', '&hospitalId=ny')).people.map(({ providerId }) => providerId),
    ).not.toContain('p1')
    await worksAt()
    await send('POST', '/api/publications', { from: days[0], to: '2028-05-12' })
    expect(await removed()).toEqual([])
    await horizon(null)
  })
})
