import { memo } from 'react'
import { useText } from '#web/lib/text.ts'
import { alike } from './alike.ts'
import { dayWords, type Column } from './board-head.tsx'
import type { Placed } from './placing.ts'
import type { Removed } from './removed.ts'
import type { BoardShift } from './roster.ts'
import { elsewhereThan, type CellProps, type RowProps } from './row-props.ts'
import type { PersonRow } from './rows.ts'
import { RemovedChip, shiftChip } from './shift-chip.tsx'
import { cellWords, isUnavailable, nameOf } from './words.ts'
import styles from './board.module.css'

type DayProps = Pick<RowProps, 'roster' | 'conflicts' | 'facility' | 'room' | 'carried'> &
  CellProps & {
    row: PersonRow
    column: Column | undefined
    marks: Column['marks'] | undefined
    date: string
    inIt: readonly Placed[] | undefined
    removed: readonly Placed<Removed>[] | undefined
  }

/** A day of somebody, or of what is open. It is painted anew only where something of its own has changed, not when others come into sight. */
export const DayCell = memo((props: DayProps) => {
  const { row, id, column, date, inIt, removed, roster, conflicts, facility, room, carried } = props
  // Another language paints it anew.
  useText()
  const person = row.kind === 'person' ? row.person : undefined
  const isElsewhere = elsewhereThan(facility)
  const isConflict = ({ assignmentId }: BoardShift) => conflicts.has(assignmentId)
  const isLeft = ({ assignmentId }: BoardShift) => carried.has(assignmentId)
  const kinds = person ? undefined : alike(inIt ?? [], (shift) => isConflict(shift) || isLeft(shift))
  const isShared = (kinds ?? inIt ?? []).length + (removed?.length ?? 0) > 1
  const chip = (one: Placed, count?: number) =>
    shiftChip({
      placed: one,
      roster,
      isConflict: isConflict(one.shift),
      isElsewhere: isElsewhere(one.shift),
      isLeft: isLeft(one.shift),
      room,
      isAmong: isShared,
      alike: count,
    })
  return (
    <div
      role="gridcell"
      id={id}
      className={styles.cell}
      aria-colindex={props['aria-colindex']}
      aria-selected={props['aria-selected']}
      data-several={isShared || undefined}
      data-unavailable={(person && isUnavailable(person, date)) || undefined}
      {...props.marks}
    >
      {id !== undefined && (
        <span className={`unseen ${styles.said}`}>
          {cellWords(
            nameOf(row, roster),
            dayWords(column, row),
            date,
            { shifts: inIt, removed },
            person,
            roster,
            conflicts,
          )}
        </span>
      )}
      {kinds ? kinds.map(({ placed, count }) => chip(placed, count)) : inIt?.map((one) => chip(one))}
      {removed?.map((one) => (
        <RemovedChip key={one.shift.assignmentId} placed={one} roster={roster} isElsewhere={isElsewhere(one.shift)} />
      ))}
    </div>
  )
})
DayCell.displayName = 'DayCell'
