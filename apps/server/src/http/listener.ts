import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/**
 * The path of a request line. Proxies may send a whole address (`http://host/path`), which is ours whatever it says, and may hold
 * a name and a password, which are nobody's business here.
 */
const pathOf = (target: string): string => {
  if (!/^https?:\/\//i.test(target)) return target
  const [, path = ''] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? []
  return path.startsWith('/') ? path : `/${path}`
}

/** What answers a request that came through a socket. */
export const listenerOf = (app: Pick<Hono, 'fetch'>): RequestListener => {
  const answer = getRequestListener(app.fetch)
  return (incoming, outgoing) => {
    incoming.url = pathOf(incoming.url ?? '/')
    void answer(incoming, outgoing)
  }
}
