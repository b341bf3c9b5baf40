import { textOf } from '#web/lib/text.ts'
import { refusalOf } from './refusal.ts'
import { inTheWayIn } from './use-outcomes.ts'

/** Why leave was refused, in the language in use: what is in the way is listed beside it. */
export const leaveRefusalOf = (error: unknown): string => {
  const facts = inTheWayIn(error)
  if (!facts) return refusalOf(error)
  if (facts.changed.length > 0) return textOf('inTheWay.areChanged', { count: facts.changed.length })
  if (facts.handOvers.length > 0) return textOf('inTheWay.notTakenOver', { count: facts.handOvers.length })
  const shifts = facts.people.flatMap((one) => one.shifts)
  return shifts.length > 0 ? textOf('inTheWay.shifts', { count: shifts.length }) : textOf('inTheWay.leaves')
}
