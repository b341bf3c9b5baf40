import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fill, serveFrom } from '../test/app-fixture.ts'
import { describeEngine, openTestDb } from '../test/open-test-db.ts'
import type { Store } from './db.ts'
import { metricsServer, openMetrics } from './metrics.ts'

let store: Store
let app: Awaited<ReturnType<typeof serveFrom>>
let token: string
const lines: string[] = []
const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
let metrics: ReturnType<typeof openMetrics>
beforeAll(async () => {
  store = await openTestDb()
  await fill(store)
  metrics = openMetrics(store, log)
  app = await serveFrom(store, {}, { metrics })
  token = await app.tokenOf('adminA')
})
afterAll(async () => {
  await app.stop()
  await store.close()
})

/** The value of a line, by its name and labels. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

describeEngine('the numbers of a server', () => {
  it('count requests by the pattern of their address, and never by what stands in it', async () => {
    for (const path of ['/api/leave/7311', '/api/leave/7312']) await app.send('DELETE', `${path}?version=1`, { token })
    await app.send('GET', '/secret-7313', { token })
    await app.send('BREW', '/secret-7313', { token })
    const { type, text } = await metrics.read()
    expect(type).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    const count = (labels: string) => valueOf(text, `onward_request_duration_seconds_count{${labels}}`)
    expect(count('method="DELETE",route="/api/leave/{id}",status="404"')).toBe(2)
    expect(count('method="GET",route="page",status="404"')).toBe(1)
    expect(count('method="other",route="page",status="404"')).toBe(1)
    // The labels alone: any measured number may have such digits.
    expect(text.match(/\{[^}]*\}/g)?.join('')).not.toMatch(/731\d/)
    expect(text.endsWith('# EOF\n')).toBe(true)
  })

  it('count imports and their rows', async () => {
    const post = (query: string, body: string) =>
      app.send('POST', `/api/import/providers${query}`, { token, body, headers: { 'content-type': 'text/csv' } })
    await post('', 'providerId,providerName\nn1,Ann\nn2,Bea\n')
    await post('?dry-run=1', 'providerId,providerName\nn3,Cy\n')
    await post('', 'providerId,providerName\n,Nobody\n')
    const { text } = await metrics.read()
    const imports = (outcome: string) => valueOf(text, `onward_imports_total{kind="providers",outcome="${outcome}"}`)
    expect([imports('done'), imports('checked'), imports('refused')]).toEqual([1, 1, 1])
    expect(valueOf(text, 'onward_import_rows_total{kind="providers"}')).toBe(3)
  })

  it('show the sessions of the store, what waits in it, and jobs', async () => {
    await app.send('POST', '/jwt/forgot-password', { body: { email: 'p1@example.test' } })
    const held = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<void>()
    const holding = store.db.transaction().execute(async () => {
      taken.resolve()
      await held.promise
    })
    await taken.promise
    expect(store.load().busy).toBe(1)
    held.resolve()
    await holding
    const { text } = await metrics.read()
    expect(valueOf(text, 'onward_jobs{queue="mail",state="created"}')).toBe(1)
    expect(valueOf(text, 'onward_store_sessions{state="open"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeDefined()
    await app.settled()
    expect(valueOf((await metrics.read()).text, 'onward_jobs{queue="mail",state="created"}')).toBe(0)
  })

  it('are given out on their own port alone, and at one address', async () => {
    expect((await app.send('GET', '/metrics')).status).toBe(404)
    const server = metricsServer(metrics).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
    const answer = await fetch(`${origin}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('openmetrics')])
    expect((await answer.text()).length).toBeGreaterThan(1_000)
    expect((await fetch(`${origin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('are read all the same while the store does not answer', async () => {
    const gone = await openTestDb()
    const numbers = openMetrics(gone, log)
    await gone.close()
    const { text } = await numbers.read()
    expect(valueOf(text, 'onward_jobs{queue="all",state="unknown"}')).toBe(-1)
    expect(lines.join('')).toContain('jobs could not be counted')
  })
})
