import { allCases, type CaseApi } from '@onward/demo/cases'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { origin, useBrowser, visit } from './browser.ts'

useBrowser()

const NOW = new Date('2026-11-21T09:30:00.000Z')
/** A page that asks for nothing itself, so that every call is the case's. */
const QUIET = '/misc/maintenance'

/** The calls of a case, made by the page's own `fetch`: whatever stands in front of it is the product's. */
const apiThrough = (page: Page, onWrite: () => void): CaseApi => {
  const send = (method: string, path: string, body?: unknown) => {
    if (method !== 'GET') onWrite()
    return page.evaluate(
      async ([how, where, json]) => {
        const init = json === undefined ? {} : { body: json, headers: { 'content-type': 'application/json' } }
        const response = await fetch(where, { method: how, ...init })
        const text = await response.text()
        return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
    )
  }
  const withQuery = (path: string, query: Parameters<CaseApi['get']>[1] = {}) => {
    const params = new URLSearchParams()
    for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) params.append(key, String(one))
    return params.size > 0 ? `${path}?${params}` : path
  }
  return {
    get: (path, query) => send('GET', withQuery(path, query)),
    post: (path, body) => send('POST', path, body),
    delete: (path, query, body) => send('DELETE', withQuery(path, query), body),
    now: NOW,
  }
}

/** All of them run in Node, in `packages/demo`. What the page adds is in front of each call alike: it is asked of some of every family. */
const EACH = 4

/** Pages that take turns: a case has one for itself, loaded anew when one before it wrote. */
const AT_ONCE = 4
const free: Page[] = []
const untouched = new Set<Page>()
const asked = new Map<Page, string[]>()
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  for (let at = 0; at < AT_ONCE; at += 1) {
    const { page, done } = await visit()
    await page.clock.setFixedTime(NOW)
    const urls: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) urls.push(request.url())
    })
    asked.set(page, urls)
    ends.push(done)
    free.push(page)
  }
})
afterAll(async () => {
  for (const done of ends) await done()
})

describe.each(Object.entries(allCases))('%s, asked in the browser', (_, cases) => {
  it.concurrent.each(cases.filter((_, at) => at % EACH === 0).map((one) => [one.proves, one.does, one.run] as const))(
    '%s: %s',
    async (_proves, _does, run) => {
      const page = free.pop()
      if (!page) throw new Error('More cases run at once than there are pages')
      try {
        // A demo that nobody has written to: it forgets everything with its page.
        if (!untouched.has(page)) {
          await page.goto(QUIET)
          await page.getByRole('heading', { level: 1 }).waitFor()
          untouched.add(page)
        }
        await run(apiThrough(page, () => untouched.delete(page)))
        expect(asked.get(page)?.splice(0), 'reached the network').toEqual([])
      } finally {
        free.push(page)
      }
    },
  )
})

describe('what is not the demo’s passes on, once and untouched', () => {
  /** What the server got, by the paths that it does not know. */
  const through = async (call: (page: Page) => Promise<unknown>) => {
    const { page, done } = await visit()
    await page.goto(QUIET)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const got: { url: string; method: string; body: string | null; headers: Record<string, string> }[] = []
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return
      got.push({ url: request.url(), method: request.method(), body: request.postData(), headers: request.headers() })
    })
    const answer = await call(page)
    await done()
    return { got, answer }
  }

  it('an unknown path under a prefix', async () => {
    const { got, answer } = await through((page) =>
      page.evaluate(
        async () => (await fetch('/apps/kanban/nothing-here?q=a', { headers: { 'x-mine': 'kept' } })).status,
      ),
    )
    expect(answer).toBe(404)
    expect(got).toMatchObject([
      { url: `${origin}/apps/kanban/nothing-here?q=a`, method: 'GET', headers: { 'x-mine': 'kept' } },
    ])
  })

  it('a POST body', async () => {
    const { got } = await through((page) =>
      page.evaluate(async () => {
        return (await fetch('/apps/todo/elsewhere', { method: 'POST', body: '{"a":"ä 漢"}' })).status
      }),
    )
    expect(got).toMatchObject([{ method: 'POST', body: '{"a":"ä 漢"}' }])
  })

  it('a form with a file', async () => {
    const { got } = await through((page) =>
      page.evaluate(async () => {
        const form = new FormData()
        form.append('file', new Blob(['a,b']), 'a.csv')
        return (await fetch('/apps/kanban/upload', { method: 'POST', body: form })).status
      }),
    )
    expect(got).toHaveLength(1)
    expect(got[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('a method that the demo does not offer', async () => {
    const { got } = await through((page) =>
      page.evaluate(async () => (await fetch('/apps/todo/tasks', { method: 'PUT', body: 'x' })).status),
    )
    expect(got).toMatchObject([{ method: 'PUT', body: 'x' }])
  })

  it('another origin, which the policy of the page then refuses', async () => {
    const { page } = await visit()
    await page.goto(QUIET)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const answer = await page.evaluate(() =>
      fetch('https://elsewhere.test/apps/todo/tasks').then(
        (response) => response.status,
        (error: unknown) => (error instanceof TypeError ? 'refused' : String(error)),
      ),
    )
    expect(answer).toBe('refused')
    await page.context().close()
  })

  it('an aborted call rejects with its reason and changes nothing', async () => {
    const { answer } = await through((page) =>
      page.evaluate(async () => {
        const stop = new AbortController()
        stop.abort(new Error('changed my mind'))
        const body = JSON.stringify({ productId: 1 })
        const headers = { 'content-type': 'application/json' }
        const said = await fetch('/apps/ecommerce/cart', { method: 'POST', body, headers, signal: stop.signal }).then(
          () => 'went through',
          (error: unknown) => (error as Error).message, // thrown above
        )
        const cart = (await (await fetch('/apps/ecommerce/cart')).json()) as { products: { id: number }[] }
        return [said, cart.products.filter(({ id }) => id === 1).length]
      }),
    )
    expect(answer).toEqual(['changed my mind', 0])
  })
})

it('the real server never sees a token of the samples, nor the samples one of the server', async () => {
  const { page, done } = await visit()
  await page.goto(QUIET)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const status = await page.evaluate(
    async () => (await fetch('/api/providers', { headers: { authorization: 'Bearer 1.made-up' } })).status,
  )
  expect(status).toBe(401)
  await done()
})
