import { isStaffed, type CandidateCure } from '@onward/contract'
import { curesOf, type Verdict } from '@onward/scheduling/judge'
import { replacementsFor, toldCure } from '#server/booking/cures.ts'
import { metShift } from '#server/booking/refusals.ts'
import { isWithin, type Scope } from '#server/booking/scope.ts'
import { shiftsById } from '#server/booking/shown-shifts.ts'
import { givenTo, situationAround, type Asked } from './judge-candidates.ts'
import type { Placed } from './rank-candidates.ts'
import type { Slot } from './slot.ts'

/** So many are told of each verdict. */
const MOST_OFFERED = 4
/** So many shifts are judged to find the cures of an answer, each as often as it is: about a fifth of a second. */
const MOST_JUDGED = 30_000

type Shown = { slot: Slot; shown: readonly Placed[]; scope: Scope }

/**
 * What would clear each failing verdict of the people who are shown, the best of them first: the slot later, shorter or of another type, a credential,
 * or one of their own shifts ahead less, where whoever asks plans it. What nobody had the time to look for is not in it.
 */
export const curesOfCandidates = async (
  asked: Asked,
  days: { from: string; to: string },
  { slot, shown, scope }: Shown,
): Promise<Map<Verdict | undefined, CandidateCure[]>> => {
  const { db, accountId, rules, ground, slot: judged } = asked
  const failing = shown.flatMap(({ person: { providerId }, verdicts }) =>
    verdicts.filter(({ severity }) => severity !== 'inform').map((verdict) => ({ providerId, verdict })),
  )
  if (failing.length === 0) return new Map()
  const { situation } = await situationAround(asked, days, [...new Set(failing.map(({ providerId }) => providerId))])
  const moved = new Map([
    [judged.shiftId, { at: 0, shift: { ...slot, assignmentId: slot.assignmentId ?? 0, providerId: '' } }],
  ])
  const types = await replacementsFor(db, accountId, moved)
  const ahead = new Set(
    situation.people
      .flatMap(({ shifts }) => shifts)
      .filter(({ start, hospitalId, shiftId }) => {
        return (
          (ground.now === undefined || start > ground.now) && isWithin(scope, hospitalId) && shiftId !== judged.shiftId
        )
      })
      .map(({ shiftId }) => shiftId),
  )

  const budget = { left: MOST_JUDGED }
  const found = new Map<Verdict, ReturnType<typeof curesOf>>()
  for (const { providerId, verdict } of failing) {
    const cures = curesOf(givenTo(situation, judged, providerId), rules, verdict, {
      budget,
      most: MOST_OFFERED,
      // Not to give it to them is no cure of whom it is given to.
      isKept: true,
      shiftIds: [judged.shiftId],
      candidates: types.map((type) => ({ ...type, providerId })),
      droppable: verdict.shiftIds.filter((id) => ahead.has(id)),
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
