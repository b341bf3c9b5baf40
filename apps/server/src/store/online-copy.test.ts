import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDataFolder } from '../../test/data-folder.ts'
import { engineName } from '../../test/open-test-db.ts'
import { openEmbeddedFolder } from './embedded-folder.ts'
import { withClient, type Engine } from './engine.ts'
import { maintain } from './housekeeping.ts'
import { withOnlineCopy } from './online-copy.ts'
import { StoreError } from './store-error.ts'

describe.runIf(engineName === 'embedded')('a copy of the embedded store while a server works with it', () => {
  let folder: string
  let server: Engine

  const ask = (engine: Engine, text: string) =>
    withClient(engine, async (client) => (await client.query<Record<string, unknown>>(text, [])).rows)
  const numbersOf = (engine: Engine) => ask(engine, 'select number from written order by number')
  const readCopy = async (copy: string) => {
    const engine = await openEmbeddedFolder(copy)
    try {
      return await numbersOf(engine)
    } finally {
      await engine.end()
    }
  }

  beforeEach(async () => {
    folder = await newDataFolder('onward-copy-')
    server = await openEmbeddedFolder(folder)
    await ask(server, 'create table written (number integer primary key, filling text)')
  })
  afterEach(async () => {
    await server.end()
    await rm(folder, { recursive: true })
  })

  it('holds everything that was acknowledged before, all of one moment, and the server never stops', async () => {
    await ask(server, "insert into written select n, repeat('x', 500) from generate_series(1, 5000) as n")
    const copying = { isOver: false }
    let last = 5000
    const writing = (async () => {
      while (!copying.isOver) {
        await ask(server, `insert into written values (${last + 1}, repeat('y', 2000))`)
        last += 1
      }
    })()
    const { copied, before } = await withOnlineCopy(folder, async (copy) => {
      copying.isOver = true
      await writing
      return { copied: await readCopy(copy), before: last }
    })
    expect(before).toBeGreaterThan(5000)
    expect(copied.length).toBeGreaterThanOrEqual(5000)
    // Without a gap: what was written later is not there without what was written before it.
    expect(copied).toEqual((await numbersOf(server)).slice(0, copied.length))
    expect(await numbersOf(server)).toHaveLength(before)
    expect(await readdir(folder)).not.toContain('database-copy')
  })

  it('is made once at a time, and again afterwards, also of one whose maker has left', async () => {
    await ask(server, 'insert into written values (1)')
    const first = await withOnlineCopy(folder, async (copy) => {
      await expect(withOnlineCopy(folder, async () => {})).rejects.toThrow(
        new StoreError('The server could not be copied: another backup is under way.'),
      )
      return readCopy(copy)
    })
    expect(first).toEqual([{ number: 1 }])

    const lock = (await readdir(folder)).find((name) => name.startsWith('lock-')) ?? ''
    const maker = connect(join(folder, lock))
    maker.write('copy\n')
    await expect.poll(() => server.isBeingCopied?.()).toBe(true)
    maker.destroy()
    await expect.poll(() => server.isBeingCopied?.()).toBe(false)
    expect(await withOnlineCopy(folder, readCopy)).toEqual([{ number: 1 }])
  })

  it('is written into the audit trail of each account before it begins, and is itself the first to hold that', async () => {
    await ask(server, "insert into account (account_id, account_name) values (1, 'One'), (2, 'Two')")
    const entries = 'select account_id, action, request_id from audit_entry order by account_id'
    const expected = [1, 2].map((account) => ({ account_id: account, action: 'export.begun', request_id: 'backup' }))
    const copied = await withOnlineCopy(folder, async (copy) => {
      const engine = await openEmbeddedFolder(copy)
      const found = await ask(engine, entries)
      await engine.end()
      return found
    })
    expect([copied, await ask(server, entries)]).toEqual([expected, expected])
  })

  it('refuses what is no request', async () => {
    const lock = (await readdir(folder)).find((name) => name.startsWith('lock-')) ?? ''
    const stranger = connect(join(folder, lock))
    let heard = ''
    stranger.setEncoding('utf8').on('data', (text: string) => (heard += text))
    stranger.write('stop\ndrop\n')
    await expect.poll(() => heard).toBe('heldrefused that is no request\nrefused that is no request\n')
    stranger.destroy()
  })

  it('keeps the log whole: no checkpoint while it is made', async () => {
    const ticks: (() => void)[] = []
    let now = new Date('2026-03-08T12:00:00Z')
    const every = (_: number, work: () => void) => {
      ticks.push(work)
      return () => {}
    }
    const stop = maintain(server, { now: () => now, every }, () => {})
    const checkpoint = async () => (await ask(server, 'select redo_lsn from pg_control_checkpoint()'))[0]?.['redo_lsn']
    const look = async () => {
      now = new Date(now.getTime() + 61_000)
      for (const tick of ticks) tick()
      // What the look asks for stands in line before this.
      for (let i = 0; i < 4; i += 1) await ask(server, 'select 1')
      return checkpoint()
    }
    await withOnlineCopy(folder, async () => {
      await ask(server, 'insert into written values (1)')
      const at = await checkpoint()
      expect(await look()).toBe(at)
    })
    const at = await checkpoint()
    await expect.poll(look).not.toBe(at)
    await stop()
  })
})
