import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompressed } from './precompressed.ts'

const unpack = { '.br': brotliDecompressSync, '.zst': zstdDecompressSync, '.gz': gunzipSync }

it('leaves a copy of each text for every kind of client', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'onward-packed-'))
  const texts = ['assets/page.js', 'assets/page.css', 'assets/mark.svg', 'locales/fr.json']
  for (const folder of ['assets', 'locales']) await mkdir(join(dir, folder))
  for (const name of [...texts, 'assets/font.woff2']) await writeFile(join(dir, name), `${name} `.repeat(100))

  const { writeBundle } = precompressed()
  if (typeof writeBundle !== 'object') throw new Error('The plugin runs after the others')
  // Of the bundler it asks for the folder alone.
  await Reflect.apply(writeBundle.handler, undefined, [{ dir }])

  for (const name of texts)
    for (const [ending, open] of Object.entries(unpack))
      expect(open(await readFile(join(dir, name + ending))).toString()).toBe(`${name} `.repeat(100))
  expect((await readdir(join(dir, 'assets'))).filter((name) => name.startsWith('font'))).toEqual(['font.woff2'])
  await rm(dir, { recursive: true })
})
