import type { Assignment, OpenedShift, RollOutReport, SkippedShift } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callsBy, addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Person, string>()
const { send, ok } = callsBy(() => server, tokens)
// Each test has a year of its own, whose January is quiet: weeks begin on the 7th and the 14th.
let year = 2030
const on = (day: number) => `${year}-01-${String(day).padStart(2, '0')}`
const walls = (date: string) => ({ startsAt: `${date}T07:00`, endsAt: `${date}T19:00` })
const night = (date: string) => ({ startsAt: `${date}T19:00`, endsAt: `${addDays(date, 1)}T07:00` })
type More = { hospitalId?: string; startsAt?: string; endsAt?: string; [field: string]: unknown }
const book = async (providerId: string | null, date: string, more: More = {}): Promise<Assignment> =>
  (await ok('POST', '/api/assignments', { providerId, hospitalId: 'ny', ...walls(date), ...more })).assignment
const week = () => ({ from: on(7), to: on(13), target: on(14), as: 'people' })
const copy = async (more: object = {}, person: Person = 'adminA'): Promise<RollOutReport> =>
  ok('POST', '/api/copies', { ...week(), ...more }, person)
const standing = async (from: string, to: string) => {
  const { assignments } = await ok('GET', `/api/assignments?from=${from}&to=${to}`)
  return (assignments as Assignment[])
    .map(
      ({ providerId, startsAt, endsAt, hospitalId }) => `${providerId} ${startsAt} ${endsAt.slice(11)} ${hospitalId}`,
    )
    .toSorted()
}
const brief = (list: readonly (OpenedShift | SkippedShift)[]) =>
  list.map(({ reason, date, providerId }) => [reason, date, providerId])
const addLeave = (providerId: string, startDate: string, endDate = startDate) =>
  ok('POST', '/api/leave', { providerId, startDate, endDate, leaveDescription: 'Away' })
const withRule = async (rule: object, work: () => Promise<void>) => {
  const { ruleId } = (await ok('POST', '/api/rules', rule)).rule
  await work()
  const { version } = (await ok('GET', '/api/rules')).rules.find((one: { ruleId: string }) => one.ruleId === ruleId)
  await ok('DELETE', `/api/rules/${ruleId}?version=${version}`)
}

describeEngine('copies of shifts', () => {
  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansNy', 'ny')
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'client', 'plansNy', 'plansLa'] as const)
      tokens.set(person, await server.tokenOf(person))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    year += 1
  })

  it('are the shifts with their people, or open, and nothing the second time', async () => {
    await book('p1', on(7), { note: 'Ask for keys' })
    await book('p2', on(9), night(on(9)))
    await book(null, on(10))
    await book(null, on(10))
    const gone = await book('p2', on(11))
    await ok('DELETE', `/api/assignments/${gone.assignmentId}?version=1`)
    const report = await copy()
    expect(report).toMatchObject({
      wanted: 4,
      created: 4,
      open: 2,
      openedBy: {},
      skippedBy: {},
      opened: [],
      skipped: [],
    })
    expect(await standing(on(14), on(20))).toEqual([
      `null ${on(17)}T07:00 19:00 ny`,
      `null ${on(17)}T07:00 19:00 ny`,
      `p1 ${on(14)}T07:00 19:00 ny`,
      `p2 ${on(16)}T19:00 07:00 ny`,
    ])
    const [first] = (await ok('GET', `/api/assignments?from=${on(14)}&to=${on(14)}`)).assignments
    expect(first.note).toBeNull()

    const again = await copy()
    expect(again).toMatchObject({ batchId: null, wanted: 4, created: 0, skippedBy: { there: 4 } })
    expect(await standing(on(14), on(20))).toHaveLength(4)
    expect(await copy({ as: 'open', target: on(21) })).toMatchObject({ wanted: 4, created: 4, open: 4 })
    expect(await copy({ as: 'open', target: on(21) })).toMatchObject({ created: 0, skippedBy: { there: 4 } })
  })

  it('are one batch, which is taken back as one and copied anew', async () => {
    await book('p1', on(7))
    await book('p2', on(8))
    const { batchId } = await copy()
    const { batches } = await ok('GET', `/api/batches?from=2000-01-01&to=2999-12-31&perPage=1`)
    expect(batches).toMatchObject([{ batchId, actions: [{ action: 'assignment.created', count: 2 }] }])
    await ok('POST', `/api/batches/${batchId}/undo`)
    expect(await standing(on(14), on(20))).toEqual([])
    expect(await copy()).toMatchObject({ created: 2 })
  })

  it('say the same when they are only asked for, and write nothing', async () => {
    await book('p1', on(7))
    await book('p2', on(8))
    await addLeave('p2', on(15))
    const { batchId: none, ...asked } = await copy({ dryRun: true })
    expect([none, await standing(on(14), on(20))]).toEqual([null, []])
    const { batchId, ...done } = await copy()
    expect([done, batchId]).toEqual([asked, expect.any(Number)])
  })

  it('keep the clock on the wall over a change of the clocks', async () => {
    // The clocks of New York go forward on the second Sunday of March.
    const sunday = [8, 9, 10, 11, 12, 13, 14]
      .map((day) => `${year}-03-${String(day).padStart(2, '0')}`)
      .find((date) => new Date(`${date}T00:00Z`).getUTCDay() === 0)
    const before = addDays(sunday ?? '', -8)
    await book('p1', before, night(before))
    await book('p2', addDays(before, 3))
    const report = await copy({ from: before, to: addDays(before, 6), target: addDays(before, 7) })
    expect(report.created).toBe(2)
    const { assignments } = await ok('GET', `/api/assignments?from=${addDays(before, 7)}&to=${addDays(before, 13)}`)
    expect(
      (assignments as Assignment[]).map(({ startsAt, endsAt, elapsedMinutes }) => [
        startsAt.slice(11),
        endsAt.slice(11),
        elapsedMinutes,
      ]),
    ).toEqual([
      ['19:00', '07:00', 660],
      ['07:00', '19:00', 720],
    ])
  })

  it('are open where their person is away, has left, or has no contract any more', async () => {
    const made = async (name: string): Promise<string> =>
      (await ok('POST', '/api/providers', { providerName: `${name} ${year}` })).provider.providerId
    const [left, ends] = [await made('Leaver'), await made('Ender')]
    await book('p1', on(7), night(on(7)))
    await book(left, on(8))
    await book(ends, on(9))
    await addLeave('p1', on(15))
    const { provider } = await ok('GET', `/api/providers/${left}`)
    await ok('PATCH', `/api/providers/${left}`, { version: provider.version, lastDay: on(10) })
    await ok('POST', '/api/contracts', { providerId: ends, validFrom: '2020-01-01', validTo: on(12), fte: 1 })
    const report = await copy()
    expect(brief(report.opened)).toEqual([
      ['leave', on(14), 'p1'],
      ['left', on(15), left],
      ['contract', on(16), ends],
    ])
    expect(report).toMatchObject({
      wanted: 3,
      created: 3,
      open: 3,
      openedBy: { leave: 1, left: 1, contract: 1 },
      opened: [{ startDate: on(15), endDate: on(15) }, { lastDay: on(10) }, { lastDay: on(12) }],
    })
    expect(await copy()).toMatchObject({ created: 0, skippedBy: { there: 3 } })
  })

  it('are skipped where their person works already, by which shift, elsewhere without where', async () => {
    await book('p1', on(7))
    await book('p2', on(8))
    const elsewhere = await book('p1', on(14), { hospitalId: 'la' })
    await book('p2', on(15), { startsAt: `${on(15)}T18:00`, endsAt: `${on(15)}T22:00` })
    const report = await copy()
    expect(report).toMatchObject({
      created: 0,
      skippedBy: { overlap: 2 },
      skipped: [{ shift: { assignmentId: elsewhere.assignmentId, facilityName: 'Mesa Verde Clinic' } }, {}],
    })
    const { skipped } = await copy({}, 'plansNy')
    expect(skipped).toMatchObject([
      { shift: { assignmentId: null, hospitalId: '', facilityName: 'another facility' } },
      {},
    ])
    expect(JSON.stringify(skipped)).not.toContain('Mesa')
  })

  it('that would meet each other keep the first', async () => {
    // Phoenix keeps its clocks, New York does not: what follows in winter meets in summer.
    await server.store.db
      .updateTable('facility')
      .set({ timeZone: 'America/Phoenix' })
      .where('accountId', '=', 1)
      .where('hospitalId', '=', 'la')
      .execute()
    await book('p1', on(7), { startsAt: `${on(7)}T07:00`, endsAt: `${on(7)}T12:00`, hospitalId: 'la' })
    await book('p1', on(7), { startsAt: `${on(7)}T14:00`, endsAt: `${on(7)}T20:00` })
    const report = await copy({ target: `${year}-07-07` })
    expect(report).toMatchObject({
      created: 1,
      skippedBy: { overlap: 1 },
      skipped: [{ shift: { assignmentId: null } }],
    })
    await server.store.db
      .updateTable('facility')
      .set({ timeZone: 'America/Los_Angeles' })
      .where('accountId', '=', 1)
      .where('hospitalId', '=', 'la')
      .execute()
  })

  it('that a rule stops are left out with what it says, and no more than have to be', async () => {
    for (const day of [7, 8, 9, 10]) await book('p1', on(day))
    await book('p2', on(7))
    const window = { per: 'rolling', days: 7 }
    const most = { kind: 'mostMinutes', severity: 'block', parameters: { minutes: 36 * 60, window } }
    await withRule(most, async () => {
      const report = await copy({ target: on(21) })
      expect(report).toMatchObject({ created: 4, skippedBy: { rule: 1 } })
      expect(report.skipped).toMatchObject([
        { reason: 'rule', date: on(24), providerId: 'p1', verdict: { kind: 'mostMinutes', severity: 'block' } },
      ])
    })
  })

  it('go over warnings, which are told and kept', async () => {
    await book('p1', on(7), night(on(7)))
    await book('p1', on(13))
    const rest = { kind: 'rest', severity: 'warn', override: 'admin', parameters: { minutes: 30 * 60 } }
    await withRule(rest, async () => {
      await book('p1', on(20), night(on(20)))
      // Thirteen days on, the day shift of the 13th begins on the morning after which the night of the 20th ends.
      const asked = { from: on(13), to: on(13), target: on(21) }
      const stopped = await copy({ ...asked, dryRun: true }, 'plansNy')
      expect(stopped).toMatchObject({ created: 0, skippedBy: { rule: 1 }, warnings: [] })
      const report = await copy(asked)
      expect(report).toMatchObject({
        created: 1,
        warnedBy: { warn: 1 },
        warnings: [{ kind: 'rest', severity: 'warn' }],
      })
      const [shift] = (await ok('GET', `/api/assignments?from=${on(21)}&to=${on(21)}`)).assignments
      const { overrides } = await ok('GET', `/api/assignments/${shift.assignmentId}/overrides`)
      expect(overrides).toMatchObject([{ verdict: { kind: 'rest' }, reason: null }])
    })
  })

  it('are drafts beyond what has been published, and refused whole on closed days', async () => {
    await book('p1', on(7))
    await book('p2', on(8))
    const horizon = async (publishedUntil: string | null) => {
      const { version } = (await ok('GET', '/api/facilities/ny')).facility
      await ok('PATCH', '/api/facilities/ny', { version, publishedUntil })
    }
    await horizon(on(14))
    const { batchId } = await copy()
    const { assignments } = await ok('GET', `/api/assignments?from=${on(14)}&to=${on(20)}`)
    expect((assignments as Assignment[]).map(({ publication }) => publication)).toEqual(['published', 'draft'])
    // What is copied of drafts is copied too.
    expect(await copy({ from: on(14), to: on(20), target: on(21) })).toMatchObject({ created: 2 })
    await ok('POST', `/api/batches/${batchId}/undo`)

    const period = { hospitalId: 'ny', from: on(15), to: on(15), reason: 'Paid' }
    const { lock } = await ok('POST', '/api/locks', period)
    for (const dryRun of [true, false]) {
      const { status, body } = await send('POST', '/api/copies', { ...week(), dryRun })
      expect([status, body.reason, body.facts.lock]).toEqual([423, 'locked', lock])
    }
    expect(await standing(on(14), on(20))).toEqual([])
    await ok('DELETE', `/api/locks/${lock.lockId}`)
    await server.store.db.updateTable('facility').set({ publishedUntil: null }).execute()
    await sql`update assignment set unpublished = null`.execute(server.store.db)
  })

  it('leave out what is closed or put away, and say so', async () => {
    const { facility } = await ok('POST', '/api/facilities', {
      facilityName: `Closing ${year}`,
      timeZone: 'America/Denver',
    })
    const { specialty } = await ok('POST', '/api/specialties', { specialtyName: `Gone ${year}` })
    const { shiftType } = await ok('POST', '/api/shift-types', { shiftTypeName: `Put away ${year}` })
    await book(null, on(7), { hospitalId: facility.hospitalId })
    await book('p1', on(8), { specialtyId: specialty.specialtyId })
    await book('p1', on(9), { shiftTypeId: shiftType.shiftTypeId })
    const db = server.store.db
    await db.updateTable('facility').set({ isActive: false }).where('hospitalId', '=', facility.hospitalId).execute()
    await db
      .updateTable('specialty')
      .set({ isActive: false })
      .where('specialtyId', '=', specialty.specialtyId)
      .execute()
    await db
      .updateTable('shiftType')
      .set({ isActive: false })
      .where('shiftTypeId', '=', shiftType.shiftTypeId)
      .execute()
    const report = await copy()
    expect(report).toMatchObject({ created: 0, skippedBy: { facility: 1, specialty: 1, shiftType: 1 } })
    expect(brief(report.skipped).map(([reason]) => reason)).toEqual(['facility', 'specialty', 'shiftType'])
  })

  it('are of some facilities and people alone, and of a scheduler where they plan', async () => {
    await book('p1', on(7))
    await book('p2', on(8))
    await book(null, on(8))
    await book('p2', on(9), { hospitalId: 'la' })
    expect(await copy({ hospitalIds: ['la'], dryRun: true })).toMatchObject({ wanted: 1 })
    expect(await copy({ providerIds: ['p2'], dryRun: true })).toMatchObject({ wanted: 2, open: 0 })
    expect(await copy({ dryRun: true }, 'adminB')).toMatchObject({ wanted: 0, created: 0 })
    expect(await copy({}, 'plansLa')).toMatchObject({ wanted: 1, created: 1 })
    expect(await standing(on(14), on(20))).toEqual([`p2 ${on(16)}T07:00 19:00 la`])
    const other = await send('POST', '/api/copies', { ...week(), hospitalIds: ['ny'] }, 'plansLa')
    expect([other.status, other.body.issues]).toEqual([404, [expect.objectContaining({ path: 'hospitalIds' })]])
    for (const named of [{ hospitalIds: ['la', 'elsewhere'] }, { providerIds: ['p2', 'q1'] }]) {
      const unknown = await send('POST', '/api/copies', { ...week(), ...named, dryRun: true })
      const [path] = Object.keys(named)
      expect([unknown.status, unknown.body.issues]).toEqual([404, [expect.objectContaining({ path })]])
    }
  })

  it('are made once, however often and however close together they are sent', async () => {
    await book('p1', on(7))
    await book(null, on(8))
    const key = { 'idempotency-key': `copy-${year}` }
    const first = await ok('POST', '/api/copies', week(), 'adminA', key)
    expect(await ok('POST', '/api/copies', week(), 'adminA', key)).toEqual(first)
    const other = await send('POST', '/api/copies', { ...week(), target: on(21) }, 'adminA', key)
    expect(other.status).toBe(422)
    const both = await Promise.all([copy({ target: on(21), as: 'open' }), copy({ target: on(21), as: 'open' })])
    expect(both.map(({ created }) => created).toSorted()).toEqual([0, 2])
  })

  it.each([
    [{ to: '2020-01-01' }, 'to'],
    [{ from: '2031-01-01', to: '2031-02-12', target: '2032-01-01' }, 'to'],
    [{ from: '2031-01-01', to: '2031-01-02', target: '2031-01-01' }, 'target'],
    [{ target: '9999-12-31' }, 'target'],
    [{ target: 'soon' }, 'target'],
    [{ as: 'anything' }, 'as'],
    [{ dryRun: 'yes' }, 'dryRun'],
  ])('are not made of %o', async (wrong, path) => {
    const { status, body } = await send('POST', '/api/copies', { ...week(), ...wrong })
    expect([status, body.issues?.[0]?.path]).toEqual([400, path])
  })

  it('are made by whoever plans', async () => {
    expect((await server.send('POST', '/api/copies', { body: week() })).status).toBe(401)
    for (const person of ['p1', 'client'] as const)
      expect((await send('POST', '/api/copies', week(), person)).status).toBe(403)
  })
})
