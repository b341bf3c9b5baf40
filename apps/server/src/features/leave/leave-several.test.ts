import { LeaveConflict, type Assignment, type Leave } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp } from '../../../test/app-fixture.ts'
import { NO_DOUBLE_BOOKINGS, doubleBookings, quietDate, wall } from '../../../test/bookings.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

describeEngine('leave of several people', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  let planner: string
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    token = await server.tokenOf('adminA')
    planner = await server.tokenOf('plansLa')
    for (const providerId of ['p3', 'p4'])
      await made('/api/providers', { providerId, providerName: `Person ${providerId}` })
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: object, as = token, headers: Record<string, string> = {}) =>
    server.send(method, path, { token: as, headers, ...(body && { body }) })
  const made = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  let used = 0
  const freshDate = () => quietDate((used += 1))
  const plus = (date: string, days: number) => wall(date, days * 1440).slice(0, 10)
  const shift = async (providerId: string, date: string, hospitalId = 'ny') =>
    (await made('/api/assignments', { providerId, hospitalId, startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }))
      .assignment as Assignment
  const batch = (body: object, as = token, headers: Record<string, string> = {}) =>
    send('POST', '/api/leave/batch', { leaveDescription: 'Retreat', ...body }, as, headers)
  const days = (date: string) => ({ startDate: date, endDate: plus(date, 1) })
  const refusal = (answer: { status: number; body: unknown }) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(409)
    const conflict = parse(LeaveConflict, answer.body)
    if (conflict.reason !== 'inTheWay') throw new Error(conflict.reason)
    return conflict.facts
  }
  const seen = ({ assignmentId, version }: Assignment) => ({ assignmentId, version })
  const cancel = (one: Assignment) => ({ ...seen(one), outcome: 'cancel' })
  const handOver = (one: Assignment, providerId: string) => ({ ...seen(one), outcome: 'handOver', providerId })
  const now = async ({ assignmentId }: Assignment) =>
    (await send('GET', `/api/assignments/${assignmentId}`)).body.assignment as Assignment
  const leaveOn = async (date: string) =>
    (await send('GET', `/api/leave?from=${date}&to=${plus(date, 1)}`)).body.leave as Leave[]

  it('is recorded for each, of one kind, when nothing is in the way', async () => {
    const date = freshDate()
    const { status, body } = await batch({ providerIds: ['p1', 'p2', 'p1'], leaveKindId: 'study', ...days(date) })
    expect(status).toBe(201)
    expect(body.assignments).toEqual([])
    expect(body.leave).toMatchObject([
      { providerId: 'p1', leaveKindId: 'study', version: 1, ...days(date) },
      { providerId: 'p2', leaveKindId: 'study', version: 1, ...days(date) },
    ])
  })

  it('is refused with all that is in the way of all of them, and nothing is written', async () => {
    const date = freshDate()
    const [one, two, three] = [await shift('p1', date), await shift('p1', plus(date, 1), 'la'), await shift('p2', date)]
    const { leave: other } = await made('/api/leave', { providerId: 'p3', leaveDescription: 'Rest', ...days(date) })
    const facts = refusal(await batch({ providerIds: ['p1', 'p2', 'p3', 'p4'], ...days(date) }))
    expect(
      facts.people.map(({ wanted, shifts, leave }) => [wanted.providerId, shifts.map((at) => at.assignmentId), leave]),
    ).toEqual([
      ['p1', [one.assignmentId, two.assignmentId], []],
      ['p2', [three.assignmentId], []],
      ['p3', [], [other]],
    ])
    expect(facts.people[0]?.shifts[0]).toMatchObject({
      facilityName: 'Harbor General',
      version: 1,
      startsAt: one.startsAt,
    })
    expect([facts.changed, facts.handOvers]).toEqual([[], []])
    expect(await leaveOn(date)).toEqual([other])
    // What is said of some of them does not take the others along.
    const some = refusal(await batch({ providerIds: ['p1', 'p2'], ...days(date), shifts: [cancel(one)] }))
    expect(some.people.flatMap(({ shifts }) => shifts)).toHaveLength(3)
    expect((await now(one)).status).toBe('confirmed')
  })

  it('takes shifts out of the way: one is cancelled, another handed over, in the same step', async () => {
    const date = freshDate()
    const [one, two] = [await shift('p1', date), await shift('p2', date)]
    const input = { providerIds: ['p1', 'p2'], ...days(date), shifts: [cancel(one), handOver(two, 'p3')] }
    const { status, body } = await batch(input)
    expect([status, body.leave.length]).toEqual([201, 2])
    expect(body.assignments).toMatchObject([
      { assignmentId: one.assignmentId, status: 'cancelled', version: 2 },
      { assignmentId: two.assignmentId, providerId: 'p3', status: 'confirmed', version: 2 },
    ])
    expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
  })

  it('says of every shift that cannot be handed over why', async () => {
    const date = freshDate()
    const [one, two] = [await shift('p1', date), await shift('p2', date)]
    const busy = await shift('p3', date, 'la')
    const facts = refusal(
      await batch({ providerIds: ['p1', 'p2'], ...days(date), shifts: [handOver(one, 'p3'), handOver(two, 'p3')] }),
    )
    expect(facts.handOvers).toMatchObject([
      {
        assignmentId: one.assignmentId,
        booking: { reason: 'overlap', facts: { shifts: [{ assignmentId: busy.assignmentId }] } },
      },
      { assignmentId: two.assignmentId, booking: { reason: 'overlap' } },
    ])
    // Two shifts of the same hours cannot both be one person's.
    const both = refusal(
      await batch({ providerIds: ['p1', 'p2'], ...days(date), shifts: [handOver(one, 'p4'), handOver(two, 'p4')] }),
    )
    expect(both.handOvers).toHaveLength(1)
    for (const providerId of ['p2', 'nobody', 'q1']) {
      const { status, body } = await batch({
        providerIds: ['p1', 'p2'],
        ...days(date),
        shifts: [handOver(one, providerId), cancel(two)],
      })
      expect([providerId, status, body.issues[0].path]).toEqual([providerId, providerId === 'p2' ? 400 : 404, 'shifts'])
    }
    expect([(await now(one)).version, await leaveOn(date)]).toEqual([1, []])
  })

  it('refuses to decide over a shift that somebody has changed, and says how it stands', async () => {
    const date = freshDate()
    const [one, two] = [await shift('p1', date), await shift('p2', date)]
    await send('PATCH', `/api/assignments/${one.assignmentId}`, { version: 1, note: 'Bring the keys' })
    await send('DELETE', `/api/assignments/${two.assignmentId}?version=1`)
    const input = { providerIds: ['p1', 'p2'], ...days(date) }
    const facts = refusal(await batch({ ...input, shifts: [cancel(one), cancel(two)] }))
    expect(facts.changed).toEqual([one.assignmentId, two.assignmentId])
    expect(facts.people).toMatchObject([{ shifts: [{ assignmentId: one.assignmentId, version: 2 }] }])
    expect((await batch({ ...input, shifts: [{ ...cancel(one), version: 2 }] })).status).toBe(201)
  })

  it('decides over no shift that is in nobody’s way, and over none twice', async () => {
    const date = freshDate()
    const [one, apart] = [await shift('p1', date), await shift('p1', plus(date, 5))]
    const input = { providerIds: ['p1'], ...days(date) }
    for (const shifts of [
      [cancel(one), cancel(apart)],
      [cancel(one), cancel(one)],
    ]) {
      const { status, body } = await batch({ ...input, shifts })
      expect([status, body.issues[0].path]).toEqual([400, 'shifts'])
    }
    expect((await now(apart)).status).toBe('confirmed')
    expect((await batch({ ...input, shifts: [{ ...cancel(one), assignmentId: 999_999 }] })).status).toBe(404)
  })

  it('is done once of two at the same moment, whoever cancels its shift', async () => {
    const date = freshDate()
    const one = await shift('p1', date)
    const input = { providerIds: ['p1', 'p4'], ...days(date), shifts: [cancel(one)] }
    const [ours, theirs] = await Promise.all([
      batch(input),
      send('DELETE', `/api/assignments/${one.assignmentId}?version=1`),
    ])
    expect([ours.status, theirs.status].toSorted((a, b) => a - b)).toEqual([ours.status === 201 ? 201 : 200, 409])
    expect(await leaveOn(date)).toHaveLength(ours.status === 201 ? 2 : 0)
    expect((await now(one)).version).toBe(2)
    const next = freshDate()
    const again = { providerIds: ['p1', 'p2', 'p3'], ...days(next) }
    const both = await Promise.all([batch(again), batch({ ...again, providerIds: ['p3', 'p2', 'p1'] })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await leaveOn(next)).toHaveLength(3)
  })

  it('is recorded once under an Idempotency-Key', async () => {
    const input = { providerIds: ['p1', 'p2'], ...days(freshDate()) }
    const key = { 'idempotency-key': 'several' }
    const answers = await Promise.all([batch(input, token, key), batch(input, token, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await batch({ ...input, leaveDescription: 'Other' }, token, key)).status).toBe(422)
  })

  it('tells a scheduler that somebody works elsewhere and when, not where, and lets them decide over their own alone', async () => {
    const date = freshDate()
    const [here, elsewhere] = [await shift('p1', date, 'la'), await shift('p1', plus(date, 1), 'ny')]
    const input = { providerIds: ['p1'], ...days(date) }
    const answer = await batch({ ...input, shifts: [cancel(here)] }, planner)
    expect(refusal(answer).people[0]?.shifts).toMatchObject([
      { assignmentId: here.assignmentId, version: 1 },
      { assignmentId: null, version: null, hospitalId: '', facilityName: 'another facility' },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Harbor General|"ny"/)
    expect((await batch({ ...input, shifts: [cancel(here), cancel(elsewhere)] }, planner)).status).toBe(404)
    await send('DELETE', `/api/assignments/${elsewhere.assignmentId}?version=1`)
    expect((await batch({ ...input, shifts: [cancel(here)] }, planner)).status).toBe(201)
  })

  it('names the field that is wrong', async () => {
    const date = freshDate()
    for (const [path, more, status] of [
      ['providerIds', { providerIds: [] }, 400],
      ['providerIds', { providerIds: ['p1', 'q1'] }, 404],
      ['endDate', { endDate: plus(date, -1) }, 400],
      ['leaveKindId', { leaveKindId: 'none' }, 404],
      ['shifts.0.outcome', { shifts: [{ assignmentId: 1, version: 1, outcome: 'moved' }] }, 400],
    ] as const) {
      const answer = await batch({ providerIds: ['p1'], ...days(date), ...more })
      expect([answer.status, answer.body.issues?.[0].path]).toEqual([status, path])
    }
  })

  it('changes its dates into shifts in the same way', async () => {
    const date = freshDate()
    const { leave } = (await made('/api/leave', { providerId: 'p1', leaveDescription: 'Rest', ...days(date) })) as {
      leave: Leave
    }
    const one = await shift('p1', plus(date, 3))
    const to = { version: 1, endDate: plus(date, 3) }
    const at = `/api/leave/${leave.leaveId}`
    const facts = refusal(await send('PATCH', at, { ...to, shifts: [] }))
    expect(facts.people).toMatchObject([{ wanted: { providerId: 'p1' }, shifts: [{ assignmentId: one.assignmentId }] }])
    expect((await send('PATCH', at, to)).body.reason).toBe('assignments')
    const moved = await send('PATCH', at, { ...to, shifts: [handOver(one, 'p2')] })
    expect([moved.status, moved.body.leave.endDate]).toEqual([200, plus(date, 3)])
    expect((await now(one)).providerId).toBe('p2')
    expect((await send('PATCH', at, { ...to, shifts: [] })).body.reason).toBe('version')
  })
})
