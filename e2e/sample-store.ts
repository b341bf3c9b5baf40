import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startServer } from './start-server.ts'

const CACHE = resolve('node_modules/.cache/onward')
const PREFIX = 'sample-'
/** What the store and its sample are made by. */
const SOURCES = ['apps/server/{src,migrations}/**/*.{ts,sql}', 'packages/*/src/**/*.ts', 'package-lock.json']
const DAY = 86_400_000

/** The sample is of a month and of what stands around a day: tomorrow it is another one. */
const keyOf = async () => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const paths = globSync(SOURCES)
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * A data folder as a first start with the sample leaves it, to be copied: made by such a start once a day, and anew when the
 * server has changed. What a first start does is asked by the server's own tests.
 */
export const prepareSampleStore = async (): Promise<string> => {
  const name = PREFIX + (await keyOf())
  const path = join(CACHE, name)
  if (existsSync(path)) return path
  await mkdir(CACHE, { recursive: true })
  for (const old of await readdir(CACHE)) {
    // A younger one may be what another run copies at this moment.
    if (old.startsWith(PREFIX) && (await stat(join(CACHE, old))).mtimeMs < Date.now() - DAY)
      await rm(join(CACHE, old), { recursive: true, force: true })
  }
  const draft = `${path}.${randomUUID()}`
  const { stop } = await startServer({ DATA_DIR: draft })
  await stop()
  // Renamed when whole: the other project looks for it at the same time, and a folder takes no other's place.
  await rename(draft, path).catch(async (error: unknown) => {
    if (!existsSync(path)) throw error
    await rm(draft, { recursive: true })
  })
  return path
}
