import { pino } from 'pino'
import { createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import type { Store } from '../../apps/server/src/db.ts'
import { PASSWORD } from './population.ts'

/** Answers a request as the server would; `fetch` itself or the app in this process. */
export type Send = (request: Request) => Promise<Response>

/** The app in this process, as it is served, without a log. */
export const appOn = async (store: Store): Promise<Send> => {
  const app = await createApp({ config: readConfig({}), store, log: pino({ level: 'silent' }) })
  return async (request) => app.fetch(request)
}

const postTo = (origin: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Signs in and answers how to make this user's requests. */
export const signIn = async (send: Send, origin: string, email: string) => {
  const answer = await send(postTo(origin, '/jwt/login', { email, password: PASSWORD }))
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
  const { accessToken } = (await answer.json()) as { accessToken: string } // the contract of the call
  const authorization = `Bearer ${accessToken}`
  return {
    post: (path: string, body: unknown, headers = {}) => postTo(origin, path, body, { authorization, ...headers }),
    send: (method: string, path: string, body?: unknown) =>
      new Request(origin + path, {
        method,
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}

/** Sends a request and reads the whole answer. */
export const timed = async (send: Send, request: Request) => {
  const from = performance.now()
  const answer = await send(request)
  const bytes = await answer.arrayBuffer()
  const ms = performance.now() - from
  if (!answer.ok) throw new Error(`${answer.status}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
  return { ms, bytes: bytes.byteLength, encoding: answer.headers.get('content-encoding') ?? 'identity' }
}
