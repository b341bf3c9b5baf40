import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runPinned } from './install.js'

const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/plugins',
  'packages/contract/src',
  'packages/demo/src',
  'packages/scheduling/src',
  'packages/sheets/src',
]
const FILES = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json']
/** `SAMPLE_SCREENS=off` builds the product alone, beside the other build. */
const outOf = (screens) => (screens === 'off' ? 'dist-product' : 'dist')

/** A hash of everything that the built web app is made from. */
const stamp = () => {
  const hash = createHash('sha256')
  const filesOf = (folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  const all = [...SOURCES.flatMap(filesOf), ...FILES.map((file) => `${root}/${file}`)].sort()
  for (const file of all) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * Builds the web app unless what stands there was built from these very sources.
 * @param screens `on` or `off`: with the sample screens or without
 */
export const ensureBuilt = async (screens = process.env.SAMPLE_SCREENS ?? 'on') => {
  const stampFile = `${root}/apps/web/${outOf(screens)}/.stamp`
  const wanted = stamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log(screens === 'off' ? 'Building the web app without the sample screens …' : 'Building the web app …')
  const code = await runPinned([`${root}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
    cwd: `${root}/apps/web`,
    env: { ...process.env, SAMPLE_SCREENS: screens },
  })
  if (code !== 0) process.exit(code)
  writeFileSync(stampFile, wanted)
}
