import type { Assignment } from '@onward/contract'
import { differing } from '#web/lib/differing.ts'

/** What the form of a shift says. */
export type ShiftInput = Pick<Assignment, 'providerId' | 'hospitalId' | 'startsAt' | 'endsAt' | 'shiftTypeId' | 'note'>
/** What people change as one thing. */
export type Part = 'provider' | 'facility' | 'times' | 'note'
export const PARTS = ['provider', 'facility', 'times', 'note'] as const satisfies Part[]

const FIELDS = {
  provider: ['providerId'],
  facility: ['hospitalId'],
  times: ['startsAt', 'endsAt', 'shiftTypeId'],
  note: ['note'],
} as const satisfies Record<Part, (keyof ShiftInput)[]>

export const isSame = (part: Part, one: ShiftInput, other: ShiftInput) =>
  FIELDS[part].every((field) => one[field] === other[field])

/** What to send for a change: what differs from the shift as it was seen, and nothing else. A type goes with its times. */
export const changesTo = (input: ShiftInput, seen: ShiftInput): Partial<ShiftInput> => {
  const changes = differing(input, seen)
  const isMoved = changes.startsAt !== undefined || changes.endsAt !== undefined
  return isMoved ? { ...changes, shiftTypeId: input.shiftTypeId } : changes
}

/**
 * Two people changed one shift: what only the other changed is `taken` over, what both changed to something else is left to
 * choose. `seen` is the shift that I began with.
 */
export const mergeShift = (seen: ShiftInput, mine: ShiftInput, theirs: ShiftInput) => {
  const changed = PARTS.filter((part) => !isSame(part, seen, theirs) && !isSame(part, mine, theirs))
  return {
    taken: changed.filter((part) => isSame(part, seen, mine)),
    both: changed.filter((part) => !isSame(part, seen, mine)),
  }
}

/** What is mine beside theirs: as it is typed now, and where that is theirs, as it was typed before. */
export const mineOf = (before: ShiftInput, typed: ShiftInput, theirs: ShiftInput): ShiftInput => {
  const own = PARTS.filter((part) => !isSame(part, typed, theirs)).flatMap((part) => [...FIELDS[part]])
  return { ...before, ...Object.fromEntries(own.map((field) => [field, typed[field]])) }
}
