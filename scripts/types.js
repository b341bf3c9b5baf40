import { existsSync, rmSync } from 'node:fs'
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
for (const project of PROJECTS) {
  // What was found last time, so that only what a change reaches is gone through again.
  const known = `${root}/node_modules/.cache/types/${project.replace(/^\.$/, 'root').replaceAll('/', '-')}.json`
  const compiler = [`${root}/node_modules/typescript/bin/tsc`, '-p', project]
  const compile = () => runPinned([...compiler, '--incremental', '--tsBuildInfoFile', known])
  const isKnown = existsSync(known)
  let code = await compile()
  // An error of last time stays where what has cured it is a file of texts: what is said is what a first run says.
  if (code !== 0 && isKnown) {
    rmSync(known)
    code = await compile()
  }
  if (code !== 0) process.exitCode = code
}
