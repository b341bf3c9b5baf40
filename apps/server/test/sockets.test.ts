import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { openServer } from '../src/http/open-server.ts'
import { openApp } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'
import { askRaw } from './raw-http.ts'

let server: Awaited<ReturnType<typeof openApp>>
let http: Server
let port: number
beforeAll(async () => {
  server = await openApp()
  http = createServer(listenerOf(server.app)).listen(0, '127.0.0.1')
  await once(http, 'listening')
  port = (http.address() as AddressInfo).port // it listens on a port
})
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve))
  await server.close()
})

describeEngine('a request line', () => {
  it.each([
    ['/healthz', 200],
    ['http://onward.test/healthz', 200],
    ['http://somebody:s3cret-word@onward.test/healthz', 200],
    ['HTTPS://somebody:s3cret-word@elsewhere.test:99/healthz?x=1', 200],
    ['http://somebody:s3cret-word@onward.test', 404],
    ['http://somebody:s3cret-word@', 404],
    ['*', 400],
  ])('%s is answered by %i, and no password in it is written down', async (target, status) => {
    const [answer] = await askRaw(port, [{ target }])
    expect(answer?.status).toBe(status)
    expect(server.lines.join('')).not.toContain('s3cret-word')
  })
})

describeEngine('a media type', () => {
  it.each(['application/json', 'APPLICATION/JSON', 'Application/Json; Charset=UTF-8'])('%s is JSON', async (type) => {
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'some long password' })
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    const [answer] = await askRaw(port, [{ method: 'POST', target: '/jwt/login', headers, body }])
    // It was read: what is wrong is the password.
    expect([answer?.status, answer?.body.toString()]).toEqual([400, expect.not.stringContaining('JSON')])
  })
})

describeEngine('slow clients', () => {
  const SLOW = 200
  const begun = {
    headers: 'GET / HTTP/1.1\r\nhost: onward.test\r\nx-slow: ',
    body: 'POST /jwt/login HTTP/1.1\r\nhost: onward.test\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
  }
  it.each(['headers', 'body'] as const)('that never end their %s hold nobody up, and are let go', async (what) => {
    const hurried = openServer(server.app, { headersMillis: 2_000, requestMillis: 3_000, lookMillis: 100 })
    hurried.listen(0, '127.0.0.1')
    await once(hurried, 'listening')
    const at = (hurried.address() as AddressInfo).port // it listens on a port
    const heard: string[] = []
    const lines = Array.from({ length: SLOW }, () => {
      const socket = connect(at, '127.0.0.1')
      let said = ''
      socket.setEncoding('latin1').on('data', (text: string) => (said += text))
      socket.write(begun[what])
      // A letter now and then, as one does who wants to be taken for slow.
      const timer = setInterval(() => socket.write('x'), 200)
      socket.once('error', () => {})
      return new Promise<void>((resolve) => {
        socket.once('close', () => {
          clearInterval(timer)
          heard.push(said.slice(0, 12))
          resolve()
        })
      })
    })
    const answers = new Set<number | undefined>()
    while (heard.length < SLOW) answers.add((await askRaw(at, [{ target: '/healthz' }]))[0]?.status)
    await Promise.all(lines)
    expect([...answers]).toEqual([200])
    expect(new Set(heard)).toEqual(new Set(['HTTP/1.1 408']))
    hurried.closeAllConnections()
    await new Promise((resolve) => hurried.close(resolve))
  })
})

describeEngine('a wish without bounds', () => {
  const messageOf = (body: Buffer | undefined) => (JSON.parse(body?.toString() ?? '') as { message: string }).message

  it.each([
    ['/api/providers?page=1000000000', /^page: .*\d/],
    ['/api/providers?perPage=1000000000', /^perPage: .*\d/],
    ['/api/assignments?from=2026-03-01&to=2036-03-01', /\d/],
  ])('%s is answered by 400 with the bound', async (target, reason) => {
    const token = await server.tokenOf('adminA')
    const [answer] = await askRaw(port, [{ target, headers: { authorization: `Bearer ${token}` } }])
    expect([answer?.status, messageOf(answer?.body)]).toEqual([400, expect.stringMatching(reason)])
  })

  it('of 10,000 ids is answered by 400 with the bound', async () => {
    const searchProviderId = Array.from({ length: 10_000 }, (_, at) => `p${at}`)
    const month = { requestType: 'adminFilterView', inputDate: '2026-03', accountId: 1, searchHospitalId: [] }
    const body = JSON.stringify({ ...month, searchProviderId })
    const authorization = `Bearer ${await server.tokenOf('adminA')}`
    const headers = { authorization, 'content-type': 'application/json', 'content-length': String(body.length) }
    const [answer] = await askRaw(port, [{ method: 'POST', target: '/api/admin', headers, body }])
    expect([answer?.status, messageOf(answer?.body)]).toEqual([400, 'searchProviderId: must name at most 6,000 ids'])
  })
})

describeEngine('a client that leaves', () => {
  it.each([
    [
      'in the middle of its body',
      'POST /jwt/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ],
  ])('%s is no trouble of the server', async (_, text) => {
    const from = server.lines.length
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    // The server has begun to read it.
    await vi.waitFor(async () => {
      const [held] = await new Promise<[number]>((resolve) => http.getConnections((_error, count) => resolve([count])))
      expect(held).toBe(1)
    })
    socket.destroy()
    await vi.waitFor(() => expect(server.lines.slice(from).join('')).toContain('"msg":"the client left"'), 10_000)
    const levels = server.lines.slice(from).map((line) => (JSON.parse(line) as { level: number }).level)
    expect(levels.filter((level) => level > 30)).toEqual([])
  })
})
