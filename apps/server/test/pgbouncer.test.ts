import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/db.ts'
import { openPostgresEngine } from '../src/store/postgres-engine.ts'
import { openApp } from './app-fixture.ts'
import { hasProgram, startPgbouncer } from './pgbouncer.ts'
import { databaseUrlOf, readAlone, runAlone } from './test-engines.ts'

const engine = inject('engine')
const isHere = hasProgram('pgbouncer', '--version')
if (engine.kind === 'postgres' && !isHere) console.warn('There is no pgbouncer here: its tests are SKIPPED.')

describe.skipIf(engine.kind !== 'postgres' || !isHere)('behind pgbouncer in transaction mode', () => {
  const server = engine.kind === 'postgres' ? engine.server : ''
  const template = engine.kind === 'postgres' ? engine.template : ''
  const database = `onward_test_${randomUUID().slice(0, 8)}`
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  beforeAll(async () => {
    await runAlone(server, `create database ${database} template ${template}`)
    pooler = await startPgbouncer(server)
  })
  afterAll(async () => {
    await pooler?.stop()
    await runAlone(server, `drop database ${database} with (force)`)
  })

  it('a server that does not say by itself what cannot be set there is refused, with what to do', async () => {
    const other = `${database}_other`
    await runAlone(server, `create database ${other} template ${template}`)
    await runAlone(server, `alter database ${other} set timezone to 'Europe/Berlin'`)
    await runAlone(server, `alter database ${other} set bytea_output to 'escape'`)
    await expect(openStore({ databaseUrl: pooler.urlOf(other) })).rejects.toThrow(
      /behind a connection pooler, .*: alter role … set TimeZone to 'UTC'; alter role … set bytea_output to 'hex';$/,
    )
    // Without one they are set for each connection.
    await (await openPostgresEngine(databaseUrlOf(server, other), () => {})).end()
    await runAlone(server, `drop database ${other} with (force)`)
  })

  it('nothing leaks from one transaction to another, whoever works', async () => {
    const app = await openApp({}, {}, await openStore({ databaseUrl: pooler.urlOf(database) }))
    const token = await app.tokenOf('adminA')
    const work = Array.from({ length: 20 }, async (_, at) => {
      const date = `2027-02-${String(at + 1).padStart(2, '0')}`
      const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }
      const keyed = { 'idempotency-key': `key-${at}` }
      const booked = await app.send('POST', '/api/assignments', { token, body: shift, headers: keyed })
      const body = `externalId,providerId,hospitalId,startsAt,endsAt\nb${at},p2,la,${date}T07:00,${date}T19:00\n`
      const headers = { 'content-type': 'text/csv' }
      const imported = await app.send('POST', '/api/import/assignments', { token, body, headers })
      const month = { requestType: 'adminCalendarView', inputDate: '2027-02' }
      const shown = await app.send('POST', '/api/admin', { token, body: month })
      await app.send('POST', '/jwt/forgot-password', { body: { email: 'p1@example.test' } })
      return [booked.status, imported.status, shown.status]
    })
    expect(await Promise.all(work)).toEqual(work.map(() => [201, 200, 200]))
    expect((await app.mailsTo('p1@example.test')).length).toBeGreaterThan(0)

    // What stands in the pooler's own connections now, each asked by who comes next.
    const left = await readAlone<{ name: string }>(
      pooler.urlOf(database),
      `select name from pg_settings where source = 'session'
         and name not in ('client_encoding', 'application_name', 'DateStyle', 'TimeZone', 'standard_conforming_strings')
       union all select name from pg_prepared_statements
       union all select relname from pg_class where relpersistence = 't'`,
    )
    expect(left).toEqual([])
    // Of this database alone: the tests beside this one have locks of their own in the same server.
    await expect
      .poll(() =>
        readAlone(
          server,
          `select pid from pg_locks l join pg_database d on d.oid = l.database
             where l.locktype = 'advisory' and d.datname = '${database}'`,
        ),
      )
      .toEqual([])
    await app.close()
  })

  it('a transaction has the time limit that a session has elsewhere, and housekeeping none', async () => {
    const engine = await openPostgresEngine(pooler.urlOf(database), () => {}, { statementMillis: 4_321 })
    const limitIn = async (how?: { patient?: boolean }) => {
      const client = await engine.connect(how)
      await client.query('begin', [])
      const { rows } = await client.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`, [])
      await client.query('commit', [])
      client.release()
      return rows[0]?.limit
    }
    expect([await limitIn(), await limitIn({ patient: true })]).toEqual(['4321ms', '0'])
    const [after] = await readAlone<{ limit: string }>(
      pooler.urlOf(database),
      `select current_setting('statement_timeout') as limit`,
    )
    expect(after?.limit).toBe('0')
    await engine.end()
  })
})
