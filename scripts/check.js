// The quick part: every static check, every unit test, and the server's tests of what this branch has changed.
import { changesOfBranch, serverReaders } from './changes.js'
import { QUICK_SERVER_TESTS, QUICK_UNIT_TESTS, runStatic, runTests } from './steps.js'

const failed = await runStatic()
const test = (name, args) => {
  console.log(`Tests: ${name}`)
  if (runTests(args).status !== 0) failed.push(name)
}
test('units', QUICK_UNIT_TESTS)
const changes = changesOfBranch()
if (!changes) test('server', QUICK_SERVER_TESTS)
else if (changes.paths.length > 0) {
  const readers = serverReaders(changes.paths)
  const isAll = readers.includes('apps/server/')
  if (!isAll)
    test('server, what imports a change', [...QUICK_SERVER_TESTS, `--changed=${changes.from}`, '--passWithNoTests'])
  if (readers.length > 0) test('server, what reads files', [...QUICK_SERVER_TESTS, ...readers, '--passWithNoTests'])
}
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
