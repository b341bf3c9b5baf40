// The quick part, under two minutes: everything but PostgreSQL and the browser.
import { ensureInstalled } from './install.js'
import { runStatic, runTests } from './steps.js'

ensureInstalled()
const failed = runStatic()
// What starts processes, or a store on the disk again and again, is left to `npm test`.
const LONG = [
  'apps/server/src/commands/*.test.ts',
  'apps/server/src/store/{backup,embedded-folder}.test.ts',
  'apps/server/test/start.test.ts',
]
const { status } = runTests([
  '--project',
  'unit',
  '--project',
  'server-embedded',
  ...LONG.map((files) => `--exclude=${files}`),
])
if (status !== 0) failed.push('tests')
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
