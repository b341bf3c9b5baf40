import type { Page } from 'playwright'

/** What the signed-in person of a page asks the server. */
export const askedOn = (page: Page) => (method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, to, data]) => {
      const authorization = `Bearer ${localStorage.getItem('accessToken')}`
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await fetch(to, { method: verb, headers, ...(data !== undefined && { body: data }) })
      return { status: answer.status, body: await answer.json() }
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
