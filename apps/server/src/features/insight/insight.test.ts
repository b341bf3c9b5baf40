import type { InsightCoverage, InsightFairness, InsightHours, InsightRows, InsightToday } from '@onward/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

// A Wednesday, 10:00 in New York and 07:00 in Los Angeles.
const NOW = new Date('2027-03-17T14:00:00Z')
const WEEK = 'from=2027-03-15&to=2027-03-21'
const everyDay = (least: number, wished = least) => [...Array.from({ length: 7 }, () => ({ least, wished })), null]

describeEngine('insight', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<Person, string>
  beforeAll(async () => {
    server = await openApp({}, { now: () => NOW })
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'plansNy', 'plansLa', 'p1', 'client'] as const)
      tokens[person] = await server.tokenOf(person)
    await made('/api/demand', {
      hospitalId: 'ny',
      shiftTypeId: 'day',
      from: '2027-03-01',
      to: '2027-04-30',
      days: everyDay(2, 3),
    })
    await made('/api/demand', {
      hospitalId: 'ny',
      shiftTypeId: 'night',
      from: '2027-03-16',
      to: '2027-03-17',
      days: everyDay(1),
    })
    // Tuesday: nobody for one of the two, and that is over. Wednesday: one is there, one is looked for.
    await book('p1', 'ny', '2027-03-16T07:00', '2027-03-16T19:00')
    await book('p1', 'ny', '2027-03-17T07:00', '2027-03-17T19:00')
    await book(null, 'ny', '2027-03-17T07:00', '2027-03-17T19:00')
    await book('p2', 'ny', '2027-03-17T19:00', '2027-03-18T07:00')
    // Los Angeles says nothing of what it needs.
    await book('p2', 'la', '2027-03-16T08:00', '2027-03-16T18:00')
    await book(null, 'la', '2027-03-18T07:00', '2027-03-18T19:00')
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, person: Person = 'adminA') =>
    server.send(method, path, { token: tokens[person], ...(body && { body }) })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect([path, answer.status, answer.body]).toEqual([path, 201, expect.anything()])
    return answer.body
  }
  const book = async (providerId: string | null, hospitalId: string, startsAt: string, endsAt: string) =>
    (await made('/api/assignments', { providerId, hospitalId, startsAt, endsAt })).assignment
  const read = async <Answer>(path: string, person: Person = 'adminA') => {
    const { status, body } = await send('GET', `/api/insight/${path}`, undefined, person)
    expect([path, status, body]).toEqual([path, 200, expect.anything()])
    return body as Answer
  }
  const told = ({ rows }: InsightRows) =>
    rows.map(({ date, startsAt, hospitalId, providerId, state }) =>
      [date.slice(-2), startsAt?.slice(11), hospitalId, providerId, state].join(' '),
    )

  it('says what is there now, what comes and what is missing', async () => {
    const today = await read<InsightToday>('today?timeZone=America/New_York')
    expect(today).toMatchObject({
      asOf: NOW.toISOString(),
      today: '2027-03-17',
      isPartial: false,
      now: { onDuty: 1, facilities: 1, required: 2, filled: 1, open: 1, notPosted: 0 },
      starting: { count: 1 },
      // Today one, and two each on the three days after it: the last one begins within 72 hours.
      short: { open: 1, notPosted: 6, beyond: 1 },
    })
    expect(today.starting.rows.map(({ providerId, startsAt }) => [providerId, startsAt])).toEqual([
      ['p2', '2027-03-17T19:00'],
    ])
    expect(today.facilities.map(({ hospitalId, saysDemand }) => [hospitalId, saysDemand])).toEqual([
      ['ny', true],
      ['la', false],
    ])
    expect(today.cells.map(({ date, half, required, filled, isNow }) => [date, half, required, filled, isNow])).toEqual(
      expect.arrayContaining([
        ['2027-03-17', 'day', 2, 1, true],
        ['2027-03-17', 'night', 1, 1, false],
      ]),
    )
    const at = (hour: string) => today.hours.find((one) => one.at === hour)
    expect(at('2027-03-17T10:00:00.000Z')).toMatchObject({ onDuty: 0, required: 1 })
    expect(at('2027-03-17T11:00:00.000Z')).toMatchObject({ onDuty: 1, required: 2 })
    expect(at('2027-03-17T23:00:00.000Z')).toMatchObject({ onDuty: 1, required: 1 })
  })

  it('does not call missing what has passed, nor full what nobody asked for', async () => {
    const { total, unasked, byFacility, facilities, byPartOfDay, byWeekday, byMonth } = await read<InsightCoverage>(
      `coverage?${WEEK}`,
    )
    expect(total).toEqual({
      required: 16,
      filled: 3,
      filledDrafts: 0,
      open: 1,
      openDrafts: 0,
      notPosted: 8,
      unfilled: 4,
      wished: 0,
      over: 0,
      beyond: 0,
    })
    expect(unasked).toBe(2)
    expect(byFacility.map(({ hospitalId }) => hospitalId)).toEqual(['ny'])
    expect(facilities.find(({ hospitalId }) => hospitalId === 'la')?.saysDemand).toBe(false)
    const days = byWeekday.map(({ weekday, required, filled }) => [weekday, required, filled])
    // Two a day, and a night each on Tuesday and Wednesday.
    expect(days.slice(0, 4)).toEqual([
      [0, 2, 0],
      [1, 2, 0],
      [2, 3, 1],
      [3, 3, 2],
    ])
    expect(byMonth.map(({ month, required }) => [month, required])).toEqual([['2027-03', 16]])
    expect(byPartOfDay.map(({ partOfDay, required, filled }) => [partOfDay, required, filled])).toEqual([
      ['day', 14, 2],
      ['night', 2, 1],
    ])
  })

  it('lists what is missing, with and without a shift', async () => {
    const rows = await read<InsightRows>(`coverage/shifts?${WEEK}&figure=missing&date=2027-03-16&until=2027-03-17`)
    expect(told(rows)).toEqual(['16 07:00 ny  unfilled', '16 19:00 ny  unfilled', '17 07:00 ny  open'])
    expect(rows).toMatchObject({ total: 3, sum: 3 })
    expect(rows.rows.map(({ assignmentId }) => assignmentId === null)).toEqual([true, true, false])
  })

  it('says the days before beside, of the same number or of the year before', async () => {
    const before = async (word: string) => (await read<InsightCoverage>(`coverage?${WEEK}&compare=${word}`)).before
    expect(await before('before')).toMatchObject({ from: '2027-03-08', to: '2027-03-14', total: { required: 14 } })
    expect(await before('year')).toMatchObject({ from: '2026-03-15', to: '2026-03-21', total: { required: 0 } })
  })

  it('counts hours as they pass, and overtime by the week of the account', async () => {
    await made('/api/contracts', { providerId: 'p1', validFrom: '2027-01-01', fte: 0.5, targetHours: 14 })
    const { total, rows, against } = await read<InsightHours>(`hours?${WEEK}&overtimeAfter=20`)
    expect(total).toMatchObject({ shifts: 4, minutes: 46 * 60, nights: 1, overtime: 6 * 60 })
    expect(rows.map(({ key, minutes, overtime, target }) => [key, minutes / 60, overtime / 60, target])).toEqual([
      ['p1', 24, 4, 14 * 60],
      ['p2', 22, 2, null],
    ])
    expect(against).toEqual({ people: 1, target: 14 * 60, minutes: 24 * 60 })
    // Of who leaves nothing is expected after their last day, and nothing at all of who had left before.
    const targetsUntil = async (lastDay: string | null) => {
      await server.store.db.updateTable('provider').set({ lastDay }).where('providerId', '=', 'p1').execute()
      const left = await read<InsightHours>(`hours?${WEEK}`)
      return [left.rows.find(({ key }) => key === 'p1')?.target, left.against.target]
    }
    expect(await targetsUntil('2027-03-17')).toEqual([6 * 60, 6 * 60])
    expect(await targetsUntil('2027-03-14')).toEqual([null, 0])
    expect(await targetsUntil(null)).toEqual([14 * 60, 14 * 60])
    // What is worked at one facility, as one thing or of one kind is no answer to a contract of all.
    for (const part of ['hospitalId=ny', 'specialtyId=none', 'shiftTypeIds=day']) {
      const narrowed = await read<InsightHours>(`hours?${WEEK}&${part}`)
      expect([part, narrowed.rows.flatMap(({ target }) => target ?? [])]).toEqual([part, []])
      expect([part, narrowed.against]).toEqual([part, { people: 0, target: 0, minutes: 0 }])
    }
    const here = await read<InsightHours>(`hours?${WEEK}`, 'plansNy')
    expect([here.rows.find(({ key }) => key === 'p1')?.minutes, here.against.people]).toEqual([24 * 60, 0])
    const columnOf = async (words: string) => {
      const { body } = await send('GET', `/api/export/insight/hours?${WEEK}${words}`)
      const lines: string[] = String(body).trim().split('\r\n')
      return lines.map((line) => line.split(',').at(-1))
    }
    expect(await columnOf('')).toEqual(['target', String(14 * 60), '', ''])
    expect(await columnOf('&hospitalId=ny')).toEqual(['target', '', '', ''])
    const over = await read<InsightRows>(`hours/shifts?${WEEK}&overtimeAfter=20&figure=overtime`)
    expect(over.rows.map(({ providerId, amount }) => [providerId, amount])).toEqual([
      ['p1', 240],
      ['p2', 120],
    ])
    // The clocks went forward in the night before.
    await book('p1', 'ny', '2027-03-13T19:00', '2027-03-14T07:00')
    expect((await read<InsightHours>('hours?from=2027-03-13&to=2027-03-13')).total.minutes).toBe(660)
  })

  it('shares burdens by weight, and finds short rests', async () => {
    await book('p2', 'la', '2027-03-18T12:00', '2027-03-18T16:00')
    const { people, total, spread } = await read<InsightFairness>(`fairness?${WEEK}`)
    // Out at 07:00 in New York, which is 04:00 there: eight hours of rest.
    expect(total).toMatchObject({ nights: 1, turnarounds: 1, points: 3 })
    expect(people.map(({ providerId, weight, isAssumed, points }) => [providerId, weight, isAssumed, points])).toEqual([
      ['p1', 0.5, false, 0],
      ['p2', 1, true, 3],
    ])
    expect(people[1]?.share.points).toBeCloseTo(2)
    expect(spread.points?.gini).toBeCloseTo(0.5)
    const rows = await read<InsightRows>(`fairness/shifts?${WEEK}&figure=turnarounds`)
    expect(told(rows)).toEqual(['18 12:00 la p2 '])
    // Each month has its days of the range alone: there was nobody's night in those of April.
    const { months } = await read<InsightFairness>('fairness?from=2027-03-16&to=2027-04-02')
    expect(months.map((one) => [one.month, one.total.nights, one.spread.nights?.gini])).toEqual([
      ['2027-03', 1, expect.closeTo(spread.nights?.gini ?? -1)],
      ['2027-04', 0, undefined],
    ])
  })

  it('tells of credentials that end, with the shifts that need them', async () => {
    const { credentialType } = await made('/api/credential-types', { credentialTypeName: 'ACLS' })
    const { credentialTypeId } = credentialType
    await made('/api/requirements', { credentialTypeId, hospitalId: 'ny' })
    await made('/api/credentials', { providerId: 'p1', credentialTypeId, validTo: '2027-03-20' })
    await made('/api/credentials', { providerId: 'p2', credentialTypeId, validTo: '2027-09-20' })
    const shift = await book('p1', 'ny', '2027-03-22T07:00', '2027-03-22T19:00')
    await book('p1', 'la', '2027-03-23T07:00', '2027-03-23T19:00')
    const { credentials } = await read<InsightToday>('today')
    expect(
      credentials.map(({ providerId, validTo, hasEnded, assignmentIds }) => [
        providerId,
        validTo,
        hasEnded,
        assignmentIds,
      ]),
    ).toEqual([['p1', '2027-03-20', false, [shift.assignmentId]]])
    // Whoever plans elsewhere is told nothing of it.
    expect((await read<InsightToday>('today', 'plansLa')).credentials).toEqual([])
    expect((await read<InsightToday>('today', 'adminB')).credentials).toEqual([])
  })

  it('is of their own facilities to who plans there, and of their own account to everybody', async () => {
    const hours = await read<InsightHours>(`hours?${WEEK}`, 'plansLa')
    expect(hours.isPartial).toBe(true)
    expect(hours.total).toMatchObject({ shifts: 2, minutes: 14 * 60 })
    const asked = await read<InsightHours>(`hours?${WEEK}&hospitalId=ny`, 'plansLa')
    expect(asked.total.shifts).toBe(0)
    expect((await read<InsightRows>(`hours/shifts?${WEEK}&figure=shifts&key=p1`, 'plansLa')).total).toBe(0)
    expect((await read<InsightCoverage>(`coverage?${WEEK}`, 'plansLa')).total.required).toBe(0)
    expect((await read<InsightHours>(`hours?${WEEK}`, 'adminB')).total.shifts).toBe(0)
    // Rest and overtime follow from what they see: that somebody was elsewhere before is not given away.
    expect((await read<InsightFairness>(`fairness?${WEEK}`, 'plansLa')).total.turnarounds).toBe(0)
  })

  it('leaves as a file whose rows come to the number', async () => {
    const { body } = await send('GET', `/api/export/insight/hours?${WEEK}&by=facility`)
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?key,name,shifts,minutes/)
    expect(lines.at(-1)).toMatch(/^total,,5,/)
    const divided = await send('GET', `/api/export/insight/hours?${WEEK}&by=facility&and=weekday`)
    const parts = String(divided.body).trim().split('\r\n')
    expect(parts[0]).toMatch(/^\uFEFF?key,name,andKey,andName,shifts,minutes/)
    expect(parts.slice(1).map((line) => line.split(',').slice(0, 6).join(' '))).toEqual([
      'ny Harbor General 2 Tuesday 1 720',
      'ny Harbor General 3 Wednesday 2 1440',
      'la Mesa Verde Clinic 2 Tuesday 1 600',
      'la Mesa Verde Clinic 4 Thursday 1 240',
      'total    5 3000',
    ])
    const rows = await send('GET', `/api/export/insight/coverage/shifts?${WEEK}&figure=missing`)
    expect(rows.status).toBe(200)
    expect(String(rows.body).trim().split('\r\n')).toHaveLength(1 + 13)
    const file = await send('GET', `/api/export/insight/today/shifts?figure=onDuty&format=xlsx`)
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    // Each is called by what it is of.
    const report = await send('GET', `/api/export/insight/hours?${WEEK}`)
    expect([report, rows, file].map(({ headers }) => headers.get('content-disposition'))).toEqual([
      'attachment; filename="insight-hours-2027-03-15-to-2027-03-21.csv"',
      'attachment; filename="insight-coverage-shifts-2027-03-15-to-2027-03-21.csv"',
      expect.stringMatching(/^attachment; filename="insight-today-shifts-\d{4}-\d\d-\d\d\.xlsx"$/),
    ])
  })

  describe('is refused', () => {
    it.each([
      ['coverage?from=2027-03-15&to=2027-03-14', 'to'],
      ['coverage?from=2027-03-15', 'to'],
      ['hours?from=2025-03-15&to=2027-03-14', 'to'],
      ['hours?from=0001-01-01&to=0001-01-05', 'from'],
      [`hours?${WEEK}&by=colour`, 'by'],
      [`hours?${WEEK}&and=colour`, 'and'],
      [`hours?${WEEK}&by=person&and=person`, 'and'],
      [`hours/shifts?${WEEK}&figure=shifts&and=person`, 'and'],
      [`hours?${WEEK}&overtimeAfter=0`, 'overtimeAfter'],
      [`fairness?${WEEK}&restHours=x`, 'restHours'],
      [`fairness/shifts?${WEEK}&figure=nights&month=2027-13`, 'month'],
      ['today?timeZone=Mars/Base', 'timeZone'],
      ['today?asOf=9999-12-31T23:00:00.000Z', 'asOf'],
      ['today/shifts?figure=onDuty&during=0000-01-01T00:00:00.000Z', 'during'],
      ['today/shifts', 'figure'],
      ['today/shifts?figure=onDuty&during=never', 'during'],
      [`coverage/shifts?${WEEK}&figure=none`, 'figure'],
      [`coverage/shifts?${WEEK}&figure=filled&hour=24`, 'hour'],
    ])('%s by the name of %s', async (path, field) => {
      const { status, body } = await send('GET', `/api/insight/${path}`)
      expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [field]])
    })

    it('to who is not signed in or plans nothing', async () => {
      for (const path of ['today', `coverage?${WEEK}`, `hours?${WEEK}`, `fairness?${WEEK}`]) {
        expect((await server.send('GET', `/api/insight/${path}`)).status).toBe(401)
        for (const person of ['p1', 'client'] as const)
          expect((await send('GET', `/api/insight/${path}`, undefined, person)).status).toBe(403)
      }
      const { status, body } = await send('GET', `/api/export/insight/hours?from=2027-03-15&to=2027-03-14`)
      expect([status, body.issues[0].path]).toEqual([400, 'to'])
    })
  })

  it('counts whom nobody has told yet, of what was cancelled or is nobody’s any more too', async () => {
    const cancelled = await book('p1', 'la', '2027-04-20T07:00', '2027-04-20T19:00')
    const opened = await book('p2', 'la', '2027-04-21T07:00', '2027-04-21T19:00')
    const { facility } = (await send('GET', '/api/facilities/la')).body
    await send('PATCH', '/api/facilities/la', { version: facility.version, publishedUntil: '2027-04-10' })
    await send('DELETE', `/api/assignments/${cancelled.assignmentId}?version=${cancelled.version}`)
    await send('PATCH', `/api/assignments/${opened.assignmentId}`, { version: opened.version, providerId: null })
    const { drafts } = await read<InsightToday>('today')
    expect(drafts).toEqual({ drafts: 0, changed: 2, people: 2, from: '2027-04-20', to: '2027-04-21' })
    for (const figure of ['untold', 'changed'])
      expect(told(await read<InsightRows>(`today/shifts?figure=${figure}`))).toEqual([
        '20 07:00 la p1 cancelled',
        '21 07:00 la  ',
      ])
    expect((await read<InsightRows>('today/shifts?figure=drafts')).total).toBe(0)
    // As many as publishing would tell.
    const plan = await send('POST', '/api/publications', { from: '2027-04-11', to: '2027-04-30', dryRun: true })
    const waiting = (plan.body.diffs as { providerId: string | null }[]).flatMap(({ providerId }) => providerId ?? [])
    expect(waiting.toSorted()).toEqual(['p1', 'p2'])
  })
})
