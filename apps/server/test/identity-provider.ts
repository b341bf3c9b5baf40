import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

type Wish = {
  /** What stands in the token, over what belongs there. */
  claims?: JWTPayload
  /** What the address for questions about the user answers. */
  userinfo?: Record<string, unknown>
  /** Signed by a key that is nobody's, or by none. */
  key?: 'foreign' | 'none'
  /** In place of an answer to the exchange. */
  status?: number
}

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}
const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A provider of OpenID Connect on loopback that answers as a test wishes, also as none should. What a real one does is in
 * `e2e/product/identity-service.test.ts`. It may go by another name, under which it has to be reached then.
 */
export const openIdentityProvider = async (calledItself?: string) => {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { asked: URLSearchParams; wish: Wish }>()
  let issuer = ''
  /** How often each of its addresses was asked. */
  const asked: string[] = []

  const idTokenOf = async ({ asked: params, wish: { claims = {}, key } }: { asked: URLSearchParams; wish: Wish }) => {
    const at = Math.floor(Date.now() / 1000)
    const audience = params.get('client_id') ?? ''
    const payload = { iss: issuer, aud: audience, iat: at, exp: at + 300, nonce: params.get('nonce'), ...claims }
    if (key === 'none') return `${coded({ alg: 'none' })}.${coded(payload)}.`
    return new SignJWT(payload as JWTPayload)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(key === 'foreign' ? foreign.privateKey : own.privateKey)
  }

  const exchange = async (request: IncomingMessage): Promise<[number, object]> => {
    const form = await bodyOf(request)
    const code = form.get('code') ?? ''
    const held = codes.get(code)
    codes.delete(code)
    if (!held) return [400, { error: 'invalid_grant' }]
    if (held.wish.status !== undefined) return [held.wish.status, {}]
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form.get('code_verifier') ?? ''))
    if (Buffer.from(hash).toString('base64url') !== held.asked.get('code_challenge'))
      return [400, { error: 'invalid_grant', error_description: 'PKCE' }]
    return [200, { access_token: code, token_type: 'Bearer', expires_in: 60, id_token: await idTokenOf(held) }]
  }
  const told = new Map<string, Record<string, unknown>>()

  const answer = async (request: IncomingMessage): Promise<[number, object]> => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/token') return exchange(request)
    if (path === '/keys') return [200, { keys: [publicKey] }]
    if (path === '/me') return [200, told.get((request.headers.authorization ?? '').slice('Bearer '.length)) ?? {}]
    if (path !== '/.well-known/openid-configuration') return [404, {}]
    return [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/me`,
        end_session_endpoint: `${issuer}/end`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ]
  }
  const server = createServer((request, response) => {
    void (async () => {
      const [status, body] = await answer(request)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })()
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve)
    })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo // it listens on a port
  const address = `http://127.0.0.1:${port}`
  issuer = calledItself ?? address
  let next = 0
  /** Somebody signs in at the address that the browser was led to. @returns the query with which they come back */
  const signIn = (url: string, subject: string, wish: Wish = {}) => {
    const { searchParams } = new URL(url)
    const code = `code-${(next += 1)}`
    const claims = { sub: subject, ...wish.claims }
    codes.set(code, { asked: searchParams, wish: { ...wish, claims } })
    told.set(code, { sub: subject, ...wish.userinfo })
    return new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()
  }
  return { issuer, address, asked, signIn, close, reopen: () => listen(port) }
}
