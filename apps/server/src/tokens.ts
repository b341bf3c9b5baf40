import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A token starts with its account, so that finding it needs no search across accounts. */
export const newToken = (accountId: number) => `${accountId}.${randomBytes(32).toString('base64url')}`

/** What the store keeps of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

const TOKEN = /(\d{1,9})\.[\w-]{43}/
const WHOLE = new RegExp(`^${TOKEN.source}$`)
const EACH = new RegExp(TOKEN, 'g')

/** An address as a log may have it: whoever knows that of a feed reads it, and may have misspelled it. */
export const withoutTokens = (path: string) => path.replaceAll(EACH, '{token}')

/** The account that a token claims, or undefined when it is no token of ours. */
export const accountOf = (token: string) => {
  const [, account] = WHOLE.exec(token) ?? []
  return account === undefined ? undefined : Number(account)
}

/**
 * The refresh token that follows this one. It is derived, not drawn: an honest second call within the grace gets the very
 * token of the first, so that there is one live token at any time and none needs to be stored readable.
 */
export const successorOf = (token: string, secret: Uint8Array) =>
  `${token.slice(0, token.indexOf('.'))}.${createHmac('sha256', secret).update(token).digest('base64url')}`
