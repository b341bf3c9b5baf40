import { vi } from 'vitest'

type Answer = { status?: number; body: unknown } | Response | undefined
/** What was asked of the server, the body read. */
export type Asked = { method: string; path: string; body: Record<string, unknown>; key: string | null }

/**
 * A server for one test: `answer` says what each request is answered with; undefined loses the answer on the way.
 * @returns all that was asked, in its order
 */
export const serve = (answer: (asked: Asked) => Answer | Promise<Answer>) => {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (to: string | Request, init?: RequestInit) => {
    const request = to instanceof Request ? to : new Request(new URL(to, location.origin), init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const asked: Asked = {
      method: request.method,
      path: `${pathname}${search}`,
      // Read freely by tests.
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      key: request.headers.get('idempotency-key'),
    }
    all.push(asked)
    const answered = await answer(asked)
    if (!answered) throw new TypeError('Failed to fetch')
    if (answered instanceof Response) return answered
    return Response.json(answered.body, { status: answered.status ?? 200 })
  })
  return all
}
