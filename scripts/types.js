import { ensureInstalled, root, runPinned } from './install.js'

ensureInstalled()
const PROJECTS = [
  'packages/contract',
  'packages/scheduling',
  'packages/sheets',
  'packages/demo',
  'apps/server',
  'apps/web',
  'bench/month-grid',
  '.',
]
for (const project of PROJECTS) {
  const code = await runPinned([`${root}/node_modules/typescript/bin/tsc`, '-p', project])
  if (code !== 0) process.exitCode = code
}
