import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { MOST_IMPORTED } from '@onward/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listenerOf } from '#server/http/listener.ts'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { importFile } from './import-file.ts'

let server: Awaited<ReturnType<typeof openApp>>
let http: Server
let token: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
  http = createServer(listenerOf(server.app)).listen(0, '127.0.0.1')
  await once(http, 'listening')
})
afterAll(async () => {
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
  await server.close()
})

const post = (path: string, body: string) =>
  server.send('POST', `/api/import/${path}`, { token, body, headers: { 'content-type': 'text/csv' } })
const providersFile = (prefix: string, rows: number) =>
  `providerId,providerName\n${Array.from({ length: rows }, (_, at) => `${prefix}${at},Person ${at}\n`).join('')}`
/** Shifts on one day each: as many as there are people times days. */
const shiftsFile = (prefix: string, people: number, days: number) => {
  const rows = Array.from({ length: people * days }, (_, at) => {
    const date = new Date(Date.UTC(2027, 0, 1 + Math.floor(at / people))).toISOString().slice(0, 10)
    return `${prefix}${at},${prefix}${at % people},ny,${date}T07:00,${date}T19:00\n`
  })
  return `externalId,providerId,hospitalId,startsAt,endsAt\n${rows.join('')}`
}
const stored = async (table: 'provider' | 'assignment' | 'auditEntry') => {
  const { total } = await server.store.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Asks again and again, one after the other, while something is under way; how often. */
const askDuring = async (work: Promise<unknown>, ask: () => Promise<unknown>) => {
  const now = { isUnderWay: true }
  const end = work.finally(() => (now.isUnderWay = false))
  let answered = 0
  while (now.isUnderWay) {
    await ask()
    answered += 1
  }
  await end
  return answered
}

describeEngine('a long import', () => {
  const ROWS = 20_000
  const SLICES = ROWS / 500

  it('that only checks lets others in between its slices, and keeps nothing', async () => {
    await post('providers', providersFile('turn', 100))
    const before = [await stored('provider'), await stored('assignment'), await stored('auditEntry')]
    for (const [path, file] of [
      ['providers?dry-run=true', providersFile('long', ROWS)],
      ['assignments?dry-run=true', shiftsFile('turn', 100, ROWS / 100)],
    ] as const) {
      const work = post(path, file)
      const look = () => server.store.db.selectFrom('account').select('accountId').execute()
      expect(await askDuring(work, look)).toBeGreaterThan(SLICES / 2)
      expect(await work).toMatchObject({ status: 200, body: { dryRun: true, rows: ROWS, created: ROWS } })
    }
    expect([await stored('provider'), await stored('assignment'), await stored('auditEntry')]).toEqual(before)
  })

  it('lets others in while it looks, and only then writes, all at once', async () => {
    await post('providers', providersFile('keep', 10))
    const before = await stored('assignment')
    const seen = new Set<number>()
    const work = post('assignments', shiftsFile('keep', 10, 300))
    const look = async () => seen.add((await stored('assignment')) - before)
    expect(await askDuring(work, look)).toBeGreaterThan(3_000 / 500)
    expect(await work).toMatchObject({ status: 200, body: { created: 3_000 } })
    seen.add((await stored('assignment')) - before)
    expect([...seen]).toEqual([0, 3_000])
  })

  it('looks again when somebody was quicker than its writing', async () => {
    await post('providers', providersFile('race', 2))
    const file = shiftsFile('race', 2, 50)
    const [one, other] = await Promise.all([post('assignments', file), post('assignments', file)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect([one.body.created + other.body.created, one.body.unchanged + other.body.unchanged]).toEqual([100, 100])
  })

  it('ends when its client leaves, and keeps nothing', async () => {
    await post('providers', providersFile('left', 10))
    const before = [await stored('assignment'), await stored('auditEntry')]
    const { promise: freed, resolve: free } = Promise.withResolvers<void>()
    const { promise: taken, resolve: take } = Promise.withResolvers<void>()
    // Somebody holds what it has to wait for, on either engine.
    const holding = server.store.db.transaction().execute(async (trx) => {
      await sql`lock table assignment in access exclusive mode`.execute(trx)
      take()
      await freed
    })
    await taken
    const from = server.lines.length
    const file = shiftsFile('left', 10, 100)
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1') // it listens on a port
    socket.write(
      [
        'POST /api/import/assignments HTTP/1.1',
        'host: onward.test',
        'content-type: text/csv',
        `authorization: Bearer ${token}`,
        `content-length: ${file.length}`,
        '',
        file,
      ].join('\r\n'),
    )
    await vi.waitFor(async () => {
      const held = await new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)))
      expect(held).toBe(1)
    })
    socket.destroy()
    await vi.waitFor(async () => {
      const held = await new Promise<number>((resolve) => http.getConnections((_error, count) => resolve(count)))
      expect(held).toBe(0)
    })
    free()
    await holding
    await vi.waitFor(() => expect(server.lines.slice(from).join('')).toContain('"msg":"the client left"'), 10_000)
    expect([await stored('assignment'), await stored('auditEntry')]).toEqual(before)
  })

  it('that is given up in the midst of its writing keeps nothing', async () => {
    await post('providers', providersFile('given', 10))
    const before = [await stored('assignment'), await stored('auditEntry')]
    const { db } = server.store
    const giveUp = new AbortController()
    const author = { accountId: 1, userId: 'adminA', requestId: 'given-up' }
    const bytes = new Blob([shiftsFile('given', 10, 100)]).stream()
    const prepare = async () => giveUp.abort(new Error('nobody waits'))
    await expect(
      importFile(db, author, 'assignments', bytes, { dryRun: false, map: [], prepare, signal: giveUp.signal }),
    ).rejects.toThrow('nobody waits')
    expect([await stored('assignment'), await stored('auditEntry')]).toEqual(before)
  })

  it('of more rows than one file may have is refused with the number', async () => {
    const { status, body } = await post(
      'providers?dry-run=1',
      `providerId,providerName\n${'a,b\n'.repeat(MOST_IMPORTED + 1)}`,
    )
    expect([status, body.errors]).toEqual([
      422,
      [{ line: MOST_IMPORTED + 2, column: '', reason: expect.stringMatching(/^This is more than 250,000 rows/) }],
    ])
  })
})
