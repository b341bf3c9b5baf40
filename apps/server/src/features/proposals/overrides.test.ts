import type { GoneOver } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
type Person = 'adminA' | 'adminB' | 'p1' | 'plansNy'
const tokens = {} as Record<Person, string>
const rules: string[] = []
/** The shift at each place that somebody booked against a warning. */
const late = {} as Record<'ny' | 'la', number>

type Asked = { body?: unknown; person?: Person }
const send = (method: string, path: string, { body, person = 'adminA' }: Asked = {}) =>
  server.send(method, path, { token: tokens[person], ...(body !== undefined && { body }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const EVER = 'from=2000-01-01&to=2999-12-31'
const list = (query = '', person: Person = 'adminA') => send('GET', `/api/overrides?${EVER}${query}`, { person })
const told = async (query?: string, person?: Person) => {
  const { overrides, total } = ok(await list(query, person)) as { overrides: GoneOver[]; total: number }
  return { total, shifts: overrides.map(({ assignment }) => assignment.assignmentId), overrides }
}

/** A day after a night that is too short to rest, booked by somebody who says why. */
const goOver = async (providerId: string, hospitalId: 'ny' | 'la', person: Person, reason: string) => {
  const at = (from: string, to: string) => ({ kind: 'create', providerId, hospitalId, startsAt: from, endsAt: to })
  const changes = [at('2040-03-05T19:00', '2040-03-06T07:00'), at('2040-03-06T12:00', '2040-03-06T19:00')]
  const propose = (overrides: object[]) =>
    send('POST', '/api/proposals', { body: { mode: 'commit', changes, overrides }, person })
  const { body } = await propose([])
  const keys: { key: string }[] = body.facts.verdicts
  const { assignments } = ok(await propose(keys.map(({ key }) => ({ verdictKey: key, reason }))))
  late[hospitalId] = assignments[1].assignmentId
}

beforeAll(async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansNy', 'ny')
  for (const person of ['adminA', 'adminB', 'p1', 'plansNy'] as const) tokens[person] = await server.tokenOf(person)
  for (const minutes of [600, 900]) {
    const body = { kind: 'rest', severity: 'warn', override: 'reason', parameters: { minutes } }
    rules.push(ok(await send('POST', '/api/rules', { body })).rule.ruleId)
  }
  await goOver('p1', 'ny', 'plansNy', 'Storm')
  await goOver('p2', 'la', 'adminA', 'Nobody else could come')
})
afterAll(() => server.close())

describeEngine('the warnings that were gone over', () => {
  it('come the newest first, each with its shift, what was said, why and by whom', async () => {
    const { overrides, total } = await told()
    const shifts = [...new Set(overrides.map(({ assignment }) => assignment.assignmentId))]
    // Each is kept with both shifts that it is about.
    expect([total, overrides.length, shifts.length]).toEqual([8, 8, 4])
    const ids = overrides.map(({ overrideId }) => overrideId)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const one = overrides.find(({ assignment }) => assignment.assignmentId === late.la)
    expect(one).toMatchObject({
      reason: 'Nobody else could come',
      userId: 'adminA',
      userName: 'Person adminA',
      verdict: { kind: 'rest', severity: 'warn', providerName: 'Person p2', message: expect.stringContaining('5 h') },
      assignment: { facilityName: 'Mesa Verde Clinic', providerName: 'Person p2', startsAt: '2040-03-06T12:00' },
    })
  })

  it('are found by facility, rule, who went over them and when, and come in pages', async () => {
    const [first = '', second = ''] = rules
    expect((await told('&hospitalId=la')).shifts).toContain(late.la)
    expect((await told('&hospitalId=la')).shifts).not.toContain(late.ny)
    expect((await told('&userId=plansNy')).overrides.map(({ reason }) => reason)).toEqual(Array(4).fill('Storm'))
    expect((await told('&userId=nobody')).total).toBe(0)
    for (const id of [first, second]) {
      const { overrides, total } = await told(`&ruleId=${id}`)
      expect([total, ...new Set(overrides.map(({ verdict }) => verdict.ruleId))]).toEqual([4, id])
    }
    const [one, two] = [await told('&perPage=3'), await told('&perPage=3&page=3')]
    expect([one.overrides.length, two.overrides.length, one.total, two.total]).toEqual([3, 2, 8, 8])
    const before = ok(await send('GET', '/api/overrides?from=2000-01-01&to=2000-12-31'))
    expect(before).toMatchObject({ overrides: [], total: 0 })
  })

  it('follow the shift as it is now', async () => {
    const { version } = ok(await send('GET', `/api/assignments/${late.ny}`)).assignment
    ok(await send('DELETE', `/api/assignments/${late.ny}?version=${version}`))
    const { overrides } = await told('&hospitalId=ny')
    const states = overrides.flatMap(({ assignment: { assignmentId, status } }) =>
      assignmentId === late.ny ? status : [],
    )
    expect(states).toEqual(['cancelled', 'cancelled'])
  })

  it('are told to a scheduler where they plan, to nobody else but admins, and to no other account', async () => {
    const { total, overrides } = await told('', 'plansNy')
    expect(total).toBe(4)
    expect(new Set(overrides.map(({ assignment }) => assignment.hospitalId))).toEqual(new Set(['ny']))
    expect((await told('&hospitalId=la', 'plansNy')).total).toBe(0)
    expect((await told('', 'adminB')).total).toBe(0)
    expect((await list('', 'p1')).status).toBe(403)
    expect((await server.send('GET', `/api/overrides?${EVER}`)).status).toBe(401)
  })

  it('are asked for on days that there are', async () => {
    expect((await send('GET', '/api/overrides')).status).toBe(400)
    expect((await send('GET', '/api/overrides?from=2026-02-30&to=2026-03-01')).status).toBe(400)
    const backward = await send('GET', '/api/overrides?from=2026-03-02&to=2026-03-01')
    expect([backward.status, backward.body.issues]).toEqual([400, [{ path: 'to', message: 'must not be before from' }]])
  })
})
