// The quick part: every static check, every unit test, and the server's tests of what this branch has changed.
import { changesOfBranch, serverReaders } from './changes.js'
import { ownTests } from './own-tests.ts'
import { QUICK, runStatic, runTests, SERVER_TESTS, UNIT_TESTS } from './steps.js'

const failed = await runStatic()
const test = (name, args) => {
  console.log(`Tests: ${name}`)
  if (runTests(args, QUICK).status !== 0) failed.push(name)
}

const testServer = () => {
  const changes = changesOfBranch()
  if (!changes) return test('server', SERVER_TESTS)
  const { from, paths } = changes
  const own = ownTests(paths)
  if (own) return test('server, what has changed', [...SERVER_TESTS, ...own])
  const readers = serverReaders(paths)
  if (!readers.includes('apps/server/'))
    test('server, what imports a change', [...SERVER_TESTS, `--changed=${from}`, '--passWithNoTests'])
  if (readers.length > 0) test('server, what reads files', [...SERVER_TESTS, ...readers, '--passWithNoTests'])
  return undefined
}

test('units', UNIT_TESTS)
testServer()
console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
