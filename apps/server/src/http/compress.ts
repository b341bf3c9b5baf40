import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

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

const accepted = (header: string) => {
  const offers = header.split(',').map((offer) => offer.trim())
  const wanted = new Set(offers.filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer)).map((offer) => offer.split(';')[0]))
  return (['zstd', 'br', 'gzip'] as const).find((name) => wanted.has(name))
}

/** Compresses JSON and text answers of 2 KB and more: zstd where it is accepted, else brotli, else gzip. */
export const compress = (): MiddlewareHandler => async (c, next) => {
  await next()
  const { headers, body, status } = c.res
  if (
    !body ||
    headers.has('content-encoding') ||
    !/^(application\/json|text\/)/.test(headers.get('content-type') ?? '')
  )
    return
  const offered = accepted(c.req.header('accept-encoding') ?? '')
  if (!offered) return headers.append('vary', 'accept-encoding')
  const bytes = Buffer.from(await c.res.arrayBuffer())
  const encoding = bytes.length < SMALLEST ? undefined : offered
  // The length of the bytes as they were; an answer that takes another's place takes over its headers.
  headers.delete('content-length')
  const small = new Headers(headers)
  small.append('vary', 'accept-encoding')
  if (encoding) small.set('content-encoding', encoding)
  c.res = new Response(encoding ? new Uint8Array(await encoders[encoding](bytes)) : bytes, { status, headers: small })
}
