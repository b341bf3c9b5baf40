import type { CaseApi } from '../src/cases.ts'
import { createDemo, type Demo } from '../src/index.ts'

export const ORIGIN = 'https://onward.test'
export const NOW = new Date('2026-11-21T10:15:00.000Z')

/** A random that gives the same numbers each time. */
export const steady = (seed = 1) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
export const freshDemo = () => createDemo({ now: () => NOW, random: steady() })

type Query = Parameters<CaseApi['get']>[1]
export const addressOf = (path: string, query: Query = {}) => {
  const url = new URL(path, ORIGIN)
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(key, String(one))
  }
  return url
}

/** The demo as the cases call it. A call that it does not own fails the case. */
export const nodeApi = (demo: Demo): CaseApi => {
  const call = async (method: string, url: URL, body?: unknown) => {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await demo(new Request(url, { method, ...(body !== undefined && json) }))
    if (!answer) throw new Error(`The demo does not own ${method} ${url.pathname}`)
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
  return {
    now: NOW,
    get: (path, query) => call('GET', addressOf(path, query)),
    post: (path, body) => call('POST', addressOf(path), body),
    delete: (path, query, body) => call('DELETE', addressOf(path, query), body),
  }
}
