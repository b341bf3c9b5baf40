import type { Handlers, violations } from '@onward/contract'
import type { Standing } from '#server/booking/standing.ts'
import { namesIn, shownVerdicts } from '#server/booking/verdicts.ts'
import { signedIn, type Context } from '#server/context.ts'
import { askedStanding } from './asked-standing.ts'
import { counted } from './counted.ts'

const groupOf = ({ verdict: { ruleId, providerId } }: Standing) => `${ruleId} ${providerId}`

export const violationsHandlers: Handlers<typeof violations, Context> = {
  listViolations: async (asked, context) => {
    const { page, perPage } = asked
    const { accountId } = signedIn(context)
    const all = await askedStanding(asked, context)
    const shown = all.slice((page - 1) * perPage, page * perPage)
    const times = Map.groupBy(all, groupOf)
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
      groups: [...new Map(shown.map((one) => [groupOf(one), one]))].map(([group, { verdict }]) => {
        const { ruleId, providerId } = verdict
        return { ruleId, providerId, count: times.get(group)?.length ?? 0 }
      }),
      byRule: counted(
        'ruleId',
        all.map(({ verdict }) => verdict.ruleId),
      ),
      byProvider,
      byFacility,
    }
  },

  countViolations: async (asked, context) => {
    const verdicts = (await askedStanding({ ...asked, order: 'weight' }, context)).map(({ verdict }) => verdict)
    const met = verdicts.flatMap(({ severity, shiftIds }) => (severity === 'inform' ? [] : shiftIds))
    return {
      total: verdicts.length,
      byProvider: counted(
        'providerId',
        verdicts.map(({ providerId }) => providerId),
      ),
      assignmentIds: [...new Set(met)].map(Number),
    }
  },
}
