import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { findServerBinaries } from '../apps/server/test/postgres-server.ts'
import { root, pinnedNode } from './install.js'

const bin = (name) => `${root}/node_modules/${name}`
/** What Node has compiled of a program is kept for the next of its processes, of which the tests start hundreds. */
const env = { NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`, ...process.env }

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 2 ** 30
const isRoomy = () => {
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH
}
/**
 * Where tests put what they throw away: hundreds of databases, which are made ten times as fast in memory as on a disk. What
 * has to survive is asked of a real disk, by `npm run test:durability`.
 */
const thrownAway = !process.env.TMPDIR && existsSync(MEMORY) && isRoomy() ? { TMPDIR: MEMORY } : {}
/** Everything that is checked without running the product: two rows that are gone through side by side, the quickest first. */
const STATIC = [
  [
    ['format', bin('oxfmt/bin/oxfmt'), '--check'],
    ['lint', bin('oxlint/bin/oxlint'), '--quiet'],
    ['types', 'scripts/types.js'],
    ['dead code', bin('knip/bin/knip.js'), '--no-progress'],
    ['rooms', 'scripts/rooms.ts'],
  ],
  [
    ['build', 'scripts/build.js'],
    ['size', 'scripts/size.ts'],
  ],
]

export const STATIC_CHECKS = STATIC.flat().length

/** Leaves out what starts processes, or a store on the disk again and again: `npm test` asks it. */
export const QUICK = { TEST_SCOPE: 'quick' }
/** Vitest's arguments for the unit tests. */
export const UNIT_TESTS = ['--project=unit']
/** For the server's tests on one engine: PostgreSQL, which takes a third of the time, where it is to be had. */
export const SERVER_TESTS = [
  `--project=server-${process.env.TEST_DATABASE_URL || findServerBinaries() ? 'postgres' : 'embedded'}`,
]

/** Runs one check, shows what it wrote when it is done, and answers whether it passed. */
const passes = ([name, ...args]) =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const written = []
    const child = spawn(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => written.push(bytes))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(written))
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
      resolve(code === 0)
    })
  })

/**
 * Runs the static checks and answers the names of those that failed.
 * @param afterBuild what else is to be made once the row with the build is done, beside what is still checked
 */
export const runStatic = async (afterBuild = async () => {}) => {
  const failed = []
  const goThrough = async (row) => {
    for (const check of row) if (!(await passes(check))) failed.push(check[0])
  }
  const [sources, built] = STATIC
  await Promise.all([goThrough(sources), goThrough(built).then(afterBuild)])
  return failed
}

/**
 * Runs Vitest and answers how many tests passed, failed and were skipped.
 * @param scope what of the tests: see `vitest.config.ts`
 */
export const runTests = (args, scope = {}) => {
  const report = `${root}/node_modules/.cache/vitest.json`
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = [bin('vitest/vitest.mjs'), 'run', ...output, ...args]
  const { status } = spawnSync(pinnedNode(), vitest, {
    cwd: root,
    env: { ...env, ...thrownAway, ...scope },
    stdio: 'inherit',
  })
  return { status: status ?? 1, report }
}
