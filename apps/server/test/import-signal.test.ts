import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openStore } from '../src/db.ts'
import { SAMPLE_PASSWORD } from '../src/sample/load-sample.ts'
import { newDataFolder } from './data-folder.ts'
import { startServer } from './server-process.ts'

const PEOPLE = 20
const DAYS = 500
const shifts = Array.from({ length: PEOPLE * DAYS }, (_, at) => {
  const date = new Date(Date.UTC(2030, 0, 1 + Math.floor(at / PEOPLE))).toISOString().slice(0, 10)
  return `signal${at},signal${at % PEOPLE},signal,${date}T07:00,${date}T19:00\n`
})

// The process and its signal are the same on the other engine; how a transaction ends there, its own tests ask.
describe.skipIf(inject('engine').kind !== 'embedded')('a signal in the midst of a long import', () => {
  let DATA_DIR: string
  beforeAll(async () => {
    DATA_DIR = await newDataFolder('onward-signal-')
  })
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }))

  it('ends the process in time, with all of the import or nothing, and the next one says which', async () => {
    const server = startServer({ DATA_DIR, SAMPLE: 'on', LOG_LEVEL: 'warn' })
    const origin = await server.listening
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'admin@onward.test', password: SAMPLE_PASSWORD })
    const login = await fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body })
    const [, token = ''] = /"accessToken":"([^"]+)"/.exec(await login.text()) ?? []
    const authorization = `Bearer ${token}`
    const send = async (kind: string, body: string, prefer = 'wait=60') => {
      const headers = { authorization, 'content-type': 'text/csv', prefer }
      const answer = await fetch(`${origin}/api/import/${kind}`, { method: 'POST', headers, body })
      return { status: answer.status, address: answer.headers.get('location') }
    }
    const people = Array.from({ length: PEOPLE }, (_, at) => `signal${at},Person ${at}\n`).join('')
    expect((await send('providers', `providerId,providerName\n${people}`)).status).toBe(200)
    const place = 'hospitalId,facilityName,timeZone\nsignal,Signal House,America/New_York\n'
    expect((await send('facilities', place)).status).toBe(200)
    const file = `externalId,providerId,hospitalId,startsAt,endsAt\n${shifts.join('')}`
    const promised = await send('assignments', file, 'respond-async')
    expect(promised.status).toBe(202)
    await vi.waitFor(async () => {
      const answer = await fetch(`${origin}${promised.address}`, { headers: { authorization } })
      expect(await answer.text()).toMatch(/"looked":[1-9]/)
    }, 30_000)
    server.child.kill('SIGTERM')
    const { code, errors, output } = await server.ended
    // By itself, and not because its last moment had come.
    expect([code, errors, output()]).toEqual([0, '', expect.not.stringContaining('stopped.late')])

    const store = await openStore({ dataDir: DATA_DIR })
    const { rows } = await store.query(`
      select count(*)::int as total from assignment
      where external_id like 'signal%' and (import_id is null or import_id <> all (array(select import_id from staged_import)))`)
    const kept = await store.query(
      "select state ->> 'state' as state from import_state where state ->> 'kind' = 'assignments'",
    )
    await store.close()
    expect([rows[0]?.['total'], kept.rows]).toBeOneOf([
      [0, [{ state: 'stopped' }]],
      [shifts.length, [{ state: 'done' }]],
    ])
  })
})
