// What has to hold before a change lands, on a machine that has nothing but Node and npm; with `--all` everything.
import { readFileSync } from 'node:fs'
import { ensureBuilt } from './built.js'
import { runStatic, runTests, STATIC_CHECKS } from './steps.js'

// The journeys of the product run without the sample screens.
const failed = await runStatic(() => ensureBuilt('off'))
const { status, report } = runTests([], process.argv.includes('--all') ? {} : { TEST_SCOPE: 'core' })
if (status !== 0) failed.push('tests')
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
// A static check counts like a test, so that the line never says less than what went wrong.
const notTests = failed.filter((name) => name !== 'tests').length
const checks = STATIC_CHECKS - notTests
console.log(
  `Tests: ${numPassedTests + checks} passed, ${numFailedTests + notTests} failed, ${numPendingTests + numTodoTests} skipped`,
)
process.exitCode = failed.length === 0 ? 0 : 1
