import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { createStore, openStore, type Store } from '../src/db.ts'
import { openPostgresEngine } from '../src/store/postgres-engine.ts'
import { emailOf, fill, PASSWORD, serveFrom } from './app-fixture.ts'
import { untilWaiting } from './lock-waits.ts'
import { findServerBinaries, startPostgres, type PostgresServer } from './postgres-server.ts'
import { startServer } from './server-process.ts'

const binaries = inject('engine').kind === 'postgres' ? findServerBinaries() : undefined
const json = { 'content-type': 'application/json' }

/** Works on a database server of its own, which it ends and stops as it likes. */
describe.skipIf(binaries === undefined)('a database that goes away', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '', ['max_connections=50'])
    const store = await openStore({ databaseUrl: postgres.url })
    await fill(store)
    await store.close()
  })
  afterAll(() => postgres?.stop())

  const withStore = async <T>(work: (store: Store) => Promise<T>) => {
    const store = await openStore({ databaseUrl: postgres.url })
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  /** Ends every connection of the server under test, in the midst of whatever it does. */
  const kick = async (store: Store) => {
    const { rows } = await store.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    return rows.length
  }

  it('never ends the process, is answered by 503 meanwhile, and keeps what was acknowledged, each write whole', async () => {
    const server = startServer({ DATABASE_URL: postgres.url, SAMPLE: 'off' })
    const enough = new AbortController()
    onTestFinished(async () => {
      enough.abort()
      server.child.kill('SIGKILL')
      await server.ended
    })
    const gone = async () => {
      throw new Error(`The server ended: ${(await server.ended).errors}`)
    }
    const origin = await server.listening
    const credentials = JSON.stringify({ email: emailOf('adminA'), password: PASSWORD })
    const signedIn = await fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body: credentials })
    const { accessToken } = (await signedIn.json()) as { accessToken: string }

    const acknowledged: number[] = []
    const statuses = new Map<number, number>()
    const later = new Set<string | null>()
    let hour = 0
    const book = async () => {
      const startsAt = new Date(Date.UTC(2027, 0, 1, (hour += 1))).toISOString().slice(0, 16)
      const endsAt = new Date(Date.parse(`${startsAt}Z`) + 3_600_000).toISOString().slice(0, 16)
      const body = JSON.stringify({ providerId: 'p1', hospitalId: 'ny', startsAt, endsAt })
      const headers = { ...json, authorization: `Bearer ${accessToken}`, 'idempotency-key': startsAt }
      const answer = await fetch(`${origin}/api/assignments`, { method: 'POST', headers, body })
      const said = (await answer.json()) as { assignment?: { assignmentId: number } }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (said.assignment) acknowledged.push(said.assignment.assignmentId)
      if (answer.status === 503) later.add(answer.headers.get('retry-after'))
      return answer.status
    }
    const write = async () => {
      // Where the server is gone, that is told of below.
      while (!enough.signal.aborted) if ((await book().catch(() => undefined)) === undefined) return
    }
    /** Until writes are acknowledged again. */
    const recovered = async () => {
      const before = acknowledged.length
      const again = vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), {
        timeout: 30_000,
        interval: 5,
      })
      await Promise.race([again, gone()])
    }
    const writers = [write(), write(), write()]
    await recovered()
    await withStore(async (store) => {
      let kicked = 0
      for (let round = 0; round < 20; round += 1) {
        kicked += await kick(store)
        await recovered()
      }
      // Nothing is waited for in between: a connection that is lost turns away whoever was on it, and nobody else.
      expect(statuses.get(503) ?? 0).toBeLessThanOrEqual(kicked)
    })
    for (let round = 0; round < 3; round += 1) {
      await postgres.kill()
      // The killed server's own children answer until they notice.
      await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(503), { timeout: 30_000 })
      const turnedAway = await fetch(`${origin}/api/providers`, { headers: { authorization: `Bearer ${accessToken}` } })
      expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
      await postgres.start()
      // The very first who asks once the database takes connections again is answered.
      expect([await book(), (await fetch(`${origin}/healthz`)).status]).toEqual([201, 200])
      await recovered()
    }
    enough.abort()
    await Promise.all(writers)
    expect(server.child.exitCode).toBeNull()
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect([...later].filter((seconds) => seconds === null)).toEqual([])
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0, errors: '' })

    const { shifts, audited, keys } = await withStore(async ({ db }) => {
      const { rows } = await sql<{ shifts: number[]; audited: number[]; keys: number[] }>`select
        (select json_agg(assignment_id order by assignment_id) from assignment) as shifts,
        (select json_agg(object_id::int order by object_id::int) from audit_entry where action = 'assignment.created') as audited,
        (select json_agg((answer #>> '{assignment,assignmentId}')::int order by (answer #>> '{assignment,assignmentId}')::int) from idempotency_key) as keys`.execute(
        db,
      )
      return rows[0] ?? { shifts: [], audited: [], keys: [] }
    })
    expect(acknowledged.filter((id) => !shifts.includes(id))).toEqual([])
    expect([audited, keys]).toEqual([shifts, shifts])
  })

  it('that lets an import wait for a table does not keep the server from ending, with nothing half done', async () => {
    const server = startServer({ DATABASE_URL: postgres.url, SAMPLE: 'off' })
    const origin = await server.listening
    const credentials = JSON.stringify({ email: emailOf('adminA'), password: PASSWORD })
    const signedIn = await fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body: credentials })
    const { accessToken } = (await signedIn.json()) as { accessToken: string }
    await withStore(async (store) => {
      const before = await store.db.selectFrom('provider').select('providerId').execute()
      const other = await store.db.startTransaction().execute()
      // Whoever changes who works here holds up everybody who wants to write them.
      await sql`lock table provider in exclusive mode`.execute(other)
      const headers = { 'content-type': 'text/csv', authorization: `Bearer ${accessToken}` }
      const csv = `providerId,providerName\n${Array.from({ length: 5_000 }, (_, at) => `many${at},Many ${at}\n`).join('')}`
      const importing = fetch(`${origin}/api/import/providers`, { method: 'POST', headers, body: csv }).then(
        ({ status }) => status,
        () => 'cut off',
      )
      await untilWaiting(store, 1)
      server.child.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0, errors: '' })
      expect(await importing).toBe('cut off')
      await other.rollback().execute()
      // The one that waited has nobody left to tell, and is rolled back.
      await untilWaiting(store, 0)
      expect(await store.db.selectFrom('provider').select('providerId').execute()).toEqual(before)
    })
  })

  it('that hangs is answered by 503 once a statement has had its time, and by 200 when it goes on', async () => {
    const limits = { statementMillis: 300, answerMillis: 400, acquireMillis: 500 }
    const store = createStore(await openPostgresEngine(postgres.url, () => {}, limits))
    const server = await serveFrom(store)
    const token = await server.tokenOf('adminA')
    const { rows } = await store.query("select pid from pg_stat_activity where backend_type = 'client backend'")
    const all = [postgres.process.pid ?? 0, ...rows.map(({ pid }) => Number(pid))]
    for (const pid of all) process.kill(pid, 'SIGSTOP')
    try {
      // More than there are connections: some wait for an answer, some for a connection, some for a new one to be made.
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => server.send('GET', '/api/providers', { token })),
      )
      for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      expect((await server.send('GET', '/healthz')).status).toBe(503)
    } finally {
      for (const pid of all) process.kill(pid, 'SIGCONT')
    }
    await vi.waitFor(async () => expect((await server.send('GET', '/api/providers', { token })).status).toBe(200), {
      timeout: 30_000,
    })
    expect((await server.send('GET', '/healthz')).status).toBe(200)
    await server.stop()
    await store.close()
  })

  it('whose every connection is at work says so at once, and lets those wait for whom one comes back', async () => {
    const limits = { stuckMillis: 300 }
    const store = createStore(await openPostgresEngine(postgres.url, () => {}, limits))
    const server = await serveFrom(store)
    const token = await server.tokenOf('adminA')
    const sleep = (seconds: number) => store.query(`select pg_sleep(${seconds})`)
    const isBusy = () => expect(store.load().busy).toBe(10)

    let hasWoken = false
    const sleeping = Promise.all(Array.from({ length: 10 }, () => sleep(4))).then(() => (hasWoken = true))
    await vi.waitFor(isBusy, { timeout: 30_000 })
    const answers = await Promise.all(
      ['/api/providers', '/api/facilities', '/healthz'].map((path) => server.send('GET', path, { token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(answers[0]?.headers.get('retry-after')).toBe('2')
    expect((await server.send('GET', '/livez')).status).toBe(200)
    expect(hasWoken).toBe(false)
    await sleeping

    // Each waits for longer than a stuck one would, and is let in.
    const naps = Array.from({ length: 60 }, () => sleep(0.15))
    expect((await server.send('GET', '/api/providers', { token })).status).toBe(200)
    await Promise.all(naps)
    await server.stop()
    await store.close()
  })
})
