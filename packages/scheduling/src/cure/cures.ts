import { dayNumber } from '../day-numbers.ts'
import { judge } from '../judge/judge.ts'
import { peopleFor, reachOf } from '../judge/reach.ts'
import type { Rule } from '../judge/rules.ts'
import {
  endDay,
  lengthOf,
  meet,
  startDay,
  type JudgedPerson,
  type JudgedShift,
  type Situation,
} from '../judge/situation.ts'
import { shiftsIn } from '../judge/timeline.ts'
import type { Verdict } from '../judge/verdict.ts'
import { changed, type Change } from './changes.ts'

/** A change with which a verdict would not be. */
export type Cure = {
  change: Change
  /** How many minutes of work it takes, gives or moves: the less, the better. */
  size: number
  /** What would be wrong then that is not now. */
  causes: readonly Verdict[]
}

export type CureOptions = {
  /** The shifts that may be changed; without them, all that the verdict met. */
  shiftIds?: readonly string[]
  /** What could be there instead of one of them, under the same id: other types with their times. */
  candidates?: readonly JudgedShift[]
  /** Shifts that may be dropped and not changed otherwise. */
  droppable?: readonly string[]
  /** The shifts that may be changed stay: not to have them is no cure. */
  isKept?: boolean
  /** Starts and ends are tried in steps of so many minutes: a quarter of an hour, unless it says otherwise. */
  step?: number
  /** How many shifts may be judged to find them, each as often as it is; what is spent is taken off. Without it, as many as it takes. */
  budget?: { left: number }
  /** How many of the smallest are wanted: all, unless it says otherwise. */
  most?: number
}

const QUARTER = 15

/**
 * Whether a verdict is gone: neither it itself is there after the change, nor one of the same rule and person about some of the same
 * shifts and nothing else, which was not there before.
 */
const isCleared = (verdict: Verdict, before: ReadonlySet<string>, after: readonly Verdict[]) =>
  after.every(
    ({ key, ruleId, providerId, shiftIds }) =>
      key !== verdict.key &&
      (ruleId !== verdict.ruleId ||
        providerId !== verdict.providerId ||
        before.has(key) ||
        shiftIds.some((id) => !verdict.shiftIds.includes(id))),
  )

/** How much a replacement changes: what is moved of its start and of its end. */
const moved = (from: JudgedShift, to: JudgedShift) => Math.abs(to.start - from.start) + Math.abs(to.end - from.end)

/** The credential that would do, as long as the shift needs it. */
const missingCredential = (verdict: Verdict, shift: JudgedShift): Change[] => {
  if (verdict.kind !== 'credential') return []
  const { credentialTypeId, reason, day } = verdict.facts
  const hospitalId = reason === 'elsewhere' ? shift.hospitalId : null
  const credential = { credentialTypeId, hospitalId, from: dayNumber(day), to: endDay(shift) }
  return [{ change: 'credential', providerId: verdict.providerId, credential }]
}

/** The least of a row of changes, each larger than the one before, that clears. */
const leastOf = (
  shift: JudgedShift,
  change: 'startLater' | 'endEarlier',
  step: number,
  clears: (one: Change) => boolean,
) => {
  for (let minutes = step; minutes < lengthOf(shift); minutes += step) {
    const one: Change = { change, shiftId: shift.shiftId, minutes }
    if (clears(one)) return [{ change: one, size: minutes }]
  }
  return []
}

/** As much of a situation as these rules see, and whole the shifts that are changed: they find the same in it, in less time. */
const seenBy = (situation: Situation, rules: readonly Rule[], changing: ReadonlySet<string>): Situation => {
  // Partners are looked at whole.
  if (rules.some(({ kind }) => kind === 'pair')) return situation
  const { before, after } = reachOf(rules)
  const days = { from: situation.range.from - before, to: situation.range.to + after }
  const isSeen = (shift: JudgedShift) => changing.has(shift.shiftId) || shiftsIn([shift], days).length > 0
  return { ...situation, people: situation.people.map((one) => ({ ...one, shifts: one.shifts.filter(isSeen) })) }
}

/** Whether nobody could be booked so, whatever rules say: they work meanwhile, or are away. */
const isTaken = (shift: JudgedShift, { shifts, leave }: JudgedPerson) =>
  shifts.some((one) => one.shiftId !== shift.shiftId && one.start < shift.end && shift.start < one.end) ||
  leave.some((away) => away.status === 'approved' && meet(away, { from: startDay(shift), to: endDay(shift) }))

const weightOf = ({ people }: Situation) => people.reduce((sum, { shifts }) => sum + shifts.length, 1)

const compare = (a: string, b: string) => (a < b ? -1 : 1)

/**
 * The smallest single changes that clear a verdict, the smallest first: a credential that is had as long as needed, a shift that
 * starts later or ends earlier, another one in its place, or none. Each is found by judging again, so that it does clear it,
 * and says what it would cause. None where nothing single helps.
 */
export const curesOf = (
  situation: Situation,
  rules: readonly Rule[],
  verdict: Verdict,
  {
    shiftIds = verdict.shiftIds,
    candidates = [],
    droppable = [],
    isKept = false,
    step = QUARTER,
    budget = { left: Infinity },
    most = Infinity,
  }: CureOptions = {},
): Cure[] => {
  const concerned = new Set(peopleFor(rules, [verdict.providerId]))
  const near = { ...situation, people: situation.people.filter(({ providerId }) => concerned.has(providerId)) }
  const own = rules.filter(({ ruleId }) => ruleId === verdict.ruleId)
  const seen = seenBy(near, own, new Set([...shiftIds, ...droppable]))
  const [weight, seenWeight] = [weightOf(near), weightOf(seen)]
  // Notice is about proposals: asked for as one, everything is proposed.
  const all = new Set(near.people.flatMap(({ shifts }) => shifts.map(({ shiftId }) => shiftId)))
  const touched = verdict.kind === 'notice' ? all : 'all'
  const spend = () => {
    budget.left -= seenWeight
    return budget.left > 0
  }
  // What met any other shift is not the verdict, nor in its place.
  const options = { within: new Set(verdict.shiftIds) }
  const before = new Set(judge(seen, own, touched, options).map(({ key }) => key))
  const clears = (change: Change) =>
    spend() && isCleared(verdict, before, judge(changed(seen, change), own, touched, options))

  const shifts = near.people.flatMap((person) =>
    person.shifts.filter(({ shiftId }) => shiftIds.includes(shiftId)).map((shift) => ({ person, shift })),
  )
  const found = shifts.flatMap(({ person, shift }) => {
    const { shiftId } = shift
    const gone: Change = { change: 'drop', shiftId }
    // What stands without the shift is not mended by less of it.
    if (isKept && !clears(gone)) return []
    const given = candidates.filter((one) => one.shiftId === shiftId && !isTaken(one, person))
    const whole = [
      ...missingCredential(verdict, shift).map((change) => ({ change, size: 0 })),
      ...given.map((one) => ({ change: { change: 'replace', shiftId, shift: one } as const, size: moved(shift, one) })),
      ...(isKept ? [] : [{ change: gone, size: lengthOf(shift) }]),
    ].filter(({ change }) => clears(change))
    return [...whole, ...leastOf(shift, 'startLater', step, clears), ...leastOf(shift, 'endEarlier', step, clears)]
  })

  const drops = near.people.flatMap(({ shifts: all }) =>
    all
      .filter(({ shiftId }) => droppable.includes(shiftId))
      .map((shift) => ({ change: { change: 'drop', shiftId: shift.shiftId } as const, size: lengthOf(shift) }))
      .filter(({ change }) => clears(change)),
  )

  if (found.length + drops.length === 0) return []
  const known = new Set(judge(near, rules, 'all').map(({ key }) => key))
  return [...found, ...drops]
    .sort((a, b) => a.size - b.size || compare(JSON.stringify(a.change), JSON.stringify(b.change)))
    .slice(0, most)
    .map(({ change, size }) => {
      budget.left -= weight * rules.length
      const causes = judge(changed(near, change), rules, 'all').filter(({ key }) => !known.has(key))
      return { change, size, causes }
    })
}
