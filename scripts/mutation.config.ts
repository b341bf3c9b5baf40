import { defineConfig } from 'vitest/config'

/** What is mutated, and the tests that are to notice it. */
export const MUTATED = {
  scheduling: {
    source: ['packages/scheduling/src/*.ts', '!**/*.test.ts'],
    tests: ['packages/scheduling/src/*.test.ts'],
    globalSetup: [],
  },
  judge: {
    source: ['packages/scheduling/src/judge/**/*.ts', '!**/*.test.ts'],
    // Without those that need a roster of others, or try thousands of their own: each change would take as long as they do.
    tests: ['packages/scheduling/src/judge/!(inrc2).test.ts', 'packages/scheduling/src/judge/{kinds,packs}/*.test.ts'],
    globalSetup: [],
  },
  booking: {
    source: ['apps/server/src/booking/*.ts', '!**/*.test.ts'],
    tests: [
      'apps/server/src/booking/*.test.ts',
      'apps/server/src/features/{assignments,leave,import}/*.test.ts',
      'apps/server/test/{audit,double-booking}.test.ts',
    ],
    globalSetup: ['apps/server/test/global-setup.ts'],
  },
}

const isPart = (name: string | undefined): name is keyof typeof MUTATED => name !== undefined && name in MUTATED
const wanted = process.env['MUTATED']
const part = MUTATED[isPart(wanted) ? wanted : 'scheduling']

export default defineConfig({
  test: {
    include: part.tests,
    globalSetup: part.globalSetup,
    env: { TEST_ENGINE: 'embedded', ROSTERS: '40' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
