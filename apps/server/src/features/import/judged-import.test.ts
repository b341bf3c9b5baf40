import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openApp, type Answer } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
// Before all of the shifts here but those of 2020.
const now = () => new Date('2030-01-01T00:00:00Z')
beforeAll(async () => {
  server = await openApp({}, { now })
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.store.db.deleteFrom('rule').execute()
})

const ok = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
const rest = async (severity: string) =>
  ok(
    await server.send('POST', '/api/rules', {
      token,
      body: { kind: 'rest', severity, override: 'free', parameters: { minutes: 660 } },
    }),
  )
const HEADER = 'externalId,providerId,hospitalId,startsAt,endsAt'
const file = (...lines: string[]) => `${HEADER}\n${lines.join('\n')}\n`
const bring = (csv: string, query = '') =>
  server.send('POST', `/api/import/assignments${query}`, { token, body: csv, headers: { 'content-type': 'text/csv' } })
const shiftsOf = async (month: string) =>
  ok(await server.send('GET', `/api/assignments?from=${month}-01&to=${month}-28&status=all`, { token })).assignments
const batches = async () => {
  const today = new Date().toISOString().slice(0, 10)
  return ok(await server.send('GET', `/api/batches?from=${today}&to=${today}&perPage=100`, { token })).batches
}
const undo = (batchId: number) => server.send('POST', `/api/batches/${batchId}/undo`, { token, body: {} })

describeEngine('an import of shifts', () => {
  it('is refused, line by line, for what a rule blocks, and nothing of it is written', async () => {
    await rest('block')
    const csv = file(
      'a1,p1,ny,2031-01-05T07:00,2031-01-05T19:00',
      'a2,p1,ny,2031-01-06T05:59,2031-01-06T12:00',
      'a3,p2,la,2031-01-06T07:00,2031-01-06T19:00',
    )
    for (const query of ['?dryRun=true', '']) {
      const { status, body } = await bring(csv, query)
      expect(status).toBe(422)
      expect(body).toMatchObject({
        total: 1,
        errors: [{ line: 2, column: 'startsAt', code: 'rule', verdict: { kind: 'rest', providerId: 'p1', amount: 1 } }],
        names: { facilities: { ny: 'Harbor General' } },
      })
      expect(body.errors[0].reason).toMatch(/10 h 59 min of rest/)
    }
    expect(await shiftsOf('2031-01')).toEqual([])
  })

  it('says what a rule only warns of, and is written', async () => {
    await rest('warn')
    const csv = file('b1,p1,ny,2031-02-05T07:00,2031-02-05T19:00', 'b2,p1,la,2031-02-06T02:00,2031-02-06T12:00')
    const body = ok(await bring(csv))
    expect(body).toMatchObject({ created: 2, doubtful: [{ line: 2, code: 'rule', shift: { providerId: 'p1' } }] })
    expect(body.names.providers).toEqual({ p1: 'Person p1' })
    // What stands as it was is not told again.
    expect(ok(await bring(csv))).toMatchObject({ unchanged: 2, doubtful: [] })
  })

  it('blocks nothing that has been worked, and judges what it changes by how it will be', async () => {
    await rest('block')
    const past = file('c1,p1,ny,2020-03-05T07:00,2020-03-05T19:00', 'c2,p1,ny,2020-03-06T01:00,2020-03-06T12:00')
    expect(ok(await bring(past))).toMatchObject({ created: 2, doubtful: [{ code: 'rule' }] })

    ok(await bring(file('d1,p2,ny,2031-03-05T07:00,2031-03-05T19:00', 'd2,p2,ny,2031-03-06T07:00,2031-03-06T12:00')))
    // The first one gives way to the second, which begins earlier.
    const moved = file('d1,p2,ny,2031-03-05T07:00,2031-03-05T14:00', 'd2,p2,ny,2031-03-06T01:00,2031-03-06T12:00')
    expect(ok(await bring(moved))).toMatchObject({ changed: 2, doubtful: [] })
    const later = file('d1,p2,ny,2031-03-05T07:00,2031-03-05T14:01')
    expect(await bring(later)).toMatchObject({ status: 422, body: { errors: [{ verdict: { amount: 1 } }] } })
  })

  it('is one batch, which is taken back as one: what it brought goes, what it changed is as before', async () => {
    ok(await bring(file('e1,p1,ny,2031-04-05T07:00,2031-04-05T19:00')))
    ok(await bring(file('e1,p2,la,2031-04-05T08:00,2031-04-05T18:00', 'e2,p1,ny,2031-04-07T07:00,2031-04-07T19:00')))
    const [last] = await batches()
    expect(last).toMatchObject({
      actions: [{ action: 'assignment.imported', count: 2 }],
      from: '2031-04-05',
      to: '2031-04-07',
    })
    expect(ok(await undo(last.batchId))).toMatchObject({ left: [], hidden: 0 })
    expect(await shiftsOf('2031-04')).toMatchObject([
      {
        providerId: 'p1',
        hospitalId: 'ny',
        startsAt: '2031-04-05T07:00',
        endsAt: '2031-04-05T19:00',
        status: 'confirmed',
      },
      { providerId: 'p1', startsAt: '2031-04-07T07:00', status: 'cancelled' },
    ])
    expect(await undo(last.batchId)).toMatchObject({ status: 409, body: { reason: 'undone' } })
  })

  it('is one batch where it is long and written ahead, and none where it says nothing new', async () => {
    const dayAt = (at: number) => new Date(Date.UTC(2032, 0, 1 + at)).toISOString().slice(0, 10)
    const lines = Array.from({ length: 300 }, (_, at) => `f${at},p1,ny,${dayAt(at)}T07:00,${dayAt(at)}T19:00`)
    ok(await bring(file(...lines)))
    const [last] = await batches()
    expect(last.actions).toEqual([{ action: 'assignment.imported', count: 300 }])
    ok(await bring(file(...lines)))
    expect((await batches())[0].batchId).toBe(last.batchId)
    expect(ok(await undo(last.batchId)).assignments).toHaveLength(300)
  })
})
