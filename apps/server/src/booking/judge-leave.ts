import type { Leave } from '@onward/contract'
import { addDays, dayNumber } from '@onward/scheduling'
import {
  holidaysOf,
  isMissing,
  isNoWorse,
  judge,
  type JudgedLeave,
  type JudgedPerson,
  type Rule,
  type Situation,
} from '@onward/scheduling/judge'
import type { Db } from '#server/db.ts'
import type { Judgement } from './judge-booking.ts'
import { shiftsById } from './shown-shifts.ts'
import { canBeJudged, groundOf, situationOf } from './situation.ts'

type Dates = Pick<Leave, 'providerId' | 'startDate' | 'endDate'>
/** Leave as it was and as it is now that it is written, in any order. */
export type WrittenLeave = { before: readonly Dates[]; after: readonly Dates[] }

const spanOf = ({ startDate, endDate }: Dates) => ({ from: dayNumber(startDate), to: dayNumber(endDate) })
const isAt =
  ({ from, to }: JudgedLeave) =>
  (one: Dates) =>
    dayNumber(one.startDate) === from && dayNumber(one.endDate) === to

/** How many days beside leave a rule may speak of. */
const besideOf = (rules: readonly Rule[]) =>
  rules.reduce(
    (most, rule) =>
      rule.kind === 'nearLeave'
        ? Math.max(most, Math.ceil(Math.max(rule.parameters.before, rule.parameters.after) / 1440) + 1)
        : most,
    0,
  )

/** The situation as it was before leave was recorded. */
const beforeOf = (situation: Situation, { before, after }: WrittenLeave): Situation => ({
  ...situation,
  people: situation.people.map((person): JudgedPerson => {
    const own = ({ providerId }: Dates) => providerId === person.providerId
    const written = after.filter(own)
    return {
      ...person,
      leave: [
        ...person.leave.filter((leave) => !written.some(isAt(leave))),
        ...before.filter(own).map((one): JudgedLeave => ({ ...spanOf(one), status: 'approved' })),
      ],
    }
  }),
})

/**
 * What the rules say of leave once it is written, beside the shifts that stay: a call on the eve of it, a week that is over its
 * average without its days. What was as bad before is let be, and what is missing nobody's leave has to fill.
 * @returns undefined where nothing is to be said
 */
export const judgeLeave = async (
  trx: Db,
  accountId: number,
  rules: readonly Rule[],
  written: WrittenLeave,
): Promise<Judgement | undefined> => {
  const { after } = written
  const [first] = after.map(({ startDate }) => startDate).sort()
  const last = after
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1)
  if (rules.length === 0 || first === undefined || last === undefined) return undefined
  const beside = besideOf(rules)
  const days = { from: addDays(first, -beside), to: addDays(last, beside) }
  if (!canBeJudged(days)) return undefined
  const people = [...new Set(after.map(({ providerId }) => providerId))]
  const ground = await groundOf(trx, accountId)
  const stored = await situationOf(trx, accountId, people, days, rules, ground)
  const places = new Map(
    stored.people.flatMap(({ shifts }) => shifts).map(({ shiftId, hospitalId }) => [shiftId, hospitalId]),
  )
  const situation = { ...stored, holidays: holidaysOf(ground.holidays, places.values()) }
  const stood = judge(beforeOf(situation, written), rules, 'all')
  const verdicts = judge(situation, rules, 'all').filter(
    (verdict) =>
      people.includes(verdict.providerId) &&
      verdict.shiftIds.length > 0 &&
      !isMissing(verdict) &&
      !isNoWorse(verdict, stood),
  )
  if (verdicts.length === 0) return undefined
  const met = await shiftsById(trx, accountId, [...new Set(verdicts.flatMap(({ shiftIds }) => shiftIds))].map(Number))
  return {
    verdicts,
    situation,
    moved: new Map(),
    beside: new Map(met.map((shift) => [String(shift.assignmentId), shift])),
    placeOf: (id) => places.get(id),
  }
}
