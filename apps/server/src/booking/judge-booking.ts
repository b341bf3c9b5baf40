import { isStaffed, type Assignment } from '@onward/contract'
import { judgeProposal, type Rule, type Situation, type Verdict } from '@onward/scheduling/judge'
import type { Db } from '#server/db.ts'
import { judgedOf } from './judged-people.ts'
import { canBeJudged, groundOf, situationOf } from './situation.ts'

/** How the shifts of a booking were, and how they are now that they are written, in the order of its changes. */
export type Judged = { before: readonly Assignment[]; after: readonly Assignment[] }

/** What the rules say of a booking, the heaviest first, and what it was judged in. A new shift goes by the place of its change. */
export type Judgement = {
  verdicts: readonly Verdict[]
  situation: Situation
  /** The shifts that the booking wrote and the judge looked at, by their ids there. */
  moved: ReadonlyMap<string, { at: number; shift: Assignment }>
  /** Others that it met, which stay as they are. */
  beside?: ReadonlyMap<string, Assignment>
  /** The facility of a shift by its id there. */
  placeOf: (shiftId: string) => string | undefined
}

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

/** The situation with other ids of shifts: what is only proposed has none that lasts. */
const called = (situation: Situation, nameOf: (shiftId: string) => string): Situation => ({
  ...situation,
  people: situation.people.map((person) => ({
    ...person,
    shifts: person.shifts.map((shift) => ({ ...shift, shiftId: nameOf(shift.shiftId) })),
  })),
})

/**
 * What the rules say of a booking once it is written. Whoever calls has taken everybody whom the rules pair with its people.
 * @returns undefined where nothing is to be said
 */
export const judgeBooking = async (
  trx: Db,
  accountId: number,
  rules: readonly Rule[],
  { before, after }: Judged,
): Promise<Judgement | undefined> => {
  if (rules.length === 0) return undefined
  const beforeById = new Map(before.map((shift) => [shift.assignmentId, shift]))
  const names = new Map(
    after.map(({ assignmentId }, at) => [
      String(assignmentId),
      beforeById.has(assignmentId) ? String(assignmentId) : `new:${at}`,
    ]),
  )
  const nameOf = (shiftId: string) => names.get(shiftId) ?? shiftId
  const moved = new Map(
    after.flatMap((shift, at) =>
      isMoved(shift, beforeById.get(shift.assignmentId))
        ? [[nameOf(String(shift.assignmentId)), { at, shift }] as const]
        : [],
    ),
  )
  const written = [...moved.values()].map(({ shift }) => shift)
  const gone = written
    .flatMap(({ assignmentId }) => beforeById.get(assignmentId) ?? [])
    .filter(isConfirmed)
    .filter(isStaffed)
  // Of an open shift there is nobody to judge.
  const all = [...written.filter(isStaffed), ...gone]
  const dates = all.flatMap(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]).sort()
  const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  if (all.length === 0 || !canBeJudged(days)) return undefined
  const people = [...new Set(all.map(({ providerId }) => providerId))]
  const dropped = gone.map(judgedOf)
  const ground = await groundOf(trx, accountId)
  const stored = await situationOf(trx, accountId, people, days, rules, ground)
  const situation = { ...called(stored, nameOf), dropped }
  const ids = new Set(moved.keys())
  const verdicts = judgeProposal(situation, rules, ids)
  if (verdicts.length === 0) return undefined
  const places = new Map(
    [...situation.people.flatMap(({ shifts }) => shifts), ...dropped].map((shift) => [shift.shiftId, shift.hospitalId]),
  )
  return { verdicts, situation, moved, placeOf: (id) => places.get(id) }
}

/** Two judgements of one booking as one; nothing is said twice. */
export const together = (one: Judgement | undefined, other: Judgement | undefined): Judgement | undefined => {
  if (!one || !other) return one ?? other
  const said = new Set(one.verdicts.map(({ key }) => key))
  return {
    ...one,
    verdicts: [...one.verdicts, ...other.verdicts.filter(({ key }) => !said.has(key))],
    beside: new Map([...(one.beside ?? []), ...(other.beside ?? [])]),
    placeOf: (id) => one.placeOf(id) ?? other.placeOf(id),
  }
}
