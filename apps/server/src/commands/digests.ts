import { openStore } from '../db.ts'
import { rebuildMonths } from '../features/insight/worked-months.ts'
import { inOneLine, placeOf } from './run-command.ts'

const counted = (count: number) => `${count} ${count === 1 ? 'month was' : 'months were'} summed anew`

/** Makes what is kept of the sums of months anew, of all accounts, and says where it was other than the shifts. */
await inOneLine(async (config) => {
  const store = await openStore(placeOf(config), { warn: console.error, migrate: config.migrate })
  try {
    const accounts = await store.db.selectFrom('account').select('accountId').orderBy('accountId').execute()
    let made = 0
    const wrong: string[] = []
    for (const { accountId } of accounts) {
      const found = await rebuildMonths(store.db, accountId)
      made += found.months
      wrong.push(...found.wrong.map((month) => `account ${accountId}, ${month}`))
    }
    if (wrong.length === 0) return `${counted(made)}. None was other than its shifts.`
    process.exitCode = 1
    return `${counted(made)}. Of these one was kept that was other than its shifts: ${wrong.join('; ')}.`
  } finally {
    await store.close()
  }
})
