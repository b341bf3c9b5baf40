import type { AdminCalendarRow, Assignment, Leave, ProviderScheduleRow } from '@onward/contract'
import { wallAt } from '@onward/scheduling'
import { folded } from '#web/lib/formats/folded.ts'
import { order } from '#web/lib/formats/order.ts'

// What a write answers is put where the server would list it, so that nobody has to ask for the month again.

/** What the calls of booking answer: one row, or all that were written. */
type Written = { assignment?: Assignment; assignments?: Assignment[]; leave?: Leave | Leave[] }

/** How a kept answer takes in, one by one, the rows that a write answered; undefined where only the server knows. */
const patchedBy =
  <Kept, Row>(rowsIn: (written: Written) => Row[] | undefined, how: (kept: Kept, row: Row) => Kept | undefined) =>
  // The cache does not know that a query keeps its own answers, and that who writes what it reads is a call of booking.
  (kept: unknown, written: unknown) =>
    rowsIn(written as Written)?.reduce<Kept | undefined>((all, row) => all && how(all, row), kept as Kept)

/** The same for the query's `meta`, of an answer about shifts. */
export const patchedByShifts = <Kept>(how: (kept: Kept, shift: Assignment) => Kept | undefined) =>
  patchedBy(({ assignment, assignments }) => assignments ?? (assignment && [assignment]), how)
/** And of one about leave. */
export const patchedByLeave = <Kept>(how: (kept: Kept, leave: Leave) => Kept | undefined) =>
  patchedBy(({ leave }) => leave && [leave].flat(), how)

/** What the grids paint of a shift: a row of the admin's calendar, or one like it that nobody works yet. */
export type CalendarRow = Omit<AdminCalendarRow, 'providerId' | 'providerName'> &
  Pick<Assignment, 'providerId' | 'providerName'>
/** A shift as people were told of it, who work it no more, or on another day or elsewhere. */
export type RemovedRow = Omit<CalendarRow, 'publication'> & { publication: 'removed' }

/** A row of the admin's calendar where it belongs among the others; without one, the others alone. */
export const withShift = <Row extends CalendarRow>(rows: Row[], id: number, row: Row | undefined) =>
  placed(rows, ({ assignmentId }) => assignmentId === id, row, byStart)

/** The row that an assignment has in the admin's calendar. */
export const rowOf = <Shift extends Assignment>(shift: Shift) => ({ ...shift, hospitalName: shift.facilityName })

/** A list of what is under way on some dates with a shift as it is now, or without one that is no longer. */
export const withListed = (
  kept: { assignments: Assignment[]; total: number },
  shift: Assignment,
  from: string,
  to: string,
  isOne = ({ status }: Assignment) => status === 'confirmed',
) => {
  const { scheduledDate, endsAt } = shift
  const isListed = isOne(shift) && scheduledDate <= to && (scheduledDate >= from || endsAt > wallAt(from, '00:00'))
  const isSame = ({ assignmentId }: Assignment) => assignmentId === shift.assignmentId
  const assignments = placed(kept.assignments, isSame, isListed ? shift : undefined, byStart)
  return { assignments, total: kept.total + assignments.length - kept.assignments.length }
}

/** Leave where it belongs in a list of what touches the dates; leave that does not touch them, or is cancelled, is not in it. */
export const withLeave = (list: Leave[], leave: Leave, from: string, to: string) => {
  const isListed = leave.status === 'approved' && leave.startDate <= to && leave.endDate >= from
  return placed(list, ({ leaveId }) => leaveId === leave.leaveId, isListed ? leave : undefined, byFirstDay)
}

/** The provider's own rows with a shift as it is now, or without one that is not theirs; undefined on a day with leave. */
export const withOwnShift = (rows: ProviderScheduleRow[], shift: Assignment, isShown: boolean) => {
  const isSame = ({ assignmentId }: ProviderScheduleRow) => assignmentId === shift.assignmentId
  // Shift and leave of a day share a row, and what is left of it without the shift depends on the others.
  const isShared = rows.some(
    (row) => row.leaveDescription !== null && (isSame(row) || (isShown && row.date === shift.scheduledDate)),
  )
  if (isShared) return undefined
  const row = isShown
    ? { ...shift, date: shift.scheduledDate, facilityTone: toneOf(rows, shift), leaveDescription: null }
    : undefined
  return placed(rows, isSame, row, byDay)
}

/** A shift does not say how its place is painted: that follows from the others there. */
const toneOf = (rows: ProviderScheduleRow[], { hospitalId }: Assignment) =>
  rows.find((row) => row.hospitalId === hospitalId)?.facilityTone ?? null

/** The rows with one of them in its place; the very same rows where nothing changes. */
const placed = <Row>(
  rows: Row[],
  isSame: (row: Row) => boolean,
  row: Row | undefined,
  inOrder: (one: Row, other: Row) => number,
) => {
  const others = rows.filter((one) => !isSame(one))
  if (!row) return others.length === rows.length ? rows : others
  const at = others.findIndex((one) => inOrder(one, row) > 0)
  return others.toSpliced(at === -1 ? others.length : at, 0, row)
}

// The orders of the server: names by their folded form, all texts character by character.
const byName = (one: Named, other: Named) =>
  // Open shifts stand last.
  Number(one.providerName === null) - Number(other.providerName === null) ||
  order(folded(one.providerName ?? ''), folded(other.providerName ?? ''))
type Named = { providerName: string | null }
type Listed = Pick<Assignment, 'scheduledDate' | 'start' | 'providerName' | 'assignmentId'>
const byStart = (one: Listed, other: Listed) =>
  order(one.scheduledDate, other.scheduledDate) ||
  order(one.start, other.start) ||
  byName(one, other) ||
  one.assignmentId - other.assignmentId
const byFirstDay = (one: Leave, other: Leave) =>
  order(one.startDate, other.startDate) || byName(one, other) || one.leaveId - other.leaveId
const byDay = (one: ProviderScheduleRow, other: ProviderScheduleRow) =>
  order(one.date, other.date) || order(one.start ?? '', other.start ?? '')

/** The shifts that somebody works with others: one that was just restored, or given to somebody, is in both lists for a moment. */
export const withOthers = (standing: CalendarRow[], others: readonly CalendarRow[]) => {
  if (others.length === 0) return standing
  const ids = new Set(standing.map(({ assignmentId }) => assignmentId))
  return [...others.filter(({ assignmentId }) => !ids.has(assignmentId)), ...standing]
}
