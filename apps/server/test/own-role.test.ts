import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { pino } from 'pino'
import { openStore } from '../src/db.ts'
import { openJobWorker } from '../src/job-worker.ts'
import { openApp } from './app-fixture.ts'
import { startServer } from './server-process.ts'
import { databaseUrlOf, readAlone, runAlone } from './test-engines.ts'

const engine = inject('engine')

describe.skipIf(engine.kind !== 'postgres')('a server that signs in as a role of its own, which owns nothing', () => {
  const server = engine.kind === 'postgres' ? engine.server : ''
  const database = `onward_test_${randomUUID().slice(0, 8)}`
  const role = `server_${database}`
  let ownerUrl: string
  let databaseUrl: string
  beforeAll(async () => {
    ownerUrl = databaseUrlOf(server, database)
    const url = new URL(ownerUrl)
    url.username = role
    url.password = 'known-to-this-test'
    databaseUrl = url.href
    await runAlone(server, `create database ${database}`)
    await runAlone(server, `create role ${role} login password '${url.password}'`)
    // The role that runs statements is made by the migrations, so this comes after the first of them.
    await (await openStore({ databaseUrl: ownerUrl })).close()
    await runAlone(ownerUrl, `grant onward_app, onward_door to ${role}`)
  })
  afterAll(async () => {
    await runAlone(server, `drop database ${database} with (force)`)
    await runAlone(server, `drop role ${role}`)
  })

  it('books, imports and mails, by a schema that its owner has brought up to date', async () => {
    const app = await openApp({}, {}, await openStore({ databaseUrl, ownerUrl }))
    const token = await app.tokenOf('adminA')
    const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2027-02-01T07:00', endsAt: '2027-02-01T19:00' }
    expect((await app.send('POST', '/api/assignments', { token, body: shift })).status).toBe(201)
    const rows = Array.from({ length: 600 }, (_, at) => {
      const day = new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(0, 10)
      return `o${at},p2,la,${day}T07:00,${day}T19:00\n`
    })
    const body = `externalId,providerId,hospitalId,startsAt,endsAt\n${rows.join('')}`
    const headers = { 'content-type': 'text/csv' }
    expect((await app.send('POST', '/api/import/assignments', { token, body, headers })).body.created).toBe(600)
    await app.send('POST', '/jwt/forgot-password', { body: { email: 'p1@example.test' } })
    expect(await app.mailsTo('p1@example.test')).toHaveLength(1)
    expect(await app.store.isHealthy()).toBe(true)
    await app.close()
  })

  it('starts, does its housekeeping and ends without a word of trouble', async () => {
    const env = { DATABASE_URL: databaseUrl, MIGRATE_DATABASE_URL: ownerUrl, LOG_LEVEL: 'warn', SAMPLE: 'off' }
    const process = startServer(env)
    const origin = await process.listening
    await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200))
    process.child.kill('SIGTERM')
    const { code, errors, output } = await process.ended
    expect([code, errors, output()]).toEqual([0, '', expect.not.stringContaining('"level"')])
  })

  it('tidies the queue of mails', async () => {
    const store = await openStore({ databaseUrl, ownerUrl })
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
    let now = new Date('2027-02-01T00:00:00Z')
    let look = () => {}
    const timers = { now: () => now, every: (_: number, work: () => void) => ((look = work), () => {}) }
    const worker = openJobWorker(store, log, { mail: async () => {} }, timers)
    worker.start()
    now = new Date('2027-02-02T00:02:00Z')
    look()
    await worker.drain()
    await worker.drain()
    await worker.stop()
    await store.close()
    expect(lines).toEqual([])
  })

  it('can alter neither tables nor what was written down, by any statement of its own', async () => {
    for (const statement of [
      'drop table leave',
      'truncate audit_entry',
      'update audit_entry set action = action',
      'delete from audit_entry',
      'alter table audit_entry disable trigger all',
      'alter table assignment disable row level security',
      'update schema_migration set checksum = checksum',
    ])
      await expect(runAlone(databaseUrl, statement)).rejects.toMatchObject({ code: '42501' })
    expect(await readAlone<{ total: string }>(ownerUrl, 'select count(*) as total from audit_entry')).not.toEqual([
      { total: '0' },
    ])
  })
})
