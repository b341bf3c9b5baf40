import { Conflict } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer, type Person } from '../../../test/app-fixture.ts'
import { quietDate } from '../../../test/bookings.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { sortName } from '../../names.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  for (const person of ['adminA', 'p1', 'client', 'adminB'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

type Headers = Record<string, string>
const send = (method: string, path: string, body?: unknown, headers: Headers = {}, person: Person = 'adminA') =>
  server.send(method, path, { token: tokens[person], headers, ...(body !== undefined && { body }) })
const create = (body: unknown, headers: Headers = {}) => send('POST', '/api/assignments', body, headers)
const change = (id: number, body: unknown) => send('PATCH', `/api/assignments/${id}`, body)
const cancel = (id: number, version: unknown) => send('DELETE', `/api/assignments/${id}?version=${version}`)
const wrong = ({ body }: Answer) => body.issues.map(({ path }: { path: string }) => path)

/** A day that no other test uses. */
let used = 0
const freshDate = () => quietDate((used += 1))
const day = (date = freshDate(), more: object = {}) => ({
  providerId: 'p1',
  hospitalId: 'ny',
  startsAt: `${date}T07:00`,
  endsAt: `${date}T19:00`,
  ...more,
})
const created = async (body: unknown = day()) => {
  const answer = await create(body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.assignment
}
const goAway = (date: string) =>
  send('POST', '/api/leave', { providerId: 'p1', startDate: date, endDate: date, leaveDescription: 'Jury duty' })
const rowOf = (id: number) =>
  server.store.db.selectFrom('assignment').where('assignmentId', '=', id).selectAll().executeTakeFirstOrThrow()

describeEngine('assigning', () => {
  it('answers with the whole row, times resolved at the facility', async () => {
    const { status, body } = await create({
      providerId: 'p1',
      hospitalId: 'la',
      startsAt: '2026-02-03T19:00',
      endsAt: '2026-02-04T07:00',
      note: 'Bring a badge',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      assignment: {
        assignmentId: expect.any(Number),
        providerId: 'p1',
        providerName: 'Person p1',
        hospitalId: 'la',
        facilityName: 'Mesa Verde Clinic',
        facilityCode: 'MES',
        startsAt: '2026-02-03T19:00',
        endsAt: '2026-02-04T07:00',
        timeZone: 'America/Los_Angeles',
        start: '2026-02-04T03:00:00.000Z',
        end: '2026-02-04T15:00:00.000Z',
        elapsedMinutes: 720,
        scheduledDate: '2026-02-03',
        shiftType: 'night',
        shiftTypeId: 'night',
        shiftTypeName: 'Night',
        specialtyId: null,
        specialtyName: null,
        status: 'confirmed',
        note: 'Bring a badge',
        publication: 'published',
        version: 1,
        clockChange: { startsAt: null, endsAt: null },
      },
      batchId: expect.any(Number),
    })
  })

  it.each([
    ['T07:00', 'T19:00', 'day'],
    ['T08:00', 'T16:00', 'custom'],
  ])('names the kind of %s to %s', async (from, to, shiftType) => {
    const date = freshDate()
    expect(await created(day(date, { startsAt: date + from, endsAt: date + to }))).toMatchObject({ shiftType })
  })
  it('keeps the kind that was given', async () => {
    expect(await created(day(freshDate(), { shiftType: 'call' }))).toMatchObject({ shiftType: 'call' })
  })

  it('takes ids as numbers and answers with text', async () => {
    const values = { accountId: 1, providerName: 'Number Seven', sortName: 'number seven', specialty: null }
    await server.store.db
      .insertInto('provider')
      .values({ ...values, providerId: '7' })
      .execute()
    expect(await created(day(freshDate(), { providerId: 7 }))).toMatchObject({ providerId: '7' })
  })

  it.each<[string, object]>([
    ['providerId', { providerId: undefined }],
    ['providerId', { providerId: '' }],
    ['providerId', { providerId: ['p1'] }],
    ['hospitalId', { hospitalId: null }],
    ['startsAt', { startsAt: undefined }],
    ['startsAt', { startsAt: '2026-02-30T07:00' }],
    ['startsAt', { startsAt: '2026-02-03' }],
    ['startsAt', { startsAt: '2026-02-03T07:00:00Z' }],
    ['startsAt', { startsAt: '0000-02-03T07:00' }],
    ['endsAt', { endsAt: '2026-02-03T24:00' }],
    ['endsAt', { startsAt: '2026-02-03T07:00', endsAt: '2026-02-03T07:00' }],
    ['endsAt', { startsAt: '2026-02-03T07:00', endsAt: '2026-02-03T06:00' }],
    ['endsAt', { startsAt: '2026-02-03T07:00', endsAt: '2026-02-10T07:01' }],
    ['shiftType', { shiftType: 'evening' }],
    ['note', { note: 'x'.repeat(2_001) }],
    ['note', { note: 7 }],
  ])('names a wrong %s', async (field, given) => {
    const answer = await create({ ...day(), ...given })
    expect([answer.status, wrong(answer)]).toEqual([400, [field]])
  })
  it('names every wrong field at once', async () => {
    const answer = await create({})
    expect([answer.status, wrong(answer)]).toEqual([400, ['providerId', 'hospitalId', 'startsAt', 'endsAt']])
  })
  it.each([
    ['providerId', { providerId: 'nobody' }],
    ['hospitalId', { hospitalId: 'nowhere' }],
  ])('does not know another %s', async (field, given) => {
    const answer = await create(day(freshDate(), given))
    expect([answer.status, wrong(answer)]).toEqual([404, [field]])
  })
  it('is for admins only', async () => {
    const statuses = async (person: Person) => (await send('POST', '/api/assignments', day(), {}, person)).status
    expect([await statuses('p1'), await statuses('client')]).toEqual([403, 403])
    expect((await server.send('POST', '/api/assignments', { body: day() })).status).toBe(401)
  })

  it('refuses by name what the caller has no say in', async () => {
    const extras = {
      accountId: 2,
      assignmentId: 4711,
      id: 4711,
      status: 'cancelled',
      version: 9,
      timeZone: 'UTC',
      scheduledDate: '1999-01-01',
      createdAt: '1999-01-01T00:00:00Z',
      role: 'admin',
      rolesList: [{ roleName: 'Admin' }],
      externalId: 'x',
      ignore_permissions: true,
    }
    const names = Object.keys(extras)
    const date = freshDate()
    const refused = await create(day(date, extras))
    expect([refused.status, wrong(refused)]).toEqual([400, names])
    const { assignmentId } = await created(day(date))
    const before = await rowOf(assignmentId)
    // Those two are how a change names its row.
    const { version: _, id: __, status: ___, ...others } = extras
    const answer = await change(assignmentId, { note: 'new', ...others, version: 1, userId: 'p2' })
    expect([answer.status, wrong(answer)]).toEqual([400, [...Object.keys(others), 'userId']])
    expect(await rowOf(assignmentId)).toEqual(before)
  })
})

/** A shift of p1 in New York, as a refusal tells of it, but for its times. */
const told = {
  providerId: 'p1',
  providerName: 'Person p1',
  hospitalId: 'ny',
  facilityName: 'Harbor General',
  timeZone: 'America/New_York',
}
describeEngine('two shifts of one person', () => {
  it('do not overlap, and the refusal names the other one and its facility', async () => {
    const date = freshDate()
    const other = await created(day(date))
    const { status, body } = await create(
      day(date, { hospitalId: 'la', startsAt: `${date}T15:59`, endsAt: `${date}T20:00` }),
    )
    const wanted = { ...told, hospitalId: 'la', facilityName: 'Mesa Verde Clinic', timeZone: 'America/Los_Angeles' }
    expect([status, body]).toEqual([
      409,
      {
        message: `Person p1 already works at Harbor General from ${date} 07:00 to ${date} 19:00 (Eastern Time)`,
        reason: 'overlap',
        facts: {
          wanted: { ...wanted, startsAt: `${date}T15:59`, endsAt: `${date}T20:00` },
          shifts: [{ ...told, assignmentId: other.assignmentId, startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }],
        },
        conflicts: [other],
      },
    ])
    expect(parse(Conflict, body)).toEqual(body)
  })
  it('are told apart by their zones only where these differ', async () => {
    const date = freshDate()
    await created(day(date))
    const { body } = await create(day(date))
    expect(body.message).toBe(`Person p1 already works at Harbor General from ${date} 07:00 to ${date} 19:00`)
    expect(body.facts.shifts[0].timeZone).toBe(body.facts.wanted.timeZone)
  })
  it('may follow each other without a gap, at another facility too', async () => {
    const date = freshDate()
    await created(day(date))
    // 19:00 in New York is 16:00 in Los Angeles.
    const after = await create(day(date, { hospitalId: 'la', startsAt: `${date}T16:00`, endsAt: `${date}T20:00` }))
    const before = await create(day(date, { startsAt: `${date}T05:00`, endsAt: `${date}T07:00` }))
    expect([after.status, before.status]).toEqual([201, 201])
  })
  it('of two people may', async () => {
    const date = freshDate()
    await created(day(date))
    expect((await create(day(date, { providerId: 'p2' }))).status).toBe(201)
  })
  it('names all that are in the way, by start', async () => {
    const date = freshDate()
    const late = await created(day(date, { startsAt: `${date}T15:00` }))
    const early = await created(day(date, { endsAt: `${date}T11:00` }))
    expect((await create(day(date))).body.conflicts).toEqual([early, late])
  })
  it('leave the slot free once one is cancelled', async () => {
    const date = freshDate()
    const { assignmentId } = await created(day(date))
    expect((await cancel(assignmentId, 1)).status).toBe(200)
    expect((await created(day(date))).assignmentId).not.toBe(assignmentId)
  })
})

describeEngine('leave', () => {
  it('blocks a shift on any of its days, the night into it included, and is named', async () => {
    const date = freshDate()
    const eve = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
    const { body } = await goAway(date)
    const refused = await create(day(date))
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        message: `Person p1 is on leave from ${date} to ${date} (Jury duty)`,
        reason: 'leave',
        facts: {
          wanted: { ...told, startsAt: `${date}T07:00`, endsAt: `${date}T19:00` },
          leave: [body.leave],
        },
        leave: body.leave,
      },
    ])
    expect(parse(Conflict, refused.body)).toEqual(refused.body)
    expect((await create(day(date, { startsAt: `${eve}T19:00`, endsAt: `${date}T00:01` }))).body.reason).toBe('leave')
    await created(day(date, { startsAt: `${eve}T19:00`, endsAt: `${date}T00:00` }))
    await created(day(date, { providerId: 'p2' }))
    expect((await send('DELETE', `/api/leave/${body.leave.leaveId}?version=1`)).status).toBe(200)
    await created(day(date))
  })
  it('blocks a move into it', async () => {
    const date = freshDate()
    const { assignmentId } = await created()
    await goAway(date)
    const { status, body } = await change(assignmentId, {
      version: 1,
      startsAt: `${date}T07:00`,
      endsAt: `${date}T19:00`,
    })
    expect([status, body.reason]).toEqual([409, 'leave'])
  })
})

describeEngine('changing', () => {
  it('keeps what is left out, counts the version up and resolves anew', async () => {
    const before = await created(day('2026-02-10', { note: 'kept' }))
    const { status, body } = await change(before.assignmentId, { version: 1, hospitalId: 'la' })
    expect(status).toBe(200)
    expect(body.assignment).toEqual({
      ...before,
      hospitalId: 'la',
      facilityName: 'Mesa Verde Clinic',
      facilityCode: 'MES',
      timeZone: 'America/Los_Angeles',
      start: '2026-02-10T15:00:00.000Z',
      end: '2026-02-11T03:00:00.000Z',
      version: 2,
    })
  })
  it('finds the kind again when the times change, unless it is given', async () => {
    const date = freshDate()
    const { assignmentId } = await created(day(date, { shiftType: 'call' }))
    const kind = async (body: object) => (await change(assignmentId, body)).body.assignment.shiftType
    expect(await kind({ version: 1, note: 'only a note' })).toBe('call')
    expect(await kind({ version: 2, endsAt: `${date}T18:00` })).toBe('custom')
    expect(await kind({ version: 3, endsAt: `${date}T19:00`, shiftType: 'custom' })).toBe('custom')
    // What was said of it stays while it does not move.
    expect(await kind({ version: 4, startsAt: `${date}T07:00` })).toBe('custom')
    expect(await kind({ version: 5, endsAt: `${date}T18:00` })).toBe('custom')
    expect(await kind({ version: 6, endsAt: `${date}T19:00` })).toBe('day')
  })
  it('clears the note with null', async () => {
    const { assignmentId } = await created(day(freshDate(), { note: 'old' }))
    expect((await change(assignmentId, { version: 1, note: null })).body.assignment.note).toBeNull()
  })
  it('of a note alone touches no time, though the facility keeps another clock by now', async () => {
    const { db } = server.store
    const place = {
      accountId: 1,
      hospitalId: 'moved',
      facilityName: 'Moved',
      sortName: 'moved',
      city: null,
      state: null,
    }
    await db
      .insertInto('facility')
      .values({ ...place, timeZone: 'America/New_York' })
      .execute()
    const before = await created(day(freshDate(), { hospitalId: 'moved' }))
    const stored = await rowOf(before.assignmentId)
    await db
      .updateTable('facility')
      .set({ timeZone: 'America/Denver', isActive: false })
      .where('hospitalId', '=', 'moved')
      .execute()
    const { status, body } = await change(before.assignmentId, { version: 1, note: 'Bring the keys' })
    expect([status, body.assignment]).toEqual([200, { ...before, note: 'Bring the keys', version: 2 }])
    const { updatedAt: _, ...after } = await rowOf(before.assignmentId)
    const { updatedAt: __, ...kept } = stored
    expect(after).toEqual({ ...kept, note: 'Bring the keys', version: 2 })
  })
  it('may move within its own time', async () => {
    const date = freshDate()
    const { assignmentId } = await created(day(date))
    expect((await change(assignmentId, { version: 1, startsAt: `${date}T08:00` })).status).toBe(200)
  })
  it('names the shift it would meet', async () => {
    const date = freshDate()
    const other = await created(day(date))
    const mine = await created(day(date, { providerId: 'p2' }))
    const { status, body } = await change(mine.assignmentId, { version: 1, providerId: 'p1' })
    expect([status, body.reason, body.conflicts]).toEqual([409, 'overlap', [other]])
    expect((await rowOf(mine.assignmentId)).version).toBe(1)
  })
  it('refuses an old version and shows the current row, to a cancel too', async () => {
    const { assignmentId } = await created()
    const { body } = await change(assignmentId, { version: 1, note: 'first' })
    const { assignment } = body
    const message = 'Somebody has changed this assignment since you opened it'
    const current = { message, reason: 'version', facts: { assignment }, assignment }
    expect(parse(Conflict, current)).toEqual(current)
    const second = await change(assignmentId, { version: 1, note: 'second' })
    expect([second.status, second.body]).toEqual([409, current])
    const third = await cancel(assignmentId, 1)
    expect([third.status, third.body]).toEqual([409, current])
    expect((await rowOf(assignmentId)).note).toBe('first')
  })
  it('from one version by two at once is done once', async () => {
    const { assignmentId } = await created()
    const answers = await Promise.all(['a', 'b'].map((note) => change(assignmentId, { version: 1, note })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ reason: 'version', assignment: won?.body.assignment })
  })
  it.each<[string, object]>([
    ['version', {}],
    ['version', { version: 0 }],
    ['version', { version: 'one' }],
    ['version', { version: '' }],
    ['version', { version: null }],
    ['version', { version: 1.5 }],
    ['startsAt', { version: 1, startsAt: 'now' }],
    ['endsAt', { version: 1, endsAt: '2001-01-01T00:00' }],
  ])('names a wrong %s', async (field, given) => {
    const { assignmentId } = await created()
    const answer = await change(assignmentId, given)
    expect([answer.status, wrong(answer)]).toEqual([400, [field]])
  })
  it.each(['0', 'abc', '-1', '1.5', '9'.repeat(16), '%00', '1%20or%201=1'])(
    'answers the id %s in words',
    async (id) => {
      for (const [method, path, body] of [
        ['PATCH', `/api/assignments/${id}`, { version: 1 }],
        ['DELETE', `/api/assignments/${id}?version=1`, undefined],
        ['GET', `/api/assignments/${id}/history`, undefined],
      ] as const) {
        const answer = await send(method, path, body)
        expect(id === '0' ? [404] : [400]).toContain(answer.status)
        if (answer.status === 400) expect(wrong(answer)).toEqual(['id'])
      }
    },
  )
})

describeEngine('cancelling', () => {
  it('keeps the row, and nothing more can be done with it', async () => {
    const before = await created()
    const { status, body } = await cancel(before.assignmentId, 1)
    expect([status, body.assignment]).toEqual([200, { ...before, status: 'cancelled', version: 2 }])
    for (const answer of [
      await cancel(before.assignmentId, 2),
      await change(before.assignmentId, { version: 2, note: 'x' }),
    ]) {
      const { assignment } = body
      const message = 'This assignment has been cancelled'
      expect([answer.status, answer.body]).toEqual([
        409,
        { message, reason: 'cancelled', facts: { assignment }, assignment },
      ])
      expect(parse(Conflict, answer.body)).toEqual(answer.body)
    }
  })
})

describeEngine('restoring', () => {
  const restore = (id: number, version: number, more: object = {}) =>
    change(id, { version, status: 'confirmed', ...more })
  const cancelled = async (body: unknown = day()) =>
    (await cancel((await created(body)).assignmentId, 1)).body.assignment

  it('puts a cancelled shift back as it was, and writes it down', async () => {
    const gone = await cancelled(day(freshDate(), { note: 'Bring the keys' }))
    const { status, body } = await restore(gone.assignmentId, 2)
    expect([status, body.assignment]).toEqual([200, { ...gone, status: 'confirmed', version: 3 }])
    const { body: history } = await send('GET', `/api/assignments/${gone.assignmentId}/history`)
    expect(history.entries.at(-1)).toMatchObject({
      action: 'assignment.restored',
      userId: 'adminA',
      before: gone,
      after: body.assignment,
    })
    const date = gone.scheduledDate
    const { body: list } = await send('GET', `/api/assignments?from=${date}&to=${date}`)
    expect(list.assignments).toEqual([body.assignment])
  })
  it('is judged again: whoever works elsewhere by now, or is away, stays free', async () => {
    const [busy, absent] = [freshDate(), freshDate()]
    const [one, two] = [await cancelled(day(busy)), await cancelled(day(absent))]
    const other = await created(day(busy, { hospitalId: 'la', startsAt: `${busy}T12:00` }))
    expect((await goAway(absent)).status).toBe(201)
    const met = await restore(one.assignmentId, 2)
    expect([met.status, met.body.reason, met.body.conflicts]).toEqual([409, 'overlap', [other]])
    const away = await restore(two.assignmentId, 2)
    expect([away.status, away.body.reason]).toEqual([409, 'leave'])
    for (const { assignmentId } of [one, two])
      expect(await rowOf(assignmentId)).toMatchObject({ status: 'cancelled', version: 2 })
    // Changed on the way back, it fits.
    const changed = await restore(one.assignmentId, 2, { providerId: 'p2' })
    expect([changed.status, changed.body.assignment.providerId]).toEqual([200, 'p2'])
  })
  it('refuses an old version, and another status', async () => {
    const gone = await cancelled()
    const late = await restore(gone.assignmentId, 1)
    expect([late.status, late.body.reason]).toEqual([409, 'version'])
    expect(wrong(await change(gone.assignmentId, { version: 2, status: 'cancelled' }))).toEqual(['status'])
    // One that stands stays: the wish has been granted.
    const stands = await created()
    const { body } = await restore(stands.assignmentId, 1)
    expect(body.assignment).toEqual({ ...stands, version: 2 })
  })
  it('is for admins of its account only', async () => {
    const { assignmentId } = await cancelled()
    const body = { version: 2, status: 'confirmed' }
    const tried = (person: Person) => send('PATCH', `/api/assignments/${assignmentId}`, body, {}, person)
    const statuses = await Promise.all((['p1', 'client', 'adminB'] as const).map(tried))
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 404])
    expect((await rowOf(assignmentId)).status).toBe('cancelled')
  })
  it('does not schedule who has left, nor at a place that is closed', async () => {
    const [one, two] = [
      await cancelled(day(freshDate(), { providerId: 'p2' })),
      await cancelled(day(freshDate(), { hospitalId: 'la' })),
    ]
    const { db } = server.store
    const setActive = async (isActive: boolean) => {
      await db
        .updateTable('provider')
        .set({ isActive })
        .where('accountId', '=', 1)
        .where('providerId', '=', 'p2')
        .execute()
      await db
        .updateTable('facility')
        .set({ isActive })
        .where('accountId', '=', 1)
        .where('hospitalId', '=', 'la')
        .execute()
    }
    await setActive(false)
    const answers = [await restore(one.assignmentId, 2), await restore(two.assignmentId, 2)]
    await setActive(true)
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers.flatMap(wrong)).toEqual(['providerId', 'hospitalId'])
  })
  it('by two at once is done once', async () => {
    const date = freshDate()
    const gone = [
      await cancelled(day(date)),
      await cancelled(day(date, { startsAt: `${date}T18:00`, endsAt: `${date}T23:00` })),
    ]
    const answers = await Promise.all(gone.map(({ assignmentId }) => restore(assignmentId, 2)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describeEngine('one assignment', () => {
  const read = (id: number | string, person: Person = 'adminA') =>
    send('GET', `/api/assignments/${id}`, undefined, {}, person)
  it('is read as it is now, also when it has been cancelled', async () => {
    const before = await created()
    const own = await read(before.assignmentId)
    expect([own.status, own.body]).toEqual([200, { assignment: before, seriesId: null }])
    const { body } = await cancel(before.assignmentId, 1)
    expect((await read(before.assignmentId)).body.assignment).toEqual(body.assignment)
  })
  it("is one's own for a provider, nobody's for a client, and not there for another account", async () => {
    const own = await created()
    const other = await created(day(freshDate(), { providerId: 'p2' }))
    expect((await read(own.assignmentId, 'p1')).body).toEqual({ assignment: own, seriesId: null })
    const statuses = []
    for (const [id, person] of [
      [other.assignmentId, 'p1'],
      [own.assignmentId, 'client'],
      [999_999, 'client'],
      [own.assignmentId, 'adminB'],
      [999_999, 'p1'],
    ] as const)
      statuses.push((await read(id, person)).status)
    expect(statuses).toEqual([403, 403, 403, 404, 404])
    expect((await server.send('GET', `/api/assignments/${own.assignmentId}`)).status).toBe(401)
    const answer = await read('x')
    expect([answer.status, wrong(answer)]).toEqual([400, ['id']])
  })
})

describeEngine('the history', () => {
  it('says who changed what and when, what was before and what is after', async () => {
    const first = await created()
    const { assignmentId } = first
    const second = (await change(assignmentId, { version: 1, note: 'changed' })).body.assignment
    const third = (await cancel(assignmentId, 2)).body.assignment
    await change(assignmentId, { version: 3, note: 'refused' })
    const { status, body } = await send('GET', `/api/assignments/${assignmentId}/history`)
    const by = {
      batchId: expect.any(Number),
      bookedWith: 0,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      userId: 'adminA',
      userName: 'Person adminA',
    }
    expect([status, body.entries]).toEqual([
      200,
      [
        { ...by, action: 'assignment.created', before: null, after: first },
        { ...by, action: 'assignment.changed', before: first, after: second },
        { ...by, action: 'assignment.cancelled', before: second, after: third },
      ],
    ])
    const times = body.entries.map(({ at }: { at: string }) => at)
    expect(times).toEqual([...times].sort())
  })
})

describeEngine('an Idempotency-Key', () => {
  const key = (value: string) => ({ 'idempotency-key': value })
  const rowsOn = async (date: string) =>
    (await send('GET', `/api/assignments?from=${date}&to=${date}`)).body.assignments.length as number

  it('sent twice makes one row and gives the same answer', async () => {
    const date = freshDate()
    const first = await create(day(date), key('one'))
    const again = await create(day(date), key('one'))
    expect([again.status, again.body]).toEqual([201, first.body])
    expect([first.status, await rowsOn(date)]).toEqual([201, 1])
    const { entries } = (await send('GET', `/api/assignments/${first.body.assignment.assignmentId}/history`)).body
    expect(entries).toHaveLength(1)
  })
  it('sent by many at once makes one row and gives all the same answer', async () => {
    const date = freshDate()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(day(date), key('many'))))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.assignment.assignmentId)).size).toBe(1)
    expect(await rowsOn(date)).toBe(1)
  })
  it('is refused with another input', async () => {
    const date = freshDate()
    await create(day(date), key('other'))
    const answer = await create(day(date, { startsAt: `${date}T06:00` }), key('other'))
    expect([answer.status, answer.body.message]).toEqual([422, 'Idempotency-Key: used before with another input'])
    const leave = { providerId: 'p2', startDate: date, endDate: date, leaveDescription: 'x' }
    expect((await send('POST', '/api/leave', leave, key('other'))).status).toBe(422)
  })
  it('is free again after a refusal', async () => {
    const date = freshDate()
    const { assignmentId } = await created(day(date))
    expect((await create(day(date), key('refused'))).status).toBe(409)
    await cancel(assignmentId, 1)
    expect((await create(day(date), key('refused'))).status).toBe(201)
  })
  it('is of one user', async () => {
    const date = freshDate()
    expect((await create(day(date), key('shared'))).status).toBe(201)
    const shift = { ...day(date), providerId: 'q1', hospitalId: 'az' }
    const other = await send('POST', '/api/assignments', shift, key('shared'), 'adminB')
    expect([other.status, other.body.assignment.providerId]).toEqual([201, 'q1'])
  })
  it.each(['', 'x'.repeat(201), 'with space', 'tab\tinside'])('of the form %j is refused', async (value) => {
    const answer = await create(day(), key(value))
    expect([answer.status, answer.body.message]).toEqual([400, 'Idempotency-Key: 1 to 200 visible ASCII characters'])
  })
})

describeEngine('the list of providers', () => {
  beforeAll(async () => {
    const names = [
      'Zoë Ångström',
      'José Núñez',
      'Jose Ortega',
      'Ünal 100%',
      'under_score',
      'Łukasz Weiß',
      'Bjørk O’Hara-Þór',
    ]
    const rows = names.map((providerName, i) => ({
      providerId: `s${i}`,
      providerName,
      sortName: sortName(providerName),
    }))
    await server.store.db
      .insertInto('provider')
      .values(
        rows.map((row) => ({
          accountId: 1,
          specialty: row.providerId === 's0' ? 'Cardiology' : row.providerId === 's5' ? 'Gynækologi' : null,
          ...row,
        })),
      )
      .execute()
  })
  const found = async (query: string) => {
    const { status, body } = await send('GET', `/api/providers?${query}`)
    expect(status).toBe(200)
    return [body.providers.map(({ providerId }: { providerId: string }) => providerId), body.total]
  }
  it.each<[string, string[]]>([
    ['q=jose', ['s1', 's2']],
    ['q=JOSÉ', ['s1', 's2']],
    ['q=nunez', ['s1']],
    ['q=angstrom', ['s0']],
    ['q=cardio', ['s0']],
    ['q=lukasz weiss', ['s5']],
    ['q=Łukasz', ['s5']],
    ["q=bjork o'hara-thor", ['s6']],
    ['q=O%E2%80%99HARA', ['s6']],
    ['q=hara%E2%80%91th', ['s6']],
    ['q=gynaek', ['s5']],
    ['q=GYNÆK', ['s5']],
    ['q=s4', ['s4']],
    ['q=100%25', ['s3']],
    ['q=%25', ['s3']],
    ['q=_', ['s4']],
    ['q=%5C', []],
    ["q=' or 1=1 --", []],
  ])('finds %s without regard to accents and capitals', async (query, ids) => {
    expect(await found(query)).toEqual([ids, ids.length])
  })
  it('comes by name in pages, with the total of all', async () => {
    const [all, total] = await found('perPage=500')
    expect(all).toHaveLength(total)
    const pages = [await found('perPage=2'), await found('perPage=2&page=2'), await found('perPage=2&page=999999')]
    expect(pages).toEqual([
      [all.slice(0, 2), total],
      [all.slice(2, 4), total],
      [[], total],
    ])
    expect((await found(''))[0]).toEqual(all.slice(0, 10))
    expect(await found('q=&page=&perPage=')).toEqual(await found(''))
  })
  it.each([
    'page=0',
    'page=9007199254740991',
    'page=1e9',
    'page=-1',
    'page=x',
    'page=1.5',
    'perPage=501',
    'perPage=0',
    `q=${'x'.repeat(501)}`,
    'q=%00',
  ])('names what is wrong with %.12s', async (query) => {
    const answer = await send('GET', `/api/providers?${query}`)
    expect([answer.status, wrong(answer)]).toEqual([400, [query.split('=')[0]]])
  })
  it.each(['sort=name;--', 'sortColumn=(select pg_sleep(3))', '__proto__=x&__proto__=y', 'constructor=x'])(
    'does not know %s',
    async (query) => {
      const answer = await send('GET', `/api/providers?${query}`)
      expect([answer.status, wrong(answer)]).toEqual([400, [query.split('=')[0]]])
    },
  )
})

describeEngine('the list of facilities', () => {
  it('finds by name, id and place, with zone', async () => {
    const found = {
      hospitalId: 'ny',
      facilityName: 'Harbor General',
      code: 'HAR',
      timeZone: 'America/New_York',
      city: null,
      state: null,
      tone: null,
      publishedUntil: null,
      isActive: true,
      version: 1,
    }
    expect((await send('GET', '/api/facilities?q=HÁRBOR')).body).toEqual({ facilities: [found], total: 1 })
    expect((await send('GET', '/api/facilities?q=ny')).body.total).toBe(1)
    expect((await send('GET', '/api/facilities')).body.total).toBe(2)
  })
})

describeEngine('the list of assignments', () => {
  const list = async (query: string, person: Person = 'adminA') =>
    send('GET', `/api/assignments?${query}`, undefined, {}, person)
  it('has both ends of the range and the filters; an empty filter has none', async () => {
    const rows = []
    for (const [date, providerId, hospitalId] of [
      ['2029-03-01', 'p1', 'ny'],
      ['2029-03-02', 'p2', 'la'],
      ['2029-03-03', 'p1', 'la'],
    ] as const) {
      rows.push(await created(day(date, { providerId, hospitalId })))
    }
    const range = 'from=2029-03-01&to=2029-03-03'
    const listed = async (more: string) => {
      const { assignments, total } = (await list(range + more)).body
      expect(total).toBe(assignments.length)
      return assignments
    }
    expect(await listed('')).toEqual(rows)
    expect(await listed('&providerId=p1')).toEqual([rows[0], rows[2]])
    expect(await listed('&providerId=p1,p2&hospitalId=la')).toEqual([rows[1], rows[2]])
    expect(await listed('&providerId=')).toEqual([])
    expect((await list('from=2029-03-02&to=2029-03-02')).body.assignments).toEqual([rows[1]])
    expect((await list('from=2029-03-03&to=2029-03-01')).body.assignments).toEqual([])
    expect((await list(range, 'p1')).body.assignments).toEqual([rows[0], rows[2]])
  })
  it('has the confirmed ones, or the cancelled ones, or all', async () => {
    const date = '2029-04-01'
    const first = await created(day(date))
    const second = (await cancel(first.assignmentId, 1)).body.assignment
    const third = await created(day(date))
    const listed = async (query: string) => (await list(`from=${date}&to=${date}${query}`)).body.assignments
    expect(await listed('')).toEqual([third])
    expect(await listed('&status=')).toEqual([third])
    expect(await listed('&status=confirmed')).toEqual([third])
    expect(await listed('&status=cancelled')).toEqual([second])
    expect(await listed('&status=all')).toEqual([second, third])
    expect(await listed('&status=all&providerId=p2')).toEqual([])
    expect(wrong(await list(`from=${date}&to=${date}&status=open`))).toEqual(['status'])
  })
  it('comes in pages, with the total of all', async () => {
    const date = '2029-05-01'
    const rows = []
    for (const hour of ['07', '08', '09', '10', '11'])
      rows.push(await created(day(date, { startsAt: `${date}T${hour}:00`, endsAt: `${date}T${hour}:30` })))
    const page = async (query: string) => {
      const { assignments, total } = (await list(`from=${date}&to=${date}&providerId=p1${query}`)).body
      return [assignments, total]
    }
    expect(await page('&perPage=2')).toEqual([rows.slice(0, 2), 5])
    expect(await page('&perPage=2&page=3')).toEqual([rows.slice(4), 5])
    expect(await page('&perPage=5')).toEqual([rows, 5])
    expect(await page('&perPage=2&page=9')).toEqual([[], 5])
    expect(await page('&page=1000000')).toEqual([[], 5])
    for (const query of ['page=0', 'page=1000001', 'page=9007199254740991', 'perPage=5001'])
      expect(wrong(await list(`from=${date}&to=${date}&${query}`))).toEqual([query.split('=')[0]])
  })
  it('has those under way on its first date, when it is asked for them', async () => {
    const at = (startsAt: string, endsAt: string, more = {}) =>
      created(day('2029-06-01', { startsAt, endsAt, ...more }))
    const week = await at('2029-06-03T08:00', '2029-06-10T08:00')
    const ended = await at('2029-06-08T19:00', '2029-06-10T00:00', { providerId: 'p2' })
    const night = await at('2029-06-11T19:00', '2029-06-12T07:00')
    const ids = async (query: string, person?: Person) =>
      (await list(query, person)).body.assignments.map((one: { assignmentId: number }) => one.assignmentId)
    expect(await ids('from=2029-06-10&to=2029-06-11&running=true')).toEqual([week.assignmentId, night.assignmentId])
    expect(await ids('from=2029-06-10&to=2029-06-11')).toEqual([night.assignmentId])
    expect(await ids('from=2029-06-10&to=2029-06-11&running=false')).toEqual([night.assignmentId])
    expect(await ids('from=2029-06-09&to=2029-06-09&running=true')).toEqual([week.assignmentId, ended.assignmentId])
    expect(await ids('from=2029-06-09&to=2029-06-09&running=true', 'p1')).toEqual([week.assignmentId])
    expect(await ids('from=2029-06-11&to=2029-06-11&running=true')).toEqual([night.assignmentId])
    expect(wrong(await list('from=2029-06-11&to=2029-06-11&running=1'))).toEqual(['running'])
  })
  it('spans 92 days at most', async () => {
    expect((await list('from=2029-03-01&to=2029-05-31')).status).toBe(200)
    const answer = await list('from=2029-03-01&to=2029-06-01')
    expect([answer.status, wrong(answer)]).toEqual([400, ['to']])
    expect((await list('from=9999-12-31&to=9999-12-31')).status).toBe(200)
  })
  it('wants its range and names what is wrong', async () => {
    expect(wrong(await list(''))).toEqual(['from', 'to'])
    expect(wrong(await list('from=2026-02-30&to=0000-01-01'))).toEqual(['from', 'to'])
    expect((await list('from=2026-01-01&to=2026-01-02', 'client')).status).toBe(403)
  })
})
