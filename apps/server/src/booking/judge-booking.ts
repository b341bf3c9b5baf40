import { ApiError, type Assignment, type RulesRefusal } from '@onward/contract'
import { judge, type JudgedShift, type Rule, type Situation } from '@onward/scheduling/judge'
import type { Author } from '#server/audit.ts'
import type { Db } from '#server/db.ts'
import { isMissing, isNoWorse } from './no-worse.ts'
import { canBeJudged, groundOf, judgedOf, situationOf } from './situation.ts'
import { shownVerdicts } from './verdicts.ts'

/** How the shifts of a booking were, and how they are now that they are written. */
export type Judged = { before: readonly Assignment[]; after: readonly Assignment[] }

const isConfirmed = ({ status }: Assignment) => status === 'confirmed'
/** Whether the judge sees something else of it than before: a note is none of its business. */
const isMoved = (one: Assignment, other: Assignment | undefined) =>
  other?.status !== one.status ||
  other.providerId !== one.providerId ||
  other.hospitalId !== one.hospitalId ||
  other.shiftTypeId !== one.shiftTypeId ||
  other.specialtyId !== one.specialtyId ||
  other.start !== one.start ||
  other.end !== one.end

/** The situation as it was before the booking. */
const beforeOf = (situation: Situation, moved: ReadonlySet<string>, gone: readonly JudgedShift[]): Situation => ({
  ...situation,
  people: situation.people.map((person) => ({
    ...person,
    shifts: [
      ...person.shifts.filter(({ shiftId }) => !moved.has(shiftId)),
      ...gone.filter(({ providerId }) => providerId === person.providerId),
    ],
  })),
})

/**
 * Refuses a booking that a rule blocks, by all that stands once it is written. Only what is about the shifts of the booking is
 * looked at, and what was as bad before is let be: whoever takes one shift out of a week that has too many may. Of what is
 * missing only what the booking took away counts. Whoever calls has taken everybody whom the rules pair with its people.
 * @throws ApiError 422 `RulesRefusal` with every reason
 */
export const judgeBooking = async (
  trx: Db,
  { accountId, scope }: Pick<Author, 'accountId' | 'scope'>,
  rules: readonly Rule[],
  { before, after }: Judged,
): Promise<void> => {
  if (rules.length === 0) return
  const beforeById = new Map(before.map((shift) => [shift.assignmentId, shift]))
  const moved = after.filter((shift) => isMoved(shift, beforeById.get(shift.assignmentId)))
  const gone = moved.flatMap(({ assignmentId }) => beforeById.get(assignmentId) ?? []).filter(isConfirmed)
  const all = [...moved, ...gone]
  const dates = all.flatMap(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]).sort()
  const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  if (moved.length === 0 || !canBeJudged(days)) return
  const people = [...new Set(all.map(({ providerId }) => providerId))]
  const dropped = gone.map(judgedOf)
  const ground = await groundOf(trx, accountId)
  const situation = { ...(await situationOf(trx, accountId, people, days, rules, ground)), dropped }
  const ids = new Set(moved.map(({ assignmentId }) => String(assignmentId)))
  const verdicts = judge(situation, rules, ids)
  if (verdicts.length === 0) return
  const stood = judge(beforeOf(situation, ids, dropped), rules, ids)
  const taken = verdicts.some(isMissing)
    ? new Set(judge(situation, rules, new Set()).map(({ key }) => key))
    : new Set<string>()
  const worse = verdicts.filter(
    (verdict) => (!isMissing(verdict) || taken.has(verdict.key)) && !isNoWorse(verdict, stood),
  )
  if (worse.length === 0) return
  const places = new Map(
    [...situation.people.flatMap(({ shifts }) => shifts), ...dropped].map((shift) => [shift.shiftId, shift.hospitalId]),
  )
  const created = new Set([...ids].filter((id) => !beforeById.has(Number(id))))
  const facts = await shownVerdicts(trx, accountId, worse, { scope, placeOf: (id) => places.get(id), created })
  throw new ApiError(422, {
    message: facts.verdicts.map(({ message }) => message).join(' '),
    reason: 'rules',
    facts,
  } satisfies RulesRefusal)
}
