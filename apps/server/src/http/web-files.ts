import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { readPageFiles } from './page-files.ts'
import { pagePolicy } from './security-headers.ts'

const NONCE = /%NONCE%/g

/** The built web app: its files as they are, and its page for every address that is not a file. */
export const webFiles = async (root: string) => {
  const page = await readFile(join(root, 'index.html'), 'utf8')
  const pageFilesAt = await readPageFiles(root)
  const app = new Hono()
  app.get(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  // Under an address that stays: asked about at each visit, sent only when it has changed.
  app.get(
    '/locales/*',
    etag(),
    serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('cache-control', 'no-cache') }),
  )
  app.get('/favicon.svg', serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'public, max-age=86400') }))
  app.get('*', async (c, next) => {
    const { path } = c.req
    // A file that is not there is a 404, never the app's page.
    if (/^\/(api|jwt|assets)\/|\.[a-z0-9]+$/i.test(path)) return next()
    const nonce = randomBytes(16).toString('base64')
    const headers = { 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-cache' }
    const tags = pageFilesAt(path)
    const html = page.replace(NONCE, nonce).replace('</head>', `${tags ?? ''}</head>`)
    return c.html(html, tags === undefined ? 404 : 200, headers)
  })
  return app
}
