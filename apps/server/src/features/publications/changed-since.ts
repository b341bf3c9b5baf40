import type { Leave, PublishedEntry } from '@onward/contract'
import { byId, entryOf } from '#server/booking/published-diffs.ts'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import { asRead, type Change } from './as-read.ts'
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
  sides: Sides<Row>,
  { fields, line, isWanted }: Compared<Notice, Row>,
): Change<Row>[] => {
  const areAlike = (by: readonly (keyof Row)[]) => (one: Row | undefined, other: Row | undefined) =>
    one && other ? by.every((field) => one[field] === other[field]) : one === other
  const [isLike, isSameLine] = [areAlike(fields), areAlike(line)]
  const changes = notices.flatMap((notice): Change<Row>[] => {
    const { id, isSaid } = notice
    const [known, after] = [sides.known.get(id), sides.told.get(id)]
    const said = isSaid ? sides.said.get(id) : undefined
    const isSaidSo = isSaid && isLike(said, after)
    const isAgain = isLike(known, after)
    const before = isAgain && isSaid ? said : known
    const heard = isSaidSo ? 'this' : isSaid ? 'otherwise' : 'nothing'
    const isVoid = said !== undefined && ![before, after].some((row) => isSameLine(row, said))
    const isWantedOf = (row: Row | undefined) => row !== undefined && isWanted(row, notice)
    return [
      ...(!isLike(before, after) && [before, after].some(isWantedOf) ? [{ id, before, after, heard } as const] : []),
      // Who got the mail that may not have arrived takes what it said for theirs.
      ...(isVoid && isWantedOf(said) ? [{ id, before: said, after: undefined, heard } as const] : []),
    ]
  })
  return asRead(changes, isSameLine).filter(({ before, after }) => !isLike(before, after))
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
  const changes = comparedSince(notices, sides, {
    fields: ['hospitalId', 'start', 'end', 'timeZone', 'shiftTypeId', 'specialtyId', 'note'],
    line: ['hospitalId', 'start', 'end', 'shiftTypeId'],
    isWanted,
  })
  return changes.map(({ id, before, after }) => entryOf(id, before, after).entry)
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
  return comparedSince(notices, sides, {
    fields: ['startDate', 'endDate', 'leaveKindId', 'leaveDescription'],
    line: ['startDate', 'endDate', 'leaveKindId'],
    isWanted,
  })
}
