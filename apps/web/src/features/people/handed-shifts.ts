import type { Assignment, Cure, NotHandedOver, Otherwise, ProposedVerdict } from '@onward/contract'
import { isFinal, offered } from '#web/ui/rules/said.ts'

/** What is said of a hand-over, as the server answers it. */
export type JudgedHandOver = {
  shifts: readonly Assignment[]
  refused: readonly NotHandedOver[]
  verdicts: readonly ProposedVerdict[]
}
/** What somebody says of single shifts, by their ids. */
export type Fates = ReadonlyMap<number, Otherwise>

/** A shift that is handed over, with what is said of it. */
export type Handed = {
  shift: Assignment
  fate: Otherwise | undefined
  conflict: NotHandedOver['conflict'] | undefined
  /** Each with what would clear it and is done to this shift. */
  verdicts: readonly { verdict: ProposedVerdict; cures: readonly Cure[] }[]
  /** It cannot go as it is, or somebody has changed it since it was said to be left open. */
  isStuck: boolean
  isLeftOpen: boolean
}

/**
 * The shifts, each with what is said of it. A verdict stands at the last that it names: where many are too many, those that come
 * first go. It stands as well where a change would clear it.
 */
export const handedOf = ({ shifts, refused, verdicts }: JudgedHandOver, fates: Fates): Handed[] => {
  const conflicts = new Map(refused.map(({ assignmentId, conflict }) => [assignmentId, conflict]))
  const isGoing = ({ assignmentId }: Assignment) =>
    !conflicts.has(assignmentId) && fates.get(assignmentId)?.outcome !== 'open'
  const homes = new Map(
    verdicts.map((verdict) => [
      verdict,
      shifts.findLastIndex((shift) => isGoing(shift) && verdict.assignmentIds.includes(shift.assignmentId)),
    ]),
  )
  return shifts.map((shift, at) => {
    const own = verdicts.flatMap((verdict) => {
      const cures = offered((verdict.cures ?? []).filter((cure) => cure.at === at))
      return homes.get(verdict) === at || cures.length > 0 ? [{ verdict, cures }] : []
    })
    const conflict = conflicts.get(shift.assignmentId)
    const isBlocked = own.some(({ verdict }) => isFinal(verdict) && homes.get(verdict) === at)
    const fate = fates.get(shift.assignmentId)
    const isLeftOpen = fate?.outcome === 'open' && !isChanged(conflict)
    return {
      shift,
      fate,
      conflict,
      verdicts: own,
      isStuck: !isLeftOpen && (conflict !== undefined || isBlocked),
      isLeftOpen,
    }
  })
}

/** Whether somebody has changed the shift since it was said what becomes of it. */
const isChanged = (conflict: Handed['conflict']) =>
  conflict?.reason === 'handOver' && conflict.facts.booking.reason === 'version'

/** Whether something is said of it, by whomever. */
export const isSpoken = ({ fate, conflict, verdicts }: Handed) =>
  fate !== undefined || conflict !== undefined || verdicts.length > 0

/** What somebody says why for, or what is about none of the shifts. */
export const askedOf = (verdicts: readonly ProposedVerdict[], handed: readonly Handed[]) => {
  const told = new Set(handed.flatMap((one) => one.verdicts.map(({ verdict }) => verdict)))
  return verdicts.filter((verdict) => verdict.needs === 'reason' || !told.has(verdict))
}

const seenOf = ({ assignmentId, version }: Assignment) => ({ assignmentId, version })
/** The shift is left open. */
export const openedOf = (shift: Assignment): Otherwise => ({ outcome: 'open', ...seenOf(shift) })
/** The shift goes as a cure says, on top of what was said of it. */
export const curedOf = (
  { shift, fate }: Handed,
  { startsAt, endsAt, shiftTypeId }: Pick<Cure, 'startsAt' | 'endsAt' | 'shiftTypeId'>,
): Otherwise => ({
  ...(fate?.outcome === 'handOver' && fate),
  outcome: 'handOver',
  ...seenOf(shift),
  ...(startsAt !== null && { startsAt }),
  ...(endsAt !== null && { endsAt }),
  ...(shiftTypeId !== null && { shiftTypeId }),
})
