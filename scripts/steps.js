import { spawnSync } from 'node:child_process'
import { root, pinnedNode } from './install.js'

const bin = (name) => `${root}/node_modules/${name}`
/** Everything that is checked without running the product, the quickest first. */
const STATIC = [
  ['format', bin('oxfmt/bin/oxfmt'), '--check'],
  ['lint', bin('oxlint/bin/oxlint'), '--quiet'],
  ['types', 'scripts/types.js'],
  ['rooms', 'scripts/rooms.ts'],
  ['dead code', bin('knip/bin/knip.js'), '--no-progress'],
  ['build', 'scripts/build.js'],
  ['size', 'scripts/size.ts'],
]

export const STATIC_CHECKS = STATIC.length

// What starts processes, or a store on the disk again and again, is left to `npm test`.
const LONG = [
  'apps/server/src/commands/*.test.ts',
  'apps/server/src/store/{backup,embedded-folder}.test.ts',
  'apps/server/test/start.test.ts',
]
/** Vitest's arguments for everything but PostgreSQL and the browser. */
export const QUICK_TESTS = ['--project=unit', '--project=server-embedded', ...LONG.map((files) => `--exclude=${files}`)]

/** Runs the static checks one after the other and answers the names of those that failed. */
export const runStatic = () =>
  STATIC.filter(([name, ...args]) => {
    const from = performance.now()
    const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    return status !== 0
  }).map(([name]) => name)

/** Runs Vitest and answers how many tests passed, failed and were skipped. */
export const runTests = (args) => {
  const report = `${root}/node_modules/.cache/vitest.json`
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = [bin('vitest/vitest.mjs'), 'run', ...output, ...args]
  const { status } = spawnSync(pinnedNode(), vitest, { cwd: root, stdio: 'inherit' })
  return { status: status ?? 1, report }
}
