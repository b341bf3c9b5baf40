import { parseArgs } from 'node:util'
import { ApiError } from '@onward/contract'
import { CannotKeep, keeps } from '../booking/zone-rules.ts'
import { ConfigError, readConfig } from '../config.ts'
import { openStore, StoreError } from '../db.ts'
import { mendAccount } from './mend-zones.ts'
import { placeOf } from './run-command.ts'

const USAGE = `Usage: npm run zones [-- OPTIONS]

  --keep wall       the shifts stay at what the clock on the facility's wall shows, and their moments follow the rules
  --keep instants   the shifts stay at their moments, and their wall times follow the rules
  --account N       one account; all of them when left out

Lists the shifts ahead whose moments are no longer those that the wall of their facility shows: after a new release of the rules
of time zones, which come with Node, or after a facility's zone was corrected. Without --keep nothing is written, and the
command ends with 1 when it found any.`

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, account: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const keep = keeps.find((one) => one === values.keep)
  const isWrong = (values.keep !== undefined && keep === undefined) || positionals.length > 0
  if (isWrong || !/^[1-9]\d{0,8}$/.test(values.account ?? '1')) throw new ConfigError(USAGE)
  return { isHelp: values.help, keep, accountId: values.account === undefined ? undefined : Number(values.account) }
}

const run = async () => {
  const { isHelp, keep, accountId } = readArguments()
  if (isHelp) return console.log(USAGE)
  const config = readConfig(process.env)
  const warn = (message: string) => console.error(message)
  const store = await openStore(placeOf(config), { warn, migrate: config.migrate })
  try {
    const accounts = await store.db.selectFrom('account').select('accountId').orderBy('accountId').execute()
    let found = 0
    for (const account of accounts) {
      if (accountId !== undefined && account.accountId !== accountId) continue
      const { lines, ...one } = await mendAccount(store.db, account.accountId, new Date(), keep)
      found += one.found
      if (lines.length > 0) console.log([`Account ${account.accountId}`, ...lines].join('\n'))
    }
    const rules = `Rules of time zones: ${process.versions['tz']}.`
    if (found === 0) console.log(`Every shift ahead is at the moments that the wall of its facility shows. ${rules}`)
    else if (keep) console.log(`${found} shifts were written anew. ${rules}`)
    else {
      console.log(`${found} shifts are not where their wall times are. ${rules}\nSay --keep wall or --keep instants.`)
      process.exitCode = 1
    }
  } finally {
    await store.close()
  }
}

/** What the operator can put right, in one line. */
const explain = (error: unknown) => {
  const isArgument = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isExpected = [ConfigError, StoreError, ApiError, CannotKeep].some((kind) => error instanceof kind)
  return error instanceof Error && (isExpected || isArgument) ? error.message : error
}

run().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
