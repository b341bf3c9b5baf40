import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { bestEncoding } from './encodings.ts'

/** Below this a compressed answer saves no packet. */
const SMALLEST = 2_048

const brotli = promisify(brotliCompress)
// Quality 5: beyond it brotli costs more time than the network saves.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const encoders = {
  zstd: promisify(zstdCompress),
  br: (bytes: Buffer) => brotli(bytes, quick),
  gzip: promisify(gzip),
} satisfies Record<string, (bytes: Buffer) => Promise<Buffer>>

/** Compresses JSON and text answers of 2 KB and more: zstd where it is liked as much, else brotli, else gzip. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next()
  const { res } = c
  // Asked for first: with the body the server's answer changes into another one, and so do its headers.
  if (!res.body) return
  const headers = new Headers(res.headers)
  // A file is sent while it is written, and would have to be held as a whole.
  if (headers.has('content-disposition')) return
  // Events are told as they happen.
  if (headers.get('content-type') === 'text/event-stream') return
  if (headers.has('content-encoding') || !/^(application\/json|text\/)/.test(headers.get('content-type') ?? '')) return
  headers.append('vary', 'accept-encoding')
  const offered = bestEncoding(c.req.header('accept-encoding'), ['zstd', 'br', 'gzip'])
  const bytes = Buffer.from(await res.arrayBuffer())
  const encoding = bytes.length < SMALLEST ? undefined : offered
  if (encoding) headers.set('content-encoding', encoding)
  // The length of the bytes as they were; the server says that of the bytes as they are.
  headers.delete('content-length')
  const body = encoding ? new Uint8Array(await encoders[encoding](bytes)) : bytes
  // An answer that takes another's place takes over its headers, so there must be none.
  c.res = undefined
  c.res = new Response(body, { status: res.status, headers })
}
