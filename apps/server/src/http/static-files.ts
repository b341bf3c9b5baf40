import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { partOf } from './byte-range.ts'
import { bestEncoding, type Encoding } from './encodings.ts'
import { isKnownTag } from './known-tag.ts'

/** The packed copies that may stand beside a file, the smallest first. */
const ENDINGS: Record<Encoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' }

/** A file in one encoding. */
type Copy = { bytes: Uint8Array<ArrayBuffer>; tag: string; headers: Record<string, string> }
type Served = { modified: Date; plain: Copy; packed: Map<Encoding, Copy> }

/** What the table of types does not know. */
const MORE_TYPES: Record<string, string> = { '.wav': 'audio/wav', '.vtt': 'text/vtt; charset=utf-8' }
const typeOf = (name: string) => MORE_TYPES[extname(name)] ?? getMimeType(name) ?? 'application/octet-stream'

const isPacked = (name: string) => Object.values(ENDINGS).some((ending) => name.endsWith(ending))

const readOne = async (
  root: string,
  name: string,
  siblings: ReadonlySet<string>,
  cacheControl: string,
): Promise<Served> => {
  const bytes = await readFile(join(root, name))
  const { mtimeMs } = await stat(join(root, name))
  // A date in a header has whole seconds.
  const modified = new Date(Math.floor(mtimeMs / 1000) * 1000)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  const headers = {
    'content-type': typeOf(name),
    'cache-control': cacheControl,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
  }
  const copyOf = (bytes: Buffer, encoding?: Encoding): Copy => {
    const tag = encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`
    return {
      bytes: new Uint8Array(bytes),
      tag,
      headers: { ...headers, etag: tag, ...(encoding !== undefined && { 'content-encoding': encoding }) },
    }
  }
  const packed = new Map<Encoding, Copy>()
  // The table's own keys.
  for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
    if (!siblings.has(name + ending)) continue
    packed.set(encoding, copyOf(await readFile(join(root, name + ending)), encoding))
  }
  return { modified, plain: copyOf(bytes), packed }
}

/** Whether the client has these very bytes. */
const isUnchanged = (ask: (name: string) => string | undefined, { tag }: Copy, modified: Date) => {
  const tags = ask('if-none-match')
  if (tags !== undefined) return isKnownTag(tags, tag)
  const since = ask('if-modified-since')
  // What is no date is later than none.
  return since !== undefined && modified.getTime() <= Date.parse(since)
}

/** Whether the rest of a part that the client has can be sent: it must be of the same bytes. */
const isSame = (condition: string | undefined, { tag }: Copy, modified: Date) =>
  condition === undefined || condition === tag || Date.parse(condition) === modified.getTime()

/**
 * Serves the files of some folders as they stood there at the start, so that a build made anew does not mix with the one that
 * is served. Each goes out as its best packed copy, without being packed again, and passes on what it does not know.
 * @param places a folder, or a file, and for how long its files may be kept
 */
export const staticFiles = async (root: string, places: Record<string, string>): Promise<MiddlewareHandler> => {
  const files = new Map<string, Served>()
  for (const [place, cacheControl] of Object.entries(places)) {
    const isFolder = (await stat(join(root, place))).isDirectory()
    const names = isFolder ? (await readdir(join(root, place))).map((name) => `${place}/${name}`) : [place]
    const siblings = new Set(names)
    for (const name of names.filter((one) => !isPacked(one)))
      files.set(`/${name}`, await readOne(root, name, siblings, cacheControl))
  }
  return async (c, next) => {
    const file = /^(GET|HEAD)$/.test(c.req.method) ? files.get(c.req.path) : undefined
    if (!file) return next()
    const ask = (name: string) => c.req.header(name)
    const encoding = bestEncoding(ask('accept-encoding'), [...file.packed.keys()])
    const copy = (encoding && file.packed.get(encoding)) ?? file.plain
    const { bytes, headers } = copy
    if (isUnchanged(ask, copy, file.modified)) return c.body(null, 304, headers)
    const mayBePart = c.req.method === 'GET' && isSame(ask('if-range'), copy, file.modified)
    const part = mayBePart ? partOf(ask('range'), bytes.length) : undefined
    if (part === 'beyond') return c.body(null, 416, { ...headers, 'content-range': `bytes */${bytes.length}` })
    if (!part) return c.body(bytes, 200, { ...headers, 'content-length': String(bytes.length) })
    const { from, to } = part
    const range = { 'content-length': String(to - from), 'content-range': `bytes ${from}-${to - 1}/${bytes.length}` }
    return c.body(bytes.subarray(from, to), 206, { ...headers, ...range })
  }
}
