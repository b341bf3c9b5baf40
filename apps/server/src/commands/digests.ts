import { openStore } from '../db.ts'
import { COVERED_MONTHS } from '../features/insight/covered-months.ts'
import { rebuildMonths } from '../features/insight/digests.ts'
import { FELT_MONTHS } from '../features/insight/felt-months.ts'
import { PAID_MONTHS } from '../features/insight/paid-months.ts'
import { WORKED_MONTHS } from '../features/insight/worked-months.ts'
import { inOneLine, placeOf } from './run-command.ts'

const many = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`

/** Makes what is kept of the sums of months anew, of all accounts, and says where it was other than what it is made of. */
await inOneLine(async (config) => {
  const store = await openStore(placeOf(config), { warn: console.error, migrate: config.migrate })
  try {
    const accounts = await store.db.selectFrom('account').select('accountId').orderBy('accountId').execute()
    const made = { hours: 0, coverage: 0, cost: 0, stability: 0 }
    const wrong: string[] = []
    for (const { accountId } of accounts) {
      const all = {
        hours: await rebuildMonths(WORKED_MONTHS, store.db, accountId),
        coverage: await rebuildMonths(COVERED_MONTHS, store.db, accountId),
        cost: await rebuildMonths(PAID_MONTHS, store.db, accountId),
        stability: await rebuildMonths(FELT_MONTHS, store.db, accountId),
      }
      for (const kind of ['hours', 'coverage', 'cost', 'stability'] as const) {
        made[kind] += all[kind].months
        wrong.push(...all[kind].wrong.map((month) => `account ${accountId}, ${kind} of ${month}`))
      }
    }
    const counted = `Hours of ${many(made.hours)}, coverage of ${many(made.coverage)}, cost of ${many(made.cost)} and stability of ${many(made.stability)} were summed anew.`
    if (wrong.length === 0) return `${counted} None was other than its shifts.`
    process.exitCode = 1
    return `${counted} Of these one was kept that was other than its shifts: ${wrong.join('; ')}.`
  } finally {
    await store.close()
  }
})
