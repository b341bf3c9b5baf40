import type { MiddlewareHandler } from 'hono'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
const CLOSED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

/**
 * The policy of the app's page: our own files, the one style element of the theme by its nonce, and what runs in the page itself.
 * @param scripts a hash for each of those
 */
export const pagePolicy = (nonce: string, scripts: readonly string[]) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** On every answer; what is not a file of ours is never kept by a cache. */
export const securityHeaders = (): MiddlewareHandler => async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', CLOSED)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}
