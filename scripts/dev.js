import { ensureInstalled, root, startPinned } from './install.js'

ensureInstalled()
const server = startPinned([
  '--watch-preserve-output',
  '--watch-path=apps/server/src',
  '--watch-path=packages',
  'apps/server/src/main.ts',
])
const web = startPinned([`${root}/node_modules/vite/bin/vite.js`], { cwd: `${root}/apps/web` })
// Neither is of use without the other.
server.once('close', (code) => {
  web.kill()
  process.exitCode = code ?? 0
})
web.once('close', () => server.kill())
