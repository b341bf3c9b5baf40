import { ApiError, type Assignment } from '@onward/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app-fixture.ts'
import { doubleBookings, NO_DOUBLE_BOOKINGS, quietDate, wall } from '../../test/bookings.ts'
import { describeEngine } from '../../test/open-test-db.ts'
import { book } from './book.ts'
import type { Change, NewShift } from './changes.ts'

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const AUTHOR = { accountId: 1, userId: 'adminA', requestId: 'test' }
const bookAll = (...changes: Change[]) => server.store.db.transaction().execute((trx) => book(trx, AUTHOR, changes))
/** What the booking answers, or the refusal that it ends with. */
const outcome = (...changes: Change[]) =>
  bookAll(...changes).catch((error: unknown) => {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  })

let used = 0
const freshDate = () => quietDate((used += 1))
const shift = (date: string, more: Partial<NewShift> = {}): NewShift => ({
  providerId: 'p1',
  hospitalId: 'ny',
  startsAt: `${date}T07:00`,
  endsAt: `${date}T19:00`,
  ...more,
})
const create = (row: NewShift): Change => ({ of: 'assignment', kind: 'create', row })
const move = ({ assignmentId: id, version }: Assignment, to: Partial<NewShift>): Change => ({
  of: 'assignment',
  kind: 'change',
  id,
  version,
  to,
})
const cancel = ({ assignmentId: id, version }: Assignment): Change => ({
  of: 'assignment',
  kind: 'cancel',
  id,
  version,
})
const made = async (...rows: NewShift[]) => (await bookAll(...rows.map(create))).assignments
const days = (date: string, more: object = {}) => ({
  of: 'leave' as const,
  kind: 'create' as const,
  row: { providerId: 'p1', startDate: date, endDate: date, leaveDescription: 'Away', ...more },
})
const entries = (ids: number[], objectType: string) =>
  server.store.db
    .selectFrom('auditEntry')
    .where('objectType', '=', objectType)
    .where('objectId', 'in', ids.map(String))
    .select(['action', 'userId', 'requestId', 'before', 'after'])
    .orderBy('objectId')
    .orderBy('entryId')
    .execute()
const everything = () =>
  sql`select (select json_agg(a order by a.assignment_id) from assignment a) as shifts,
    (select json_agg(l order by l.leave_id) from leave l) as leave,
    (select count(*) from audit_entry) as entries`.execute(server.store.db)

describeEngine('several changes in one booking', () => {
  it('let two people trade their shifts', async () => {
    const date = freshDate()
    const [a, b] = await made(shift(date), shift(date, { providerId: 'p2', hospitalId: 'la' }))
    if (!a || !b) throw new Error('Two were made')
    const { assignments } = await bookAll(move(a, { providerId: 'p2' }), move(b, { providerId: 'p1' }))
    const [first, second] = assignments
    expect(first).toEqual({ ...a, providerId: 'p2', providerName: 'Person p2', version: 2 })
    expect(second).toEqual({ ...b, providerId: 'p1', providerName: 'Person p1', version: 2 })
    const by = { userId: 'adminA', requestId: 'test' }
    expect(await entries([a.assignmentId], 'assignment')).toEqual([
      { ...by, action: 'assignment.created', before: null, after: a },
      { ...by, action: 'assignment.changed', before: a, after: first },
    ])
    expect(await entries([b.assignmentId], 'assignment')).toMatchObject([
      { after: b },
      { action: 'assignment.changed', before: b, after: second },
    ])
  })

  it('let one person trade the times of two shifts, and take the place of one that is cancelled', async () => {
    const date = freshDate()
    const [a, b] = await made(shift(date, { endsAt: `${date}T12:00` }), shift(date, { startsAt: `${date}T12:00` }))
    if (!a || !b) throw new Error('Two were made')
    const { assignments } = await bookAll(
      move(a, { startsAt: `${date}T12:00`, endsAt: `${date}T19:00` }),
      create(shift(date, { startsAt: `${date}T07:00`, endsAt: `${date}T11:00` })),
      cancel(b),
    )
    expect(assignments.map(({ startsAt, status, version }) => [startsAt.slice(11), status, version])).toEqual([
      ['12:00', 'confirmed', 2],
      ['07:00', 'confirmed', 1],
      ['12:00', 'cancelled', 2],
    ])
    expect(assignments.map(({ assignmentId }) => assignmentId)).toEqual([
      a.assignmentId,
      expect.any(Number),
      b.assignmentId,
    ])
  })

  it('answers new shifts in the order in which they were asked for', async () => {
    const date = freshDate()
    const starts = [9, 3, 7, 1, 5].map((day) => wall(date, day * 1440))
    const rows = await made(
      ...starts.map((startsAt) => shift(date, { startsAt, endsAt: `${startsAt.slice(0, 10)}T06:00` })),
    )
    expect(rows.map(({ startsAt }) => startsAt)).toEqual(starts)
  })

  it('are refused as one: what is in the way is told, and nothing is written', async () => {
    const date = freshDate()
    const [a, b] = await made(shift(date), shift(date, { providerId: 'p2' }))
    if (!a || !b) throw new Error('Two were made')
    const free = create(shift(freshDate()))
    const before = (await everything()).rows
    expect(await outcome(free, move(a, { providerId: 'p2' }))).toMatchObject({
      status: 409,
      body: { reason: 'overlap', conflicts: [b] },
    })
    expect(await outcome(free, cancel({ ...b, version: 7 }))).toMatchObject({
      status: 409,
      body: { reason: 'version', facts: { assignment: b } },
    })
    expect(await outcome(free, move(a, { hospitalId: 'az' }))).toMatchObject({ status: 404 })
    expect(await outcome(free, days(date, { providerId: 'p2' }))).toMatchObject({
      status: 409,
      body: { reason: 'assignments', facts: { shifts: [{ assignmentId: b.assignmentId }] } },
    })
    expect((await everything()).rows).toEqual(before)
  })

  it('that meet each other are refused, and the one that is not stored yet has no id', async () => {
    const date = freshDate()
    const [a] = await made(shift(date, { providerId: 'p2' }))
    if (!a) throw new Error('One was made')
    expect(
      await outcome(create(shift(date)), create(shift(date, { startsAt: `${date}T18:59`, endsAt: `${date}T23:00` }))),
    ).toEqual({
      status: 409,
      body: {
        message: `Person p1 already works at Harbor General from ${date} 07:00 to ${date} 19:00`,
        reason: 'overlap',
        facts: {
          wanted: expect.objectContaining({ startsAt: `${date}T18:59` }),
          shifts: [expect.objectContaining({ assignmentId: null, startsAt: `${date}T07:00` })],
        },
        conflicts: [],
      },
    })
    expect(
      await outcome(
        create(shift(date, { startsAt: `${date}T18:59`, endsAt: `${date}T23:00` })),
        move(a, { providerId: 'p1' }),
      ),
    ).toMatchObject({
      status: 409,
      body: { facts: { shifts: [{ assignmentId: a.assignmentId }] } },
    })
  })

  it('may be of shifts and leave: who is ill hands over the shift, who is well again works', async () => {
    const date = freshDate()
    const [a] = await made(shift(date))
    if (!a) throw new Error('One was made')
    const ill = await bookAll(days(date), move(a, { providerId: 'p2' }))
    const [away] = ill.leave
    const [moved] = ill.assignments
    if (!away || !moved) throw new Error('Two were written')
    expect([moved.providerId, away.status]).toEqual(['p2', 'approved'])
    const well = await bookAll(move(moved, { providerId: 'p1' }), {
      of: 'leave',
      kind: 'cancel',
      id: away.leaveId,
      version: 1,
    })
    expect([well.assignments[0]?.providerId, well.leave[0]?.status]).toEqual(['p1', 'cancelled'])
    expect((await entries([away.leaveId], 'leave')).map(({ action }) => action)).toEqual([
      'leave.created',
      'leave.cancelled',
    ])
  })

  it('of the same people in any order wait for each other, and none is lost or done twice', async () => {
    const dates = Array.from({ length: 6 }, freshDate)
    const pairs = await Promise.all(
      dates.map((date) => made(shift(date), shift(date, { providerId: 'p2', hospitalId: 'la' }))),
    )
    const trades = pairs.flatMap(([a, b]) => {
      if (!a || !b) throw new Error('Two were made')
      const there = move(a, { providerId: 'p2' })
      const back = move(b, { providerId: 'p1' })
      return [outcome(there, back), outcome(back, there)]
    })
    const done = await Promise.all(trades)
    const statuses = done.map((one) => ('status' in one ? one.status : 200))
    expect(statuses.toSorted()).toEqual([...dates.map(() => 200), ...dates.map(() => 409)])
    for (const one of done) if ('status' in one) expect(one.body).toMatchObject({ reason: 'version' })
    expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
  })
})

describeEngine('who writes past the door', () => {
  const insert = (date: string) => sql`
    insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date, shift_type)
    values (1, 'p1', 'ny', ${`${date}T18:00`}, ${`${date}T20:00`}, 'America/New_York',
      tstzrange(${`${date}T12:00Z`}, ${`${date}T23:00Z`}), ${date}, 'custom')`

  it('is refused by the store at once', async () => {
    const date = freshDate()
    await made(shift(date))
    await expect(insert(date).execute(server.store.db)).rejects.toMatchObject({
      code: '23P01',
      constraint: 'assignment_never_overlaps',
    })
  })
  it.each(['at the end of the changes', 'at the end of the transaction'])(
    'and deferred is refused %s',
    async (when) => {
      const date = freshDate()
      await made(shift(date))
      const reached: string[] = []
      const writing = server.store.db.transaction().execute(async (trx) => {
        await sql`set constraints assignment_never_overlaps deferred`.execute(trx)
        await insert(date).execute(trx)
        reached.push('written')
        if (when === 'at the end of the changes')
          await sql`set constraints assignment_never_overlaps immediate`.execute(trx)
      })
      await expect(writing).rejects.toMatchObject({ code: '23P01' })
      expect(reached).toEqual(['written'])
      expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
    },
  )
})
