import type { Handlers, situations } from '@onward/contract'
import { ruleOf, type JudgedPerson } from '@onward/scheduling/judge'
import { shownRulesInForce } from '#server/booking/rules.ts'
import { checkJudgedDays, groundOf, situationOf } from '#server/booking/situation.ts'
import { namesIn } from '#server/booking/verdicts.ts'
import { signedIn, type Context } from '#server/context.ts'

/** As an answer has it: what is read is told as it is. */
const told = ({ specialtyIds, hospitalIds, contracts, credentials, leave, shifts, ...person }: JudgedPerson) => ({
  ...person,
  specialtyIds: [...specialtyIds],
  hospitalIds: [...hospitalIds],
  contracts: [...contracts],
  credentials: [...credentials],
  leave: [...leave],
  shifts: shifts.map((shift) => ({ ...shift, days: [...shift.days] })),
})

export const situationsHandlers: Handlers<typeof situations, Context> = {
  readSituation: async ({ providerIds, from, to }, context) => {
    checkJudgedDays({ from, to })
    const { db } = context
    const { accountId } = signedIn(context)
    const rules = await shownRulesInForce(db, accountId)
    const ground = await groundOf(db, accountId)
    const { people } = await situationOf(db, accountId, providerIds, { from, to }, rules.map(ruleOf), ground)
    const { requirements, weekStartsOn, holidays } = ground
    const names = await namesIn(db, accountId, [people, rules, requirements])
    // Somebody whom nobody knows is not judged.
    const known = people.filter(({ providerId }) => names.providers[providerId] !== undefined)
    return { people: known.map(told), requirements, weekStartsOn, holidays, rules, names }
  },
}
