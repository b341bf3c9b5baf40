import type { Assignment, PublishedDiff } from '@onward/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callsBy, addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { sha256 } from '#server/booking/publish.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { send, ok } = callsBy(() => server, tokens)
// Each test has a month of its own; the horizon stands before all of them.
let month = 0
const on = (day: number) => new Date(Date.UTC(2031, month - 1, day)).toISOString().slice(0, 10)
const day = (date: string) => ({ startsAt: `${date}T07:00`, endsAt: `${date}T19:00` })
const book = async (providerId: string | null, date: string, hospitalId = 'ny'): Promise<Assignment> =>
  (await ok('POST', '/api/assignments', { providerId, hospitalId, ...day(date) })).assignment
const change = async ({ assignmentId, version }: Assignment, to: object): Promise<Assignment> =>
  (await ok('PATCH', `/api/assignments/${assignmentId}`, { version, ...to })).assignment
const cancel = ({ assignmentId, version }: Assignment) =>
  ok('DELETE', `/api/assignments/${assignmentId}?version=${version}`)
const publish = (more: object = {}, person: Person = 'adminA') =>
  send('POST', '/api/publications', { from: on(1), to: on(28), ...more }, person)
const seen = async (person: Person) => {
  const { body } = await send('GET', `/api/assignments?from=${on(1)}&to=${on(28)}`, undefined, person)
  return (body.assignments as Assignment[]).map(({ scheduledDate, endsAt }) => [scheduledDate, endsAt.slice(11)])
}
const calendarOf = async (providerId: Person) => {
  const asked = { requestType: 'ProviderCalendarView', providerId, inputDate: on(1).slice(0, 7) }
  const { body } = await send('POST', '/api/provider', asked, providerId)
  return body.providerSchedulerView.map(({ date }: { date: string }) => date)
}
const horizon = async (hospitalId: string, publishedUntil: string | null) => {
  const { facility } = await ok('GET', `/api/facilities/${hospitalId}`)
  return (await ok('PATCH', `/api/facilities/${hospitalId}`, { version: facility.version, publishedUntil })).facility
}
const nothing = () => ({
  publication: null,
  diffs: [],
  onDates: { from: on(1), to: on(28), people: [] },
  entriesHash: null,
  left: [],
})
const told = (diffs: PublishedDiff[]) =>
  diffs.map(({ providerId, entries }) => [providerId, ...entries.map(({ kind }) => kind)])

describeEngine('what people are told of', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'p2', 'plansNy', 'plansLa'] as const)
      tokens.set(person, await server.tokenOf(person))
    await horizon('ny', '2030-12-31')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    month += 1
  })

  it('is a draft to who plans and nothing to anybody else, until it is published', async () => {
    const shift = await book('p1', on(3))
    expect(shift.publication).toBe('draft')
    expect([await seen('p1'), await calendarOf('p1')]).toEqual([[], []])
    expect((await send('GET', `/api/assignments/${shift.assignmentId}`, undefined, 'p1')).status).toBe(404)
    expect(await seen('plansNy')).toHaveLength(1)

    const asked = await publish({ dryRun: true })
    expect([asked.status, told(asked.body.diffs), asked.body.publication]).toEqual([200, [['p1', 'added']], null])
    expect(await seen('p1')).toEqual([])
    const { body } = await publish()
    expect([told(body.diffs), body.publication.shifts, body.publication.people]).toEqual([[['p1', 'added']], 1, 1])
    expect([await seen('p1'), await calendarOf('p1')]).toEqual([[[on(3), '19:00']], [on(3)]])
    expect((await ok('GET', `/api/assignments/${shift.assignmentId}`)).assignment).toMatchObject({
      publication: 'published',
      version: shift.version,
    })
    expect((await publish()).body).toEqual(nothing())
  })

  it('is told as it is written where nothing is published apart, and within what has been published', async () => {
    expect((await book('p1', on(2), 'la')).publication).toBe('published')
    await horizon('la', on(10))
    expect((await book('p2', on(10), 'la')).publication).toBe('published')
    expect((await book('p2', on(11), 'la')).publication).toBe('draft')
    expect(await seen('p2')).toEqual([[on(10), '19:00']])
    await publish({ hospitalIds: ['la'] })
    await horizon('la', null)
  })

  it('stays as it was told while it is changed, moved to somebody else or cancelled', async () => {
    const [longer, given, gone] = [await book('p1', on(4)), await book('p1', on(5)), await book('p1', on(6))]
    // Of one person alone, so that the horizon stays where it is.
    await publish({ providerIds: ['p1', 'p2'] })
    expect((await change(longer, { endsAt: `${on(4)}T21:00` })).publication).toBe('changed')
    await change(given, { providerId: 'p2' })
    await cancel(gone)
    expect(await seen('p1')).toEqual([on(4), on(5), on(6)].map((date) => [date, '19:00']))
    expect(await seen('p2')).toEqual([])
    const read = await ok('GET', `/api/assignments/${longer.assignmentId}`, undefined, 'p1')
    expect(read.assignment).toMatchObject({ endsAt: `${on(4)}T19:00`, version: 1 })

    const { body } = await publish({ providerIds: ['p1', 'p2'] })
    expect(told(body.diffs)).toEqual([
      ['p1', 'changed', 'removed', 'removed'],
      ['p2', 'added'],
    ])
    expect(body.diffs[0]).toMatchObject({ minutesBefore: 2160, minutesAfter: 840 })
    expect(await seen('p1')).toEqual([[on(4), '21:00']])
    expect(await seen('p2')).toEqual([[on(5), '19:00']])
  })

  it('is summed with all else of each person on the dates, where the reader plans', async () => {
    const HALF = 720
    const [kept, longer, given, outside] = [
      await book('p1', on(3)),
      await book('p1', on(4)),
      await book('p1', on(5)),
      await book('p1', on(27)),
    ]
    // Of both alone, so that the horizon stays where it is; la tells what is written as it is written.
    await publish({ providerIds: ['p1', 'p2'] })
    await book('p1', on(7), 'la')
    await change(longer, { endsAt: `${on(4)}T21:00` })
    await change(given, { providerId: 'p2' })
    await cancel(outside)
    await book('p1', on(6))
    const first = { to: on(20), dryRun: true }
    const { onDates } = (await publish(first)).body
    expect(onDates).toEqual({
      from: on(1),
      to: on(20),
      people: [
        { providerId: 'p1', before: 4 * HALF, after: 4 * HALF + 120 },
        { providerId: 'p2', before: 0, after: HALF },
      ],
    })
    const { onDates: inNy } = (await publish(first, 'plansNy')).body
    expect(inNy.people[0]).toEqual({ providerId: 'p1', before: 3 * HALF, after: 3 * HALF + 120 })
    // Once they are told, it is what they know, and the one outside is still told.
    await publish({ to: on(20) })
    await cancel(kept)
    expect((await publish({ dryRun: true })).body.onDates.people).toEqual([
      { providerId: 'p1', before: 5 * HALF + 120, after: 3 * HALF + 120 },
    ])
    await publish()
  })

  it('is as it was when a change is taken back before it is told', async () => {
    const [longer, given, gone] = [await book('p1', on(4)), await book('p1', on(5)), await book('p1', on(6))]
    await publish({ providerIds: ['p1'] })
    const path = `/api/assignments/${longer.assignmentId}`
    const { batchId } = await ok('PATCH', path, { version: 1, endsAt: `${on(4)}T20:00` })
    await ok('POST', `/api/batches/${batchId}/undo`)
    const away = await change(given, { providerId: 'p2', note: 'Swap?' })
    expect((await change(away, { providerId: 'p1' })).publication).toBe('changed')
    const { batchId: cancelling } = await cancel(gone)
    await ok('POST', `/api/batches/${cancelling}/undo`)
    expect((await change(await change(away, { version: 3, note: 'x' }), { note: null })).publication).toBe('published')
    expect((await ok('GET', path)).assignment).toMatchObject({ publication: 'published', version: 3 })
    // An empty note is none.
    const emptied = await change(gone, { version: 3, note: '' })
    expect(emptied).toMatchObject({ publication: 'published', note: null })
    // Nothing is left that anybody could be told.
    expect((await publish({ dryRun: true })).body).toEqual(nothing())
    expect(await seen('p1')).toEqual([on(4), on(5), on(6)].map((date) => [date, '19:00']))
    // What is changed from there is told as any other change.
    await change(longer, { version: 3, endsAt: `${on(4)}T21:00` })
    expect((await publish({ providerIds: ['p1'] })).body.diffs[0]?.entries).toMatchObject([
      { kind: 'changed', before: { endsAt: `${on(4)}T19:00` }, after: { endsAt: `${on(4)}T21:00` } },
    ])
  })

  it('that was only ever a draft is told to nobody when it is cancelled', async () => {
    await cancel(await book('p1', on(4)))
    expect((await publish({ dryRun: true })).body).toEqual(nothing())
  })

  it('leaves out what a rule blocks, and says so', async () => {
    await book('p1', on(4))
    const late = await book('p2', on(4))
    await ok('POST', '/api/assignments', {
      providerId: 'p2',
      hospitalId: 'ny',
      startsAt: `${on(4)}T20:00`,
      endsAt: `${on(5)}T02:00`,
    })
    const { rule } = await ok('POST', '/api/rules', { kind: 'rest', severity: 'block', parameters: { minutes: 600 } })
    const { body } = await publish()
    expect(told(body.diffs)).toEqual([['p1', 'added']])
    expect(body.left).toMatchObject([{ assignmentIds: expect.arrayContaining([late.assignmentId]) }])
    expect(await seen('p2')).toEqual([])
    await ok('DELETE', `/api/rules/${rule.ruleId}?version=1`)
    expect(told((await publish()).body.diffs)).toEqual([['p2', 'added', 'added']])
  })

  it('leaves to who plans at both what was moved between facilities, and does not name the other one', async () => {
    await horizon('la', '2030-12-31')
    const [moved, stays] = [await book('p1', on(4)), await book('p2', on(5))]
    await publish({ providerIds: ['p1', 'p2'] })
    await change(moved, { hospitalId: 'la' })
    await change(stays, { endsAt: `${on(5)}T21:00` })
    const left = [
      {
        assignmentIds: [moved.assignmentId],
        providerName: moved.providerName,
        reason: 'elsewhere',
        message: 'Moved between facilities: whoever plans at both publishes it',
      },
    ]
    // Neither is told of the other's.
    const there = await publish({}, 'plansLa')
    expect([there.body.diffs, there.body.left]).toEqual([[], left])
    const here = await publish({}, 'plansNy')
    expect([told(here.body.diffs), here.body.left]).toEqual([[['p2', 'changed']], left])
    expect(JSON.stringify(here.body)).not.toContain('"la"')
    expect(await seen('p1')).toEqual([[on(4), '19:00']])
    expect(told((await publish({ hospitalIds: ['ny'] })).body.diffs)).toEqual([['p1', 'changed']])

    // Nor is it told by a booking where all is told at once.
    await horizon('la', on(15))
    const later = await book('p2', on(20))
    await publish({ providerIds: ['p2'] })
    const gone = await change(later, { hospitalId: 'la' })
    const day8 = { version: gone.version, ...day(on(8)) }
    const path = `/api/assignments/${gone.assignmentId}`
    const { body: turned } = await send('PATCH', path, day8, 'plansLa')
    expect(turned.assignment).toMatchObject({ scheduledDate: on(8), publication: 'changed' })
    expect(await seen('p2')).toContainEqual([on(20), '19:00'])
    await cancel(turned.assignment)
    await publish()
    await horizon('la', null)

    const known = await book('p1', on(8), 'la')
    await horizon('la', '2030-12-31')
    await change(known, { providerId: 'p2' })
    await book('p1', on(8))
    const refused = await publish({}, 'plansNy')
    expect([refused.status, refused.body.reason]).toEqual([409, 'overlap'])
    expect(refused.body.facts.shifts).toMatchObject([
      { hospitalId: 'ny' },
      { assignmentId: null, hospitalId: '', facilityName: 'another facility' },
    ])
    expect(JSON.stringify(refused.body)).not.toContain(known.facilityName)
    expect((await publish()).status).toBe(200)
    await horizon('la', null)
  })

  it('tells nobody of two places at once', async () => {
    const first = await book('p1', on(4))
    await publish({ providerIds: ['p1'] })
    await change(first, { providerId: 'p2' })
    await book('p1', on(4), 'ny')
    // The new one alone, without that the earlier one is somebody else's by now.
    const narrowed = await publish({ providerIds: ['p1'] })
    expect([narrowed.status, told(narrowed.body.diffs)]).toEqual([
      200,
      [
        ['p1', 'removed', 'added'],
        ['p2', 'added'],
      ],
    ])
    expect(await seen('p1')).toHaveLength(1)
  })

  it('goes as far as it was published, where something is published apart', async () => {
    await horizon('ny', '2030-12-31')
    await book('p1', on(4))
    await publish({ hospitalIds: ['ny'] })
    const { facility } = await ok('GET', '/api/facilities/ny')
    // A month that nobody has been told of lies between.
    expect(facility.publishedUntil).toBe('2030-12-31')
    await horizon('ny', on(1))
    await book('p1', on(5))
    const { body } = await publish({ hospitalIds: ['ny'] })
    expect(body.publication).not.toBeNull()
    expect((await ok('GET', '/api/facilities/ny')).facility.publishedUntil).toBe(on(28))
    expect((await book('p2', on(20))).publication).toBe('published')
    await horizon('ny', '2030-12-31')
  })

  it('is not said to be told by a date alone: drafts are published first', async () => {
    await horizon('ny', '2030-12-31')
    const shift = await book('p1', on(4))
    for (const publishedUntil of [on(28), null]) {
      const { version } = (await ok('GET', '/api/facilities/ny')).facility
      const { status, body } = await send('PATCH', '/api/facilities/ny', { version, publishedUntil })
      expect([status, body.reason, body.facts]).toEqual([409, 'drafts', { total: 1 }])
    }
    await cancel(shift)
    expect((await horizon('ny', on(28))).publishedUntil).toBe(on(28))
    await horizon('ny', '2030-12-31')
  })

  it('is mailed once to each who signs in, with their own part', async () => {
    const before = await server.mailsTo('p2@example.test')
    await book('p1', on(4))
    await book('p2', on(5))
    await publish()
    await server.settled()
    const mails = (await server.mailsTo('p2@example.test')).slice(before.length)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails[0])).toContain(on(5))
    expect(JSON.stringify(mails[0])).not.toContain(on(4))
  })

  it('of which the note alone is another is told by that note', async () => {
    const shift = await book('p2', on(4))
    await publish({ providerIds: ['p2'] })
    await server.settled()
    const before = (await server.mailsTo('p2@example.test')).length
    await change(shift, { note: 'Bring the pager' })
    const { body } = await publish({ providerIds: ['p2'] })
    // What stayed is not kept twice.
    expect(body.diffs[0].entries).toMatchObject([{ before: { note: null }, after: { note: 'Bring the pager' } }])
    expect(JSON.stringify(body.diffs)).not.toContain('specialtyName')
    const { diffs, publication } = await ok('GET', `/api/publications/${body.publication.publicationId}`)
    expect(sha256(diffs)).toBe(publication.entriesHash)
    await server.settled()
    const [mail] = (await server.mailsTo('p2@example.test')).slice(before)
    expect(mail?.subject).toMatch(/^Changed: your schedule /)
    expect(JSON.stringify(mail)).toContain('(the note is new: Bring the pager)')
    expect(JSON.stringify(mail)).not.toContain('(was ')
  })

  it('is kept as it was, for who may plan there', async () => {
    await book('p1', on(4))
    const { body } = await publish({}, 'plansNy')
    const id = body.publication.publicationId
    const read = await ok('GET', `/api/publications/${id}`)
    expect(read).toMatchObject({
      diffs: body.diffs,
      publication: { entriesHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    // Who has the rows can say whether they are those.
    expect(sha256(read.diffs)).toBe(read.publication.entriesHash)
    const [diff] = read.diffs as PublishedDiff[]
    const otherwise = { ...diff, entries: diff?.entries.map((entry) => ({ ...entry, kind: 'changed' })) }
    expect(sha256([otherwise, ...read.diffs.slice(1)])).not.toBe(read.publication.entriesHash)
    expect((await ok('GET', '/api/publications')).publications[0]).toEqual(read.publication)
    expect((await send('GET', `/api/publications/${id}`, undefined, 'plansLa')).status).toBe(404)
    expect((await send('GET', `/api/publications/${id}`, undefined, 'adminB')).status).toBe(404)
    expect((await publish({ hospitalIds: ['ny'] }, 'plansLa')).status).toBe(404)
    expect((await publish({}, 'p1')).status).toBe(403)
    // A name that is nobody's is no list of nobody.
    for (const [path, id] of [
      ['hospitalIds', 'elsewhere'],
      ['providerIds', 'q1'],
    ] as const) {
      const unknown = await publish({ [path]: [id] })
      expect([unknown.status, unknown.body.issues]).toEqual([404, [expect.objectContaining({ path })]])
    }
    await book('p2', on(6))
    expect((await publish({}, 'plansLa')).body.diffs).toEqual([])
  })
})
