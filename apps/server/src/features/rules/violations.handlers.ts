import type { Handlers, violations } from '@onward/contract'
import { rulesInForce } from '#server/booking/rules.ts'
import { checkJudgedDays } from '#server/booking/situation.ts'
import { standing, type Standing } from '#server/booking/standing.ts'
import { namesIn, shownVerdicts } from '#server/booking/verdicts.ts'
import { signedIn, type Context } from '#server/context.ts'
import { counted } from './counted.ts'

const ORDER = { block: 0, warn: 1, inform: 2, off: 3 }
const weightOf = ({ verdict }: Standing) => ORDER[verdict.severity]
/** The heaviest first, then by day. Those alike stay in the order of people. */
const byWeight = (a: Standing, b: Standing) =>
  weightOf(a) - weightOf(b) || (a.verdict.from < b.verdict.from ? -1 : a.verdict.from > b.verdict.from ? 1 : 0)

export const violationsHandlers: Handlers<typeof violations, Context> = {
  listViolations: async (asked, context) => {
    const { from, to, providerId, providerIds, hospitalId, ruleId, page, perPage } = asked
    const places = asked.hospitalIds && new Set(asked.hospitalIds)
    checkJudgedDays({ from, to })
    const { accountId } = signedIn(context)
    const rules = await rulesInForce(context.db, accountId)
    const wish = { days: { from, to }, rules, providerId, ...(providerIds && { providerIds }) }
    const all = (await standing(context.db, accountId, wish)).filter(
      ({ verdict, hospitalIds }) =>
        (ruleId === undefined || verdict.ruleId === ruleId) &&
        (hospitalId === undefined || hospitalIds.includes(hospitalId)) &&
        (!places || hospitalIds.some((id) => places.has(id))),
    )
    const shown = all.toSorted(byWeight).slice((page - 1) * perPage, page * perPage)
    const { verdicts } = await shownVerdicts(
      context.db,
      accountId,
      shown.map(({ verdict }) => verdict),
    )
    const byProvider = counted(
      'providerId',
      all.map(({ verdict }) => verdict.providerId),
    )
    const byFacility = counted(
      'hospitalId',
      all.flatMap(({ hospitalIds }) => hospitalIds),
    )
    return {
      violations: verdicts,
      names: await namesIn(context.db, accountId, [verdicts, byProvider, byFacility]),
      total: all.length,
      byRule: counted(
        'ruleId',
        all.map(({ verdict }) => verdict.ruleId),
      ),
      byProvider,
      byFacility,
    }
  },
}
