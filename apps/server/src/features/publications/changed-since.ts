import type { PublishedEntry } from '@onward/contract'
import { byId, entriesBetween } from '#server/booking/published-diffs.ts'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { shownRows, type Notice } from './change-notices.queries.ts'

/** What people are told of a shift. */
const TOLD = ['hospitalId', 'start', 'end', 'timeZone', 'shiftTypeId', 'specialtyId', 'note'] as const
/** Where and when it is, and as what: a line of a mail. */
const LINE = ['hospitalId', 'start', 'end', 'shiftTypeId'] as const
const isSameLine = (one: ToldAssignment, other: ToldAssignment | undefined) =>
  LINE.every((field) => one[field] === other?.[field])
const isAsKnown = (known: ToldAssignment | undefined, told: ToldAssignment | undefined) =>
  known && told ? TOLD.every((field) => known[field] === told[field]) : known === told

/**
 * What has become of shifts since somebody knew them as they are noted; what is as it was is left out, unless a mail that may have
 * reached them said otherwise. What such a mail said, and what is neither as it was nor as it is, is told to be no longer theirs.
 * @param isWanted whether it is told of a shift, by how it was or is
 */
export const changedSince = async (
  db: Db,
  notices: readonly Notice[],
  isWanted: (shift: ToldAssignment, notice: Notice) => boolean = () => true,
): Promise<readonly PublishedEntry[]> => {
  const shifts = async (of: 'known' | 'told' | 'said') => {
    const rows = notices.flatMap((notice) => notice[of] ?? [])
    return byId(rows.length === 0 ? [] : await shownRows(db, rows))
  }
  const [known, told, said] = [await shifts('known'), await shifts('told'), await shifts('said')]
  const before = new Map(known)
  const ids = notices.flatMap((notice) => {
    const id = notice.assignmentId
    const isAgain = isAsKnown(known.get(id), told.get(id))
    if (isAgain && (!notice.isSaid || isAsKnown(said.get(id), told.get(id)))) return []
    if (isAgain) {
      before.delete(id)
      const heard = said.get(id)
      if (heard) before.set(id, heard)
    }
    return [before.get(id), told.get(id)].some((shift) => shift && isWanted(shift, notice)) ? id : []
  })
  // Who got the mail that may not have arrived takes what it said for theirs.
  const voided = notices.flatMap((notice) => {
    const heard = notice.isSaid ? said.get(notice.assignmentId) : undefined
    const isVoid =
      heard !== undefined && ![before, told].some((shifts) => isSameLine(heard, shifts.get(notice.assignmentId)))
    return isVoid && isWanted(heard, notice) ? notice.assignmentId : []
  })
  return [...entriesBetween(before, told, ids), ...entriesBetween(said, new Map(), voided)]
}
