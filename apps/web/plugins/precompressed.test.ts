import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompressed } from './precompressed.ts'

const unpack = { '.br': brotliDecompressSync, '.zst': zstdDecompressSync, '.gz': gunzipSync }

/** Runs what the plugin does after the bundle is written: of the bundler it asks for the folder alone. */
const packIn = async (dir: string, kept: string) => {
  const { writeBundle } = precompressed(kept)
  if (typeof writeBundle !== 'object') throw new Error('The plugin runs after the others')
  await Reflect.apply(writeBundle.handler, undefined, [{ dir }])
}

it('leaves a copy of each text for every kind of client', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'onward-packed-'))
  const texts = ['assets/page.js', 'assets/page.css', 'assets/mark.svg', 'locales/fr.json']
  for (const folder of ['assets', 'locales']) await mkdir(join(dir, folder))
  for (const name of [...texts, 'assets/font.woff2']) await writeFile(join(dir, name), `${name} `.repeat(100))

  await packIn(dir, join(dir, 'kept'))

  for (const name of texts)
    for (const [ending, open] of Object.entries(unpack))
      expect(open(await readFile(join(dir, name + ending))).toString()).toBe(`${name} `.repeat(100))
  expect((await readdir(join(dir, 'assets'))).filter((name) => name.startsWith('font'))).toEqual(['font.woff2'])
  await rm(dir, { recursive: true })
})

it('packs again what has changed alone, and keeps nothing that nobody builds with any more', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'onward-packed-'))
  const kept = join(dir, 'kept')
  for (const folder of ['assets', 'locales']) await mkdir(join(dir, folder))
  const write = (name: string, text: string) => writeFile(join(dir, 'assets', name), text)
  const packed = async (name: string) => unpack['.br'](await readFile(join(dir, 'assets', `${name}.br`))).toString()
  await write('same.js', 'same')
  await write('other.js', 'before')
  await packIn(dir, kept)
  const first = await readdir(kept)
  const madeAt = async () =>
    new Map(await Promise.all(first.map(async (name) => [name, (await stat(join(kept, name))).ino] as const)))
  const before = await madeAt()
  await write('other.js', 'after')
  await packIn(dir, kept)
  expect([await packed('same.js'), await packed('other.js')]).toEqual(['same', 'after'])
  expect([first.length, (await readdir(kept)).length, await madeAt()]).toEqual([6, 9, before])
  const old = new Date(Date.now() - 8 * 86_400_000)
  for (const name of await readdir(kept)) await utimes(join(kept, name), old, old)
  await packIn(dir, kept)
  expect([(await readdir(kept)).length, await packed('same.js')]).toEqual([6, 'same'])
  await rm(dir, { recursive: true })
})
