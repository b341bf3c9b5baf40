import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortName } from '../src/names.ts'
import { openApp } from './app-fixture.ts'
import { doubleBookings, NO_DOUBLE_BOOKINGS } from './bookings.ts'
import { describeEngine } from './open-test-db.ts'

const CHANGING = [
  'America/New_York',
  'America/Detroit',
  'America/Kentucky/Louisville',
  'America/Indiana/Indianapolis',
  'America/Chicago',
  'America/Menominee',
  'America/North_Dakota/Center',
  'America/Denver',
  'America/Boise',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
]
const STEADY = ['America/Phoenix', 'Pacific/Honolulu', 'America/Puerto_Rico']
const ZONES = [...CHANGING, ...STEADY]

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
  const { db } = server.store
  // A person and a facility for each zone, so that no zone stands in the way of another.
  const provider = { accountId: 1, specialty: null }
  const names = ZONES.map((zone) => ({ ...provider, providerId: zone, providerName: zone, sortName: sortName(zone) }))
  await db.insertInto('provider').values(names).execute()
  const facility = { accountId: 1, city: null, state: null }
  const places = ZONES.map((zone) => ({
    ...facility,
    hospitalId: zone,
    facilityName: zone,
    sortName: zone,
    timeZone: zone,
  }))
  await db.insertInto('facility').values(places).execute()
})
afterAll(() => server.close())

const assign = (zone: string, startsAt: string, endsAt: string) => {
  const body = { providerId: zone, hospitalId: zone, startsAt, endsAt }
  return server.send('POST', '/api/assignments', { token, body })
}
const told = async (zone: string, startsAt: string, endsAt: string) => {
  const { status, body } = await assign(zone, startsAt, endsAt)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { elapsedMinutes, scheduledDate, clockChange, assignmentId, version } = body.assignment
  await server.send('DELETE', `/api/assignments/${assignmentId}?version=${version}`, { token })
  return { minutes: elapsedMinutes, scheduledDate, ...clockChange }
}

describeEngine('a night over a change of the clocks', () => {
  it.each(CHANGING)('lasts 11 hours in spring and 13 in autumn in %s', async (zone) => {
    const plain = { startsAt: null, endsAt: null }
    expect(await told(zone, '2026-03-07T19:00', '2026-03-08T07:00')).toEqual({
      minutes: 660,
      scheduledDate: '2026-03-07',
      ...plain,
    })
    expect(await told(zone, '2026-10-31T19:00', '2026-11-01T07:00')).toEqual({
      minutes: 780,
      scheduledDate: '2026-10-31',
      ...plain,
    })
    expect(await told(zone, '2026-03-08T07:00', '2026-03-08T19:00')).toMatchObject({ minutes: 720 })
  })
  it.each(STEADY)('lasts 12 hours on both days in %s', async (zone) => {
    expect((await told(zone, '2026-03-07T19:00', '2026-03-08T07:00')).minutes).toBe(720)
    expect((await told(zone, '2026-10-31T19:00', '2026-11-01T07:00')).minutes).toBe(720)
  })
})

describeEngine('a time that the clocks skip or repeat', () => {
  const SPRING = '2026-03-08T'
  const AUTUMN = '2026-11-01T'
  it.each(CHANGING)('is resolved as documented and said in %s', async (zone) => {
    const on = { scheduledDate: '2026-03-08' }
    // 02:30 is not there: it becomes 03:30.
    expect(await told(zone, `${SPRING}01:30`, `${SPRING}02:30`)).toEqual({
      ...on,
      minutes: 60,
      startsAt: null,
      endsAt: 'skipped',
    })
    expect(await told(zone, `${SPRING}02:15`, `${SPRING}02:45`)).toEqual({
      ...on,
      minutes: 30,
      startsAt: 'skipped',
      endsAt: 'skipped',
    })
    expect(await told(zone, `${SPRING}02:30`, `${SPRING}07:00`)).toEqual({
      ...on,
      minutes: 210,
      startsAt: 'skipped',
      endsAt: null,
    })
    const then = { scheduledDate: '2026-11-01' }
    // 01:30 is there twice: the first one is meant.
    expect(await told(zone, `${AUTUMN}01:30`, `${AUTUMN}02:30`)).toEqual({
      ...then,
      minutes: 120,
      startsAt: 'repeated',
      endsAt: null,
    })
    expect(await told(zone, `${AUTUMN}00:30`, `${AUTUMN}01:30`)).toEqual({
      ...then,
      minutes: 60,
      startsAt: null,
      endsAt: 'repeated',
    })
  })
  it.each(STEADY)('is a time like any other in %s', async (zone) => {
    const plain = { minutes: 60, startsAt: null, endsAt: null }
    expect(await told(zone, `${SPRING}01:30`, `${SPRING}02:30`)).toEqual({ scheduledDate: '2026-03-08', ...plain })
    expect(await told(zone, `${AUTUMN}01:30`, `${AUTUMN}02:30`)).toEqual({ scheduledDate: '2026-11-01', ...plain })
  })
  it('that leaves nothing of the shift is refused by name', async () => {
    const { status, body } = await assign('America/New_York', `${SPRING}02:30`, `${SPRING}03:15`)
    expect([status, body.issues]).toEqual([400, [{ path: 'endsAt', message: 'A shift must end after it starts' }]])
  })
})

describeEngine('shifts around a change of the clocks', () => {
  it('follow each other without a false overlap, and meet where they really do', async () => {
    for (const zone of ZONES) {
      const statuses = []
      for (const [from, to] of [
        ['2026-03-07T19:00', '2026-03-08T07:00'],
        ['2026-03-08T07:00', '2026-03-08T19:00'],
        ['2026-03-07T07:00', '2026-03-07T19:00'],
        ['2026-10-31T19:00', '2026-11-01T01:30'],
        ['2026-11-01T01:30', '2026-11-01T07:00'],
        ['2026-11-01T06:59', '2026-11-01T08:00'],
      ] as const) {
        statuses.push((await assign(zone, from, to)).status)
      }
      expect([zone, ...statuses]).toEqual([zone, 201, 201, 201, 201, 201, 409])
    }
    expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
  })

  it('add up: the minutes of the rows are the minutes of the ranges', async () => {
    for (const zone of ZONES) {
      const listed = async (range: string) => {
        const list = `/api/assignments?${range}&providerId=${encodeURIComponent(zone)}`
        return (await server.send('GET', list, { token })).body.assignments
      }
      const assignments = [
        ...(await listed('from=2026-03-01&to=2026-03-31')),
        ...(await listed('from=2026-10-01&to=2026-11-30')),
      ]
      const sum = assignments.reduce((all: number, one: { elapsedMinutes: number }) => all + one.elapsedMinutes, 0)
      const { rows } = await sql<{ minutes: number }>`
        select (extract(epoch from sum(upper(during) - lower(during))) / 60)::integer as minutes from assignment
        where provider_id = ${zone} and status = 'confirmed'`.execute(server.store.db)
      // Three twelves and a twelve from 19:00 to 07:00 in autumn, on the wall; the two changes make up for each other.
      expect([zone, assignments.length, sum, rows[0]?.minutes]).toEqual([zone, 5, 48 * 60, 48 * 60])
    }
  })
})

describeEngine('the time zones that the database knows', () => {
  const SIX_HOURS = 6 * 3_600_000
  const FROM = Date.UTC(2024, 0, 1)
  const COUNT = (Date.UTC(2032, 0, 1) - FROM) / SIX_HOURS

  it.each(ZONES)('have the offsets that this process knows, every six hours of eight years: %s', async (zone) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' })
    const minutesOf = (instant: number) => {
      const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(instant)) ?? []
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
    }
    const ours = Array.from({ length: COUNT }, (_, i) => minutesOf(FROM + i * SIX_HOURS))
    const { rows } = await sql<{ offsets: number[] }>`
      select array_agg((extract(epoch from (at at time zone ${zone}) - (at at time zone 'UTC')) / 60)::integer order by at) as offsets
      from generate_series('2024-01-01T00:00Z'::timestamptz, '2031-12-31T18:00Z'::timestamptz, interval '6 hours') as at`.execute(
      server.store.db,
    )
    expect([COUNT, new Set(ours).size]).toEqual([11_688, STEADY.includes(zone) ? 1 : 2])
    expect(rows[0]?.offsets).toEqual(ours)
  })
})
