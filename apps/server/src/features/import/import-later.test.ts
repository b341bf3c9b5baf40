import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, serveFrom } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
let clock = new Date('2026-03-03T12:00:00Z')
beforeAll(async () => {
  server = await openApp({}, { now: () => clock })
  token = await server.tokenOf('adminA')
})
afterAll(() => server.close())

type Asked = { headers?: Record<string, string>; from?: Pick<typeof server, 'send'> }
const post = (path: string, body: string, { headers = {}, from = server }: Asked = {}) =>
  from.send('POST', `/api/import/${path}`, { token, body, headers: { 'content-type': 'text/csv', ...headers } })
const later = (path: string, body: string, from?: Asked['from']) =>
  post(path, body, { headers: { prefer: 'respond-async' }, ...(from && { from }) })
const ask = (address: string, as = token) => server.send('GET', address, { token: as })
const provider = (providerId: string) =>
  server.store.db.selectFrom('provider').where('providerId', '=', providerId).selectAll().executeTakeFirst()

describeEngine('an import that is promised', () => {
  it('is answered by an address, at which it says what it did', async () => {
    const promised = await later('providers', 'providerId,providerName\nlater1,Ann\nlater2,Bea\n')
    const address = `/api/imports/${promised.body.importId}`
    expect([promised.status, promised.body.address]).toEqual([202, address])
    expect([promised.headers.get('location'), promised.headers.get('retry-after')]).toEqual([address, '2'])
    await server.settled()
    expect(await ask(address)).toMatchObject({
      status: 200,
      body: {
        kind: 'providers',
        state: 'done',
        rows: 2,
        looked: 2,
        message: null,
        refusal: null,
        result: { dryRun: false, rows: 2, created: 2, changed: 0, unchanged: 0, doubtful: [], ignored: [] },
      },
    })
    expect(await provider('later1')).toMatchObject({ providerName: 'Ann' })
  })

  it('is what a large file gets unasked, and a small one not', async () => {
    const file = 'providerId,providerName\nlarge,Ann\n'
    const length = (bytes: number) => ({ headers: { 'content-length': String(bytes) } })
    expect((await post('providers?dry-run=1', file, length(3_999_999))).status).toBe(200)
    expect((await post('providers?dry-run=1', file, length(4_000_000))).status).toBe(202)
    await server.settled()
    expect(await provider('large')).toBeUndefined()
  })

  it('is refused at once for what is wrong with the file, and at its address for what is wrong with it here', async () => {
    expect((await later('providers', 'providerId,providerName\n,Ann\n')).status).toBe(422)
    await post('providers', 'providerId,providerName\nbusy,Ann\n')
    const shifts = (id: string) =>
      `externalId,providerId,hospitalId,startsAt,endsAt\n${id},busy,ny,2047-01-04T07:00,2047-01-04T19:00\n`
    expect((await post('assignments', shifts('one'))).status).toBe(200)
    const { body } = await later('assignments', shifts('two'))
    await server.settled()
    expect((await ask(body.address)).body).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Nothing was imported'),
      refusal: { total: 1, errors: [{ line: 2, column: 'startsAt' }] },
      result: null,
    })
  })

  it('is shown to the admins of its account, and to nobody else', async () => {
    const { body } = await later('providers?dry-run=1', 'providerId,providerName\nseen,Ann\n')
    await server.settled()
    expect((await ask(body.address, await server.tokenOf('adminB'))).status).toBe(404)
    expect((await ask(body.address, await server.tokenOf('p1'))).status).toBe(403)
    expect((await ask('/api/imports/none')).status).toBe(404)
  })

  it('is given up when its server ends, keeps nothing, and says so from another one', async () => {
    const other = await serveFrom(server.store, {}, { now: () => clock })
    const { body } = await later('providers', 'providerId,providerName\nstopped,Ann\n', other)
    await other.stop()
    const { state, message } = (await ask(body.address)).body
    // Whoever was quicker: it is done, or it is not, and says which.
    expect([state, message, (await provider('stopped'))?.providerName]).toBeOneOf([
      ['done', null, 'Ann'],
      ['stopped', expect.stringContaining('Nothing was imported'), undefined],
    ])
    const refused = await later('providers', 'providerId,providerName\nlate,Ann\n', other)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await provider('late')).toBeUndefined()
  })

  it('whose process was killed counts as stopped once it has not been heard of for five minutes', async () => {
    const { body } = await later('providers?dry-run=1', 'providerId,providerName\nkilled,Ann\n')
    await server.settled()
    const { db } = server.store
    // As the killed process left it.
    const row = await db
      .selectFrom('importState')
      .where('importId', '=', body.importId)
      .select('state')
      .executeTakeFirstOrThrow()
    const state = JSON.stringify({ ...(row.state as object), state: 'running', result: null }) // it is kept as an object
    await db.updateTable('importState').set({ state }).where('importId', '=', body.importId).execute()
    expect((await ask(body.address)).body.state).toBe('running')
    clock = new Date(clock.getTime() + 300_001)
    expect((await ask(body.address)).body).toMatchObject({
      state: 'stopped',
      message: expect.stringContaining('send the file again'),
    })
  })
})
