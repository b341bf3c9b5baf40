import { rulesInForce } from '#server/booking/rules.ts'
import { checkJudgedDays } from '#server/booking/situation.ts'
import { standing, type Standing } from '#server/booking/standing.ts'
import { signedIn, type Context } from '#server/context.ts'

const ORDER = { block: 0, warn: 1, inform: 2, off: 3 }
const weightOf = ({ verdict }: Standing) => ORDER[verdict.severity]
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** The heaviest first, then by day. Those alike stay in the order of people. */
const byWeight = (a: Standing, b: Standing) => weightOf(a) - weightOf(b) || compare(a.verdict.from, b.verdict.from)
/** The heaviest first, then rule by rule. People stay in their order, and so do the days of each. */
const byRule = (a: Standing, b: Standing) => weightOf(a) - weightOf(b) || compare(a.verdict.ruleId, b.verdict.ruleId)

type Asked = {
  from: string
  to: string
  providerId?: string | undefined
  providerIds?: readonly string[] | undefined
  hospitalId?: string | undefined
  hospitalIds?: readonly string[] | undefined
  ruleId?: string | undefined
  order: 'weight' | 'together'
}

/**
 * All that stands against the rules of an account and was asked for, in the order that was asked for.
 * @throws ApiError 400 for days that cannot be judged
 */
export const askedStanding = async (
  { from, to, providerId, providerIds, hospitalId, hospitalIds, ruleId, order }: Asked,
  context: Context,
): Promise<Standing[]> => {
  const places = hospitalIds && new Set(hospitalIds)
  checkJudgedDays({ from, to })
  const { accountId } = signedIn(context)
  const rules = (await rulesInForce(context.db, accountId)).filter((rule) => !ruleId || rule.ruleId === ruleId)
  const { signal } = context
  const wish = { days: { from, to }, rules, providerId, ...(providerIds && { providerIds }), signal }
  const all = (await standing(context.db, accountId, wish)).filter(
    (one) =>
      (hospitalId === undefined || one.hospitalIds.includes(hospitalId)) &&
      (!places || one.hospitalIds.some((id) => places.has(id))),
  )
  return all.sort(order === 'weight' ? byWeight : byRule)
}
