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
  const code = await runPinned([...compiler, '--incremental', '--tsBuildInfoFile', known])
  if (code !== 0) process.exitCode = code
}
