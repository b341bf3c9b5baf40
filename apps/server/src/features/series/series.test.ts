import type { Assignment, HistoryEntry, SeriesReport } from '@onward/contract'
import { addDays, weekday } from '@onward/scheduling'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callsBy, addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { send, ok } = callsBy(() => server, tokens)
// Each test has a year of its own.
let year = 2050
/** The first Monday of the year, and weeks after it. */
const monday = (weeks: number) => {
  const first = `${year}-01-01`
  return addDays(first, ((8 - weekday(first)) % 7) + 7 * weeks)
}
const wish = (more: object = {}) => ({
  providerId: 'p1',
  hospitalId: 'ny',
  startsAt: `${monday(0)}T07:00`,
  endsAt: `${monday(0)}T19:00`,
  shiftTypeId: 'day',
  everyWeeks: 1,
  weekdays: [1],
  until: monday(3),
  ...more,
})
const standing = async (): Promise<Assignment[]> =>
  (await ok('GET', `/api/assignments?from=${monday(0)}&to=${monday(12)}`)).assignments
const told = async () =>
  (await standing()).map(({ providerId, scheduledDate, startsAt }) => [providerId, scheduledDate, startsAt.slice(11)])
/** A series of four Mondays, its shifts by their dates. */
const made = async (more: object = {}) => {
  const { seriesId, batchId } = await ok('POST', '/api/series', wish(more))
  const shifts = await standing()
  const aimAt = (place: number, which: 'following' | 'all') => {
    const { assignmentId, version } = shifts[place] ?? { assignmentId: 0, version: 0 }
    return { assignmentId, version, which }
  }
  return { seriesId, batchId, shifts, aimAt, path: `/api/series/${seriesId}` }
}
const change = async (path: string, body: object): Promise<SeriesReport> => ok('PATCH', path, body)
const seriesOf = async ({ assignmentId }: Assignment) => (await ok('GET', `/api/assignments/${assignmentId}`)).seriesId

describeEngine('series', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'plansNy', 'plansLa'] as const)
      tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    year += 1
  })

  it('are made as one batch, of which what cannot be is left out and said, and undone as one', async () => {
    const other = { providerId: 'p1', hospitalId: 'la', startsAt: `${monday(2)}T09:00`, endsAt: `${monday(2)}T12:00` }
    await ok('POST', '/api/assignments', other)
    const asked = wish({ everyWeeks: 2, weekdays: [2, 1], until: monday(4), note: 'Bring the keys' })
    const dry = await ok('POST', '/api/series', { ...asked, dryRun: true })
    expect(dry).toMatchObject({ batchId: null, seriesId: null, wanted: 5, created: 4, skippedBy: { overlap: 1 } })
    expect(dry.dates).toEqual([monday(0), addDays(monday(0), 1), monday(2), addDays(monday(2), 1), monday(4)])
    expect(await standing()).toHaveLength(1)
    const done = await ok('POST', '/api/series', asked)
    expect(done).toMatchObject({ created: 4, skipped: [{ date: monday(2), reason: 'overlap' }] })
    const [first, ...rest] = await standing()
    expect([first?.note, rest.length, first && (await seriesOf(first))]).toEqual(['Bring the keys', 4, done.seriesId])
    expect((await ok('GET', `/api/series/${done.seriesId}`)).series).toEqual({
      seriesId: done.seriesId,
      everyWeeks: 2,
      weekdays: [1, 2],
      from: monday(0),
      until: monday(4),
    })
    await ok('POST', `/api/batches/${done.batchId}/undo`)
    expect(await standing()).toHaveLength(1)
  })

  it('are made once under one key', async () => {
    const headers = { 'idempotency-key': `series ${year}`.replace(' ', '-') }
    const [one, other] = await Promise.all([
      send('POST', '/api/series', wish(), 'adminA', headers),
      send('POST', '/api/series', wish(), 'adminA', headers),
    ])
    expect([one.status, one.body]).toEqual([200, other.body])
    expect(await standing()).toHaveLength(4)
    expect((await send('POST', '/api/series', wish({ everyWeeks: 2 }), 'adminA', headers)).status).toBe(422)
  })

  it.each([
    ['until', 'before its first shift', () => ({ until: addDays(monday(0), -1) })],
    ['until', 'too late', () => ({ until: addDays(monday(0), 367) })],
    ['everyWeeks', 'every thirteenth week', () => ({ everyWeeks: 13 })],
    ['weekdays', 'on no day', () => ({ weekdays: [] })],
    ['weekdays', 'on a day twice', () => ({ weekdays: [1, 1] })],
    ['endsAt', 'ending before it begins', () => ({ endsAt: `${monday(0)}T06:00` })],
  ])('name %s when it is %s', async (field, _, more) => {
    const { status, body } = await send('POST', '/api/series', wish(more()))
    expect([status, body.issues?.[0]?.path.split('.')[0]]).toEqual([400, field])
  })

  it('are made of what the account has, where one plans', async () => {
    for (const [field, id] of [
      ['hospitalId', 'none'],
      ['providerId', 'none'],
      ['shiftTypeId', 'none'],
      ['specialtyId', 'none'],
    ]) {
      const { status, body } = await send('POST', '/api/series', wish({ [field ?? '']: id }))
      expect([status, body.issues[0].path]).toEqual([404, field])
    }
    expect((await send('POST', '/api/series', wish(), 'plansLa')).status).toBe(404)
    expect((await send('POST', '/api/series', wish(), 'p1')).status).toBe(403)
    expect((await server.send('POST', '/api/series', { body: wish() })).status).toBe(401)
    const { path, aimAt } = await made()
    const body = { ...aimAt(0, 'all'), change: { providerId: null } }
    for (const person of ['adminB', 'plansLa'] as const) {
      expect((await send('GET', path, undefined, person)).status).toBe(404)
      expect((await send('PATCH', path, body, person)).status).toBe(404)
    }
    expect((await send('PATCH', path, { ...body, change: { providerId: 'none' } })).body.issues[0].path).toBe(
      'change.providerId',
    )
  })

  it('are split by a change of one shift and those after it, and one again when it is undone', async () => {
    const { seriesId, shifts, aimAt, path } = await made()
    const times = { startsAt: '19:00', endsAt: '07:00', days: 1 }
    const body = { ...aimAt(2, 'following'), change: { times, shiftTypeId: 'night' } }
    expect(await change(path, { ...body, dryRun: true })).toMatchObject({ batchId: null, changed: 2, seriesId })
    const done = await change(path, body)
    expect(done).toMatchObject({ changed: 2, left: [] })
    expect((await told()).map(([, , at]) => at)).toEqual(['07:00', '07:00', '19:00', '19:00'])
    const ids = () => Promise.all(shifts.map(seriesOf))
    expect(await ids()).toEqual([seriesId, seriesId, done.seriesId, done.seriesId])
    expect(done.seriesId).not.toBe(seriesId)
    const days = async (id: string) => {
      const { from, until } = (await ok('GET', `/api/series/${id}`)).series
      return [from, until]
    }
    expect(await days(seriesId)).toEqual([monday(0), monday(1)])
    expect(await days(done.seriesId)).toEqual([monday(2), monday(3)])
    await ok('POST', `/api/batches/${done.batchId}/undo`)
    expect(await ids()).toEqual(shifts.map(() => seriesId))
    expect(await days(seriesId)).toEqual([monday(0), monday(3)])
    // What was undone is no exception: all are changed again.
    const again = (await standing())[0]
    const all = {
      assignmentId: again?.assignmentId,
      version: again?.version,
      which: 'all',
      change: { providerId: 'p2' },
    }
    expect(await change(path, all)).toMatchObject({ changed: 4, left: [], seriesId })
  })

  it('leave alone what was changed by itself, was cancelled or is on closed days, and say so', async () => {
    const { aimAt, path, shifts } = await made({ until: monday(4) })
    const [, one, two, three] = shifts
    await ok('PATCH', `/api/assignments/${one?.assignmentId}`, { version: 1, providerId: 'p2' })
    await ok('DELETE', `/api/assignments/${two?.assignmentId}?version=1`)
    const lock = await ok('POST', '/api/locks', { from: monday(3), to: monday(3), hospitalId: 'ny', reason: 'Paid' })
    const done = await change(path, { ...aimAt(0, 'all'), change: { providerId: null, note: 'Call first' } })
    expect([done.changed, done.left.map(({ assignmentId, reason }) => [assignmentId, reason])]).toEqual([
      2,
      [
        [one?.assignmentId, 'changed'],
        [two?.assignmentId, 'cancelled'],
        [three?.assignmentId, 'locked'],
      ],
    ])
    expect((await told()).map(([who]) => who)).toEqual([null, 'p2', 'p1', null])
    await ok('DELETE', `/api/locks/${lock.lock.lockId}`)
    // The one that is named is meant even if it was changed by itself; it brings those after it along, whatever they are.
    const split = { assignmentId: one?.assignmentId, version: 2, which: 'following', change: { shiftTypeId: 'custom' } }
    const after = await change(path, split)
    expect([after.changed, after.left.map(({ reason }) => reason)]).toEqual([3, ['cancelled']])
    expect(two && (await seriesOf(two))).toBe(after.seriesId)
  })

  it('leave alone what has begun', async () => {
    year = 2020
    const { aimAt, path } = await made()
    const done = await change(path, { ...aimAt(3, 'all'), change: { providerId: 'p2' } })
    expect([done.batchId, done.changed, done.left.map(({ reason }) => reason)]).toEqual([
      null,
      0,
      Array(4).fill('begun'),
    ])
    year = 2070
  })

  it('are refused whole for what is in the way in the middle, or has been changed since', async () => {
    const { aimAt, path } = await made()
    const other = { providerId: 'p2', hospitalId: 'la', startsAt: `${monday(2)}T09:00`, endsAt: `${monday(2)}T12:00` }
    await ok('POST', '/api/assignments', other)
    const before = await told()
    const met = await send('PATCH', path, { ...aimAt(0, 'all'), change: { providerId: 'p2' } })
    expect([met.status, met.body.reason, met.body.facts.conflicts.map(({ at }: { at: number }) => at)]).toEqual([
      409,
      'conflicts',
      [2],
    ])
    const stale = await send('POST', `${path}/cancel`, { ...aimAt(0, 'all'), version: 7 })
    expect([stale.status, stale.body.facts.conflicts[0].conflict.reason]).toEqual([409, 'version'])
    expect(await told()).toEqual(before)
  })

  it('are cancelled from a shift on, and end before it', async () => {
    const { seriesId, shifts, aimAt, path } = await made()
    const body = aimAt(1, 'following')
    const reach = { changed: 3, from: monday(1), until: monday(3) }
    expect(await ok('POST', `${path}/cancel`, { ...body, dryRun: true })).toMatchObject({ batchId: null, ...reach })
    const { batchId } = await ok('POST', `${path}/cancel`, body)
    expect((await ok('GET', path)).series).toMatchObject({ seriesId, from: monday(0), until: monday(0) })
    const [, second] = shifts
    const { entries } = await ok('GET', `/api/assignments/${second?.assignmentId}/history`)
    const booked = entries.map(({ action, bookedWith }: HistoryEntry) => [action, bookedWith])
    expect(booked).toEqual([
      ['assignment.created', 3],
      ['assignment.cancelled', 2],
    ])
    await ok('POST', `/api/batches/${batchId}/undo`)
    expect((await ok('GET', path)).series.until).toBe(monday(3))
  })

  it('keep their wall times over the change of clocks', async () => {
    year = 2027
    // The clocks of New York go forward on March 14 and back on November 7.
    const night = { startsAt: '2027-03-06T19:00', endsAt: '2027-03-07T07:00', shiftTypeId: 'night', weekdays: [6] }
    await ok('POST', '/api/series', wish({ ...night, until: '2027-03-20' }))
    const { assignments } = await ok('GET', '/api/assignments?from=2027-03-06&to=2027-03-20')
    expect(
      (assignments as Assignment[]).map(({ startsAt, endsAt, elapsedMinutes }) => [
        startsAt.slice(11),
        endsAt.slice(11),
        elapsedMinutes,
      ]),
    ).toEqual([
      ['19:00', '07:00', 720],
      ['19:00', '07:00', 660],
      ['19:00', '07:00', 720],
    ])
    year = 2080
  })

  it('stand in the audit trail by whose they are, where and as what', async () => {
    const { seriesId, aimAt, path } = await made()
    const { seriesId: as } = await change(path, { ...aimAt(1, 'following'), change: { providerId: 'p2' } })
    const [shift] = await standing()
    const { assignmentId, version } = shift ?? {}
    await ok('POST', `${path}/cancel`, { assignmentId, version, which: 'all' })
    const { entries } = await ok('GET', `/api/audit?objectType=series&objectId=${seriesId}`)
    const place = { facilityName: 'Harbor General', shiftTypeName: 'Day' }
    const [one, other] = ['Person p1', 'Person p2'].map((providerName) => ({ providerName, ...place }))
    expect(entries).toMatchObject([
      {
        action: 'series.cancelled',
        objectName: 'Person p1',
        before: null,
        after: { ...one, which: 'all', date: monday(0), cancelled: 1, left: 0 },
      },
      {
        action: 'series.changed',
        objectName: 'Person p2',
        before: one,
        after: { ...other, which: 'following', date: monday(1), changed: 3, left: 0, seriesId: as },
      },
      { action: 'series.created', objectName: 'Person p1', before: null, after: { ...one, everyWeeks: 1, created: 4 } },
    ])
  })

  it('say nothing of themselves to who does not plan there', async () => {
    const { shifts } = await made()
    const own = await ok('GET', `/api/assignments/${shifts[0]?.assignmentId}`, undefined, 'p1')
    expect(own.seriesId).toBeNull()
  })
})
