import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { openApp } from './app-fixture.ts'
import { hasProgram } from './pgbouncer.ts'
import { freePort } from './postgres-server.ts'

const isHere = hasProgram('nginx', '-v') && hasProgram('openssl', 'version')
const isEmbedded = inject('engine').kind === 'embedded'
if (isEmbedded && !isHere) console.warn('There is no nginx with openssl here: its tests are SKIPPED.')

/** The configuration that the documentation gives, on ports and with a certificate of this machine. */
const configuration = async (folder: string, ports: { tls: number; plain: number; server: number }) => {
  const documented = await readFile(new URL('../../../docs/running/nginx.conf', import.meta.url), 'utf8')
  const here = documented
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.tls} ssl;`)
    .replaceAll('/etc/ssl/onward', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:4000', `127.0.0.1:${ports.server}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`)
  return `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1;
events { worker_connections 100; }
http { access_log off; ${paths.join(' ')}
${here} }`
}

describe.skipIf(!isEmbedded || !isHere)('behind nginx, as documented', () => {
  let folder: string
  let app: Awaited<ReturnType<typeof openApp>>
  let http: Server
  let nginx: ReturnType<typeof spawn>
  let ca: Buffer
  const ports = { tls: 0, plain: 0, server: 0 }
  const arrived: string[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onward-nginx-'))
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'key.pem')]
    const names = ['-subj', '/CN=onward.example', '-addext', 'subjectAltName=DNS:onward.example']
    const certificate = join(folder, 'certificate.pem')
    execFileSync('openssl', ['req', '-x509', ...key, ...names, '-out', certificate, '-days', '2'], { stdio: 'ignore' })
    ca = await readFile(certificate)
    app = await openApp({ trustProxy: true })
    const listener = listenerOf(app.app)
    http = createServer((incoming, outgoing) => {
      arrived.push(`HTTP/${incoming.httpVersion} ${incoming.headers['x-forwarded-for'] ?? ''}`)
      listener(incoming, outgoing)
    }).listen(0, '127.0.0.1')
    await once(http, 'listening')
    ports.server = (http.address() as AddressInfo).port // it listens on a port
    ports.tls = await freePort()
    ports.plain = await freePort()
    await writeFile(join(folder, 'nginx.conf'), await configuration(folder, ports))
    const env = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { env, stdio: 'ignore' })
    await vi.waitFor(() => ask('/livez'), 20_000)
  })
  afterAll(async () => {
    const ended = once(nginx, 'close')
    nginx.kill('SIGTERM')
    await ended
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const asked = request({
      port: ports.tls,
      host: '127.0.0.1',
      servername: 'onward.example',
      ca,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: 'onward.example', ...headers },
    })
    asked.end(body)
    const [answer] = await once(asked, 'response')
    return { status: Number(answer.statusCode), headers: answer.headers, body: await buffer(answer) }
  }

  it('answers are compressed once, and whole', async () => {
    const plain = await ask('/api/openapi.json')
    const packed = await ask('/api/openapi.json', { 'accept-encoding': 'gzip' })
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(gunzipSync(packed.body)).toEqual(plain.body)
    expect(packed.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('who asks over plain HTTP is sent to TLS', async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.plain}/login?x=1`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/login?x=1'])
  })

  it('requests come by HTTP/1.1 with the address of who sent them, whatever they claim', async () => {
    arrived.length = 0
    await ask('/livez', { 'x-forwarded-for': '203.0.113.7' })
    expect(arrived).toEqual(['HTTP/1.1 127.0.0.1'])
  })

  it('what asks for an upgrade is answered as ever', async () => {
    const headers = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
    expect((await ask('/livez', headers)).status).toBe(200)
  })

  it('a file of unknown length, which the server alone would refuse, comes with its length', async () => {
    const token = await app.tokenOf('adminA')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'transfer-encoding': 'chunked' }
    const answer = await ask('/api/import/providers?dry-run=1', headers, 'providerId,providerName\nnx,Ann\n')
    expect([answer.status, JSON.parse(answer.body.toString()).created]).toEqual([200, 1])
  })

  it('its log has requests, and no address of a calendar', async () => {
    await ask('/livez?logged')
    expect((await ask('/api/feeds/1.secret.ics')).status).toBe(404)
    await fetch(`http://127.0.0.1:${ports.plain}/api/feeds/1.secret.ics`, { redirect: 'manual' })
    await ask('/livez?last')
    // Written before the answer to the next request.
    const log = await readFile(join(folder, 'access.log'), 'utf8')
    expect([log.includes('/livez?logged'), log.includes('secret')]).toEqual([true, false])
  })

  it('there is nothing below a path of its own, as documented', async () => {
    expect((await ask('/onward/api/providers')).status).toBe(404)
    expect((await ask('/onward/livez')).status).toBe(404)
  })
})
