import { packs, type Verdict } from '@onward/scheduling/judge'
import { asJudged, foresee, type Foreseen, type Known, type WrittenShift } from '@onward/scheduling/foresight'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const post = async (path: string, body: object) => ok(await server.send('POST', path, { token, body }))

const ZONES = { ny: 'America/New_York', la: 'America/Los_Angeles' }
/** Over the night on which the clocks go back. */
const FROM = '2026-10-26'
const TO = '2026-11-08'
const dateOf = (day: number) => new Date(Date.parse(FROM) + day * 86_400_000).toISOString().slice(0, 10)
const TYPES = {
  day: { from: '07:00', to: '19:00', days: 0 },
  night: { from: '19:00', to: '07:00', days: 1 },
  call: { from: '08:00', to: '08:00', days: 1 },
} as const

type Slot = { providerId: 'p1' | 'p2'; hospitalId: 'ny' | 'la'; type: keyof typeof TYPES; day: number; late: number }
const slot: fc.Arbitrary<Slot> = fc.record({
  providerId: fc.constantFrom('p1', 'p2'),
  hospitalId: fc.constantFrom('ny', 'la'),
  type: fc.constantFrom('day', 'night', 'call'),
  day: fc.nat(13),
  late: fc.constantFrom(0, 0, 0, 30, 95),
})
const later = (clock: string, minutes: number) => new Date(Date.parse(`2026-01-01T${clock}Z`) + minutes * 60_000)
const written = ({ providerId, hospitalId, type, day, late }: Slot): WrittenShift => {
  const { from, to, days } = TYPES[type]
  return {
    providerId,
    hospitalId,
    shiftTypeId: type,
    partOfDay: type,
    specialtyId: null,
    startsAt: `${dateOf(day)}T${later(from, late).toISOString().slice(11, 16)}`,
    endsAt: `${dateOf(day + days)}T${to}`,
    timeZone: ZONES[hospitalId],
  }
}
const bodyOf = ({ providerId, hospitalId, shiftTypeId, specialtyId, startsAt, endsAt }: WrittenShift) => ({
  providerId,
  hospitalId,
  shiftTypeId,
  specialtyId,
  startsAt,
  endsAt,
})

type Step = { kind: 'create' | 'change' | 'cancel'; which: number; slot: Slot }
const steps = fc.array(fc.record({ kind: fc.constantFrom('create', 'change', 'cancel'), which: fc.nat(5), slot }), {
  minLength: 1,
  maxLength: 3,
}) as fc.Arbitrary<Step[]>

/** What is stored: what the last shift of a run of nights and of a week of calls is, and a day elsewhere. */
const stored: { assignmentId: number; version: number; to: WrittenShift }[] = []

beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
  for (const { packId } of packs) await post('/api/rules/packs', { packId })
  await post('/api/rules', { kind: 'notice', severity: 'warn', parameters: { minutes: 527_040 } })
  await post('/api/rules', { kind: 'homeFacility', severity: 'inform', parameters: {} })
  await post('/api/rules', {
    kind: 'pair',
    severity: 'warn',
    parameters: { providerId: 'p1', others: ['p2'], together: 'never' },
  })
  await server.store.db
    .updateTable('rule')
    .set({ severity: 'warn', override: 'free' })
    .where('severity', '=', 'block')
    .execute()
  const contract = { providerId: 'p1', fte: 1, targetHours: 36, mostHours: 40 }
  await post('/api/contracts', { ...contract, validFrom: '2026-01-01', validTo: '2026-10-31', packId: 'nurses' })
  await post('/api/contracts', { ...contract, validFrom: '2026-11-01' })
  const scope = { packIds: ['nurses'] }
  await post('/api/rules', { kind: 'rest', severity: 'warn', parameters: { minutes: 900 }, scope })
  await post('/api/holidays', { holidays: [{ date: '2026-11-03', holidayName: 'Polling day' }] })
  const { credentialType } = await post('/api/credential-types', { credentialTypeName: 'Licence' })
  const { credentialTypeId } = credentialType
  await post('/api/requirements', { hospitalId: 'ny', credentialTypeId })
  await post('/api/credentials', { providerId: 'p1', credentialTypeId, validTo: '2026-11-02' })
  const plan: Slot[] = [
    { providerId: 'p1', hospitalId: 'ny', type: 'night', day: 3, late: 0 },
    { providerId: 'p1', hospitalId: 'ny', type: 'night', day: 4, late: 0 },
    { providerId: 'p1', hospitalId: 'la', type: 'night', day: 5, late: 0 },
    { providerId: 'p2', hospitalId: 'la', type: 'call', day: 1, late: 0 },
    { providerId: 'p2', hospitalId: 'la', type: 'call', day: 6, late: 0 },
    { providerId: 'p2', hospitalId: 'ny', type: 'day', day: 10, late: 0 },
  ]
  for (const one of plan) {
    const { assignment } = await post('/api/assignments', bodyOf(written(one)))
    const { assignmentId, version } = assignment
    stored.push({ assignmentId, version, to: written(one) })
  }
})
afterAll(() => server.close())

const situation = async (): Promise<Known> =>
  ok(await server.send('GET', `/api/situation?providerIds=p1,p2&from=${FROM}&to=${TO}`, { token }))
/** What a verdict is told by; notice counts to a now that goes on. */
const told = ({ key, severity, facts }: Pick<Verdict, 'key' | 'severity' | 'facts'>) => ({
  key,
  severity,
  // A shift that is not stored is called by nothing in an answer.
  facts: JSON.parse(
    JSON.stringify(facts, (name, value) => (name === 'shiftId' && String(value).startsWith('new:') ? '' : value)),
  ),
})
const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)

describeEngine('what a page foresees', () => {
  it('is what the server says of the same changes, whatever they are', async () => {
    const known = await situation()
    let said = 0
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const used = new Set<number>()
        const taken = all.filter(({ kind, which }) => kind === 'create' || !(used.size === used.add(which).size))
        const of = ({ which }: Step) => stored[which] ?? stored[0]!
        const proposed = taken.map((step) => {
          const { assignmentId, version } = of(step)
          if (step.kind === 'create') return { kind: 'create', ...bodyOf(written(step.slot)) }
          const seen = { kind: step.kind, assignmentId, version }
          return step.kind === 'cancel' ? seen : { ...seen, ...bodyOf(written(step.slot)) }
        })
        const answer = await server.send('POST', '/api/proposals', {
          token,
          body: { mode: 'judge', changes: proposed },
        })
        // Two at once are another matter, which the store decides.
        fc.pre(answer.status !== 409)
        const foreseen = foresee(
          known,
          taken.map((step): Foreseen => {
            const shiftId = step.kind === 'create' ? null : String(of(step).assignmentId)
            return { shiftId, to: step.kind === 'cancel' ? null : written(step.slot) }
          }),
          Date.now() / 60_000,
        )
        const isNotice = ({ facts }: { facts: object }) => 'shift' in facts && !('leave' in facts) && 'actual' in facts
        const ours = (foreseen ?? []).map((one) => told({ ...one, key: `${one.key} ${one.amount}` }))
        const theirs = (ok(answer).verdicts as Verdict[]).map(told)
        const kept = <One extends { key: string; facts: object }>(some: One[]) =>
          some.filter((one) => !isNotice(one)).sort(byKey)
        expect(kept(ours)).toEqual(kept(theirs))
        expect(ours.filter(isNotice).length).toBe(theirs.filter(isNotice).length)
        said += theirs.length
      }),
      { numRuns: 60, seed: 26 },
    )
    // It was no agreement about nothing.
    expect(said).toBeGreaterThan(100)
  })

  it('is nothing where somebody is not known, or a time cannot be', async () => {
    const known = await situation()
    const shift = written({ providerId: 'p1', hospitalId: 'ny', type: 'day', day: 12, late: 0 })
    expect(foresee(known, [{ shiftId: null, to: { ...shift, providerId: 'stranger' } }], 0)).toBeUndefined()
    expect(foresee(known, [{ shiftId: null, to: { ...shift, endsAt: shift.startsAt } }], 0)).toBeUndefined()
    expect(asJudged({ ...shift, providerId: null }, '1')).toBeUndefined()
    // Nobody's shift has nobody to judge.
    expect(foresee(known, [{ shiftId: null, to: { ...shift, providerId: null } }], 0)).toEqual([])
  })

  it('is told of known people alone, within bounds', async () => {
    const get = (query: string) => server.send('GET', `/api/situation?${query}`, { token })
    expect(ok(await get(`providerIds=nobody,p2&from=${FROM}&to=${TO}`)).people).toMatchObject([
      { providerId: 'p2' },
      // With whom a rule pairs them.
      { providerId: 'p1' },
    ])
    for (const [query, path] of [
      [`providerIds=p1&from=${TO}&to=${FROM}`, 'to'],
      ['providerIds=p1&from=2026-01-01&to=2026-12-31', 'to'],
      [`providerIds=&from=${FROM}&to=${TO}`, 'providerIds'],
      [
        `providerIds=${Array.from({ length: 101 }, (_, at) => `p${at}`).join(',')}&from=${FROM}&to=${TO}`,
        'providerIds',
      ],
    ] as const)
      expect(await get(query)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
  })
})
