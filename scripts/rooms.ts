// The rules of `.dependency-cruiser.cjs`, held, and shown to hold: a checker that reads nothing would pass everything.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'

const load = createRequire(import.meta.url)
const rules = load('../.dependency-cruiser.cjs') as IConfiguration // the file says so itself

const ROOMS = ['packages', 'apps', 'e2e', 'bench', 'scripts']

/** An import that each rule must refuse: the file it is planted in, and what it imports. */
const FORBIDDEN: Record<string, [from: string, to: string]> = {
  'contract-stands-alone': ['packages/contract/src/planted.ts', '../../scheduling/src/index.ts'],
  'scheduling-knows-contract-types': ['packages/scheduling/src/planted.ts', '../../../apps/server/src/names.ts'],
  'scheduling-door-without-zones': ['packages/scheduling/src/dates.ts', './zoned.ts'],
  'scheduling-judge-without-zones': ['packages/scheduling/src/judge/index.ts', '../zoned.ts'],
  'scheduling-door-without-judge': ['packages/scheduling/src/leave.ts', './judge/words.ts'],
  'sheets-stand-alone': ['packages/sheets/src/planted.ts', '../../contract/src/index.ts'],
  'demo-knows-contract': ['packages/demo/src/planted.ts', '../../scheduling/src/index.ts'],
  'server-knows-packages': ['apps/server/src/planted.ts', '../../web/src/ui/layout/theme.ts'],
  'server-feature-never-another-feature': [
    'apps/server/src/features/leave/planted.ts',
    '../schedule/schedule.queries.ts',
  ],
  'server-booking-never-a-feature': ['apps/server/src/booking/planted.ts', '../features/leave/leave.queries.ts'],
  'server-core-never-a-feature': ['apps/server/src/planted.ts', './features/leave/leave.queries.ts'],
  'web-lib-knows-contract-and-sheets': ['apps/web/src/lib/planted.ts', '../ui/layout/theme.ts'],
  'web-ui-knows-no-feature': ['apps/web/src/ui/planted.ts', '../features/calendar/events.ts'],
  'web-feature-never-another-feature': ['apps/web/src/features/sign-in/planted.ts', '../calendar/events.ts'],
  'web-app-joins': ['apps/web/src/app/planted.ts', '../../../../packages/scheduling/src/index.ts'],
  'web-main-mounts': ['apps/web/src/main.tsx', './ui/layout/theme.ts'],
  'nobody-knows-the-samples': ['apps/web/src/features/calendar/planted.ts', '../../samples/lib/slug.ts'],
  'sample-never-another-sample': ['apps/web/src/samples/apps/todo/planted.ts', '../chat/reach.ts'],
  'sample-parts-know-no-sample': ['apps/web/src/samples/lib/planted.ts', '../apps/chat/reach.ts'],
  'e2e-knows-contract': ['e2e/planted.ts', '../apps/web/src/ui/layout/theme.ts'],
  'bench-uses-doors': ['bench/planted.ts', '../apps/server/src/names.ts'],
  'no-cycle': ['apps/server/src/names.ts', './planted-cycle.ts'],
  resolvable: ['apps/server/src/planted.ts', './nowhere.ts'],
}

/** What the planted cycle comes back from. */
const CYCLE = 'apps/server/src/planted-cycle.ts'

const check = async (baseDir: string) => {
  const { options, ...ruleSet } = rules
  const result = await cruise(ROOMS, { ...options, baseDir, ruleSet, validate: true })
  return (result.output as ICruiseResult).summary // without a reporter the output is the result itself
}

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...ROOMS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
const real = await check(process.cwd())
for (const { rule, from, to } of real.violations) console.error(`${rule.name}: ${from} → ${to}`)
let faults = real.violations.length
if (real.totalCruised < sources.length) {
  console.error(`Only ${real.totalCruised} modules were read, of ${sources.length} source files`)
  faults += 1
}

const copy = mkdtempSync(join(tmpdir(), 'onward-rooms-'))
try {
  for (const path of [...sources, 'tsconfig.base.json', 'package.json'])
    cpSync(path, join(copy, path), { recursive: true })
  for (const name of ['contract', 'scheduling', 'demo'])
    cpSync(`packages/${name}/package.json`, join(copy, `packages/${name}/package.json`))
  for (const name of ['server', 'web']) cpSync(`apps/${name}/package.json`, join(copy, `apps/${name}/package.json`))
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  // All at once: reading the tree anew for each would take as many times as long.
  const planted = Map.groupBy(Object.entries(FORBIDDEN), ([, [from]]) => from)
  for (const [from, rules] of planted) {
    const path = join(copy, from)
    mkdirSync(dirname(path), { recursive: true })
    const lines = rules.map(([, [, to]], at) => `import * as planted${at} from '${to}'\nconsole.log(planted${at})\n`)
    writeFileSync(path, lines.join(''))
  }
  writeFileSync(join(copy, CYCLE), `import * as back from './names.ts'\nconsole.log(back)\n`)
  const { violations } = await check(copy)
  for (const [name, [from, to]] of Object.entries(FORBIDDEN)) {
    const isRefused = violations.some(
      ({ rule, via, ...found }) =>
        rule.name === name && (found.from === from || via?.some((step) => step.name === from)),
    )
    if (isRefused) continue
    console.error(`The rule ${name} does not refuse ${from} → ${to}`)
    faults += 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
for (const { name = '' } of rules.forbidden ?? []) {
  if (name in FORBIDDEN) continue
  console.error(`The rule ${name} has no import that it must refuse`)
  faults += 1
}
console.log(
  `rooms: ${real.totalCruised} modules read, ${Object.keys(FORBIDDEN).length} planted imports, ${faults} faults`,
)
process.exitCode = faults === 0 ? 0 : 1
