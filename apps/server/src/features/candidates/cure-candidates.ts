import { isStaffed, type CandidateCure } from '@onward/contract'
import { curesOf, peopleFor, type JudgedShift, type Verdict } from '@onward/scheduling/judge'
import { replacementsFor, toldCure } from '#server/booking/cures.ts'
import { metShift } from '#server/booking/refusals.ts'
import { isWithin, type Scope } from '#server/booking/scope.ts'
import { shiftsById } from '#server/booking/shown-shifts.ts'
import { givenTo, type Asked } from './judge-candidates.ts'
import type { Placed } from './rank-candidates.ts'
import type { Slot } from './slot.ts'

/** So many are told of each verdict. */
const MOST_OFFERED = 4
/** So many shifts are judged to find the cures of an answer, each as often as it is: some hundredths of a second. */
const MOST_JUDGED = 8_000
/** Of more shifts than a week has nobody is told to drop one. */
const MOST_DROPPED = 7

type Shown = { slot: Slot; shown: readonly Placed[]; scope: Scope }

/**
 * What would clear each failing verdict of the people who are shown, the best of them first: the slot later, shorter or of another type, a credential,
 * or one of their own shifts ahead less, where whoever asks plans it. What nobody had the time to look for is not in it.
 */
export const curesOfCandidates = async (
  asked: Asked,
  { slot, shown, scope }: Shown,
): Promise<Map<Verdict | undefined, CandidateCure[]>> => {
  const { db, accountId, rules, ground, slot: judged } = asked
  const failing = shown.flatMap(({ person: { providerId }, verdicts, situation }) => {
    if (!situation) return []
    return verdicts
      .filter(({ severity }) => severity !== 'inform')
      .map((verdict) => ({ providerId, verdict, situation }))
  })
  if (failing.length === 0) return new Map()
  const moved = new Map([
    [judged.shiftId, { at: 0, shift: { ...slot, assignmentId: slot.assignmentId ?? 0, providerId: '' } }],
  ])
  const types = await replacementsFor(db, accountId, moved)
  const isDroppable = ({ start, hospitalId, shiftId }: JudgedShift) =>
    (ground.now === undefined || start > ground.now) && isWithin(scope, hospitalId) && shiftId !== judged.shiftId

  const budget = { left: MOST_JUDGED }
  const found = new Map<Verdict, ReturnType<typeof curesOf>>()
  for (const { providerId, verdict, situation } of failing) {
    const concerned = new Set(peopleFor(rules, [providerId]))
    const near = { ...situation, people: situation.people.filter((one) => concerned.has(one.providerId)) }
    const met = new Set(verdict.shiftIds)
    const theirs = near.people.flatMap(({ shifts }) => shifts.filter((one) => met.has(one.shiftId)))
    const cures = curesOf(givenTo(near, judged, providerId), rules, verdict, {
      budget,
      most: MOST_OFFERED,
      // Not to give it to them is no cure of whom it is given to.
      isKept: true,
      shiftIds: [judged.shiftId],
      candidates: types.map((type) => ({ ...type, providerId })),
      droppable: theirs.length > MOST_DROPPED ? [] : theirs.filter(isDroppable).map(({ shiftId }) => shiftId),
    })
    // Of what was not looked through nobody says that nothing helps.
    if (cures.length > 0 || budget.left > 0) found.set(verdict, cures)
    if (budget.left <= 0) break
  }

  const dropped = [...found.values()].flat().flatMap(({ change }) => {
    return change.change === 'drop' ? Number(change.shiftId) : []
  })
  const rows = (await shiftsById(db, accountId, dropped)).filter(isStaffed)
  const shifts = new Map(rows.map((shift) => [shift.assignmentId, metShift(shift)]))
  const told = ({ change, size, causes }: ReturnType<typeof curesOf>[number]): CandidateCure[] => {
    const more = { size, causes: causes.length }
    if (change.change === 'drop') {
      const one = shifts.get(Number(change.shiftId))
      const none = { startsAt: null, endsAt: null, shiftTypeId: null, credential: null }
      return one ? [{ change: 'drop', ...none, ...more, dropped: one }] : []
    }
    // A credential is missing for the slot, whichever of their shifts the verdict met.
    const said = toldCure(change, { shiftIds: [judged.shiftId] }, moved)
    if (!said) return []
    const { at: _, ...cure } = said
    return [{ ...cure, ...more, dropped: null }]
  }
  return new Map([...found].map(([verdict, cures]) => [verdict, cures.flatMap(told)]))
}
