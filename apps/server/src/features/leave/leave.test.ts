import { Conflict } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer, type Person } from '../../../test/app-fixture.ts'
import { quietDate, wall } from '../../../test/bookings.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  for (const person of ['adminA', 'p1', 'p2', 'client', 'adminB'] as const)
    tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

const send = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  person: Person = 'adminA',
) => server.send(method, path, { token: tokens[person], headers, ...(body !== undefined && { body }) })
const create = (body: unknown, headers: Record<string, string> = {}) => send('POST', '/api/leave', body, headers)
const change = (id: number, body: unknown) => send('PATCH', `/api/leave/${id}`, body)
const cancel = (id: number, version: number) => send('DELETE', `/api/leave/${id}?version=${version}`)
const wrong = ({ body }: Answer) => body.issues.map(({ path }: { path: string }) => path)

let used = 0
const freshDate = () => quietDate((used += 1))
const plus = (date: string, days: number) => wall(date, days * 1440).slice(0, 10)
/** Three days from a date on. */
const days = (date = freshDate(), more: object = {}) => ({
  providerId: 'p1',
  startDate: date,
  endDate: plus(date, 2),
  leaveDescription: 'Vacation',
  ...more,
})
const created = async (body: unknown = days()) => {
  const answer = await create(body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.leave
}
const assign = (startsAt: string, endsAt: string, more: object = {}) =>
  send('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', startsAt, endsAt, ...more })
const trail = (id: number) =>
  server.store.db
    .selectFrom('auditEntry')
    .where('objectType', '=', 'leave')
    .where('objectId', '=', String(id))
    .select(['userId', 'action', 'before', 'after'])
    .orderBy('entryId')
    .execute()

describeEngine('recording leave', () => {
  it('answers with the row, approved', async () => {
    const { status, body } = await create(days('2026-02-02'))
    expect([status, body]).toEqual([
      201,
      {
        leave: {
          leaveId: expect.any(Number),
          providerId: 'p1',
          providerName: 'Person p1',
          startDate: '2026-02-02',
          endDate: '2026-02-04',
          leaveDescription: 'Vacation',
          leaveKindId: 'other',
          leaveKindName: 'Other',
          status: 'approved',
          version: 1,
        },
        batchId: expect.any(Number),
      },
    ])
  })
  it.each<[string, object]>([
    ['providerId', { providerId: undefined }],
    ['startDate', { startDate: '2026-02-30' }],
    ['startDate', { startDate: '2026-02-02T00:00' }],
    ['startDate', { startDate: '0000-01-01' }],
    ['endDate', { endDate: null }],
    ['endDate', { startDate: '2026-02-10', endDate: '2026-02-09' }],
    ['leaveDescription', { leaveDescription: ' ' }],
    ['leaveDescription', { leaveDescription: 'x'.repeat(201) }],
  ])('names a wrong %s', async (field, given) => {
    const answer = await create(days(freshDate(), given))
    expect([answer.status, wrong(answer)]).toEqual([400, [field]])
  })
  it('does not know a provider of nobody or of another account', async () => {
    for (const providerId of ['nobody', 'q1']) {
      const answer = await create(days(freshDate(), { providerId }))
      expect([answer.status, wrong(answer)]).toEqual([404, ['providerId']])
    }
  })
  it('is for admins only', async () => {
    const status = async (person: Person) => (await send('POST', '/api/leave', days(), {}, person)).status
    expect([await status('p1'), await status('client'), await status('adminB')]).toEqual([403, 403, 404])
    expect((await server.send('POST', '/api/leave', { body: days() })).status).toBe(401)
  })
  it('refuses by name what the caller has no say in', async () => {
    const extras = { accountId: 2, leaveId: 4711, status: 'cancelled', version: 9 }
    const { status, body } = await create(days(freshDate(), extras))
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, Object.keys(extras)])
  })
})

describeEngine('leave and shifts', () => {
  it('exclude each other: the shift that is in the way is named, and how many more', async () => {
    const date = freshDate()
    const night = await assign(`${plus(date, -1)}T19:00`, `${date}T07:00`)
    const later = await assign(`${plus(date, 1)}T07:00`, `${plus(date, 1)}T19:00`, { hospitalId: 'la' })
    const { status, body } = await create(days(date))
    const person = { providerId: 'p1', providerName: 'Person p1' }
    const factOf = ({ assignmentId, hospitalId, facilityName, startsAt, endsAt, timeZone }: typeof night.body) => ({
      ...person,
      assignmentId,
      hospitalId,
      facilityName,
      startsAt,
      endsAt,
      timeZone,
    })
    expect([status, body]).toEqual([
      409,
      {
        message: `Person p1 works at Harbor General from ${plus(date, -1)} 19:00 and 1 more. Cancel or move that first.`,
        reason: 'assignments',
        facts: {
          wanted: { ...person, startDate: date, endDate: plus(date, 2), leaveDescription: 'Vacation' },
          shifts: [factOf(night.body.assignment), factOf(later.body.assignment)],
        },
      },
    ])
    expect(parse(Conflict, body)).toEqual(body)
    expect((await create(days(date, { providerId: 'p2' }))).status).toBe(201)
    const { assignmentId } = night.body.assignment
    await send('DELETE', `/api/assignments/${assignmentId}?version=1`)
    expect((await create(days(date, { endDate: date }))).status).toBe(201)
  })
  it('may touch at midnight', async () => {
    const date = freshDate()
    expect((await assign(`${plus(date, -1)}T12:00`, `${date}T00:00`)).status).toBe(201)
    expect((await assign(`${plus(date, 3)}T00:00`, `${plus(date, 3)}T07:00`)).status).toBe(201)
    expect((await create(days(date))).status).toBe(201)
  })
  it('meet in the longest shift, which starts a week before', async () => {
    const date = freshDate()
    expect((await assign(`${plus(date, -7)}T07:00`, `${date}T07:00`)).status).toBe(201)
    expect((await create(days(date))).status).toBe(409)
  })
  it('exclude each other when the leave is moved, too', async () => {
    const date = freshDate()
    const { leaveId } = await created(days(date))
    expect((await assign(`${plus(date, 3)}T07:00`, `${plus(date, 3)}T19:00`)).status).toBe(201)
    const refused = await change(leaveId, { version: 1, endDate: plus(date, 3) })
    expect([refused.status, refused.body.reason]).toEqual([409, 'assignments'])
    expect((await change(leaveId, { version: 1, endDate: plus(date, 1) })).status).toBe(200)
    expect((await assign(`${plus(date, 2)}T07:00`, `${plus(date, 2)}T19:00`)).status).toBe(201)
  })
})

describeEngine('two leaves of one person', () => {
  it('do not overlap, and the refusal names the other', async () => {
    const date = freshDate()
    const other = await created(days(date))
    const { status, body } = await create(days(plus(date, 2)))
    expect([status, body]).toEqual([
      409,
      {
        message: `Person p1 is already on leave from ${date} to ${plus(date, 2)} (Vacation)`,
        reason: 'leave',
        facts: {
          wanted: {
            providerId: 'p1',
            providerName: 'Person p1',
            startDate: plus(date, 2),
            endDate: plus(date, 4),
            leaveDescription: 'Vacation',
          },
          leave: [other],
        },
        leave: other,
      },
    ])
    expect(parse(Conflict, body)).toEqual(body)
    expect((await create(days(plus(date, 3)))).status).toBe(201)
  })
  it('leave the days free once one is cancelled', async () => {
    const date = freshDate()
    const { leaveId } = await created(days(date))
    expect((await cancel(leaveId, 1)).status).toBe(200)
    expect((await create(days(date))).status).toBe(201)
  })
  it('recorded at once, are recorded once', async () => {
    const date = freshDate()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(days(date))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })
})

describeEngine('changing and cancelling leave', () => {
  it('keeps what is left out, counts the version up, and the trail has each step', async () => {
    const first = await created()
    const { leaveId } = first
    const second = (await change(leaveId, { version: 1, leaveDescription: 'Conference' })).body.leave
    expect(second).toEqual({ ...first, leaveDescription: 'Conference', version: 2 })
    const third = (await cancel(leaveId, 2)).body.leave
    expect(third).toEqual({ ...second, status: 'cancelled', version: 3 })
    const by = { userId: 'adminA' }
    expect(await trail(leaveId)).toEqual([
      { ...by, action: 'leave.created', before: null, after: first },
      { ...by, action: 'leave.changed', before: first, after: second },
      { ...by, action: 'leave.cancelled', before: second, after: third },
    ])
  })
  it('refuses an old version and shows the current row', async () => {
    const { leaveId } = await created()
    const { body } = await change(leaveId, { version: 1, leaveDescription: 'first' })
    for (const late of [await change(leaveId, { version: 1, leaveDescription: 'second' }), await cancel(leaveId, 1)]) {
      expect([late.status, late.body.reason, late.body.leave]).toEqual([409, 'version', body.leave])
      expect([late.body.facts, parse(Conflict, late.body)]).toEqual([{ leave: body.leave }, late.body])
    }
  })
  it('by two at once is done once', async () => {
    const { leaveId } = await created()
    const answers = await Promise.all(['a', 'b'].map((word) => change(leaveId, { version: 1, leaveDescription: word })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  it('stops at cancelled', async () => {
    const { leaveId } = await created()
    await cancel(leaveId, 1)
    for (const late of [await change(leaveId, { version: 2, leaveDescription: 'x' }), await cancel(leaveId, 2)]) {
      expect([late.status, late.body.reason]).toEqual([409, 'cancelled'])
    }
  })
  it('does not know another id, and refuses what is none', async () => {
    expect([(await change(999_999, { version: 1 })).status, (await cancel(999_999, 1)).status]).toEqual([404, 404])
    const answer = await send('PATCH', '/api/leave/x', { version: 1 })
    expect([answer.status, wrong(answer)]).toEqual([400, ['id']])
    const { leaveId } = await created()
    expect(wrong(await change(leaveId, { leaveDescription: '' }))).toEqual(['version', 'leaveDescription'])
    expect(wrong(await change(leaveId, { version: 1, endDate: '1999-01-01' }))).toEqual(['endDate'])
    expect((await send('PATCH', `/api/leave/${leaveId}`, { version: 1 }, {}, 'p1')).status).toBe(403)
  })
})

describeEngine('an Idempotency-Key', () => {
  it('makes one row of two calls and of ten at once, and is refused with another input', async () => {
    const date = freshDate()
    const key = { 'idempotency-key': 'leave' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(days(date), key)))
    answers.push(await create(days(date), key))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.leave?.leaveId}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await create(days(date, { leaveDescription: 'Other' }), key)).status).toBe(422)
    expect(await trail(answers[0]?.body.leave.leaveId)).toHaveLength(1)
  })
})

describeEngine('the list of leave', () => {
  const list = (query: string, person: Person = 'adminA') => send('GET', `/api/leave?${query}`, undefined, {}, person)
  it('has what touches the range, by start; cancelled leave and other people only when asked for', async () => {
    const a = await created(days('2029-03-01'))
    const b = await created(days('2029-03-03', { providerId: 'p2' }))
    const { leaveId } = await created(days('2029-03-10'))
    await cancel(leaveId, 1)
    const listed = async (query: string, person?: Person) => (await list(query, person)).body.leave
    expect(await listed('from=2029-03-01&to=2029-03-31')).toEqual([a, b])
    expect(await listed('from=2029-03-03&to=2029-03-03')).toEqual([a, b])
    expect(await listed('from=2029-03-04&to=2029-03-05')).toEqual([b])
    expect(await listed('from=2029-03-06&to=2029-03-31')).toEqual([])
    expect(await listed('from=2029-03-01&to=2029-03-31&providerId=p1')).toEqual([a])
    expect(await listed('from=2029-03-01&to=2029-03-31&providerId=')).toEqual([])
    expect(await listed('from=2029-03-01&to=2029-03-31', 'p2')).toEqual([b])
  })
  it("is one's own for a provider and nobody's for a client", async () => {
    const range = 'from=2029-03-01&to=2029-03-31'
    expect((await list(`${range}&providerId=p1`, 'p2')).status).toBe(403)
    expect((await list(range, 'client')).status).toBe(403)
    expect((await server.send('GET', `/api/leave?${range}`)).status).toBe(401)
  })
  it('wants its range', async () => {
    expect(wrong(await list(''))).toEqual(['from', 'to'])
  })
})
