// What a change touches: npm run test:changed [-- --base BRANCH], without it what is not yet committed.
import { existsSync, globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allPages } from '@onward/contract/samples'
import { ensureBuilt } from './built.js'
import { changesSince, readers, serverReaders, textsOf } from './changes.js'
import { root } from './install.js'
import { journeysFor } from './journeys.ts'
import { QUICK, runStatic, runTests, SERVER_TESTS, UNIT_TESTS } from './steps.js'

const { base } = parseArgs({ options: { base: { type: 'string' } } }).values

const { from, paths: changed } = changesSince(base)

const TESTS = [...UNIT_TESTS, ...SERVER_TESTS]

const testChanges = async () => {
  const failed = await runStatic()
  const test = (name, args) => {
    console.log(`Tests: ${name}`)
    if (runTests([...args, '--passWithNoTests'], QUICK).status !== 0) failed.push(name)
  }
  test('what imports a change', [...TESTS, `--changed=${from}`])
  const unitReaders = readers('{packages,scripts,apps/web/src,apps/web/plugins}/**/*.test.ts')
  test('what reads files', [...TESTS, ...unitReaders, ...serverReaders(changed)])

  const choice = journeysFor(changed, {
    e2e: textsOf('e2e/**/*.ts'),
    contract: textsOf('packages/contract/src/**/*.ts'),
    screens: globSync('apps/web/src/{features,samples}/**/*-page.tsx', { cwd: root }),
    pages: allPages,
  })
  const journeys = choice.journeys.filter((path) => existsSync(`${root}/${path}`))
  const inBrowser = ['--project=e2e', '--project=e2e-product']
  if (journeys.some((path) => path.startsWith('e2e/product/'))) await ensureBuilt('off')
  if (journeys.length > 0) test('journeys', [...inBrowser, ...journeys])
  if (choice.pages.length > 0) {
    const named = choice.pages.map((path) => RegExp.escape(path)).join('|')
    test('pages', ['--project=e2e', 'e2e/every-page-', `--testNamePattern=(^| )(${named})$`])
  }
  if (choice.shared.length > 0)
    console.log(`Any page may depend on these; \`npm test\` opens them all:\n  ${choice.shared.join('\n  ')}`)
  console.log(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

if (changed.length === 0) console.log(`Nothing has changed since ${base ?? 'the last commit'}.`)
else await testChanges()
