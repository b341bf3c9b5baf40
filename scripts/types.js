import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureInstalled, root, runPinned } from './install.js'

ensureInstalled()
const PROJECTS = [
  'packages/contract',
  'packages/scheduling',
  'packages/sheets',
  'packages/demo',
  'apps/server',
  'apps/web',
  'bench/board',
  'bench/month-grid',
  '.',
]
/**
 * The English texts, whose keys are types. The compiler does not go through again what reads them by a declaration: with other
 * keys everything is.
 */
const texts = createHash('sha256')
for (const path of readdirSync(`${root}/apps/web/src`, { recursive: true }).sort())
  if (path.endsWith('en.json'))
    texts.update(Object.keys(JSON.parse(readFileSync(`${root}/apps/web/src/${path}`, 'utf8'))).join())
const version = texts.digest('hex').slice(0, 8)

const CACHE = `${root}/node_modules/.cache/types`
const kept = existsSync(CACHE) ? readdirSync(CACHE) : []
for (const file of kept) if (!file.endsWith(`-${version}.json`)) rmSync(`${CACHE}/${file}`)
for (const project of PROJECTS) {
  // What was found last time, so that only what a change reaches is gone through again.
  const known = `${CACHE}/${project.replace(/^\.$/, 'root').replaceAll('/', '-')}-${version}.json`
  const compiler = [`${root}/node_modules/typescript/bin/tsc`, '-p', project]
  const code = await runPinned([...compiler, '--incremental', '--tsBuildInfoFile', known])
  if (code !== 0) process.exitCode = code
}
