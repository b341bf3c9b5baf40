import { ApiError, ProposalConflict, type Assignment, type NotHandedOver, type Otherwise } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import { safeParse } from 'valibot'
import type { Author } from '#server/audit.ts'
import { book, type Booked } from '#server/booking/book.ts'
import type { ShiftChange } from '#server/booking/changes.ts'
import type { Said, Going } from '#server/booking/overrides.ts'
import type { Person } from '#server/booking/people.ts'
import { together } from '#server/booking/refusing.ts'
import { unknownId } from '#server/booking/refusals.ts'
import type { Db } from '#server/db.ts'
import { leavesBefore, notTakenOver, takenOverBy } from './people.refusals.ts'

/** Whose shifts ahead these are, who takes them, and which of them go otherwise or not at all. */
export type HandOver = {
  leaver: string
  taker: Person
  shifts: readonly Assignment[]
  otherwise: readonly Otherwise[]
}

/** @throws ApiError 404 that names the field, for who cannot take anything over */
export const takerIn = (people: ReadonlyMap<string, Person>, toProviderId: string): Person => {
  const taker = people.get(toProviderId)
  if (!taker?.isActive) throw unknownId('toProviderId', 'a provider')
  return taker
}

/** The shift is left open. */
export const openOf = ({ assignmentId: id, version }: Pick<Assignment, 'assignmentId' | 'version'>): ShiftChange => ({
  of: 'assignment',
  kind: 'change',
  id,
  version,
  to: { providerId: null },
})

/** A change for each of the shifts, in their order. */
const changesOf = ({ taker, shifts, otherwise }: HandOver): ShiftChange[] => {
  const saidOf = new Map(otherwise.map((one) => [one.assignmentId, one]))
  return shifts.map((shift) => {
    const said = saidOf.get(shift.assignmentId)
    if (said?.outcome === 'open') return openOf(said)
    const { assignmentId: id, version, outcome: _, ...times } = said ?? { ...seenOf(shift), outcome: 'handOver' }
    return { of: 'assignment', kind: 'change', id, version, to: { ...times, providerId: taker.providerId } }
  })
}
const seenOf = ({ assignmentId, version }: Assignment) => ({ assignmentId, version })

/** The shifts that would begin after the last day of who takes them, by their place. */
const tooLate = ({ taker: { providerName, lastDay }, shifts }: HandOver, changes: readonly ShiftChange[]) => {
  const refused = new Map<number, ApiError>()
  if (lastDay === null) return refused
  for (const [at, change] of changes.entries()) {
    if (change.kind !== 'change' || change.to.providerId === null) continue
    const date = change.to.startsAt === undefined ? shifts[at]?.scheduledDate : dateOfWall(change.to.startsAt)
    if (date !== undefined && date > lastDay) refused.set(at, leavesBefore(providerName, lastDay))
  }
  return refused
}

/** What stands in the way of changes, by their place, where that is why they were refused. */
const inTheWayOf = (error: unknown): Map<number, ApiError> | undefined => {
  const refused =
    error instanceof ApiError && error.status === 409 ? safeParse(ProposalConflict, error.body) : undefined
  if (!refused?.success) return undefined
  return new Map(
    refused.output.facts.conflicts.map(({ at, conflict }) => [at, takenOverBy(conflict)] as const).toReversed(),
  )
}

/**
 * What would become of a hand-over: which of its shifts cannot go, and what the rules say of the others, as if those that cannot
 * were left open. Whoever asks takes all of it back.
 */
export const judgeHandOver = async (
  trx: Db,
  author: Author,
  handOver: HandOver,
): Promise<{ refused: NotHandedOver[]; said: Said }> => {
  const { shifts, leaver } = handOver
  const changes = changesOf(handOver)
  const refused = tooLate(handOver, changes)
  const told = async (isAgain: boolean): Promise<Said> => {
    const left = changes.map((change, at) => {
      const shift = refused.has(at) ? shifts[at] : undefined
      return shift ? openOf(shift) : change
    })
    try {
      return (await book(trx, author, left, { isTrial: true, leaver, refusing: together(author.scope) })).said
    } catch (error) {
      const met = isAgain ? undefined : inTheWayOf(error)
      if (!met) throw error
      for (const [at, one] of met) refused.set(at, one)
      return told(true)
    }
  }
  const said = await told(false)
  return {
    said,
    refused: [...refused]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([at, { body }]) => {
        const shift = shifts[at]
        return shift ? { assignmentId: shift.assignmentId, conflict: body as NotHandedOver['conflict'] } : [] // ours
      }),
  }
}

/**
 * Hands them over.
 * @throws ApiError 409 `ProviderConflict` for the first that cannot go, 422 `RulesRefusal`
 */
export const bookHandOver = async (
  trx: Db,
  author: Author,
  handOver: HandOver,
  { overrides = [] }: Pick<Going, 'overrides'> = {},
): Promise<Booked> => {
  const changes = changesOf(handOver)
  const [late] = tooLate(handOver, changes).values()
  if (late) throw late
  return book(trx, author, changes, { overrides, leaver: handOver.leaver }).catch((error: unknown) => {
    throw notTakenOver(error)
  })
}
