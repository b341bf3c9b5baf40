import type { Leave, PublishedEntry } from '@onward/contract'
import { byId, entriesBetween } from '#server/booking/published-diffs.ts'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { shownRows, type LeaveNotice, type ShiftNotice } from './notices.queries.ts'

/** How something that is noted was, is, and was said to be by a mail that may not have arrived, by its id. */
type Sides<Row> = Record<'known' | 'told' | 'said', ReadonlyMap<number, Row>>
type Compared<Notice, Row> = {
  /** What people are told of it. */
  fields: readonly (keyof Row)[]
  /** What tells it from others: a line of a mail. */
  line: readonly (keyof Row)[]
  /** Whether somebody is told of it, by how it was or is. */
  isWanted: (row: Row, notice: Notice) => boolean
}

/**
 * What has become of what is noted since somebody knew it; what is as it was is left out, unless a mail that may have reached
 * them said otherwise. What such a mail said, and what is neither as it was nor as it is, is told to be no longer theirs.
 */
const comparedSince = <Notice extends { id: number; isSaid: boolean }, Row>(
  notices: readonly Notice[],
  { known, told, said }: Sides<Row>,
  { fields, line, isWanted }: Compared<Notice, Row>,
) => {
  const isLike = (one: Row | undefined, other: Row | undefined) =>
    one && other ? fields.every((field) => one[field] === other[field]) : one === other
  const before = new Map(known)
  const ids = notices.flatMap((notice) => {
    const { id } = notice
    const isAgain = isLike(known.get(id), told.get(id))
    if (isAgain && (!notice.isSaid || isLike(said.get(id), told.get(id)))) return []
    if (isAgain) {
      before.delete(id)
      const heard = said.get(id)
      if (heard) before.set(id, heard)
    }
    return [before.get(id), told.get(id)].some((row) => row && isWanted(row, notice)) ? id : []
  })
  // Who got the mail that may not have arrived takes what it said for theirs.
  const voided = notices.flatMap((notice) => {
    const heard = notice.isSaid ? said.get(notice.id) : undefined
    const isSameLine = (row: Row | undefined) => line.every((field) => heard?.[field] === row?.[field])
    const isVoid = heard !== undefined && ![before, told].some((rows) => isSameLine(rows.get(notice.id)))
    return isVoid && isWanted(heard, notice) ? notice.id : []
  })
  return { before, ids, voided }
}

/**
 * What has become of shifts since somebody knew them as they are noted.
 * @param isWanted whether it is told of a shift, by how it was or is
 */
export const shiftsSince = async (
  db: Db,
  notices: readonly ShiftNotice[],
  isWanted: (shift: ToldAssignment, notice: ShiftNotice) => boolean = () => true,
): Promise<readonly PublishedEntry[]> => {
  const shifts = async (of: 'known' | 'told' | 'said') => {
    const rows = notices.flatMap((notice) => notice[of] ?? [])
    return byId(rows.length === 0 ? [] : await shownRows(db, rows))
  }
  const sides = { known: await shifts('known'), told: await shifts('told'), said: await shifts('said') }
  const { before, ids, voided } = comparedSince(notices, sides, {
    fields: ['hospitalId', 'start', 'end', 'timeZone', 'shiftTypeId', 'specialtyId', 'note'],
    line: ['hospitalId', 'start', 'end', 'shiftTypeId'],
    isWanted,
  })
  return [...entriesBetween(before, sides.told, ids), ...entriesBetween(sides.said, new Map(), voided)]
}

/** What became of somebody's leave: new to them, changed, or cancelled. */
export type LeaveEntry = { before: Leave | undefined; after: Leave | undefined }

/**
 * What has become of leave since somebody knew it as it is noted.
 * @param isWanted whether it is told of leave, by how it was or is
 */
export const leaveSince = (notices: readonly LeaveNotice[], isWanted: (leave: Leave) => boolean): LeaveEntry[] => {
  const side = (of: 'known' | 'told' | 'said') =>
    new Map(notices.flatMap((notice) => (notice[of] ? [[notice.id, notice[of]] as const] : [])))
  const sides = { known: side('known'), told: side('told'), said: side('said') }
  const { before, ids, voided } = comparedSince(notices, sides, {
    fields: ['startDate', 'endDate', 'leaveKindId', 'leaveDescription'],
    line: ['startDate', 'endDate', 'leaveKindId'],
    isWanted,
  })
  return [
    ...ids.map((id) => ({ before: before.get(id), after: sides.told.get(id) })),
    ...voided.map((id) => ({ before: sides.said.get(id), after: undefined })),
  ]
}
