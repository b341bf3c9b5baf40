import { ProposalConflict, RulesRefusal, type Cure, type ProposedVerdict } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addScheduler, openApp, type Answer } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
type Person = 'adminA' | 'plansNy'
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansNy', 'ny')
  for (const person of ['adminA', 'plansNy'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.store.db.deleteFrom('rule').execute()
})

type Asked = { body?: unknown; person?: Person; headers?: Record<string, string> }
const send = (method: string, path: string, { body, person = 'adminA', headers }: Asked = {}) =>
  server.send(method, path, { token: tokens[person], ...(body !== undefined && { body }), ...(headers && { headers }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const rule = async (body: object) => ok(await send('POST', '/api/rules', { body })).rule
type More = { person?: Person; overrides?: object[]; reason?: string; headers?: Record<string, string> }
const propose = (mode: 'judge' | 'commit', changes: object[], { person = 'adminA', headers, ...more }: More = {}) =>
  send('POST', '/api/proposals', { body: { mode, changes, ...more }, person, ...(headers && { headers }) })
const refused = ({ status, body }: Answer) => {
  expect(status).toBe(422)
  return parse(RulesRefusal, body)
}

let used = 0
/** Days that no other case has. */
const days = () => {
  used += 1
  return (day: number) => new Date(Date.UTC(2040, used, day)).toISOString().slice(0, 10)
}
const next = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
const day = (date: string, more: object = {}) => ({
  kind: 'create',
  providerId: 'p1',
  hospitalId: 'ny',
  startsAt: `${date}T07:00`,
  endsAt: `${date}T19:00`,
  ...more,
})
const night = (date: string, more: object = {}) =>
  day(date, { startsAt: `${date}T19:00`, endsAt: `${next(date)}T07:00`, ...more })
const made = async (...changes: object[]) => ok(await propose('commit', changes)).assignments
const seen = ({ assignmentId, version }: { assignmentId: number; version: number }) => ({ assignmentId, version })
const shiftsOn = async (date: string) =>
  ok(await send('GET', `/api/assignments?from=${date}&to=${next(next(date))}&status=all`)).assignments

const REST = { kind: 'rest', severity: 'block', parameters: { minutes: 600 } }
const MOST = {
  kind: 'mostMinutes',
  severity: 'warn',
  parameters: { window: { per: 'rolling', days: 2 }, minutes: 1200 },
}

describeEngine('a proposal', () => {
  it('that is judged says everything that is wrong and what would cure it, and writes nothing', async () => {
    const on = days()
    await rule(REST)
    await rule(MOST)
    const { verdicts, batchId, assignments, names } = ok(await propose('judge', [night(on(1)), day(on(2))]))
    expect([batchId, assignments]).toEqual([null, []])
    expect(verdicts.map(({ kind, severity, needs }: ProposedVerdict) => [kind, severity, needs])).toEqual([
      ['rest', 'block', 'cure'],
      ['mostMinutes', 'warn', null],
    ])
    expect(names.providers).toEqual({ p1: 'Person p1' })
    expect(await shiftsOn(on(1))).toEqual([])
    const entries = await server.store.db
      .selectFrom('auditEntry')
      .where('objectType', '=', 'assignment')
      .where('after', 'is not', null)
      .select('after')
      .execute()
    expect(JSON.stringify(entries)).not.toContain(on(1))
    // The same is said when it is to be booked, under the same keys.
    const { facts } = refused(await propose('commit', [night(on(1)), day(on(2))]))
    expect(facts.verdicts).toEqual(verdicts)
  })

  it('has cures that cure: each clears its verdict, and the smallest comes first', async () => {
    const on = days()
    await rule(REST)
    const proposed = [night(on(1)), day(on(2), { endsAt: `${on(3)}T07:00` })]
    const { verdicts, names } = ok(await propose('judge', proposed))
    const [verdict] = verdicts as ProposedVerdict[]
    // Every type that is offered instead has a name.
    expect(names.shiftTypes).toMatchObject({ day: 'Day', call: 'Call' })
    const cures = verdict?.cures ?? []
    expect(cures.slice(0, 2)).toMatchObject([
      { change: 'endEarlier', at: 0, endsAt: `${on(1)}T21:00`, size: 600, causes: 0 },
      { change: 'startLater', at: 1, startsAt: `${on(2)}T17:00`, size: 600, causes: 0 },
    ])
    expect(new Set(cures.map(({ change }) => change))).toEqual(new Set(['startLater', 'endEarlier', 'replace', 'drop']))
    expect(cures.map(({ size }) => size)).toEqual(cures.map(({ size }) => size).toSorted((a, b) => a - b))
    const cured = ({ change, at, startsAt, endsAt, shiftTypeId }: Cure) =>
      proposed.flatMap((one, place) => {
        if (place !== at) return [one]
        const to = { startsAt, endsAt, shiftTypeId }
        return change === 'drop'
          ? []
          : [{ ...one, ...Object.fromEntries(Object.entries(to).filter(([, value]) => value)) }]
      })
    for (const cure of cures) expect(ok(await propose('judge', cured(cure))).verdicts).toEqual([])
  })

  it('lets two people change shifts in one step, which neither could alone', async () => {
    const on = days()
    const [one, other] = await made(day(on(1)), day(on(1), { providerId: 'p2' }))
    const moved = { kind: 'change', ...seen(one), providerId: 'p2' }
    const { status, body } = await propose('commit', [moved])
    expect(status).toBe(409)
    expect(parse(ProposalConflict, body).facts.conflicts).toMatchObject([{ at: 0, conflict: { reason: 'overlap' } }])
    const back = { kind: 'change', ...seen(other), providerId: 'p1' }
    const { assignments } = ok(await propose('commit', [moved, back]))
    expect(assignments.map(({ providerId }: { providerId: string }) => providerId)).toEqual(['p2', 'p1'])
  })

  it('that cannot be booked tells all that is in the way, each with its change, and books nothing of it', async () => {
    const on = days()
    const [first, second] = await made(day(on(1)), day(on(2)))
    ok(await send('PATCH', `/api/assignments/${second.assignmentId}`, { body: { version: 1, note: 'newer' } }))
    const { status, body } = await propose('commit', [
      day(on(4)),
      day(on(1), { startsAt: `${on(1)}T12:00`, endsAt: `${on(1)}T13:00` }),
      { kind: 'cancel', ...seen(second) },
      day(on(4), { startsAt: `${on(4)}T18:00`, endsAt: `${on(4)}T20:00` }),
    ])
    expect(status).toBe(409)
    const { facts, message } = parse(ProposalConflict, body)
    expect(facts.conflicts.map(({ at, conflict }) => [at, conflict.reason])).toEqual([
      [1, 'overlap'],
      [2, 'version'],
      [3, 'overlap'],
    ])
    expect(message).toContain(`from ${on(1)} 07:00 to ${on(1)} 19:00`)
    expect(await shiftsOn(on(3))).toEqual([])
    expect((await shiftsOn(on(1))).map(({ assignmentId }: { assignmentId: number }) => assignmentId)).toEqual([
      first.assignmentId,
      second.assignmentId,
    ])
  })

  it.each([
    ['a field', [day('2040-01-01'), day('2040-01-02', { endsAt: '2040-01-01T01:00' })], 400, 'changes.1.endsAt'],
    ['an id', [day('2040-01-01', { hospitalId: 'nowhere' })], 404, 'changes.0.hospitalId'],
    ['a word', [day('2040-01-01', { color: 'red' })], 400, 'changes.0.color'],
    ['nothing', [], 400, 'changes'],
    ['too much', Array.from({ length: 501 }, () => day('2040-01-01')), 400, 'changes'],
    [
      'the same shift twice',
      [
        { kind: 'cancel', assignmentId: 7, version: 1 },
        { kind: 'change', assignmentId: 7, version: 1, note: '' },
      ],
      400,
      'changes.1.assignmentId',
    ],
  ])('that is wrong by %s is refused, with the place in the list', async (_, changes, status, path) => {
    const answer = await propose('commit', changes)
    expect(answer.status).toBe(status)
    expect(answer.body.issues).toMatchObject([{ path }])
  })

  it('is booked once, however often it is sent under its key', async () => {
    const on = days()
    const headers = { 'idempotency-key': `proposal ${on(1)}`.replace(' ', '-') }
    const answers = await Promise.all([1, 2, 3].map(() => propose('commit', [day(on(1))], { headers })))
    expect(new Set(answers.map(({ body }) => body.batchId)).size).toBe(1)
    expect(await shiftsOn(on(1))).toHaveLength(1)
  })

  it('is judged by the minute that it is sent: judging first reserves nothing', async () => {
    const on = days()
    expect((await propose('judge', [day(on(1))])).status).toBe(200)
    await made(day(on(1)))
    expect((await propose('judge', [day(on(1))])).status).toBe(409)
  })
})

describeEngine('a warning', () => {
  it('that asks for a reason is gone over with one, which is kept with the shift', async () => {
    const on = days()
    await rule({ ...REST, severity: 'warn', override: 'reason' })
    await made(night(on(1)))
    const late = day(on(2), { startsAt: `${on(2)}T12:00` })
    const { facts } = refused(await propose('commit', [late]))
    expect(facts.verdicts).toMatchObject([
      { needs: 'reason', severity: 'warn', cures: [{ change: 'startLater' }, {}, {}] },
    ])
    const verdictKey = facts.verdicts[0]?.key ?? ''
    refused(await propose('commit', [late], { overrides: [{ verdictKey: `${verdictKey} x`, reason: 'Another' }] }))
    expect((await propose('commit', [late], { overrides: [{ verdictKey, reason: '  ' }] })).status).toBe(400)
    const overrides = [{ verdictKey, reason: 'Storm: nobody else could come' }]
    const { assignments, verdicts } = ok(await propose('commit', [late], { overrides }))
    expect(verdicts).toHaveLength(1)
    const kept = ok(await send('GET', `/api/assignments/${assignments[0].assignmentId}/overrides`))
    expect(kept.overrides).toMatchObject([
      { reason: 'Storm: nobody else could come', userName: 'Person adminA', verdict: { kind: 'rest', amount: 300 } },
    ])
    expect(kept.overrides[0].verdict.assignmentIds).toContain(assignments[0].assignmentId)
    // What is worse than what was gone over is asked anew, and so is each of several.
    const worse = day(on(2), { startsAt: `${on(2)}T11:00` })
    refused(await propose('commit', [{ kind: 'cancel', ...seen(assignments[0]) }, worse], { overrides }))
    // A word in its note is no new reason to ask.
    expect((await propose('commit', [{ kind: 'change', ...seen(assignments[0]), note: 'thanks' }])).status).toBe(200)
  })

  it('of a single call is gone over in the same way', async () => {
    const on = days()
    await rule({ ...REST, severity: 'warn', override: 'reason' })
    await made(night(on(1)))
    const { kind: _, ...body } = day(on(2), { startsAt: `${on(2)}T12:00` }) as Record<string, unknown>
    const { facts } = refused(await send('POST', '/api/assignments', { body }))
    const overrides = [{ verdictKey: facts.verdicts[0]?.key, reason: 'Storm' }]
    expect((await send('POST', '/api/assignments', { body: { ...body, overrides } })).status).toBe(201)
  })

  it('that anybody may go over refuses nothing, and is kept without a word', async () => {
    const on = days()
    await rule({ ...REST, severity: 'warn' })
    const [, late] = await made(night(on(1)), day(on(2), { startsAt: `${on(2)}T12:00` }))
    const { overrides } = ok(await send('GET', `/api/assignments/${late.assignmentId}/overrides`))
    expect(overrides).toMatchObject([{ reason: null, verdict: { kind: 'rest' } }])
  })

  it('that is an admin’s to go over keeps a scheduler from booking, whatever they say', async () => {
    const on = days()
    await rule({ ...REST, severity: 'warn', override: 'admin' })
    await made(night(on(1)))
    const late = day(on(2), { startsAt: `${on(2)}T12:00` })
    const { facts } = refused(await propose('commit', [late], { person: 'plansNy' }))
    expect(facts.verdicts).toMatchObject([{ needs: 'admin' }])
    const overrides = [{ verdictKey: facts.verdicts[0]?.key, reason: 'I may not' }]
    refused(await propose('commit', [late], { person: 'plansNy', overrides }))
    const { facts: told } = refused(await propose('commit', [late]))
    const mine = [{ verdictKey: told.verdicts[0]?.key, reason: 'I may' }]
    expect((await propose('commit', [late], { overrides: mine })).status).toBe(200)
  })

  it('about a shift elsewhere tells a scheduler neither which nor where', async () => {
    const on = days()
    await rule({ ...REST, severity: 'warn', override: 'reason' })
    const [elsewhere] = await made(night(on(1), { hospitalId: 'la' }))
    const late = day(on(2), { startsAt: `${on(2)}T14:00` })
    const { body } = await propose('commit', [late], { person: 'plansNy' })
    const { facts } = parse(RulesRefusal, body)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`\\b${elsewhere.assignmentId}\\b|\\bla\\b|Pacific`))
    const overrides = [{ verdictKey: facts.verdicts[0]?.key, reason: 'Storm' }]
    const { assignments } = ok(await propose('commit', [late], { person: 'plansNy', overrides }))
    const path = `/api/assignments/${assignments[0].assignmentId}/overrides`
    const kept = await send('GET', path, { person: 'plansNy' })
    expect(kept.body.overrides).toMatchObject([{ reason: 'Storm' }])
    // Of a time the seconds may be any number.
    const told = JSON.stringify(kept.body, (key, value: unknown) => (key === 'at' ? undefined : value))
    expect(told).not.toMatch(new RegExp(`\\b${elsewhere.assignmentId}\\b|"la"|Pacific`))
  })

  it('is gone over one by one, also by a scheduler who is not told which shifts it is about', async () => {
    const on = days()
    await rule({ ...REST, severity: 'warn', override: 'reason' })
    const three = [
      night(on(1)),
      day(on(2), { startsAt: `${on(2)}T13:00` }),
      day(on(3), { startsAt: `${on(2)}T23:00`, endsAt: `${on(3)}T08:00` }),
    ]
    const { facts } = refused(await propose('commit', three, { person: 'plansNy' }))
    const keys = facts.verdicts.map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
    const [first, second] = keys.map((verdictKey) => ({ verdictKey, reason: 'Storm' }))
    refused(await propose('commit', three, { person: 'plansNy', overrides: [first ?? {}] }))
    expect((await propose('commit', three, { person: 'plansNy', overrides: [first ?? {}, first ?? {}] })).status).toBe(
      400,
    )
    expect((await propose('commit', three, { person: 'plansNy', overrides: [first ?? {}, second ?? {}] })).status).toBe(
      200,
    )
  })
})

describeEngine('a cure', () => {
  it('names no time that the clock shows twice, of which the first would be meant', async () => {
    await rule(REST)
    // In New York the clock goes back on November 4, 2040, at two.
    const { verdicts } = ok(
      await propose('judge', [
        day('2040-11-03', { endsAt: '2040-11-03T16:00' }),
        day('2040-11-04', { startsAt: '2040-11-04T01:00', endsAt: '2040-11-04T09:00' }),
      ]),
    )
    const later = (verdicts[0].cures as Cure[]).find(({ change }) => change === 'startLater')
    expect(later?.startsAt).not.toBe('2040-11-04T01:00')
  })

  it('of a credential is that of its own shift', async () => {
    const on = days()
    const { credentialType } = ok(
      await send('POST', '/api/credential-types', { body: { credentialTypeName: `ACLS ${on(1)}` } }),
    )
    ok(
      await send('POST', '/api/requirements', {
        body: { hospitalId: 'la', credentialTypeId: credentialType.credentialTypeId },
      }),
    )
    await rule({ kind: 'credential', severity: 'warn', parameters: {} })
    const at = (date: string) => day(date, { hospitalId: 'la' })
    const { verdicts } = ok(await propose('judge', [at(on(1)), at(on(2))]))
    expect(
      verdicts
        .map(({ cures }: { cures: Cure[] }) => cures.find(({ change }) => change === 'credential')?.at)
        .toSorted(),
    ).toEqual([0, 1])
    await server.store.db.deleteFrom('requirement').execute()
  })

  it('is looked for as long as others do not wait for it', async () => {
    const on = days()
    await rule(REST)
    await rule(MOST)
    const many = Array.from({ length: 120 }, (_, at) => night(on(1 + at)))
    const { verdicts } = ok(await propose('judge', many)) as { verdicts: ProposedVerdict[] }
    expect(verdicts.some(({ cures }) => cures !== null && cures.length > 0)).toBe(true)
    expect(verdicts.some(({ cures }) => cures === null)).toBe(true)
  })

  it('is of no use for a shift that somebody has just cancelled: that is what is told', async () => {
    const on = days()
    const [shift] = await made(day(on(1)))
    await propose('commit', [{ kind: 'cancel', ...seen(shift) }])
    const { status, body } = await propose('commit', [{ kind: 'change', ...seen(shift), note: 'late' }])
    expect(status).toBe(409)
    expect(parse(ProposalConflict, body).facts.conflicts).toMatchObject([{ at: 0, conflict: { reason: 'cancelled' } }])
  })
})
