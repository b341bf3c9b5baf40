import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler, MiddlewareHandler } from 'hono'
import { readPageParts } from './page-files.ts'
import { pagePolicy } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

const NONCE = /%NONCE%/g

/** How long a browser may keep what it got. */
const KEPT = {
  assets: 'public, max-age=31536000, immutable',
  // Under an address that stays: asked about at each visit, sent only when it has changed.
  locales: 'no-cache',
  'favicon.svg': 'public, max-age=86400',
}

/** The built web app: its files as they are, and its page for every address that is not a file. */
export const webFiles = async (root: string): Promise<{ files: MiddlewareHandler; page: Handler }> => {
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const partsAt = await readPageParts(root)
  const page: Handler = async (c, next) => {
    const { path } = c.req
    // A file that is not there is a 404, never the app's page.
    if (/^\/(api|jwt|assets)\/|\.[a-z0-9]+$/i.test(path)) return next()
    const nonce = randomBytes(16).toString('base64')
    const headers = { 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-cache' }
    const parts = partsAt(path)
    const filled = html
      .replace(NONCE, nonce)
      .replace('</head>', `${parts?.tags ?? ''}</head>`)
      .replace('<!--first-paint-->', parts?.paint ?? '')
    return c.html(filled, parts ? 200 : 404, headers)
  }
  return { files: await staticFiles(root, KEPT), page }
}
