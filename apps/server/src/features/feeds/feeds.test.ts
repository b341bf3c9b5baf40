import type { Assignment, CalendarFeed } from '@onward/contract'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsBy, openApp, serveFrom, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

/** A Monday. */
const now = new Date('2027-03-01T12:00:00Z')
let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { ok, send } = callsBy(() => server, tokens)

const made = async (person: Person = 'p1', feedName = 'Phone'): Promise<{ feed: CalendarFeed; path: string }> => {
  const { feed, address } = await ok('POST', '/api/account/feeds', { feedName }, person)
  return { feed, path: new URL(address).pathname }
}
const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.send(method, path, { headers })
const eventsAt = async (path: string) => {
  const { status, body } = await read(path)
  expect(status).toBe(200)
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    return {
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      status: part.getFirstPropertyValue('status'),
    }
  })
}
const book = async (startsAt: string, endsAt: string, more: object = {}): Promise<Assignment> =>
  (await ok('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', startsAt, endsAt, ...more })).assignment
const change = async ({ assignmentId, version }: Assignment, to: object): Promise<Assignment> =>
  (await ok('PATCH', `/api/assignments/${assignmentId}`, { version, ...to })).assignment
const cancel = ({ assignmentId, version }: Assignment) =>
  ok('DELETE', `/api/assignments/${assignmentId}?version=${version}`)
const horizon = async (publishedUntil: string | null) => {
  const { version } = (await ok('GET', '/api/facilities/ny')).facility
  await ok('PATCH', '/api/facilities/ny', { version, publishedUntil })
}

beforeAll(async () => {
  server = await openApp({}, { now: () => now })
  for (const person of ['adminA', 'adminB', 'p1', 'p2', 'client'] as const)
    tokens.set(person, await server.tokenOf(person))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.store.db.deleteFrom('calendarFeed').execute()
  await sql`delete from assignment`.execute(server.store.db)
})

describeEngine('an address of own shifts', () => {
  it('is made under a name, told once, read, listed, and ended', async () => {
    const { feed, path } = await made('p1', '  My phone ')
    expect(feed).toMatchObject({ feedName: 'My phone', fetchedAt: null, agent: null })
    expect(path).toMatch(/^\/api\/feeds\/1\.[\w-]{43}\.ics$/)
    expect(JSON.stringify(await ok('GET', '/api/account/feeds', undefined, 'p1'))).not.toContain(path.slice(13, 40))
    const answer = await read(path, { 'user-agent': 'Calendar/7' })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ])
    const [listed] = (await ok('GET', '/api/account/feeds', undefined, 'p1')).feeds
    expect(listed).toMatchObject({ feedId: feed.feedId, agent: 'Calendar/7', fetchedAt: expect.any(String) })
    // Nobody else's.
    expect((await send('DELETE', `/api/account/feeds/${feed.feedId}`, undefined, 'p2')).status).toBe(404)
    await ok('DELETE', `/api/account/feeds/${feed.feedId}`, undefined, 'p1')
    expect([(await read(path)).status, (await ok('GET', '/api/account/feeds', undefined, 'p1')).feeds]).toEqual([
      404,
      [],
    ])
    expect((await send('DELETE', `/api/account/feeds/${feed.feedId}`, undefined, 'p1')).status).toBe(404)
    const { rows } = await sql<{ entry: string }>`
      select action || ' ' || coalesce(after, before)::text as entry from audit_entry where object_type = 'feed' order by entry_id`.execute(
      server.store.db,
    )
    expect(rows.map(({ entry }) => entry)).toEqual([
      'feed.created {"feedName": "My phone"}',
      'feed.ended {"feedName": "My phone"}',
    ])
  })

  it('is kept as a hash, and stands in no log', async () => {
    const { path } = await made()
    const token = path.replace(/^\/api\/feeds\/|\.ics$/g, '')
    await read(path)
    await read(`/api/feeds/1.${'x'.repeat(43)}.ics`)
    await read(`//api/feeds/1.${'x'.repeat(43)}.ics`)
    await send('DELETE', `/api/account/feeds/1.${'x'.repeat(43)}.ics`, undefined, 'p1')
    const refused = await sql<{ row: string }>`
      select object_id as row from audit_entry where action = 'call.refused'`.execute(server.store.db)
    const { rows } = await sql<{ row: string }>`select calendar_feed::text as row from calendar_feed`.execute(
      server.store.db,
    )
    const said = [...rows, ...refused.rows]
      .map(({ row }) => row)
      .concat(server.lines)
      .join('\n')
    expect(said).toContain('/api/feeds/{token}.ics')
    expect([said.includes(token.slice(2)), said.includes('x'.repeat(43))]).toEqual([false, false])
  })

  it('has shifts and instants of its owner alone, without notes and the names of others', async () => {
    // The night on which the clocks go forward, and an ordinary one.
    const night = await book('2027-03-13T19:00', '2027-03-14T07:00', { note: 'Door code 4711' })
    await book('2027-03-20T07:00', '2027-03-20T19:00', { providerId: 'p2' })
    const { path } = await made()
    expect(await eventsAt(path)).toEqual([
      {
        uid: `shift-1-${night.assignmentId}@onward`,
        sequence: 0,
        start: '2027-03-14T00:00:00.000Z',
        end: '2027-03-14T11:00:00.000Z',
        summary: 'Night, Harbor General',
        location: 'Harbor General',
        status: 'CONFIRMED',
      },
    ])
    const { body } = await read(path)
    expect(body).not.toMatch(/4711|Person/)
    expect(body.split('\r\n').filter((line: string) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('keeps the UID of a shift that changes, counts on, and says that it is cancelled, for a month', async () => {
    const { path } = await made()
    const shift = await book('2027-03-10T07:00', '2027-03-10T19:00')
    const [first] = await eventsAt(path)
    const moved = await change(shift, { startsAt: '2027-03-11T07:00', endsAt: '2027-03-11T19:00' })
    const [second] = await eventsAt(path)
    expect([second?.uid, second?.sequence, second?.start]).toEqual([first?.uid, 1, '2027-03-11T12:00:00.000Z'])
    await cancel(moved)
    const since = (at: string) => sql`update assignment set updated_at = ${at}`.execute(server.store.db)
    await since('2027-01-31T12:00:00Z')
    const [third] = await eventsAt(path)
    expect([third?.uid, third?.sequence, third?.status, third?.summary]).toEqual([
      first?.uid,
      2,
      'CANCELLED',
      'Cancelled: Day, Harbor General',
    ])
    // In the language that they chose for their mails.
    const spoken = async (language: string) => {
      await ok('POST', '/api/account/language', { language }, 'p1')
      return (await eventsAt(path))[0]?.summary
    }
    expect([await spoken('de'), await spoken('en')]).toEqual(['Abgesagt: Tag, Harbor General', third?.summary])
    await since('2027-01-30T12:00:00Z')
    expect(await eventsAt(path)).toEqual([])
  })

  it('shows what was told, and nothing of drafts', async () => {
    const { path } = await made()
    await horizon('2027-03-10')
    try {
      const told = await book('2027-03-09T07:00', '2027-03-09T19:00')
      const draft = await book('2027-03-12T07:00', '2027-03-12T19:00')
      const before = (await read(path)).body
      expect(await eventsAt(path)).toMatchObject([{ uid: `shift-1-${told.assignmentId}@onward` }])
      await change(draft, { note: 'Nobody knows' })
      expect((await read(path)).body).toBe(before)
    } finally {
      await sql`delete from assignment`.execute(server.store.db)
      await horizon(null)
    }
  })

  it('says of no draft that it was cancelled: they never knew it', async () => {
    const { path } = await made()
    const told = await book('2027-03-12T07:00', '2027-03-12T19:00')
    await horizon('2027-03-10')
    try {
      const draft = await change(told, { startsAt: '2027-03-15T07:00', endsAt: '2027-03-15T19:00' })
      expect((await eventsAt(path)).map(({ start }) => start)).toEqual(['2027-03-12T12:00:00.000Z'])
      await cancel(draft)
      await ok('POST', '/api/publications', { from: '2027-03-11', to: '2027-03-20' })
      await sql`update assignment set updated_at = '2027-02-28'`.execute(server.store.db)
      expect(await eventsAt(path)).toEqual([])
    } finally {
      await sql`delete from assignment`.execute(server.store.db)
      await horizon(null)
    }
  })

  it('goes from a fortnight ago to half a year ahead, and not beyond the last day of whoever leaves', async () => {
    const days = ['2027-02-12', '2027-02-15', '2027-08-27', '2027-08-30']
    for (const date of days) await book(`${date}T07:00`, `${date}T19:00`)
    const { path } = await made()
    const dates = async () => (await eventsAt(path)).map(({ start }) => start.slice(0, 10))
    expect(await dates()).toEqual(['2027-02-15', '2027-08-27'])
    await sql`update provider set last_day = '2027-08-26' where provider_id = 'p1'`.execute(server.store.db)
    expect(await dates()).toEqual(['2027-02-15'])
    await sql`update provider set last_day = null where provider_id = 'p1'`.execute(server.store.db)
  })

  it('answers a program that has it already with nothing new', async () => {
    const { path } = await made()
    const shift = await book('2027-03-10T07:00', '2027-03-10T19:00')
    const etag = (await read(path)).headers.get('etag') ?? ''
    const again = await read(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag])
    await change(shift, { endsAt: '2027-03-10T18:00' })
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200)
    const head = await read(path, {}, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
  })

  it.each([
    'Bay 4; door, left \\ right',
    'Ł’Amour 👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️',
    'مستشفى الميناء العام، الجناح الشرقي، الطابق الرابع، القسم الثاني',
    '"Quoted" : BEGIN:VEVENT',
  ])('says the name of a place as it is: %s', async (facilityName) => {
    const { facility } = await ok('GET', '/api/facilities/ny')
    const renamed = (await ok('PATCH', '/api/facilities/ny', { version: facility.version, facilityName })).facility
    await book('2027-03-10T07:00', '2027-03-10T19:00')
    const { path } = await made()
    expect(await eventsAt(path)).toMatchObject([{ summary: `Day, ${facilityName}`, location: facilityName }])
    const { facilityName: before } = facility
    await ok('PATCH', '/api/facilities/ny', { version: renamed.version, facilityName: before })
  })

  it('is for who is scheduled, ten at most', async () => {
    for (const person of ['adminA', 'client'] as const)
      expect((await send('POST', '/api/account/feeds', { feedName: 'Mine' }, person)).status).toBe(403)
    expect((await send('POST', '/api/account/feeds', { feedName: ' ' }, 'p1')).status).toBe(400)
    for (let at = 0; at < 10; at += 1) await made('p1', `Number ${at}`)
    expect((await send('POST', '/api/account/feeds', { feedName: 'One more' }, 'p1')).status).toBe(422)
    await made('p2')
  })

  it('has nothing any more for who may not sign in', async () => {
    const { path } = await made()
    const user = (set: string) => server.store.query(`update app_user set ${set} where user_id = 'p1'`)
    await user('disabled_at = now()')
    expect((await read(path)).status).toBe(404)
    await user('disabled_at = null, email_verified_at = null')
    const lenient = await serveFrom(server.store, { emailVerification: false }, { now: () => now })
    expect([(await read(path)).status, (await lenient.send('GET', path)).status]).toEqual([404, 200])
    await lenient.stop()
    await user('email_verified_at = now()')
    await sql`delete from user_role where user_id = 'p1'`.execute(server.store.db)
    expect([
      (await read(path)).status,
      (await send('POST', '/api/account/feeds', { feedName: 'More' }, 'p1')).status,
    ]).toEqual([404, 403])
    await server.store.db.insertInto('userRole').values({ accountId: 1, userId: 'p1', roleName: 'Provider' }).execute()
  })

  it('is read 120 times an hour at most', async () => {
    const [{ path }, other] = [await made(), await made()]
    const statuses = new Map<number, number>()
    for (let at = 0; at < 121; at += 1) {
      const { status } = await read(path)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 120],
      [429, 1],
    ])
    expect((await read(other.path)).status).toBe(200)
  })
})

describe('what is no address', () => {
  it.each(['none', 'none.ics', '1.ics', `1.${'a'.repeat(43)}`, `2.${'a'.repeat(43)}.ics`, '%00', '..%2f..'])(
    'has nothing: %s',
    async (file) => {
      expect((await read(`/api/feeds/${file}`)).status).toBe(404)
    },
  )
})
