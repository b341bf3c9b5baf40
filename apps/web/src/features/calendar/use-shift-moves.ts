import type { ShiftType } from '@onward/contract'
import { addDaysToWall, clockMinutes, dateOfWall, daysBetween } from '@onward/scheduling'
import { useMemo, useRef } from 'react'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { shortDate, timeSpan } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { useChange, useUnderWay } from '#web/ui/data/use-change.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { areSame, type Times } from '#web/ui/schedule/times.ts'
import { MOVING } from './moving.ts'
import { withShift, type CalendarRow } from './patched.ts'
import { useUndo } from './undo/use-undo.ts'

/** A shift that keeps its clock and its length keeps its type too. */
type Move = { row: CalendarRow; times: Times; shiftType?: ShiftType }

/** Where a shift stands after so many days; its facility's clock stays as it is. */
const onDate = ({ scheduledDate, startsAt, endsAt }: CalendarRow, date: string): Times => {
  const days = daysBetween(scheduledDate, date)
  return { startsAt: addDaysToWall(startsAt, days), endsAt: addDaysToWall(endsAt, days) }
}
// Unless the clocks change on the way, which the server knows; it decides for a moment where it stands, and no more.
const carriedOn = (instant: string, was: string, is: string) =>
  new Date(Date.parse(instant) + clockMinutes(was, is) * 60_000).toISOString()
const at = (row: CalendarRow, times: Times): CalendarRow => ({
  ...row,
  ...times,
  scheduledDate: dateOfWall(times.startsAt),
  start: carriedOn(row.start, row.startsAt, times.startsAt),
  end: carriedOn(row.end, row.endsAt, times.endsAt),
})

const none: CalendarRow[] = []
/** A shift may be moved on before the first move has been answered, or into the place of one that is on its way out. */
const TURN = 'move a shift'

/**
 * Moves shifts to other dates and hours. What is on its way is laid over the rows that the server answered, so that a refusal
 * leaves them as they were. `askFirst` is told of a shift that has begun, or would have where it is put.
 */
export const useShiftMoves = (
  answered: CalendarRow[] | undefined = none,
  askFirst: (row: CalendarRow, go: () => void) => void = (_, go) => go(),
) => {
  const t = useText()
  /** The versions that moves from here have led to: a shift may be taken up again before the grid has heard of them. */
  const versions = useRef(new Map<number, number>())
  const moves = useUnderWay<Move>(TURN)
  const rows = useMemo(
    () => moves.reduce((all, { row, times }) => withShift(all, row.assignmentId, at(row, times)), answered),
    [moves, answered],
  )
  const offerUndo = useUndo()
  const { mutate } = useChange(
    async ({ row: { assignmentId: id, version: seen }, times, shiftType }: Move, options) => {
      const { changeShift } = await import('./shift-changes.ts')
      const version = Math.max(seen, versions.current.get(id) ?? 0)
      return changeShift({ id, version, ...times, ...(shiftType && { shiftType }) }, options)
    },
    {
      by: MOVING,
      turn: TURN,
      failed: t('calendar.notMoved'),
      toastWording: async (error) => (await import('./refusal-words.ts')).refusalOf(error),
      onDone: ({ assignment: { assignmentId, version }, batchId }, { row, times }) => {
        versions.current.set(assignmentId, version)
        const date = dateOfWall(times.startsAt)
        const when = date === row.scheduledDate ? timeSpan(times.startsAt, times.endsAt) : shortDate(date)
        offerUndo(t('calendar.moved', { provider: whoOf(row), date: when }), batchId)
      },
    },
  )
  const change = ({ id }: GridEvent, to: (row: CalendarRow) => Omit<Move, 'row'>) => {
    const row = rows.find(({ assignmentId }) => String(assignmentId) === id)
    if (!row) return
    const move = to(row)
    if (areSame(row, move.times)) return
    const go = () => mutate({ row, ...move })
    const past = [row, at(row, move.times)].find(({ start }) => Date.parse(start) <= Date.now())
    if (past) askFirst(past, go)
    else go()
  }
  return {
    rows,
    toDate: (event: GridEvent, date: string) =>
      change(event, (row) => ({ times: onDate(row, date), shiftType: row.shiftType })),
    toTimes: (event: GridEvent, times: Times) => change(event, () => ({ times })),
  }
}
