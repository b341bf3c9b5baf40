import type { PublishedEntry } from '@onward/contract'
import { byId, diffsBetween } from '#server/booking/published-diffs.ts'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { shownRows, type Notice } from './change-notices.queries.ts'

/** What people are told of a shift. */
const TOLD = ['hospitalId', 'start', 'end', 'timeZone', 'shiftTypeId', 'specialtyId', 'note'] as const
const isAsKnown = (known: ToldAssignment | undefined, told: ToldAssignment | undefined) =>
  known && told ? TOLD.every((field) => known[field] === told[field]) : known === told

/**
 * What has become of shifts since somebody knew them as they are noted; what is as it was is left out.
 * @param isWanted whether it is told of a shift, by how it was or is
 */
export const changedSince = async (
  db: Db,
  accountId: number,
  notices: readonly Notice[],
  isWanted: (shift: ToldAssignment) => boolean = () => true,
): Promise<readonly PublishedEntry[]> => {
  const shifts = async (of: 'known' | 'told') => {
    const rows = notices.flatMap((notice) => notice[of] ?? [])
    return byId(await shownRows(db, rows))
  }
  const [before, after] = [await shifts('known'), await shifts('told')]
  const ids = notices.flatMap(({ assignmentId: id }) => {
    const [known, told] = [before.get(id), after.get(id)]
    return !isAsKnown(known, told) && [known, told].some((shift) => shift && isWanted(shift)) ? id : []
  })
  const [diff] = await diffsBetween(db, accountId, { before, after, ids }, { now: new Date(0), isKnown: () => true })
  return diff?.entries ?? []
}
