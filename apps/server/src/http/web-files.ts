import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '@onward/contract'
import type { Handler, MiddlewareHandler } from 'hono'
import { readPageParts } from './page-files.ts'
import type { Config } from '../config.ts'
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Of each script that stands in the page, as a policy names it. */
const hashesOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>([^]+?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

type WaysIn = Pick<Config, 'localSignIn' | 'registration' | 'identityService'>
/** What the pages before the sign-in may offer, and how the identity service is called. */
const waysIn = ({ localSignIn, registration, identityService }: WaysIn) => {
  const ways = [localSignIn && 'local', registration && 'registration', identityService && 'service']
  const name = identityService?.name
  const service = name === undefined ? '' : ` data-service="${escaped(name)}"`
  return `<meta name="ways-in" content="${ways.filter((way) => way !== false && way !== undefined).join(' ')}"${service}>`
}
/** For who signs in with a password that is kept here. */
const LOCAL_PAGES: ReadonlySet<string> = new Set([pages.register.path, pages['forgot-password'].path])

/** The built web app: its files as they are, and its page for every address that is not a file. */
export const webFiles = async (root: string, config: WaysIn): Promise<{ files: MiddlewareHandler; page: Handler }> => {
  const ways = waysIn(config)
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const scripts = hashesOf(html)
  const partsAt = await readPageParts(root)
  const page: Handler = async (c, next) => {
    const { path } = c.req
    // A file that is not there is a 404, never the app's page.
    if (/^\/(api|jwt|assets)\/|\.[a-z0-9]+$/i.test(path)) return next()
    if (!config.localSignIn && LOCAL_PAGES.has(path)) return c.redirect(pages.login.path)
    const nonce = randomBytes(16).toString('base64')
    const headers = { 'content-security-policy': pagePolicy(nonce, scripts), 'cache-control': 'no-cache' }
    const parts = partsAt(path)
    const filled = html
      .replace(NONCE, nonce)
      .replace('</head>', () => `${ways}${parts?.tags ?? ''}</head>`)
      // Made with the fields for a password.
      .replace('<!--first-paint-->', (path !== pages.login.path || config.localSignIn ? parts?.paint : '') ?? '')
    return c.html(filled, parts ? 200 : 404, headers)
  }
  return { files: await staticFiles(root, KEPT), page }
}
