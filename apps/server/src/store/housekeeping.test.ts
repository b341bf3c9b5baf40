import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeEngine, engineName, openTestEngine } from '../../test/open-test-db.ts'
import { withClient, type Engine, type EngineClient } from './engine.ts'
import { maintain, vacuum } from './housekeeping.ts'

describeEngine('housekeeping', () => {
  let engine: Engine
  let said: string[]
  let now: Date
  let look: () => void

  const timers = {
    now: () => now,
    every: (_: number, work: () => void) => {
      look = work
      return () => {
        look = () => {}
      }
    },
  }
  /** The engine, with the names of the maintenance statements it is asked for. */
  const listening = (): Engine => ({
    ...engine,
    connect: async (how) => {
      const client = await engine.connect(how)
      const query: EngineClient['query'] = (text, parameters) => {
        if (/^(checkpoint|vacuum)/.test(text)) said.push(text)
        return client.query(text, parameters)
      }
      return { ...client, query }
    },
  })
  const write = () =>
    withClient(engine, (client) =>
      client.query('create table if not exists t (id integer); insert into t values (1)', []),
    )
  const after = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }

  beforeEach(async () => {
    engine = await openTestEngine()
    said = []
    now = new Date('2026-03-08T08:00:00Z')
  })
  afterEach(() => engine.end())

  it('makes a checkpoint a minute after something was written, and none when nothing was', async () => {
    const warnings: string[] = []
    const stop = maintain(listening(), timers, (message) => warnings.push(message))
    await write()
    after(61)
    look()
    await stop()
    expect({ said, warnings }).toEqual({ said: ['checkpoint'], warnings: [] })
  })

  it('reports what failed and does not end the process', async () => {
    const warnings: string[] = []
    const broken: Engine = { ...engine, connect: () => Promise.reject(new Error('no session')) }
    const stop = maintain(broken, timers, (message) => warnings.push(message))
    look()
    await stop()
    expect(warnings).toEqual(['housekeeping of the database failed: no session'])
  })

  it('vacuums when asked to, and lets others in meanwhile', async () => {
    await write()
    const now = { isUnderWay: true }
    const work = vacuum(engine).finally(() => (now.isUnderWay = false))
    let answered = 0
    while (now.isUnderWay) {
      await withClient(engine, (client) => client.query('select 1', []))
      answered += 1
    }
    await expect(work).resolves.toBeUndefined()
    // Of the one that does one thing at a time: somebody who asks again and again is let in between its steps.
    if (engineName === 'embedded') expect(answered).toBeGreaterThan(10)
  })
})

describe('the hour and the amount', () => {
  const MB = 1024 * 1024
  /** Looks at these times, with so much written until then, and answers what was done each time. */
  const seen = async (...looks: [time: string, megabytes: number][]) => {
    const said: string[] = []
    let written = 0
    const connect = async () => ({
      query: async <R>(text: string) => {
        if (/^(checkpoint|vacuum)/.test(text)) said.push(text)
        // What the queries of this module answer.
        return {
          command: 'SELECT' as const,
          rowCount: 1,
          rows: [{ bytes: String(written), name: 't', columns: 'id' }] as R[],
        }
      },
      release: () => {},
    })
    let at = new Date('2026-03-08T08:00:00Z')
    let work = () => {}
    let done: string[][] = []
    const timers = { now: () => at, every: (_: number, look: () => void) => ((work = look), () => {}) }
    // Stopping waits for the look; the timer is ours and goes on.
    const engine = {
      name: 'embedded' as const,
      connect,
      load: () => ({ open: 1, busy: 0, waiting: 0 }),
      end: async () => {},
    }
    const stop = maintain(engine, timers, (message) => said.push(message))
    for (const [time, megabytes] of looks) {
      at = new Date(time)
      written = megabytes * MB
      work()
      await stop()
      done = [...done, said.splice(0)]
    }
    return done
  }
  const [VACUUM, CHECKPOINT] = [['vacuum t'], ['checkpoint']]

  it('vacuums each day from nine on, once, and not on the day of the start', async () => {
    expect(
      await seen(
        ['2026-03-08T08:59:59Z', 0],
        ['2026-03-08T09:00:00Z', 0],
        ['2026-03-08T23:59:59Z', 0],
        ['2026-03-09T00:00:01Z', 0],
        ['2026-03-09T08:59:59Z', 0],
        ['2026-03-09T09:00:00Z', 0],
        ['2026-03-09T09:00:05Z', 0],
        ['2026-03-09T23:00:00Z', 0],
        ['2026-03-10T10:00:00Z', 0],
      ),
    ).toEqual([[], [], [], [], [], VACUUM, [], [], VACUUM])
  })

  it('makes a checkpoint a minute after the last one, or after 64 MB, and none without a write', async () => {
    expect(
      await seen(
        ['2026-03-08T08:00:59Z', 1],
        ['2026-03-08T08:01:00Z', 1],
        ['2026-03-08T08:03:00Z', 1],
        ['2026-03-08T08:03:05Z', 2],
        ['2026-03-08T08:03:10Z', 66],
        ['2026-03-08T08:03:15Z', 129],
        ['2026-03-08T08:03:20Z', 130],
        ['2026-03-08T08:04:19Z', 131],
        ['2026-03-08T08:04:20Z', 131],
      ),
    ).toEqual([[], CHECKPOINT, [], CHECKPOINT, CHECKPOINT, [], CHECKPOINT, [], CHECKPOINT])
  })
})
