import {
  bucketOf,
  holidaysOf,
  isMissing,
  judge,
  nearLimits,
  peopleFor,
  worstOfEach,
  type CandidateBucket,
  type JudgedPerson,
  type JudgedShift,
  type Rule,
  type Situation,
  type Verdict,
} from '@onward/scheduling/judge'
import { situationOf, type Ground } from '#server/booking/situation.ts'
import type { Db } from '#server/db.ts'
import type { PersonAsked } from './candidates.queries.ts'

/** What the rules say of somebody with the slot. */
export type JudgedCandidate = {
  bucket: CandidateBucket
  verdicts: readonly Verdict[]
  near: readonly Verdict[]
  /** What they were judged in, where there are rules. */
  situation?: Situation
}

const withSlot = (person: JudgedPerson, slot: JudgedShift): JudgedPerson => ({
  ...person,
  shifts: [...person.shifts, { ...slot, providerId: person.providerId }],
})
/** The shift is nobody's while somebody is looked for. */
const withoutSlot = (person: JudgedPerson, { shiftId }: JudgedShift): JudgedPerson => ({
  ...person,
  shifts: person.shifts.filter((shift) => shift.shiftId !== shiftId),
})

/** How it would be with the slot given to one of them, and to nobody else. */
export const givenTo = (situation: Situation, slot: JudgedShift, providerId: string): Situation => ({
  ...situation,
  people: situation.people.map((person) => {
    const without = withoutSlot(person, slot)
    return person.providerId === providerId ? withSlot(without, slot) : without
  }),
})

/** Whether a rule pairs them with somebody: only one of the two can have the slot. */
const pairs = (rule: Rule, providerId: string) => rule.kind === 'pair' && peopleFor([rule], [providerId]).length > 1

/** What the rules say of each of these people, were the slot theirs and nobody else's. */
const verdictsOf = (situation: Situation, rules: readonly Rule[], slot: JudgedShift, asked: readonly PersonAsked[]) => {
  const touched = new Set([slot.shiftId])
  const people = situation.people.map((person) => withoutSlot(person, slot))
  const ids = new Set(asked.map(({ providerId }) => providerId))
  const all = { ...situation, people: people.map((one) => (ids.has(one.providerId) ? withSlot(one, slot) : one)) }
  const alone = rules.filter(({ kind }) => kind !== 'pair')
  // What is missing refuses nobody who takes a shift on.
  const found = judge(all, alone, touched, { isWorst: true }).filter((verdict) => !isMissing(verdict))
  const near = nearLimits(all, alone, touched, found)
  const byPerson = (verdicts: readonly Verdict[]) => Map.groupBy(verdicts, ({ providerId }) => providerId)
  const [failing, close] = [byPerson(found), byPerson(near)]
  return ({ providerId }: PersonAsked) => {
    const paired = rules.filter((rule) => pairs(rule, providerId))
    const met =
      paired.length === 0
        ? []
        : judge(givenTo(situation, slot, providerId), paired, touched).filter((verdict) => !isMissing(verdict))
    const ownVerdicts = [...(failing.get(providerId) ?? []), ...met]
    return { verdicts: worstOfEach(ownVerdicts.toSorted(byWeight)), near: close.get(providerId) ?? [] }
  }
}
const ORDER = { block: 0, warn: 1, inform: 2 }
const byWeight = (one: Verdict, other: Verdict) => ORDER[one.severity] - ORDER[other.severity]

/** The facts that people are judged on, read for these alone. */
export type Asked = { db: Db; accountId: number; rules: readonly Rule[]; ground: Ground; slot: JudgedShift }

/** Judges some people with the slot, in one go. */
export const judgeCandidates = async (
  { db, accountId, rules, ground, slot }: Asked,
  days: { from: string; to: string },
  people: readonly PersonAsked[],
): Promise<{ judged: Map<string, JudgedCandidate>; places: ReadonlyMap<string, string> }> => {
  const ids = people.map(({ providerId }) => providerId)
  if (rules.length === 0) {
    const said = (person: PersonAsked) => ({ bucket: bucketOf(person, [], false), verdicts: [], near: [] })
    return { judged: new Map(people.map((person) => [person.providerId, said(person)])), places: new Map() }
  }
  const stored = await situationOf(db, accountId, ids, days, rules, ground)
  const shifts = stored.people.flatMap((person) => person.shifts)
  const places = new Map([...shifts, slot].map(({ shiftId, hospitalId }) => [shiftId, hospitalId]))
  const situation = { ...stored, holidays: holidaysOf(ground.holidays, places.values()) }
  const saidOf = verdictsOf(situation, rules, slot, people)
  const judged = new Map(
    people.map((person) => {
      const { verdicts, near } = saidOf(person)
      return [person.providerId, { bucket: bucketOf(person, verdicts, near.length > 0), verdicts, near, situation }]
    }),
  )
  return { judged, places }
}
