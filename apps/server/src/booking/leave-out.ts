import { setImmediate as breath } from 'node:timers/promises'
import {
  holidaysOf,
  isMissing,
  judge,
  peopleFor,
  type JudgedPerson,
  type JudgedShift,
  type Rule,
  type Situation,
  type Verdict,
} from '@onward/scheduling/judge'
import { chunks } from '#server/chunks.ts'
import type { Db } from '#server/db.ts'
import type { StaffedShift } from './refusals.ts'
import { judgedOf } from './judged-people.ts'
import { canBeJudged, groundOf, situationOf } from './situation.ts'

/** So many people are judged in one go: others are answered in between. */
const AT_ONCE = 50

/** What has to be left out of some new shifts, by their places, each with why. */
export type LeftOut = {
  verdicts: ReadonlyMap<number, Verdict>
  /** The facility of a shift by its id in the verdicts. */
  placeOf: (shiftId: string) => string | undefined
}
const NOTHING: LeftOut = { verdicts: new Map(), placeOf: () => undefined }

/** Of the shifts that a verdict met the one to be left out: the latest of its person, so that what comes first stays. */
const latestOf = ({ providerId, shiftIds }: Verdict, added: ReadonlyMap<string, JudgedShift>) => {
  const met = shiftIds.flatMap((id) => added.get(id) ?? [])
  const own = met.filter((shift) => shift.providerId === providerId)
  return (own.length > 0 ? own : met).toSorted((a, b) => b.start - a.start)[0]
}

const withAdded = (person: JudgedPerson, added: readonly JudgedShift[] = []): JudgedPerson =>
  added.length === 0 ? person : { ...person, shifts: [...person.shifts, ...added] }

/**
 * Which of these new shifts some rules would stop, of nothing but new shifts: all are judged together, the latest that a verdict
 * met is left out, and whom that was about is judged again, until nothing is stopped any more. Part of the transaction in which
 * the people, and those whom the rules pair with them, have been taken.
 */
export const leaveOut = async (
  trx: Db,
  accountId: number,
  rules: readonly Rule[],
  shifts: readonly StaffedShift[],
): Promise<LeftOut> => {
  const dates = shifts.flatMap(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]).toSorted()
  const days = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  if (rules.length === 0 || shifts.length === 0 || !canBeJudged(days)) return NOTHING
  const added = new Map(
    shifts.map((shift, at) => {
      const shiftId = `new:${at}`
      const { shiftTypeId = shift.shiftType, specialtyId = null } = shift
      return [shiftId, { ...judgedOf({ ...shift, shiftTypeId, specialtyId, assignmentId: at }), shiftId }]
    }),
  )
  const places = new Map([...added].map(([shiftId, { hospitalId }]) => [shiftId, hospitalId]))
  const people = [...new Set(shifts.map(({ providerId }) => providerId))]
  const ground = await groundOf(trx, accountId)
  const stored = await situationOf(trx, accountId, people, days, rules, ground)
  const storedShifts = stored.people.flatMap((person) => person.shifts)
  for (const { shiftId, hospitalId } of storedShifts) places.set(shiftId, hospitalId)
  const known: Situation = { ...stored, holidays: holidaysOf(ground.holidays, places.values()) }
  const personOf = new Map(known.people.map((person) => [person.providerId, person]))

  const found = new Map<number, Verdict>()
  let asked = people
  while (asked.length > 0) {
    const addedOf = Map.groupBy(added.values(), ({ providerId }) => providerId)
    const touched = new Set(added.keys())
    const gone = new Set<string>()
    const again = new Set<string>()
    for (const some of chunks(asked, AT_ONCE)) {
      const all = peopleFor(rules, some).flatMap((id) => personOf.get(id) ?? [])
      const situation = { ...known, people: all.map((person) => withAdded(person, addedOf.get(person.providerId))) }
      const about = new Set(some)
      for (const verdict of judge(situation, rules, touched)) {
        // What is missing no new shift has made so.
        if (!about.has(verdict.providerId) || isMissing(verdict)) continue
        const latest = verdict.shiftIds.some((id) => gone.has(id)) ? undefined : latestOf(verdict, added)
        if (!latest) continue
        gone.add(latest.shiftId)
        again.add(verdict.providerId).add(latest.providerId)
        found.set(Number(latest.shiftId.slice('new:'.length)), verdict)
      }
      await breath()
    }
    for (const id of gone) added.delete(id)
    asked = gone.size === 0 ? [] : peopleFor(rules, [...again])
  }
  return { verdicts: found, placeOf: (id) => places.get(id) }
}
