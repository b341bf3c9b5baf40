import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rm } from 'node:fs/promises'
import { SAMPLE_PASSWORD } from '../src/sample/load-sample.ts'
import { newDataFolder } from './data-folder.ts'
import { startServer } from './server-process.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }

// The process and its collector are the same on the other engine.
describe.skipIf(inject('engine').kind !== 'embedded')('traces', () => {
  const bodies: string[] = []
  let collector: Server
  let endpoint: string
  let DATA_DIR: string
  beforeAll(async () => {
    DATA_DIR = await newDataFolder('onward-traces-')
    collector = createServer((request, response) => {
      const take = async () => {
        bodies.push(`${request.url} ${await text(request)}`)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      }
      void take()
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}` // it listens on a port
  })
  afterAll(async () => {
    collector.closeAllConnections()
    await new Promise((resolve) => collector.close(resolve))
    await rm(DATA_DIR, { recursive: true, force: true })
  })

  it('go to the collector: each request with its statements, in the trace of its caller, and nothing that is told in it', async () => {
    const server = startServer({ DATA_DIR, SAMPLE: 'on', LOG_LEVEL: 'warn', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    const origin = await server.listening
    const body = JSON.stringify({ email: 'admin@onward.test', password: SAMPLE_PASSWORD })
    const login = await fetch(`${origin}/jwt/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { accessToken } = JSON.parse(await login.text())
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { authorization: `Bearer ${accessToken}`, traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    expect((await fetch(`${origin}/api/assignments/123456789012345`, { method: 'GET', headers })).status).toBe(404)
    expect((await fetch(`${origin}/api/providers?q=Zebulon`, { headers })).status).toBe(200)
    server.child.kill('SIGTERM')
    expect([(await server.ended).code, (await server.ended).errors]).toEqual([0, ''])

    expect(new Set(bodies.map((sent) => sent.split(' ', 1)[0]))).toEqual(new Set(['/v1/traces']))
    const spans: Span[] = bodies.flatMap((sent) =>
      JSON.parse(sent.slice(sent.indexOf(' '))).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
    const said = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value
    const asked = spans.find(({ name }) => name === 'GET /api/providers')
    expect(asked).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
    expect(asked && said(asked, 'http.response.status_code')?.intValue).toBe(200)
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === asked?.spanId)
    expect(statements.map((span) => said(span, 'db.query.text')?.stringValue).join('\n')).toContain('"provider"')
    expect(new Set(statements.map((span) => span.traceId))).toEqual(new Set([traceId]))
    expect(spans.map(({ name }) => name)).toContain('POST /jwt/login')
    for (const secret of ['Zebulon', '123456789012345', 'admin@onward.test', SAMPLE_PASSWORD, accessToken])
      expect(bodies.join('')).not.toContain(secret)
  })

  it('that nobody takes hold up nothing, neither an answer nor the end', async () => {
    const gone = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
    const server = startServer({ DATA_DIR, SAMPLE: 'on', LOG_LEVEL: 'warn', ...gone })
    expect((await fetch(`${await server.listening}/healthz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    const { code, output } = await server.ended
    expect([code, output()]).toEqual([0, expect.not.stringContaining('stopped.late')])
  })
})
