import { origin, PASSWORD } from '../browser.ts'

/** The server's own view, past the page. */
export const server = async (who: 'admin' | 'provider') => {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${origin}/jwt/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `${who}@onward.test`, password: PASSWORD }),
  })
  const { accessToken } = (await login.json()) as { accessToken: string }
  return async (method: string, path: string, body?: object) => {
    const headers = { ...json, authorization: `Bearer ${accessToken}` }
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers freely
    return { status: answer.status, body: (await answer.json()) as any }
  }
}
