// The quick part, under two minutes: everything but PostgreSQL and the browser.
import { ensureInstalled } from './install.js'
import { QUICK_TESTS, runStatic, runTests } from './steps.js'

ensureInstalled()
const failed = await runStatic()
const { status } = runTests(QUICK_TESTS)
if (status !== 0) failed.push('tests')
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
