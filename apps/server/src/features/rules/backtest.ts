import { MOST_BACKTESTED } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import type { Rule } from '@onward/scheduling/judge'
import { standing, type Standing } from '#server/booking/standing.ts'
import { namesIn, shownVerdicts } from '#server/booking/verdicts.ts'
import type { Context } from '#server/context.ts'
import { counted } from './counted.ts'
import type { RuleFields } from './rules.queries.ts'

/** So far back a rule is tried, and so far ahead. */
const DAYS_BACK = 365
const DAYS_AHEAD = 183

const latestFirst = ({ verdict: one }: Standing, { verdict: other }: Standing) =>
  one.from === other.from ? 0 : one.from < other.from ? 1 : -1

/** What a rule would have said of what was worked, and says of what is planned, had it been kept all the while. */
export const backtest = async (
  { db, now, signal }: Pick<Context, 'db' | 'now' | 'signal'>,
  accountId: number,
  { kind, scope, parameters }: RuleFields,
) => {
  const today = now().toISOString().slice(0, 10)
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }
  // Its dates are left out, and it speaks however little it weighs: what is asked is what it would say.
  // Kind and parameters belong together: both have been checked.
  const rule = { ruleId: 'backtest', kind, severity: 'warn', scope, from: null, to: null, parameters } as Rule
  const all = (await standing(db, accountId, { days, rules: [rule], signal })).toSorted(latestFirst)
  const byProvider = counted(
    'providerId',
    all.map(({ verdict }) => verdict.providerId),
  )
  const planned = all.filter(({ verdict }) => verdict.to >= today).length
  const shown = all.slice(0, MOST_BACKTESTED).map(({ verdict }) => verdict)
  const { verdicts } = await shownVerdicts(db, accountId, shown)
  const most = byProvider.slice(0, MOST_BACKTESTED)
  return {
    ...days,
    today,
    past: all.length - planned,
    planned,
    providers: byProvider.length,
    byProvider: most,
    verdicts,
    names: await namesIn(db, accountId, [verdicts, most]),
  }
}
