import { ProviderConflict, RulesRefusal, type Assignment, type Provider } from '@onward/contract'
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const NOW = new Date('2027-03-01T12:00:00.000Z')
const WARN = { override: 'reason' }
/** More than a shift of twelve hours in two days. */
const MOST = {
  kind: 'mostMinutes',
  severity: 'warn',
  parameters: { window: { per: 'rolling', days: 2 }, minutes: 800 },
}
const REST = { kind: 'rest', severity: 'block', parameters: { minutes: 600 } }

describeEngine('shifts ahead of somebody who leaves', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    server = await openApp({}, { now: () => NOW })
    token = await server.tokenOf('adminA')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.store.db.deleteFrom('rule').execute()
  })

  const send = (method: string, path: string, body?: object) =>
    server.send(method, path, { token, ...(body && { body }) })
  const ok = ({ status, body }: Answer) => {
    if (status >= 300) throw new Error(JSON.stringify(body))
    return body
  }
  const rule = async (body: object) => ok(await send('POST', '/api/rules', body)).rule
  const person = async (providerName: string, more: object = {}) =>
    ok(await send('POST', '/api/providers', { providerName, ...more })).provider as Provider
  const shift = async (providerId: string, date: string, [startsAt, endsAt] = ['07:00', '19:00']) => {
    const body = { providerId, hospitalId: 'ny', startsAt: `${date}T${startsAt}`, endsAt: `${date}T${endsAt}` }
    return ok(await send('POST', '/api/assignments', body)).assignment as Assignment
  }
  const handOver = (from: string, to: string, more: object = {}) =>
    send('POST', `/api/providers/${from}/hand-over`, { version: 1, toProviderId: to, mode: 'judge', ...more })
  const shiftsOf = async (providerId: string, query = '') =>
    (
      ok(await send('GET', `/api/assignments?from=2027-02-01&to=2027-04-30&providerId=${providerId}${query}`))
        .assignments as Assignment[]
    ).map(({ startsAt }) => startsAt)
  const isActive = async (providerId: string) =>
    ok(await send('GET', `/api/providers/${providerId}`)).provider.isActive as boolean
  const seen = ({ assignmentId, version }: Assignment) => ({ assignmentId, version })

  it('are judged shift by shift, which writes nothing, and those that cannot go are left out of what is judged', async () => {
    await rule({ ...MOST, ...WARN })
    const [from, to] = [await person('From'), await person('To', { lastDay: '2027-03-20' })]
    await shift(from.providerId, '2027-02-20')
    const met = await shift(from.providerId, '2027-03-10')
    const warned = await shift(from.providerId, '2027-03-14')
    const late = await shift(from.providerId, '2027-03-21')
    await shift(to.providerId, '2027-03-10', ['18:00', '23:00'])
    await shift(to.providerId, '2027-03-15')

    const judged = ok(await handOver(from.providerId, to.providerId))
    expect(judged.shifts.map(({ assignmentId }: Assignment) => assignmentId)).toEqual(
      [met, warned, late].map(({ assignmentId }) => assignmentId),
    )
    expect(judged.refused).toMatchObject([
      { assignmentId: met.assignmentId, conflict: { reason: 'handOver', facts: { booking: { reason: 'overlap' } } } },
      { assignmentId: late.assignmentId, conflict: { reason: 'leaves', facts: { lastDay: '2027-03-20' } } },
    ])
    expect(judged.verdicts).toMatchObject([
      { kind: 'mostMinutes', needs: 'reason', providerId: to.providerId, assignmentIds: expect.any(Array) },
    ])
    expect(judged.verdicts[0].assignmentIds).toContain(warned.assignmentId)
    expect(judged.batchId).toBeNull()
    expect(await isActive(from.providerId)).toBe(true)
    expect(await shiftsOf(from.providerId)).toHaveLength(4)
  })

  it('are handed over as one with a reason, those that cannot go left open, and the person leaves; or nothing is done', async () => {
    await rule({ ...MOST, ...WARN })
    const [from, to] = [await person('Leaving'), await person('Taking')]
    const met = await shift(from.providerId, '2027-03-10')
    const warned = await shift(from.providerId, '2027-03-14')
    await shift(to.providerId, '2027-03-10', ['18:00', '23:00'])
    await shift(to.providerId, '2027-03-15')
    const commit = (more: object) => handOver(from.providerId, to.providerId, { mode: 'commit', ...more })
    const otherwise = [{ ...seen(met), outcome: 'open' }]

    const inTheWay = await commit({})
    expect(inTheWay.status).toBe(409)
    expect(parse(ProviderConflict, inTheWay.body)).toMatchObject({ reason: 'handOver' })
    const unsaid = await commit({ otherwise })
    expect(unsaid.status).toBe(422)
    const { verdicts } = parse(RulesRefusal, unsaid.body).facts
    expect(verdicts.map(({ needs }) => needs)).toEqual(['reason'])
    // Nothing is half done.
    expect([await isActive(from.providerId), await shiftsOf(from.providerId)]).toEqual([
      true,
      ['2027-03-10T07:00', '2027-03-14T07:00'],
    ])

    const judged = ok(await handOver(from.providerId, to.providerId, { otherwise }))
    expect([judged.refused, judged.verdicts[0].key]).toEqual([[], verdicts[0]?.key])
    const overrides = [{ verdictKey: judged.verdicts[0].key, reason: 'Nobody else is there' }]
    const done = ok(await commit({ otherwise, overrides }))
    expect(done.provider).toMatchObject({ isActive: false, version: 2 })
    expect(done.shifts.map(({ providerId }: Assignment) => providerId)).toEqual([null, to.providerId])
    expect(await shiftsOf(from.providerId)).toEqual([])
    const kept = ok(await send('GET', `/api/assignments/${warned.assignmentId}/overrides`)).overrides
    expect(kept).toMatchObject([{ reason: 'Nobody else is there' }])
    // Somebody who has left has no shifts ahead.
    expect(ok(await commit({ version: 2 })).shifts).toEqual([])

    ok(await send('PATCH', `/api/providers/${from.providerId}`, { version: 2, isActive: true }))
    ok(await send('POST', `/api/batches/${done.batchId}/undo`, {}))
    expect(await shiftsOf(from.providerId)).toEqual(['2027-03-10T07:00', '2027-03-14T07:00'])
  })

  it('that a rule blocks go as the cure says, which names their place', async () => {
    await rule(REST)
    const [from, to] = [await person('Blocked'), await person('Rested')]
    const first = await shift(from.providerId, '2027-03-08')
    const close = await shift(from.providerId, '2027-03-11')
    await shift(to.providerId, '2027-03-10', ['12:00', '23:00'])
    const judged = ok(await handOver(from.providerId, to.providerId))
    expect(judged.verdicts).toMatchObject([{ kind: 'rest', needs: 'cure', severity: 'block' }])
    const cure = judged.verdicts[0].cures.find(({ change }: { change: string }) => change === 'startLater')
    expect([judged.shifts[cure.at].assignmentId, cure.startsAt]).toEqual([close.assignmentId, '2027-03-11T09:00'])

    const blocked = await handOver(from.providerId, to.providerId, { mode: 'commit' })
    expect([blocked.status, await isActive(from.providerId)]).toEqual([422, true])
    const otherwise = [{ ...seen(close), outcome: 'handOver', startsAt: cure.startsAt }]
    expect(ok(await handOver(from.providerId, to.providerId, { otherwise })).verdicts).toEqual([])
    ok(await handOver(from.providerId, to.providerId, { otherwise, mode: 'commit' }))
    expect(await shiftsOf(to.providerId)).toEqual([first.startsAt, '2027-03-10T12:00', '2027-03-11T09:00'])
  })

  it('are nothing that a contract misses of who leaves, whichever way they go', async () => {
    const least = { of: 'least', window: { per: 'week' }, tolerance: 0 }
    await rule({ kind: 'contractMinutes', severity: 'block', parameters: least })
    for (const ahead of ['handOver', 'open', 'cancel']) {
      const [from, to] = [await person('Bound'), await person('Free')]
      await send('POST', '/api/contracts', {
        providerId: from.providerId,
        validFrom: '2027-01-01',
        fte: 1,
        leastHours: 12,
      })
      const given = await shift(from.providerId, '2027-03-10')
      const taken = await send('PATCH', `/api/assignments/${given.assignmentId}`, { version: 1, providerId: null })
      expect(taken.status).toBe(422)
      const query = ahead === 'handOver' ? `handOver&toProviderId=${to.providerId}` : ahead
      if (ahead === 'handOver') expect(ok(await handOver(from.providerId, to.providerId)).verdicts).toEqual([])
      ok(await send('DELETE', `/api/providers/${from.providerId}?version=1&ahead=${query}`))
      expect(await isActive(from.providerId)).toBe(false)
    }
  })

  it('are refused with the version, the field and the shift that is not as it was seen', async () => {
    const [from, to] = [await person('Of before'), await person('Of now')]
    const one = await shift(from.providerId, '2027-03-10')
    ok(await send('PATCH', `/api/assignments/${one.assignmentId}`, { version: 1, note: 'n' }))
    const stale = { otherwise: [{ ...seen(one), outcome: 'handOver', startsAt: '2027-03-10T08:00' }] }
    const judged = ok(await handOver(from.providerId, to.providerId, stale))
    expect(judged.refused).toMatchObject([{ conflict: { facts: { booking: { reason: 'version' } } } }])
    const newer = await handOver(from.providerId, to.providerId, { version: 7 })
    expect([newer.status, newer.body.reason]).toEqual([409, 'version'])
    const self = await handOver(from.providerId, from.providerId)
    expect([self.status, self.body.issues[0].path]).toEqual([400, 'toProviderId'])
    const nobody = await handOver(from.providerId, 'nobody')
    expect([nobody.status, nobody.body.issues[0].path]).toEqual([404, 'toProviderId'])
    const twice = await handOver(from.providerId, to.providerId, {
      otherwise: [
        { ...seen(one), outcome: 'open' },
        { ...seen(one), outcome: 'open' },
      ],
    })
    expect([twice.status, twice.body.issues[0].path]).toEqual([400, 'otherwise'])
    expect((await server.send('POST', `/api/providers/${from.providerId}/hand-over`, { body: {} })).status).toBe(401)
    const clinician = await server.tokenOf('p1')
    const path = `/api/providers/${from.providerId}/hand-over`
    expect((await server.send('POST', path, { token: clinician, body: {} })).status).toBe(403)
  })
})
