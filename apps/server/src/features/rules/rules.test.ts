import { RuleConflict, ruleParameters } from '@onward/contract'
import { kindNames, packs } from '@onward/scheduling/judge'
import { sql } from 'kysely'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
const tokens = {} as Record<Person, string>
beforeAll(async () => {
  server = await openApp()
  for (const person of ['adminA', 'adminB'] as const) tokens[person] = await server.tokenOf(person)
})
afterAll(() => server.close())

type Asked = { body?: unknown; person?: Person; headers?: Record<string, string> }
const send = (method: string, path: string, { body, person = 'adminA', headers = {} }: Asked = {}) =>
  server.send(method, path, { token: tokens[person], headers, ...(body !== undefined && { body }) })
const REST = { kind: 'rest', severity: 'warn', parameters: { minutes: 600 } }
const create = (body: object = {}, asked: Omit<Asked, 'body'> = {}) =>
  send('POST', '/api/rules', { ...asked, body: { ...REST, ...body } })
const created = async (body: object = {}) => {
  const answer = await create(body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.rule
}
const change = (id: string, body: object) => send('PATCH', `/api/rules/${id}`, { body })
const wrong = ({ status, body }: Answer) => [status, body.issues?.map(({ path }: { path: string }) => path)]

describeEngine('a rule', () => {
  it('is stored as it was given, for everybody and for ever where nothing is said', async () => {
    const rule = await created()
    expect(rule).toEqual({
      ...REST,
      override: 'free',
      ruleId: expect.any(String),
      scope: {},
      validFrom: null,
      validTo: null,
      packId: null,
      source: null,
      version: 1,
    })
    const more = { scope: { hospitalIds: ['ny'], providerIds: ['p1'] }, validFrom: '2026-01-01', validTo: '2026-12-31' }
    const other = await created(more)
    expect(other).toMatchObject(more)
    expect((await send('GET', `/api/rules/${other.ruleId}`)).body.rule).toEqual(other)
    const { body } = await send('GET', '/api/rules?perPage=500')
    expect(body.total).toBe(body.rules.length)
    expect(body.rules).toContainEqual(rule)
  })

  it('is of each kind that a schedule is judged by', () => {
    expect(Object.keys(ruleParameters).toSorted()).toEqual(kindNames.toSorted())
  })

  it.each([
    ['no kind', { kind: 'luck' }, ['kind']],
    ['a severity that is none', { severity: 'fatal' }, ['severity']],
    ['parameters of another kind', { parameters: { nth: 3 } }, ['parameters.minutes', 'parameters.nth']],
    ['half a minute', { parameters: { minutes: 0.5 } }, ['parameters.minutes']],
    ['a facility of another account', { scope: { hospitalIds: ['az'] } }, ['scope.hospitalIds']],
    ['nobody', { scope: { providerIds: [] } }, ['scope.providerIds']],
    [
      'an unknown shift type',
      { parameters: { minutes: 1, after: { shiftTypeIds: ['none'] } } },
      ['parameters.after.shiftTypeIds'],
    ],
    [
      'a pair with somebody unknown',
      { kind: 'pair', parameters: { providerId: 'p1', others: ['q1'], together: 'never' } },
      ['parameters.others'],
    ],
    [
      'a pair with oneself',
      { kind: 'pair', parameters: { providerId: 'p1', others: ['p1'], together: 'never' } },
      ['parameters.others'],
    ],
    ['no part of the day', { parameters: { minutes: 1, after: { partsOfDay: [] } } }, ['parameters.after.partsOfDay']],
    ['days in the wrong order', { validFrom: '2026-02-01', validTo: '2026-01-31' }, ['validTo']],
    ['no limit', { kind: 'count', parameters: { counted: 'shifts', window: { per: 'week' } } }, ['parameters.most']],
    [
      'limits in the wrong order',
      { kind: 'consecutiveDays', parameters: { count: 'worked', least: 3, most: 2 } },
      ['parameters.least'],
    ],
  ])('is refused with %s', async (_, body, paths) => {
    expect(wrong(await create(body))).toEqual([400, paths])
  })

  it('is changed field by field, its parameters as a whole, and never into another kind', async () => {
    const { ruleId } = await created()
    const { body } = await change(ruleId, { version: 1, parameters: { minutes: 660 } })
    expect(body.rule).toMatchObject({ ...REST, parameters: { minutes: 660 }, version: 2 })
    expect(wrong(await change(ruleId, { version: 2, parameters: { days: 1 } }))).toEqual([
      400,
      ['parameters.minutes', 'parameters.days'],
    ])
    const stale = await change(ruleId, { version: 1, severity: 'off' })
    expect(stale.status).toBe(409)
    expect(parse(RuleConflict, stale.body).facts.rule).toEqual(body.rule)
    expect(wrong(await change(ruleId, { version: 2, kind: 'specialty' }))).toEqual([400, ['kind']])
    expect((await change(ruleId, { version: 2, severity: 'off' })).body.rule).toMatchObject({
      kind: 'rest',
      severity: 'off',
      version: 3,
    })
    expect((await send('DELETE', `/api/rules/${ruleId}?version=3`)).status).toBe(200)
    expect((await send('GET', `/api/rules/${ruleId}`)).status).toBe(404)
  })

  it('is made once, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'rule-1' }
    const [first, second] = [await create({}, { headers }), await create({}, { headers })]
    expect(second).toMatchObject({ status: 201, body: first.body })
  })
})

describeEngine('rules', () => {
  it('are two hundred of an account at most, also when two add the last one at once', async () => {
    const db = server.store.db
    await db.deleteFrom('rule').where('accountId', '=', 2).execute()
    const add = () => create({}, { person: 'adminB' })
    await add()
    await sql`
      insert into rule (account_id, rule_id, kind, severity, parameters)
      select 2, 'more ' || at, kind, severity, parameters from rule, generate_series(1, 198) at where account_id = 2`.execute(
      db,
    )
    const done = await Promise.all([add(), add()])
    expect(done.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const pack = await send('POST', '/api/rules/packs', { body: { packId: 'nurses' }, person: 'adminB' })
    expect(pack.status).toBe(422)
    await db.deleteFrom('rule').where('accountId', '=', 2).execute()
  })

  it('are changed although what they name has been taken away since', async () => {
    const made = await send('POST', '/api/shift-types', {
      body: { shiftTypeName: 'Gone soon', partOfDay: 'day', startsAt: '07:00', endsAt: '15:00' },
    })
    const { shiftTypeId } = made.body.shiftType
    const { ruleId } = await created({ parameters: { minutes: 600, after: { shiftTypeIds: [shiftTypeId] } } })
    expect((await send('DELETE', `/api/shift-types/${shiftTypeId}?version=1`)).status).toBe(200)
    expect((await change(ruleId, { version: 1, severity: 'off' })).status).toBe(200)
  })
})

describeEngine('a pack', () => {
  const switchOn = (packId: string) => send('POST', '/api/rules/packs', { body: { packId }, person: 'adminB' })

  it('is switched on as a whole, each rule with its source, and what was removed comes back alone', async () => {
    for (const { packId, rules } of packs) {
      const { status, body } = await switchOn(packId)
      expect(status).toBe(201)
      const shown = rules.map(({ kind, severity, source, parameters }) => ({ kind, severity, source, parameters }))
      expect(body.rules).toMatchObject(shown.map((rule) => ({ ...rule, packId })))
    }
    const nurses = (await switchOn('nurses')).body.rules
    expect(nurses).toEqual([])
    const all = (await send('GET', '/api/rules?perPage=500', { person: 'adminB' })).body.rules
    const one = all.find(({ packId }: { packId: string }) => packId === 'nurses')
    await send('DELETE', `/api/rules/${one.ruleId}?version=1`, { person: 'adminB' })
    const again = (await switchOn('nurses')).body.rules
    expect(again).toMatchObject([{ kind: one.kind, parameters: one.parameters }])
    expect(await switchOn('luck')).toMatchObject({ status: 404 })
  })

  it('is switched on for those alone whose contract names it', async () => {
    await server.store.db.deleteFrom('rule').where('accountId', '=', 2).execute()
    const body = { packId: 'nurses', byContract: true }
    const { rules } = (await send('POST', '/api/rules/packs', { body, person: 'adminB' })).body
    expect(rules.map(({ scope }: { scope: object }) => scope)).toEqual(rules.map(() => ({ packIds: ['nurses'] })))
    expect(rules).toHaveLength(3)
    for (const packIds of [['none'], ['nurses', 'luck']]) {
      const { status, body: refusal } = await create({ scope: { packIds } })
      expect([status, refusal.issues?.[0]?.path]).toEqual([400, 'scope.packIds'])
    }
  })

  it('is switched on once by two at the same moment', async () => {
    await server.store.db.deleteFrom('rule').where('accountId', '=', 2).execute()
    const done = await Promise.all([switchOn('nurses'), switchOn('nurses')])
    expect(done.flatMap(({ body }) => body.rules)).toHaveLength(3)
  })
})
