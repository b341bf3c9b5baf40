import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestProject, type TestSpecification } from 'vitest/node'
import { compiledTexts } from './apps/web/plugins/compiled-texts.ts'
import { keptModules } from './apps/web/plugins/kept-modules.ts'
import { findServerBinaries } from './apps/server/test/postgres-server.ts'
import { asksEverything, asksQuickly } from './apps/server/test/round.ts'
import { QUICK_TO_START } from './apps/server/test/server-process.ts'
import { findBrowser, TEST_FLAGS } from './e2e/find-browser.ts'

/**
 * What these ask differs by no engine: who may call what, which shape a body has, how people sign in, what a list of names
 * keeps, whether two sums of what one engine has read agree. One engine answers them, the quicker one where it is to be had;
 * the journeys ask the embedded one the same through the page. Booking, importing, the store and all that waits for somebody
 * else are asked of both.
 */
const OF_NO_ENGINE = [
  'apps/server/src/features/{identity,insight,users,people,facilities,specialties,shift-types,holidays}/*.test.ts',
  'apps/server/src/features/{contracts,credentials,leave-kinds,rates,rules,audit,templates}/*.test.ts',
  'apps/server/src/features/saved-views/{saved-views,mail-dates}.test.ts',
  'apps/server/src/features/import/{amount,csv,real-files}.test.ts',
  'apps/server/src/http/*.test.ts',
  'apps/server/src/{config,mail,passwords,names,texts}.test.ts',
  'apps/server/test/{access-matrix,audit,edge,export,hostile-shapes,hostile-text,openapi,static-files}.test.ts',
]
/** `npm test` asks these of PostgreSQL alone; the journeys ask the embedded engine through the page, and `npm run test:all` of both. */
const OF_THE_REST = [
  'apps/server/src/{features,sample}/**',
  'apps/server/test/{batches,clock-changes,created-once,digests,felt-months,foresight}.test.ts',
  'apps/server/test/{judged-bookings,judged-leave,proposals,schedulers}.test.ts',
]
/** What starts processes, or a store on the disk again and again, is left to `npm test`. */
const LONG = [
  'scripts/feature-folder.test.ts',
  'apps/server/src/commands/*.test.ts',
  'apps/server/src/store/{backup,embedded-folder,online-copy}.test.ts',
  'apps/server/test/{start,import-signal,full-disk}.test.ts',
]
// Said here: what the command line excludes, Vitest leaves out of no project.
const excluded = [...configDefaults.exclude, ...(asksQuickly ? LONG : [])]
/** What is asked by `npm run test:all` alone: the screens of the samples at work, and that a feature comes and goes with its folder. */
const leftOut = (files: readonly string[]) => (asksEverything ? [] : files)
const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || findServerBinaries() !== undefined

const server = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['apps/server/**/*.test.ts'],
    exclude: [...excluded, ...(engine === 'embedded' && hasPostgres ? [...OF_NO_ENGINE, ...leftOut(OF_THE_REST)] : [])],
    globalSetup: ['apps/server/test/global-setup.ts'],
    env: { TEST_ENGINE: engine },
    // A store of its own for nearly each file: what starts one is compiled once a worker, and as quickly as can be.
    isolate: false,
    ...(engine === 'embedded' && { execArgv: QUICK_TO_START }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

const provider = playwright()

/** React as it ships, which draws in two thirds of the time that it takes while one develops. */
const shipped = { 'process.env.NODE_ENV': '"production"' }

/** A browser on a busy machine is told of by its second try, which the report marks; a defect fails twice. */
const SECOND_TRY = 1

/** The page's components in a real browser, each file in a page of its own. */
const components = {
  plugins: [compiledTexts({ withSamples: false }), keptModules()],
  // Found anew each time: a package that is come upon in the middle of a run loads every page again.
  optimizeDeps: { force: true, rolldownOptions: { transform: { define: shipped } } },
  define: shipped,
  oxc: { jsx: { development: false } },
  test: {
    name: 'components',
    include: ['apps/web/src/**/*.browser.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: {
        ...provider,
        // Looked for, and got if need be, only by who runs these tests.
        prewarm: () => {},
        providerFactory: (project: TestProject) =>
          playwright({ launchOptions: { executablePath: findBrowser(), args: TEST_FLAGS } }).providerFactory(project),
      },
    },
    sequence: { groupOrder: 1 },
    // One more than there are cores on a small machine: each waits now and then for its hand or its eye.
    maxWorkers: 3,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
    retry: SECOND_TRY,
  },
}

const browser = (name: 'e2e' | 'e2e-product', include: string[]) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...leftOut(['e2e/samples/**'])],
    globalSetup: ['e2e/global-setup.ts'],
    isolate: false,
    // Each worker has a browser and a server of its own: see `e2e/global-setup.ts`. They come after all that keeps the machine busy.
    maxWorkers: 2,
    maxConcurrency: 4,
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: SECOND_TRY,
    // What a busy machine needs; who is quick is not kept waiting.
    expect: { poll: { timeout: 15_000 } },
  },
})

/** What takes longest comes first, so that no core is left with it alone: the files that draw every page are short to read. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/every-page-'))
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than there are cores on a small machine: a fifth of the time goes by while a test waits for somebody.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        plugins: [compiledTexts({ withSamples: true })],
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: ['apps/web/test/leave-nothing.ts'],
          include: [
            'packages/**/*.test.ts',
            'apps/web/{src,plugins}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...excluded, ...leftOut(['scripts/feature-folder.test.ts'])],
          testTimeout: 60_000,
        },
      },
      server('embedded'),
      server('postgres'),
      components,
      browser('e2e', ['e2e/*.test.ts', 'e2e/samples/*.test.ts']),
      browser('e2e-product', ['e2e/product/*.test.ts']),
    ],
  },
})
