import type { Assignment, LeftTold, PublishedDiff } from '@onward/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const send = async (method: string, path: string, body?: object, person: Person = 'adminA') =>
  server.send(method, path, { token: tokens.get(person) ?? '', ...(body && { body }) })
const ok = async (...call: Parameters<typeof send>) => {
  const { status, body } = await send(...call)
  if (status >= 300) throw new Error(`${call[1]} ${status} ${JSON.stringify(body)}`)
  return body
}
// Each test has a month of its own, and a clock that stands before all of them.
let month = 0
let passed = 0
const on = (day: number) => `2031-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const book = async (providerId: string, date: string, hospitalId = 'ny'): Promise<Assignment> => {
  const times = { startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }
  return (await ok('POST', '/api/assignments', { providerId, hospitalId, ...times })).assignment
}
const change = ({ assignmentId, version }: Assignment, to: object) =>
  ok('PATCH', `/api/assignments/${assignmentId}`, { version, ...to })
const cancel = ({ assignmentId, version }: Assignment) =>
  ok('DELETE', `/api/assignments/${assignmentId}?version=${version}`)
const publish = async (more: object = {}, person: Person = 'adminA'): Promise<number> =>
  (await ok('POST', '/api/publications', { from: on(1), to: on(28), ...more }, person)).publication.publicationId
const withdraw = (id: number, more: object = {}, person: Person = 'adminA') =>
  send('POST', `/api/publications/${id}/withdrawal`, more, person)
const seen = async (person: Person) => {
  const { assignments } = await ok('GET', `/api/assignments?from=${on(1)}&to=${on(28)}`, undefined, person)
  return (assignments as Assignment[]).map(({ scheduledDate, endsAt }) => [scheduledDate, endsAt.slice(11)])
}
const stateOf = async ({ assignmentId }: Assignment) =>
  (await ok('GET', `/api/assignments/${assignmentId}`)).assignment.publication
const horizonOf = async (hospitalId: string) =>
  (await ok('GET', `/api/facilities/${hospitalId}`)).facility.publishedUntil
const horizon = async (hospitalId: string, publishedUntil: string | null) => {
  const { version } = (await ok('GET', `/api/facilities/${hospitalId}`)).facility
  await ok('PATCH', `/api/facilities/${hospitalId}`, { version, publishedUntil })
}
const told = (diffs: PublishedDiff[]) =>
  diffs.map(({ providerId, entries }) => [providerId, ...entries.map(({ kind }) => kind)])
const leftAs = (left: LeftTold[]) => left.map(({ assignmentId, reason }) => [assignmentId, reason])
/** Everything that a provider may ask in which a shift could stand. */
const walked = async (providerId: Person, assignmentId: number) => {
  const asked = { requestType: 'ProviderCalendarView', providerId, inputDate: on(1).slice(0, 7) }
  const days = `from=${on(1)}&to=${on(28)}`
  return JSON.stringify([
    (await ok('POST', '/api/provider', asked, providerId)).providerSchedulerView,
    await seen(providerId),
    (await send('GET', `/api/assignments/${assignmentId}`, undefined, providerId)).status,
    (await send('GET', `/api/assignments/${assignmentId}/history`, undefined, providerId)).body.entries ?? null,
    (await send('GET', `/api/board?${days}`, undefined, providerId)).status,
    (await send('GET', '/api/publications', undefined, providerId)).status,
  ])
}

describeEngine('what a publication told and is taken back', () => {
  beforeAll(async () => {
    server = await openApp({}, { now: () => new Date(Date.now() + passed) })
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'p2', 'plansNy', 'plansLa'] as const)
      tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    month += 1
    await horizon('ny', '2030-12-31')
  })

  it('is gone for its people, as if it had never been published, and told to each by one mail', async () => {
    await horizon('ny', on(1))
    const [one, other] = [await book('p1', on(4)), await book('p2', on(5))]
    const drafted = await walked('p1', one.assignmentId)
    const id = await publish()
    expect([await horizonOf('ny'), (await walked('p1', one.assignmentId)) === drafted]).toEqual([on(28), false])
    await server.settled()
    const mailed = (await server.mailsTo('p2@example.test')).length

    const asked = await withdraw(id, { dryRun: true })
    expect(asked.body.onDates.people).toEqual(['p1', 'p2'].map((providerId) => ({ providerId, before: 720, after: 0 })))
    expect([asked.status, asked.body.withdrawal, told(asked.body.diffs)]).toEqual([
      200,
      null,
      [
        ['p1', 'removed'],
        ['p2', 'removed'],
      ],
    ])
    expect(asked.body.horizons).toMatchObject([{ hospitalId: 'ny', before: on(28), after: on(1) }])
    expect(await seen('p1')).toHaveLength(1)
    const { body } = await withdraw(id)
    expect(body).toMatchObject({ diffs: asked.body.diffs, left: [], horizons: asked.body.horizons })
    expect([await horizonOf('ny'), await stateOf(one), await stateOf(other)]).toEqual([on(1), 'draft', 'draft'])
    expect(await walked('p1', one.assignmentId)).toBe(drafted)
    await server.settled()
    const mails = (await server.mailsTo('p2@example.test')).slice(mailed)
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^No longer published/) }])
    expect([JSON.stringify(mails).includes(on(5)), JSON.stringify(mails).includes(on(4))]).toEqual([true, false])

    const list = (await ok('GET', '/api/publications')).publications
    expect(list[0]).toEqual(body.withdrawal)
    expect(list[0]).toMatchObject({ withdraws: id, withdrawn: null, shifts: 2, people: 2 })
    expect(list[1]).toMatchObject({
      publicationId: id,
      withdrawn: { publicationId: list[0].publicationId, userId: 'adminA', at: list[0].at },
    })
    // Publishing again is how it is taken back itself.
    expect((await withdraw(list[0].publicationId)).body.reason).toBe('withdrawal')
    await publish()
    expect([await seen('p1'), await horizonOf('ny')]).toEqual([[[on(4), '19:00']], on(28)])
  })

  it('gives back what people knew before, be it changed, somebody else’s or gone', async () => {
    const shifts = [await book('p1', on(4)), await book('p1', on(5)), await book('p1', on(6))] as const
    const [longer, given, gone] = shifts
    await publish({ providerIds: ['p1'] })
    await change(longer, { endsAt: `${on(4)}T21:00` })
    await change(given, { providerId: 'p2' })
    await cancel(gone)
    const id = await publish({ providerIds: ['p1'] })
    expect([await seen('p1'), await seen('p2')]).toEqual([[[on(4), '21:00']], [[on(5), '19:00']]])
    await server.settled()
    const mailed = (await server.mailsTo('p1@example.test')).length
    const { body } = await withdraw(id)
    await server.settled()
    // Who reads the subject alone knows that there is work again.
    expect((await server.mailsTo('p1@example.test')).slice(mailed)).toMatchObject([
      { subject: `Yours again, as before again: your schedule from ${on(1)} to ${on(28)}` },
    ])
    expect(told(body.diffs)).toEqual([
      ['p1', 'changed', 'added', 'added'],
      ['p2', 'removed'],
    ])
    expect([await seen('p1'), await seen('p2')]).toEqual([[4, 5, 6].map((day) => [on(day), '19:00']), []])
    expect([await stateOf(longer), body.horizons]).toEqual(['changed', []])
    await publish({ providerIds: ['p1'] })
    expect([await seen('p1'), await seen('p2')]).toEqual([[[on(4), '21:00']], [[on(5), '19:00']]])
  })

  it('stays told where it has begun or people were told otherwise since, and is said to', async () => {
    const [begun, later, drafted, apart] = [
      await book('p1', on(4)),
      await book('p1', on(15)),
      await book('p2', on(16)),
      await book('p2', on(17)),
    ]
    const id = await publish({ providerIds: ['p1', 'p2'] })
    // The one is told anew, the other is planned otherwise and not told.
    await change(later, { endsAt: `${on(15)}T20:00` })
    await publish({ from: on(15), to: on(15), providerIds: ['p1'] })
    await change(drafted, { endsAt: `${on(16)}T20:00` })
    passed = Date.parse(`${on(4)}T14:00:00Z`) - Date.now()
    tokens.set('adminA', await server.tokenOf('adminA'))
    const { body } = await withdraw(id)
    passed = 0
    tokens.set('adminA', await server.tokenOf('adminA'))
    expect(leftAs(body.left)).toEqual([
      [begun.assignmentId, 'begun'],
      [later.assignmentId, 'later'],
    ])
    expect(body.left[0]).toMatchObject({ providerName: 'Person p1', shift: { startsAt: `${on(4)}T07:00` } })
    expect([await stateOf(begun), await stateOf(later), await stateOf(drafted)]).toEqual([
      'published',
      'published',
      'draft',
    ])
    expect([(await seen('p1')).length, await seen('p2')]).toEqual([2, []])

    // Where a place has no horizon any more, nothing is a draft.
    await publish({ providerIds: ['p2'] })
    await cancel((await ok('GET', `/api/assignments/${drafted.assignmentId}`)).assignment)
    const again = await publish({ providerIds: ['p2'] })
    await horizon('ny', null)
    const none = await withdraw(again)
    expect([none.body.withdrawal, leftAs(none.body.left)]).toEqual([null, [[drafted.assignmentId, 'apart']]])
    expect(await stateOf(apart)).toBe('published')
  })

  it('is taken back as it was shown, or not at all', async () => {
    const [kept, other] = [await book('p1', on(4)), await book('p2', on(5))]
    const id = await publish({ providerIds: ['p1', 'p2'] })
    const shown = async (): Promise<string> => (await withdraw(id, { dryRun: true })).body.entriesHash
    const entriesHash = await shown()
    expect(await shown()).toBe(entriesHash)
    await change(kept, { endsAt: `${on(4)}T21:00` })
    await publish({ providerIds: ['p1'] })
    const { status, body } = await withdraw(id, { entriesHash })
    const renewed = await shown()
    expect([status, body.reason, body.facts]).toEqual([409, 'changed', { entriesHash: renewed, shifts: 1, people: 1 }])
    expect([await seen('p1'), await seen('p2')]).toEqual([[[on(4), '21:00']], [[on(5), '19:00']]])
    const done = await withdraw(id, { entriesHash: renewed })
    expect([done.status, done.body.withdrawal.entriesHash]).toEqual([200, renewed])
    expect(await seen('p2')).toEqual([])
    await cancel(other)
  })

  it('goes back no further than to what it drafts again, where others have published since', async () => {
    await horizon('ny', on(1))
    await book('p1', on(10))
    const id = await publish({ providerIds: ['p1'] })
    await book('p2', on(12))
    await publish()
    expect(await horizonOf('ny')).toBe(on(28))
    expect((await withdraw(id)).body.horizons).toMatchObject([{ before: on(28), after: on(9) }])
    expect([await seen('p1'), await seen('p2')]).toEqual([[], [[on(12), '19:00']]])
    await publish()
  })

  it('is taken back once, whatever comes at the same moment, and not on closed days', async () => {
    const shift = await book('p1', on(4))
    const id = await publish({ providerIds: ['p1'] })
    const closed = { hospitalId: 'ny', from: on(4), to: on(4), reason: 'Paid' }
    const { lock } = await ok('POST', '/api/locks', closed)
    expect((await withdraw(id)).status).toBe(423)
    await ok('DELETE', `/api/locks/${lock.lockId}`)
    const [one, other, changed] = await Promise.all([
      withdraw(id),
      withdraw(id),
      send('PATCH', `/api/assignments/${shift.assignmentId}`, { version: shift.version, note: 'n' }),
      publish({ providerIds: ['p2'] }).catch(() => undefined),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect([one, other].find(({ status }) => status === 409)?.body.reason).toBe('withdrawn')
    expect([changed.status, await stateOf(shift), await seen('p1')]).toEqual([200, 'draft', []])
  })

  it('refuses what would tell somebody of two places at once, and gives nobody back what their leave is on', async () => {
    const [gone, away] = [await book('p1', on(4)), await book('p1', on(8))]
    await publish({ providerIds: ['p1'] })
    await cancel(gone)
    await cancel(away)
    const id = await publish({ providerIds: ['p1'] })
    const leave = { providerId: 'p1', startDate: on(8), endDate: on(8), leaveDescription: 'Away' }
    await ok('POST', '/api/leave', leave)
    const elsewhere = await book('p1', on(4), 'la')
    expect([(await withdraw(id)).status, (await withdraw(id)).body.reason]).toEqual([409, 'overlap'])
    await cancel(elsewhere)
    expect(leftAs((await withdraw(id)).body.left)).toEqual([[away.assignmentId, 'later']])
    expect(await seen('p1')).toEqual([[on(4), '19:00']])
  })

  it('is for who published it, at facilities that are all theirs', async () => {
    await book('p1', on(4))
    const id = await publish({}, 'plansNy')
    expect((await withdraw(id, {}, 'plansLa')).status).toBe(404)
    expect((await withdraw(id, {}, 'adminB')).status).toBe(404)
    expect((await withdraw(id, {}, 'p1')).status).toBe(403)
    expect((await withdraw(id, { dryRun: 'yes' })).status).toBe(400)
    expect((await server.send('POST', `/api/publications/${id}/withdrawal`, { body: {} })).status).toBe(401)
    expect((await withdraw(id + 999)).status).toBe(404)
    const { db } = server.store
    await db.updateTable('userFacility').set({ hospitalId: 'la' }).where('userId', '=', 'plansNy').execute()
    expect((await withdraw(id, {}, 'plansNy')).status).toBe(403)
    await db.updateTable('userFacility').set({ hospitalId: 'ny' }).where('userId', '=', 'plansNy').execute()
    expect((await withdraw(id, {}, 'plansNy')).status).toBe(200)
    // A server of before kept nothing of what people had known.
    const old = await publish({}, 'plansNy')
    await db.updateTable('publication').set({ told: null }).where('publicationId', '=', old).execute()
    expect((await withdraw(old)).body.reason).toBe('unkept')
  })
})
