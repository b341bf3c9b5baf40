import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEngine, openTestEngine } from '../../test/open-test-db.ts'
import { withClient, type Engine, type EngineClient } from './engine.ts'
import { keepHouse, vacuum } from './housekeeping.ts'

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
    const stop = keepHouse(listening(), timers, (message) => warnings.push(message))
    await write()
    after(61)
    look()
    await stop()
    expect({ said, warnings }).toEqual({ said: ['checkpoint'], warnings: [] })
  })

  it('vacuums once a night', async () => {
    const stop = keepHouse(listening(), timers, () => {})
    after(25 * 3600)
    look()
    await stop()
    expect(said).toContain('vacuum (analyze)')
  })

  it('reports what failed and does not end the process', async () => {
    const warnings: string[] = []
    const broken: Engine = { ...engine, connect: () => Promise.reject(new Error('no session')) }
    const stop = keepHouse(broken, timers, (message) => warnings.push(message))
    look()
    await stop()
    expect(warnings).toEqual(['housekeeping of the database failed: no session'])
  })

  it('vacuums when asked to', async () => {
    await write()
    await expect(vacuum(engine)).resolves.toBeUndefined()
  })
})
