// Runs one of our programs on the pinned Node, after installing what it needs: node scripts/with-install.js FILE [ARGUMENTS]
import { ensureInstalled, runPinned } from './install.js'

ensureInstalled()
process.exitCode = await runPinned(process.argv.slice(2))
