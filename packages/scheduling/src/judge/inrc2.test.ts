import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FOLDER, HORIZON, penalties, readSolution, rulesOf, SOLUTIONS, type Penalties } from '../../test/judge/inrc2.ts'
import { judge } from './index.ts'

// The rosters lie beside the repository; where they are not to be had there is nothing to count, except in CI, which has them.
const describeRosters = existsSync(FOLDER) || process.env['CI'] === 'true' ? describe : describe.skip

describeRosters('rosters of the second nurse rostering competition, counted by hand', () => {
  it.each(SOLUTIONS)('%s', (solution) => {
    const roster = readSolution(solution)
    const counted: Penalties = { H1: 0, H3: 0, H4: 0, S2: 0, S2shift: 0, S3: 0, S5: 0, S6: 0, S7: 0 }
    for (const nurse of roster.nurses) {
      const situation = {
        people: [nurse.person],
        requirements: [],
        weekStartsOn: 1,
        holidays: new Map(),
        // What ended on the eve of the plan is of the plan.
        range: { from: HORIZON.from - 1, to: HORIZON.to },
      }
      for (const { ruleId, amount } of judge(situation, rulesOf(roster.scenario, nurse), 'all'))
        counted[ruleId as keyof Penalties] += amount // the rules are called so
    }
    expect(counted).toEqual(penalties(roster))
    // They are good rosters, not perfect ones.
    expect(counted).toMatchObject({ H1: 0, H3: 0, H4: 0 })
    expect(counted.S2 + counted.S3 + counted.S5).toBeGreaterThan(0)
  })
})
