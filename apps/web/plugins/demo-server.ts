import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { createDemo, type Demo } from '@onward/demo'
import type { Plugin } from 'vite'

/** Answers the demo's calls over the wire; all others go on to `next`. */
export const demoOverHttp =
  (demo: Demo) => (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    if (!demo.reaches(url.pathname)) return next()
    // oxlint-disable-next-line promise/no-callback-in-promise -- that is how a middleware goes on
    answered(demo, url, request, response).then((isOurs) => isOurs || next(), next)
    return undefined
  }

const answered = async (demo: Demo, url: URL, request: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET' } = request
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody
    ? await new Response(Readable.toWeb(request) as ReadableStream<Uint8Array<ArrayBuffer>>).text()
    : '' // one stream class under two names
  const answer = await demo(new Request(url, { method, headers, ...(body !== '' && { body }) }))
  if (!answer) return false
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
  return true
}

/**
 * In development, with `VITE_DEMO=server`: the demo on the development server instead of in the page, so that its calls
 * show in the browser's network panel. It then keeps its state until that server is started anew.
 */
export const demoServer = (): Plugin => ({
  name: 'demo-server',
  apply: 'serve',
  configureServer({ middlewares }) {
    if (process.env.VITE_DEMO !== 'server') return
    middlewares.use(demoOverHttp(createDemo({ now: () => new Date(), random: Math.random })))
  },
})
