import { readdir, readFile, writeFile } from 'node:fs/promises'
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

/** Leaves a compressed copy of each script, style, drawing and language beside it, so that the server never compresses them. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const names = await Promise.all(
        ['assets', 'locales'].map(async (folder) =>
          (await readdir(join(dir, folder))).map((name) => join(folder, name)),
        ),
      )
      // One after the other: at these levels each takes tens of megabytes.
      for (const name of names.flat().filter((one) => /\.(js|css|svg|json)$/.test(one))) {
        const path = join(dir, name)
        const bytes = await readFile(path)
        for (const [ending, pack] of Object.entries(best)) await writeFile(path + ending, await pack(bytes))
      }
    },
  },
})
