import { useDirection } from '@mantine/core'
import texts from 'texts:byHour'
import type { CSSProperties } from 'react'
import { clock, shortClock, shortZone } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { useNow } from '#web/lib/formats/use-now.ts'
import { isOn, instantOf, shareOf, type Axis } from '#web/ui/schedule/day/axis.ts'
import { dayWords } from '../board-head.tsx'
import { elsewhereThan, type CellProps, type RowProps } from '../row-props.ts'
import type { PersonRow } from '../rows.ts'
import { shownAs } from '../shift-chip.tsx'
import { cellWords, isUnavailable, nameOf } from '../words.ts'
import type { Bar, HoursRow, RemovedBar } from './hours.ts'
import styles from './hours.module.css'
import board from '../board.module.css'

addTexts(texts)

const HOUR = 3_600_000
/** Below this a bar has room for letters alone, then for one time. */
const [TIGHT, NARROW] = [2 * HOUR, 5 * HOUR]

const placed = (axis: Axis, from: number, to: number): CSSProperties => {
  const start = Math.max(0, shareOf(axis, from))
  return { insetInlineStart: `${start * 100}%`, width: `${(Math.min(1, shareOf(axis, to)) - start) * 100}%` }
}

type Props = RowProps & { hours: HoursRow; row: PersonRow; cell: CellProps }

/** A day of somebody along its hours: each shift at its times, cut where it began before or goes on after. */
export const HoursCell = (props: Props) => {
  const { hours, row, roster, conflicts, dates, columns, cell, held, facility, carried, active } = props
  const { axis, bars, removed, usual, lanes } = hours
  const now = useNow()
  const person = row.kind === 'person' ? row.person : undefined
  const isElsewhere = elsewhereThan(facility)
  const [date = ''] = dates
  const inIt = bars.map((bar) => ({ shift: bar.shift, ...asPlaced(bar) }))
  const words = cellWords(
    nameOf(row, roster),
    dayWords(columns[0], row),
    date,
    { shifts: inIt, removed: removed.map((bar) => ({ shift: bar.removed, ...asPlaced(bar) })) },
    person,
    roster,
    conflicts,
  )
  const length = axis.hours.length === 24 ? '' : `; ${textOf('byHour.long', { count: axis.hours.length })}`
  const heldZone = held && roster.facilities.get(held.shift.hospitalId)?.timeZone
  return (
    <div
      role="gridcell"
      className={`${board.cell} ${styles.cell}`}
      data-unavailable={(person && isUnavailable(person, date)) || undefined}
      {...cell}
      style={{ '--hours': axis.hours.length, '--lanes': lanes } as CSSProperties} // variables of our own
    >
      <span className="unseen">
        {words}
        {length}
      </span>
      {bars.map((bar) => (
        <HourBar
          key={bar.shift.assignmentId}
          bar={bar}
          axis={axis}
          roster={roster}
          zone={zoneWords(roster.facilities.get(bar.shift.hospitalId)?.timeZone, usual)}
          isConflict={conflicts.has(bar.shift.assignmentId)}
          isElsewhere={isElsewhere(bar.shift)}
          isLeft={carried.has(bar.shift.assignmentId)}
          isActive={active === bar.shift.assignmentId}
        />
      ))}
      {removed.map((bar) => (
        <RemovedHourBar
          key={bar.removed.assignmentId}
          bar={bar}
          axis={axis}
          roster={roster}
          isElsewhere={isElsewhere(bar.removed)}
        />
      ))}
      {held && (
        <span
          className={styles.held}
          aria-hidden="true"
          style={placed(axis, instantOf(held.times.startsAt, heldZone), instantOf(held.times.endsAt, heldZone))}
        >
          {shortClock(held.times.startsAt)}–{shortClock(held.times.endsAt)}
        </span>
      )}
      {isOn(axis, now) && (
        <i className={styles.now} aria-hidden="true" style={{ insetInlineStart: `${shareOf(axis, now) * 100}%` }} />
      )}
    </div>
  )
}

const asPlaced = ({ isBefore, isAfter }: Bar | RemovedBar) => ({ isOn: isBefore, isEnd: !isAfter })

/** By whose clock a bar's times are, where that is not the one above the rows. */
const zoneWords = (own: string | undefined, above: string | undefined) =>
  own === undefined || own === above ? undefined : shortZone(own)

type BarProps = {
  bar: Bar
  axis: Axis
  roster: RowProps['roster']
  zone: string | undefined
  isConflict: boolean
  isElsewhere: boolean
  isLeft: boolean
  isActive: boolean
}
const HourBar = ({ bar, axis, roster, zone, isConflict, isElsewhere, isLeft, isActive }: BarProps) => {
  const { shift, from, to, isBefore, isAfter, lane } = bar
  const type = roster.types.get(shift.shiftTypeId)
  const room = Math.min(to, axis.to) - Math.max(from, axis.from)
  const arrow = useDirection().dir === 'rtl' ? '←' : '→'
  const times =
    room < TIGHT
      ? ''
      : room < NARROW
        ? isBefore
          ? `${arrow} ${shortClock(shift.endsAt)}`
          : `${shortClock(shift.startsAt)} ${arrow}`
        : [isBefore && arrow, clock(shift.startsAt), '–', clock(shift.endsAt), isAfter && arrow]
            .filter(Boolean)
            .join(' ')
  return (
    <span
      className={`${board.shift} ${styles.bar}`}
      aria-hidden="true"
      style={{ ...placed(axis, from, to), '--lane': lane } as CSSProperties} // a variable of our own
      {...shownAs({ shift, roster, isConflict, isElsewhere, isLeft })}
      data-before={isBefore || undefined}
      data-after={isAfter || undefined}
      data-active={isActive || undefined}
    >
      {!isBefore && <i className={board.edge} data-edge="start" />}
      <b>{type?.letters}</b>
      {roster.facilities.get(shift.hospitalId)?.code}
      <span className={styles.times} dir="auto">
        {[times, zone].filter(Boolean).join(' ')}
        {shift.flags.includes('changed') && ' ◆'}
        {isConflict && ' ▲'}
        {shift.flags.includes('overridden') && ' ✓'}
      </span>
      {!isAfter && <i className={board.edge} data-edge="end" />}
    </span>
  )
}

/** What somebody still goes by although it is gone: nothing that one could take hold of. */
const RemovedHourBar = ({
  bar,
  axis,
  roster,
  isElsewhere,
}: Pick<BarProps, 'axis' | 'roster' | 'isElsewhere'> & { bar: RemovedBar }) => {
  const { removed, from, to, isBefore, isAfter, lane } = bar
  return (
    <span
      className={`${board.shift} ${board.removed} ${styles.bar}`}
      aria-hidden="true"
      style={{ ...placed(axis, from, to), '--lane': lane } as CSSProperties} // a variable of our own
      data-removed={removed.assignmentId}
      data-part={roster.types.get(removed.shiftTypeId)?.partOfDay ?? 'custom'}
      data-elsewhere={isElsewhere || undefined}
      data-before={isBefore || undefined}
      data-after={isAfter || undefined}
    >
      <b>{roster.types.get(removed.shiftTypeId)?.letters}</b>
      {roster.facilities.get(removed.hospitalId)?.code}
      <span className={styles.times} dir="auto">
        {shortClock(removed.startsAt)}–{shortClock(removed.endsAt)}
      </span>
    </span>
  )
}
