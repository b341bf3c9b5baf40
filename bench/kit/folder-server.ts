import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Running } from './server.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}
const PACKED = new Set(['.html', '.js', '.css', '.svg'])

/** The files of a folder, each sent as well compressed as the product sends its own. */
export const serveFolder = async (root: string, start = '/index.html'): Promise<Running> => {
  const ready = new Map<string, Buffer>()
  const read = (path: string) => {
    const bytes = ready.get(path) ?? packed(path)
    ready.set(path, bytes)
    return bytes
  }
  const packed = (path: string) =>
    PACKED.has(extname(path)) ? brotliCompressSync(readFileSync(path)) : readFileSync(path)
  const server = createServer(({ url = '/' }, response) => {
    const path = join(root, new URL(url === '/' ? start : url, 'http://folder').pathname)
    if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end()
    const ending = extname(path)
    const type = TYPES[ending] ?? 'application/octet-stream'
    const headers = { 'content-type': type, ...(PACKED.has(ending) && { 'content-encoding': 'br' }) }
    return response.writeHead(200, headers).end(read(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const CACHE = 'node_modules/.cache/onward/templates'

/** A published package that nothing of ours is made of: fetched for this alone, and kept. */
export const fetchPackage = (name: string, version: string): string => {
  const folder = join(CACHE, `${name}-${version}`)
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true })
    const file = execFileSync('npm', ['pack', '--silent', `${name}@${version}`, '--pack-destination', folder], {
      encoding: 'utf8',
    }).trim()
    execFileSync('tar', ['xzf', join(folder, file), '-C', folder])
  }
  return join(folder, 'package')
}
