import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

const send = (method: string, path: string, body?: unknown) =>
  server.send(method, path, { token, ...(body !== undefined && { body }) })
const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** A night and, so many hours after it, another one. */
const nights = async (providerId: string, days: number, more: object = {}) => {
  for (const [from, to, ends] of [
    [days, '19:00', '07:00'],
    [days + 1, '15:00', '23:00'],
  ] as const) {
    const endsAt = `${dayFromNow(ends === '07:00' ? from + 1 : from)}T${ends}`
    ok(
      await send('POST', '/api/assignments', {
        providerId,
        hospitalId: 'ny',
        startsAt: `${dayFromNow(from)}T${to}`,
        endsAt,
        ...more,
      }),
    )
  }
}
const REST = { kind: 'rest', severity: 'off', parameters: { minutes: 600 } }
const backtest = async (rule: object) => ok(await send('POST', '/api/rules/backtest', rule))

describeEngine('a backtest', () => {
  it('counts what a rule would have said in the last year and says of what is planned, on whom, whatever its severity and dates', async () => {
    await nights('p1', -300)
    await nights('p1', -40, { hospitalId: 'la' })
    await nights('p2', -20)
    await nights('p1', 30)
    // Out of its sight.
    await nights('p1', -500)
    await nights('p1', 300)
    const before = (await server.store.db.selectFrom('auditEntry').select('entryId').execute()).length
    const found = await backtest({ ...REST, validFrom: '2001-01-01', validTo: '2001-01-02' })
    expect(found).toMatchObject({
      past: 3,
      planned: 1,
      providers: 2,
      byProvider: [
        { providerId: 'p1', count: 3 },
        { providerId: 'p2', count: 1 },
      ],
      names: { providers: { p1: 'Person p1', p2: 'Person p2' } },
    })
    expect(found.verdicts.map(({ from }: { from: string }) => from)).toEqual(
      found.verdicts
        .map(({ from }: { from: string }) => from)
        .toSorted()
        .toReversed(),
    )
    expect(await backtest({ ...REST, parameters: { minutes: 480 } })).toMatchObject({
      past: 0,
      planned: 0,
      providers: 0,
    })
    expect(await backtest({ ...REST, scope: { hospitalIds: ['la'] } })).toMatchObject({ past: 1, planned: 0 })
    expect(await backtest({ ...REST, scope: { providerIds: ['p2'] } })).toMatchObject({ past: 1, planned: 0 })
    // Nothing is kept of it.
    expect(ok(await send('GET', '/api/rules')).total).toBe(0)
    expect(await server.store.db.selectFrom('auditEntry').select('entryId').execute()).toHaveLength(before)
  })

  it.each([
    ['parameters.minutes', { ...REST, parameters: { minutes: -1 } }],
    ['validTo', { ...REST, validFrom: '2030-01-02', validTo: '2030-01-01' }],
    ['scope.hospitalIds', { ...REST, scope: { hospitalIds: ['nowhere'] } }],
  ])('names a wrong %s, as saving would', async (path, rule) => {
    const [tried, saved] = [await send('POST', '/api/rules/backtest', rule), await send('POST', '/api/rules', rule)]
    expect([tried.status, tried.body.issues?.[0]?.path]).toEqual([400, path])
    expect([saved.status, saved.body.issues]).toEqual([tried.status, tried.body.issues])
  })
})
