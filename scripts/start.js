import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './built.js'
import { ensureInstalled, runPinned } from './install.js'

ensureInstalled()
await ensureBuilt()
const server = new URL('../apps/server/src/main.ts', import.meta.url)
// npm runs this on the pinned Node from the second start on; the first time it is whatever the machine has.
if (process.versions.node.startsWith('24.')) await import(server)
else process.exitCode = await runPinned([fileURLToPath(server)])
