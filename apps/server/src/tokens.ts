import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A token starts with its account, so that finding it needs no search across accounts. */
export const newToken = (accountId: number) => `${accountId}.${randomBytes(32).toString('base64url')}`

/** What the store keeps of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The account that a token claims, or undefined when it is no token of ours. */
export const accountOf = (token: string) => {
  const [, account] = /^(\d{1,9})\.[\w-]{43}$/.exec(token) ?? []
  return account === undefined ? undefined : Number(account)
}

/**
 * The refresh token that follows this one. It is derived, not drawn: an honest second call within the grace gets the very
 * token of the first, so that there is one live token at any time and none needs to be stored readable.
 */
export const successorOf = (token: string, secret: Uint8Array) =>
  `${token.slice(0, token.indexOf('.'))}.${createHmac('sha256', secret).update(token).digest('base64url')}`
