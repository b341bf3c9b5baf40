import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  for (const person of ['adminA', 'p1', 'p2', 'client', 'adminB'] as const)
    tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

const post = (path: string, body: unknown, person: Person = 'adminA') =>
  server.send('POST', path, { token: tokens[person], body })
const admin = (requestType: string, input: object, person: Person = 'adminA') =>
  post('/api/admin', { requestType, ...input }, person)
const provider = (requestType: string, input: object = {}, person: Person = 'adminA') =>
  post('/api/provider', { requestType, ...input }, person)
const ofMonth = async (inputDate: string) =>
  (await admin('adminCalendarView', { inputDate })).body.adminCalendarView as {
    assignmentId: number
    scheduledDate: string
  }[]
const monthOf = async (providerId: string, inputDate: string) =>
  (await provider('ProviderCalendarView', { providerId, inputDate })).body.providerSchedulerView

const assign = async (providerId: string, hospitalId: string, startsAt: string, endsAt: string) => {
  const { status, body } = await post('/api/assignments', { providerId, hospitalId, startsAt, endsAt })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.assignment as { assignmentId: number; version: number }
}
const goAway = async (providerId: string, startDate: string, endDate: string, leaveDescription: string) => {
  const { status, body } = await post('/api/leave', { providerId, startDate, endDate, leaveDescription })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.leave as { leaveId: number }
}

describeEngine('Provider and Facility', () => {
  it('list the active ones of the account by name, for the filter', async () => {
    expect((await provider('Provider', { accountId: 1 })).body).toEqual({
      providersList: [
        { userId: 'p1', providerName: 'Person p1' },
        { userId: 'p2', providerName: 'Person p2' },
      ],
    })
    expect((await provider('Facility')).body).toEqual({
      facilityList: [
        {
          hospitalId: 'ny',
          facilityName: 'Harbor General',
          timeZone: 'America/New_York',
          code: 'HAR',
          tone: null,
          publishedUntil: null,
        },
        {
          hospitalId: 'la',
          facilityName: 'Mesa Verde Clinic',
          timeZone: 'America/Los_Angeles',
          code: 'MES',
          tone: null,
          publishedUntil: null,
        },
      ],
    })
  })

  it('leave out who is no longer active', async () => {
    const { db } = server.store
    const values = {
      accountId: 1,
      providerId: 'gone',
      providerName: 'Gone',
      sortName: 'gone',
      specialty: null,
      isActive: false,
    }
    await db.insertInto('provider').values(values).execute()
    expect(JSON.stringify((await provider('Provider')).body)).not.toContain('gone')
  })
})

describeEngine('adminCalendarView', () => {
  it('gives at least who, where and on which date, and the shift', async () => {
    const { assignmentId } = await assign('p1', 'ny', '2026-04-07T19:00', '2026-04-08T07:00')
    expect((await admin('adminCalendarView', { inputDate: '2026-04', accountId: 1 })).body).toEqual({
      adminCalendarView: [
        {
          providerName: 'Person p1',
          hospitalName: 'Harbor General',
          facilityCode: 'HAR',
          scheduledDate: '2026-04-07',
          providerId: 'p1',
          assignmentId,
          hospitalId: 'ny',
          startsAt: '2026-04-07T19:00',
          endsAt: '2026-04-08T07:00',
          start: '2026-04-07T23:00:00.000Z',
          end: '2026-04-08T11:00:00.000Z',
          timeZone: 'America/New_York',
          elapsedMinutes: 720,
          shiftType: 'night',
          status: 'confirmed',
          publication: 'published',
          version: 1,
        },
      ],
    })
  })

  it('is ordered by date, then start, then name', async () => {
    await assign('p2', 'ny', '2026-05-02T07:00', '2026-05-02T19:00')
    await assign('p1', 'ny', '2026-05-02T07:00', '2026-05-02T19:00')
    await assign('p2', 'la', '2026-05-01T19:00', '2026-05-02T01:00')
    const rows = (await admin('adminCalendarView', { inputDate: '2026-05' })).body.adminCalendarView
    expect(
      rows.map((row: { scheduledDate: string; providerId: string }) => [row.scheduledDate, row.providerId]),
    ).toEqual([
      ['2026-05-01', 'p2'],
      ['2026-05-02', 'p1'],
      ['2026-05-02', 'p2'],
    ])
  })

  it('counts a shift to the month in which it starts at its facility', async () => {
    // 23:30 on the last day of June: in UTC it is July already, at both.
    await assign('p1', 'ny', '2026-06-30T23:30', '2026-07-01T07:30')
    await assign('p2', 'la', '2026-06-30T23:30', '2026-07-01T07:30')
    await assign('p1', 'la', '2026-06-01T00:00', '2026-06-01T06:00')
    // In New York it is July, in Los Angeles and so for the shift it is not.
    await assign('p2', 'la', '2026-06-30T21:15', '2026-06-30T23:00')
    await assign('p1', 'ny', '2026-07-01T08:00', '2026-07-01T16:00')
    await assign('p1', 'ny', '2026-07-31T19:00', '2026-08-01T07:00')
    expect((await ofMonth('2026-06')).map(({ scheduledDate }) => scheduledDate)).toEqual([
      '2026-06-01',
      '2026-06-30',
      '2026-06-30',
      '2026-06-30',
    ])
    expect((await ofMonth('2026-07')).map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-07-01', '2026-07-31'])
    expect((await monthOf('p1', '2026-06')).map(({ date }: { date: string }) => date)).toEqual([
      '2026-06-01',
      '2026-06-30',
    ])
    expect(await ofMonth('2026-08')).toEqual([])
  })

  it('knows February and the turn of the year', async () => {
    await assign('p1', 'ny', '2028-02-29T19:00', '2028-03-01T07:00')
    await assign('p1', 'ny', '2028-12-31T19:00', '2029-01-01T07:00')
    expect(
      [await ofMonth('2028-02'), await ofMonth('2028-03'), await ofMonth('2029-01')].map((rows) => rows.length),
    ).toEqual([1, 0, 0])
    expect(await ofMonth('2028-12')).toHaveLength(1)
  })

  it('does not show what was cancelled', async () => {
    const { assignmentId, version } = await assign('p1', 'ny', '2026-09-03T07:00', '2026-09-03T19:00')
    expect(await ofMonth('2026-09')).toHaveLength(1)
    const path = `/api/assignments/${assignmentId}?version=${version}`
    expect((await server.send('DELETE', path, { token: tokens.adminA })).status).toBe(200)
    expect(await ofMonth('2026-09')).toEqual([])
    expect(await monthOf('p1', '2026-09')).toEqual([])
  })
})

describeEngine('adminFilterView', () => {
  const pick = async (searchProviderId: unknown, searchHospitalId: unknown, inputDate = '2026-10') => {
    const { status, body } = await admin('adminFilterView', { inputDate, searchProviderId, searchHospitalId })
    expect(status).toBe(200)
    return body.filterViewInfo.map(
      (row: { providerId: string; hospitalId: string }) => `${row.providerId}@${row.hospitalId}`,
    )
  }
  beforeAll(async () => {
    await assign('p1', 'ny', '2026-10-01T07:00', '2026-10-01T19:00')
    await assign('p1', 'la', '2026-10-02T07:00', '2026-10-02T19:00')
    await assign('p2', 'ny', '2026-10-03T07:00', '2026-10-03T19:00')
    await assign('p2', 'la', '2026-11-04T07:00', '2026-11-04T19:00')
  })

  it.each<[string, unknown, unknown, string[]]>([
    ['text joined by commas', 'p1,p2', 'ny,la', ['p1@ny', 'p1@la', 'p2@ny']],
    ['lists', ['p1', 'p2'], ['ny', 'la'], ['p1@ny', 'p1@la', 'p2@ny']],
    ['a list of joined text', ['p1,p2'], 'la', ['p1@la']],
    ['blanks and doubles', ' p1 , p1,,', 'ny ', ['p1@ny']],
    ['one of each', 'p2', 'ny', ['p2@ny']],
    ['nobody as text', '', 'ny,la', []],
    ['nobody as a list', [], ['ny', 'la'], []],
    ['no place as text', 'p1,p2', '', []],
    ['no place as a list', ['p1'], [], []],
    ['neither', '', [], []],
    ['unknown ids', 'p9,%,*', 'ny', []],
  ])('takes a selection given as %s', async (_, providers, places, expected) => {
    expect(await pick(providers, places)).toEqual(expected)
  })

  it('has the rows of the calendar view', async () => {
    const filtered = await admin('adminFilterView', {
      inputDate: '2026-10',
      searchProviderId: 'p1,p2',
      searchHospitalId: 'ny,la',
    })
    expect(filtered.body.filterViewInfo).toEqual(
      (await admin('adminCalendarView', { inputDate: '2026-10' })).body.adminCalendarView,
    )
  })

  it('wants both selections and says which is missing', async () => {
    const { status, body } = await admin('adminFilterView', { inputDate: '2026-10', searchProviderId: 'p1' })
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['searchHospitalId']])
  })
})

describeEngine('ProviderCalendarView', () => {
  const nothing = {
    facilityCode: null,
    facilityTone: null,
    assignmentId: null,
    hospitalId: null,
    startsAt: null,
    endsAt: null,
    start: null,
    end: null,
    timeZone: null,
    elapsedMinutes: null,
    shiftType: null,
    status: null,
    version: null,
  }

  it('has the days with an assignment or leave, null for what is absent, by date', async () => {
    const shift = await assign('p1', 'la', '2027-01-12T07:00', '2027-01-12T19:00')
    await goAway('p1', '2027-01-14', '2027-01-15', 'Vacation')
    expect(await monthOf('p1', '2027-01')).toEqual([
      {
        date: '2027-01-12',
        facilityName: 'Mesa Verde Clinic',
        facilityCode: 'MES',
        facilityTone: null,
        leaveDescription: null,
        assignmentId: shift.assignmentId,
        hospitalId: 'la',
        startsAt: '2027-01-12T07:00',
        endsAt: '2027-01-12T19:00',
        start: '2027-01-12T15:00:00.000Z',
        end: '2027-01-13T03:00:00.000Z',
        timeZone: 'America/Los_Angeles',
        elapsedMinutes: 720,
        shiftType: 'day',
        status: 'confirmed',
        version: 1,
      },
      { date: '2027-01-14', facilityName: null, leaveDescription: 'Vacation', ...nothing },
      { date: '2027-01-15', facilityName: null, leaveDescription: 'Vacation', ...nothing },
    ])
  })

  it('cuts leave that spans months to each month', async () => {
    const leave = await goAway('p1', '2027-02-27', '2027-04-02', 'Parental leave')
    const days = async (month: string) => (await monthOf('p1', month)).map(({ date }: { date: string }) => date)
    expect(await days('2027-02')).toEqual(['2027-02-27', '2027-02-28'])
    const march = await days('2027-03')
    expect([march.length, march[0], march.at(-1)]).toEqual([31, '2027-03-01', '2027-03-31'])
    expect(await days('2027-04')).toEqual(['2027-04-01', '2027-04-02'])
    expect(await days('2027-05')).toEqual([])
    await server.send('DELETE', `/api/leave/${leave.leaveId}?version=1`, { token: tokens.adminA })
    expect(await days('2027-03')).toEqual([])
  })

  it('shows two shifts of one day in the order of their start', async () => {
    await assign('p2', 'ny', '2027-06-05T14:00', '2027-06-05T18:00')
    await assign('p2', 'ny', '2027-06-05T07:00', '2027-06-05T11:00')
    const rows = await monthOf('p2', '2027-06')
    expect(rows.map((row: { date: string; startsAt: string }) => [row.date, row.startsAt])).toEqual([
      ['2027-06-05', '2027-06-05T07:00'],
      ['2027-06-05', '2027-06-05T14:00'],
    ])
  })

  it('counts the night of the last day to that month', async () => {
    await assign('p2', 'la', '2027-07-31T23:00', '2027-08-01T07:00')
    expect((await monthOf('p2', '2027-07')).map(({ date }: { date: string }) => date)).toEqual(['2027-07-31'])
    expect(await monthOf('p2', '2027-08')).toEqual([])
  })

  it("is one's own for a provider, anybody's for an admin, nobody's for a client", async () => {
    const ask = async (providerId: string, person: Person) =>
      (await provider('ProviderCalendarView', { providerId, inputDate: '2027-01' }, person)).status
    expect([await ask('p1', 'p1'), await ask('p2', 'p1'), await ask('p1', 'p2')]).toEqual([200, 403, 403])
    expect([await ask('p1', 'adminA'), await ask('nobody', 'adminA'), await ask('p1', 'adminB')]).toEqual([
      200, 404, 404,
    ])
    expect(await ask('client', 'client')).toBe(403)
  })
})

describeEngine('every call of the calendar', () => {
  const CALLS: [string, string, object][] = [
    ['/api/provider', 'Provider', {}],
    ['/api/provider', 'Facility', {}],
    ['/api/provider', 'ProviderCalendarView', { providerId: 'p1', inputDate: '2026-03' }],
    ['/api/admin', 'adminCalendarView', { inputDate: '2026-03' }],
    ['/api/admin', 'adminFilterView', { inputDate: '2026-03', searchProviderId: 'p1', searchHospitalId: 'ny' }],
    ['/api/user', 'ValidateUser', { userName: 'admina@example.test' }],
  ]
  it.each(CALLS)('%s %s wants a sign-in and its exact word', async (path, requestType, input) => {
    expect((await post(path, { requestType, ...input })).status).toBe(200)
    expect((await server.send('POST', path, { body: { requestType, ...input } })).status).toBe(401)
    for (const other of [
      undefined,
      null,
      '',
      requestType.toUpperCase(),
      `${requestType} `,
      'toString',
      [requestType],
      7,
    ]) {
      const { status, body } = await post(path, { requestType: other, ...input })
      expect([status, body.issues[0].path]).toEqual([400, 'requestType'])
    }
  })

  it.each([
    '2026-13',
    '2026-00',
    '2026-3',
    '2026',
    '2026-03-01',
    'March',
    '',
    '0000-01',
    ' 2026-03',
    202603,
    null,
    ['2026-03'],
  ])('refuses %j as a month and names the field', async (inputDate) => {
    for (const [path, requestType, input] of CALLS.filter(([, , input]) => 'inputDate' in input)) {
      const { status, body } = await post(path, { requestType, ...input, inputDate })
      expect([requestType, status, body.issues?.[0].path]).toEqual([requestType, 400, 'inputDate'])
    }
  })

  it.each(['0001-01', '9999-12'])('answers the far month %s', async (inputDate) => {
    for (const [path, requestType, input] of CALLS.filter(([, , input]) => 'inputDate' in input)) {
      expect((await post(path, { requestType, ...input, inputDate })).status).toBe(200)
    }
  })
})
