import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const best = {
  '.br': (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  // Told how much comes, it makes room for that and not for the largest file there is, which took most of a build.
  '.zst': (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  // Old clients, and proxies that ask in everybody's name, accept nothing else.
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** What nobody has built with for so long is no longer kept. */
const KEPT_MS = 7 * 86_400_000

/** Removes what has not been used lately. */
const forget = async (folder: string) => {
  const since = Date.now() - KEPT_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < since) await rm(path, { force: true })
  }
}

/**
 * Leaves a compressed copy of each script, style, drawing and language beside it, so that the server never compresses them.
 * @param kept a folder where the copies are kept by what they are of: two builds share most of their files, and the next build
 * nearly all
 */
export const precompressed = (kept: string): Plugin => {
  const leave = async (path: string) => {
    const bytes = await readFile(path)
    const hash = createHash('sha256').update(bytes).digest('hex')
    for (const [ending, pack] of Object.entries(best)) {
      const copy = join(kept, hash + ending)
      const isKept = await utimes(copy, new Date(), new Date()).then(
        () => true,
        () => false,
      )
      if (!isKept) {
        const draft = `${copy}.${randomUUID()}`
        await writeFile(draft, await pack(bytes))
        // Whole or not there, whenever a build is cut off.
        await rename(draft, copy)
      }
      await copyFile(copy, path + ending)
    }
  }
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await mkdir(kept, { recursive: true })
        const names = await Promise.all(
          ['assets', 'locales'].map(async (folder) =>
            (await readdir(join(dir, folder))).map((name) => join(folder, name)),
          ),
        )
        // One after the other: at these levels each takes tens of megabytes.
        for (const name of names.flat().filter((one) => /\.(js|css|svg|json)$/.test(one))) await leave(join(dir, name))
        await forget(kept)
      },
    },
  }
}
