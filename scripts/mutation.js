// Changes the rules of the trade in every small way and says which changes no test notices: npm run test:mutation [-- scheduling|judge|booking]
import { mkdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { root } from './install.js'
import { MUTATED } from './mutation.config.ts'

/** A part with a lower score fails. */
const LEAST = 90

const options = (part) => ({
  mutate: MUTATED[part].source,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
  // Not below node_modules, where Vitest looks for no tests.
  tempDirName: '.cache/mutation',
  // It would be rewritten by an interface that TypeScript 7 has no more; nothing here needs it to be.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'dist-product', '.data', 'docs', 'bench', 'e2e', 'apps/web'],
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `.cache/mutation-${part}.html` },
  thresholds: { high: 95, low: LEAST, break: LEAST },
})

const wanted = process.argv.slice(2)
const parts = wanted.length > 0 ? wanted : Object.keys(MUTATED)
process.chdir(root)
mkdirSync('.cache', { recursive: true })
for (const part of parts) {
  process.env['MUTATED'] = part
  await new Stryker(options(part)).runMutationTest()
}
