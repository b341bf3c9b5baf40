import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { describeEngine, engineName, openTestEngine } from '../test/open-test-db.ts'
import { createStore, type Store } from './db.ts'
import { NoLongerWanted, openJobWorker, type JobWorker } from './job-worker.ts'
import { enqueue } from './jobs.ts'
import type { Engine } from './store/engine.ts'

describeEngine('work after an answer', () => {
  const now = () => new Date('2026-03-03T12:00:00Z')
  /** Opened beside the one of all tests. */
  const engines: Engine[] = []
  const workers: JobWorker[] = []
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  let engine: Awaited<ReturnType<typeof openTestEngine>>
  let store: Store

  beforeAll(async () => {
    engine = await openTestEngine()
    store = createStore(engine)
  })
  afterAll(() => engine.end())
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
    for (const one of engines.splice(0)) await one.end()
    lines.length = 0
    await sql`delete from pgboss.job`.execute(store.db)
    await sql`update pgboss.queue set retry_limit = 30`.execute(store.db)
  })

  const ask = (word: string, on = store) => enqueue(on.db, { requestId: `r-${word}`, now }, 'mail', { word })
  const wordOf = (data: unknown) => (data as { word: string }).word // as `ask` writes it
  const open = (mail: (data: unknown) => Promise<void>, on = store, timers?: Parameters<typeof openJobWorker>[3]) => {
    const worker = openJobWorker(on, log, { mail }, timers)
    workers.push(worker)
    return worker
  }
  const jobs = async () => {
    const { rows } = await sql<{ state: string; output: unknown; word: string }>`
      select state, output, data ->> 'word' as word from pgboss.job order by created_on`.execute(store.db)
    return rows
  }
  /** As if the wait before the next try were over. */
  const hurry = () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(store.db)
  const levels = () => lines.map((line) => JSON.parse(line).level as number)

  it('is done in the order of asking, and leaves nothing behind', async () => {
    const done: string[] = []
    await ask('first')
    await ask('second')
    await open(async (data) => void done.push(wordOf(data))).drain()
    expect([done, await jobs(), lines]).toEqual([['first', 'second'], [], []])
  })

  it('is done before what can wait, where somebody waits for it', async () => {
    const done: string[] = []
    await ask('first')
    await enqueue(store.db, { requestId: 'r', now }, 'mail', { word: 'a link' }, { isAwaited: true })
    await open(async (data) => void done.push(wordOf(data))).drain()
    expect(done).toEqual(['a link', 'first'])
  })

  it('is not done when what promised it was taken back', async () => {
    const failing = store.db.transaction().execute(async (trx) => {
      await enqueue(trx, { requestId: 'r', now }, 'mail', { word: 'never' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await jobs()).toEqual([])
  })

  it('is done once by the next process when the one that promised it ended before', async () => {
    await ask('kept')
    const next = await engine.again()
    engines.push(next)
    const done: string[] = []
    const work = async (data: unknown) => void done.push(wordOf(data))
    await open(work, createStore(next)).drain()
    await open(work, createStore(next)).drain()
    expect(done).toEqual(['kept'])
  })

  it('is tried again when it fails, and says so without being an error yet', async () => {
    let failures = 2
    const done: string[] = []
    const worker = open(async (data) => {
      if (failures-- > 0) throw new Error('closed')
      done.push(wordOf(data))
    })
    await ask('stubborn')
    await worker.drain()
    expect(await jobs()).toEqual([{ state: 'retry', output: { message: 'closed' }, word: 'stubborn' }])
    // It waits before it is tried again.
    await worker.drain()
    await hurry()
    await worker.drain()
    expect([done, levels()]).toEqual([[], [40, 40]])
    await hurry()
    await worker.drain()
    expect([done, await jobs()]).toEqual([['stubborn'], []])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r-stubborn', tries: 1 })
  })

  it('waits at least 15 seconds before the second try, longer before the third, and an hour at most', async () => {
    const worker = open(() => Promise.reject(new Error('closed')))
    await ask('patient')
    const wait = async () => {
      await worker.drain()
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - now())::float8 as seconds from pgboss.job`.execute(store.db)
      return rows[0]?.seconds ?? 0
    }
    const first = await wait()
    await hurry()
    const second = await wait()
    await sql`update pgboss.job set retry_count = 25, start_after = now()`.execute(store.db)
    const late = await wait()
    // A little goes by until the wait is looked at.
    expect([first > 10 && first <= 30, second > 25 && second <= 60]).toEqual([true, true])
    expect([late > 3_500, late <= 3_600]).toEqual([true, true])
  })

  it('is given up after the last try: an error in the log, and a row that is kept', async () => {
    await sql`update pgboss.queue set retry_limit = 1`.execute(store.db)
    const worker = open(() => Promise.reject(new Error('closed for good')))
    await ask('lost')
    await worker.drain()
    await hurry()
    await worker.drain()
    expect(levels()).toEqual([40, 50])
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ requestId: 'r-lost', tries: 2, msg: 'mail given up' })
    expect(await jobs()).toEqual([{ state: 'failed', output: { message: 'closed for good' }, word: 'lost' }])
  })

  it('is given up at once when nobody wants it any longer', async () => {
    const worker = open(() => Promise.reject(new NoLongerWanted('too late')))
    await ask('late')
    await worker.drain()
    await hurry()
    await worker.drain()
    expect([levels(), (await jobs()).map(({ state }) => state)]).toEqual([[50], ['cancelled']])
  })

  it('is done once each by several processes at the same time', async () => {
    const words = Array.from({ length: 30 }, (_, i) => `w${i}`)
    for (const word of words) await ask(word)
    const done: string[] = []
    const stores = [store]
    for (const open of engineName === 'postgres' ? [engine.again, engine.again] : []) {
      const other = await open()
      engines.push(other)
      stores.push(createStore(other))
    }
    const byWorker = stores.concat(stores).map((on) => {
      const mine: string[] = []
      const worker = open(async (data) => void (mine.push(wordOf(data)), done.push(wordOf(data))), on)
      return { worker, mine }
    })
    await Promise.all(byWorker.map(({ worker }) => worker.drain()))
    expect(done.toSorted()).toEqual(words.toSorted())
    expect(byWorker.filter(({ mine }) => mine.length > 0).length).toBeGreaterThan(1)
  })

  it('is finished before a worker stops, which begins nothing more', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
    const said: string[] = []
    const worker = open(async (data) => {
      begin()
      await gate
      said.push(wordOf(data))
    })
    await ask('running')
    await ask('waiting')
    const draining = worker.drain()
    await begun
    const stopped = worker.stop().then(() => said.push('stopped'))
    // Time enough to stop, for who does not wait.
    for (let i = 0; i < 10; i += 1) await jobs()
    expect(said).toEqual([])
    openGate()
    await Promise.all([draining, stopped])
    expect([said, (await jobs()).map(({ word }) => word)]).toEqual([['running', 'stopped'], ['waiting']])
  })

  it('is taken over, by the clock, from a process that was not heard of again', async () => {
    let at = now()
    let look = () => {}
    const timers = {
      now: () => at,
      every: (_: number, work: () => void) => {
        look = work
        return () => {}
      },
    }
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
    const lost = open(() => {
      begin()
      return gate
    })
    await ask('orphan')
    const draining = lost.drain()
    await begun
    await sql`update pgboss.job set started_on = now() - interval '301 seconds'`.execute(store.db)

    const done: string[] = []
    open(async (data) => void done.push(wordOf(data)), store, timers).start()
    at = new Date(at.getTime() + 60_000)
    look()
    await vi.waitFor(async () => expect((await jobs())[0]?.state).toBe('retry'))
    await hurry()
    await vi.waitFor(() => {
      // A look is left out while the one before it goes on.
      look()
      expect(done).toEqual(['orphan'])
    })
    // Whoever comes back from the dead changes nothing.
    await ask('newer')
    openGate()
    await draining
    expect(lines).toEqual([])
  })

  it('goes on when the store was away, and says so once', async () => {
    let look = () => {}
    const timers = {
      now,
      every: (_: number, work: () => void) => {
        look = work
        return () => {}
      },
    }
    let isAway = true
    let asked = 0
    const query: Store['query'] = (...statement) => {
      asked += 1
      return isAway ? Promise.reject(new Error('away')) : store.query(...statement)
    }
    const done: string[] = []
    open(async (data) => void done.push(wordOf(data)), { ...store, query }, timers).start()
    await ask('late')
    const lookAgain = async () => {
      const before = asked
      look()
      await vi.waitFor(() => expect(asked).toBeGreaterThan(before))
    }
    await lookAgain()
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    await vi.waitFor(lookAgain)
    isAway = false
    await vi.waitFor(() => {
      look()
      expect(done).toEqual(['late'])
    })
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['jobs could not be looked for'])
  })

  it('stands in the tables that this pg-boss knows', async () => {
    const boss = new PgBoss({ db: { executeSql: store.query }, migrate: false, supervise: false, schedule: false })
    await boss.start()
    const { ok, ...drift } = await boss.detectSchemaDrift()
    await boss.stop({ graceful: false, close: false })
    expect({ ok, drift: ok ? {} : drift }).toEqual({ ok: true, drift: {} })
  })
})
