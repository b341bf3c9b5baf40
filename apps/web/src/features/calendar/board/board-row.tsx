import type { BoardLeave } from '@onward/contract'
import { Pin } from 'lucide'
import { memo, Suspense } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { count, percent } from '#web/lib/formats/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { LineCells, LineHead, SlotCells, SlotHead } from './demand-row.tsx'
import { marksOf } from './board-head.tsx'
import { DayCell } from './day-cell.tsx'
import { leaveBars, type Placed } from './placing.ts'
import type { PersonRow, Row } from './rows.ts'
import { isSaid, isWithin, type CellProps, type RowProps } from './row-props.ts'
import type { Removed } from './removed.ts'
import { contractIn, type Totals } from './totals.ts'
import { coveringFigures, coveringWords, groupName, nameOf, removedAtWords, totalsWords } from './words.ts'
import styles from './board.module.css'

const HoursCell = lazyPart(() => import('./hours/hours-cell.tsx'), 'HoursCell')

/** The target stands at four fifths of the bar, so that there is room beyond it. */
const TARGET = 80

const Hours = ({ totals }: { totals: Totals }) => {
  const { minutes, target } = totals
  const share = target === null || target <= 0 ? 0 : minutes / target
  const isOver = share > 1
  return (
    <span className={styles.hours} aria-hidden="true" data-over={isOver || undefined}>
      <b>{count(Math.round(minutes / 6) / 10)}</b>
      <span className={styles.track} data-free={target === null || undefined}>
        <i style={{ width: `${Math.min(share, 1) * TARGET}%` }} />
        {isOver && <u style={{ width: `${Math.min((share - 1) * TARGET, 100 - TARGET)}%` }} />}
      </span>
    </span>
  )
}

/** A row of the board: a group with its numbers, or a person with their shifts. */
export const BoardRow = memo((props: RowProps) => {
  // Another language paints it anew.
  useText()
  const { row, place, top, height, dates, columns, shown, gridId } = props
  const marksAt = (at: number) => columns[at] && marksOf(columns[at], row)
  const heard = (at: number): CellProps =>
    isSaid(props, at)
      ? { id: `${gridId}-${place}-${at}`, 'aria-colindex': at + 2, 'aria-selected': isWithin(props.chosen, at) }
      : {}
  const cell = (at: number) => ({ ...heard(at), ...marksAt(at) })
  const day = (whose: PersonRow, at: number) => (
    <DayCell
      key={at}
      row={whose}
      {...heard(at)}
      column={columns[at]}
      marks={marksAt(at)}
      date={dates[at] ?? ''}
      inIt={props.cells?.[at]}
      removed={props.removed?.[at]}
      roster={props.roster}
      conflicts={props.conflicts}
      facility={props.facility}
      room={props.room}
      carried={props.carried}
    />
  )
  const [from = 0, to = 0] = shown.split(',').map(Number)
  const places = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const away = row.kind === 'person' ? (props.roster.leave.get(row.key) ?? NO_LEAVE) : NO_LEAVE
  const head = () => {
    if (row.kind === 'group') return <GroupHead {...props} row={row} />
    if (row.kind === 'line') return <LineHead {...props} row={row} />
    if (row.kind === 'slot') return <SlotHead {...props} row={row} />
    return <PersonHead {...props} row={row} />
  }
  const days = () => {
    if (row.kind === 'line') return <LineCells {...props} row={row} places={places} cellOf={cell} />
    if (row.kind === 'slot') return <SlotCells {...props} row={row} places={places} cellOf={cell} />
    if (row.kind === 'group')
      return places.map((at) => (
        <GroupCell
          key={at}
          {...props}
          cell={cell(at)}
          date={dates[at] ?? ''}
          counted={props.onDuty?.[at] ?? 0}
          gone={props.removed?.[at]}
        />
      ))
    if (!props.hours) return places.map((at) => day(row, at))
    return (
      <Suspense fallback={day(row, 0)}>
        <HoursCell {...props} hours={props.hours} row={row} cell={cell(0)} />
      </Suspense>
    )
  }
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={place + 3}
      data-of={row.kind}
      data-off={(row.kind === 'person' && !row.person.isActive) || undefined}
      style={{ insetBlockStart: top, height }}
    >
      {head()}
      <div
        className={styles.cells}
        role="presentation"
        style={{ paddingInlineStart: `calc(var(--names) + ${from} * var(--day))` }}
        data-away={away.length > 0 || undefined}
      >
        {days()}
        <LeaveBars leave={away} dates={dates} />
      </div>
    </div>
  )
})
BoardRow.displayName = 'BoardRow'

const GroupHead = ({ row, roster, pinned }: RowProps & { row: Extract<Row, { kind: 'group' }> }) => (
  <div className={styles.names} role="rowheader" aria-colindex={1} aria-expanded={!row.isFolded} data-fold={row.key}>
    <span className={styles.fold} data-folded={row.isFolded || undefined}>
      <Icon name="down" size={14} />
    </span>
    <span className={styles.name} dir="auto">
      {groupName(row.group, roster)}{' '}
      <small>
        {count(row.count)}
        {pinned > 0 && ` · ${textOf('board.pinnedOf', { count: pinned })}`}
      </small>
    </span>
  </div>
)

type GroupCellProps = RowProps & {
  cell: CellProps
  date: string
  counted: number
  gone: readonly Placed<Removed>[] | undefined
}
const GroupCell = (props: GroupCellProps) => {
  const t = useText()
  const { row, roster, coverings, cell, date, counted, gone } = props
  const isOpen = row.kind === 'group' && row.group.of === 'open'
  const covering = coverings?.get(date)
  const isShort = covering !== undefined && covering.covered < covering.least
  const on = t(isOpen ? 'open.count' : 'board.onDuty', { count: counted })
  const goneWords = gone && removedAtWords(gone, roster)
  return (
    <div role="gridcell" className={styles.cell} data-short={isShort || undefined} {...cell}>
      <span className="unseen">
        {joined([covering && coveringWords(covering, date), (counted > 0 || !covering) && on, goneWords], ';')}
      </span>
      {covering && isShort ? (
        <span className={styles.short} aria-hidden="true">
          <Icon name="alert" size={8} />
          {coveringFigures(covering)}
        </span>
      ) : (
        counted > 0 && (
          <span aria-hidden="true">
            {isOpen && '○ '}
            {count(counted)}
          </span>
        )
      )}
      {gone && (
        <span className={styles.gone} aria-hidden="true" dir="ltr" title={goneWords} data-gone="">
          −{count(gone.length)}
        </span>
      )}
    </div>
  )
}

const PersonHead = ({ row, roster, totals, violations, pinned, said }: RowProps & { row: PersonRow }) => {
  const t = useText()
  const fte = row.kind === 'person' ? contractIn(row.person)?.fte : undefined
  return (
    <div className={styles.names} role="rowheader" aria-colindex={1}>
      {said !== undefined && (
        <span className="unseen">
          {joined([nameOf(row, roster), pinned > 0 && t('board.pinned'), totals && totalsWords(totals, violations)])}
        </span>
      )}
      <span className={styles.name} dir="auto" title={nameOf(row, roster)} aria-hidden="true">
        {nameOf(row, roster)}
      </span>
      {pinned > 0 && <Drawing of={Pin} className={styles.pin} size={11} />}
      {fte !== undefined && fte !== 1 && (
        <span className={styles.fte} aria-hidden="true">
          {percent(fte)}
        </span>
      )}
      {totals && (
        <>
          <Hours totals={totals} />
          <span className={styles.figure} aria-hidden="true">
            {totals.nights > 0 ? count(totals.nights) : '–'}
          </span>
          <span className={styles.figure} aria-hidden="true">
            {totals.weekends > 0 ? count(totals.weekends) : '–'}
          </span>
          <span className={styles.broken} aria-hidden="true" title={t('board.violations', { count: violations })}>
            {violations > 0 && (
              <>
                <Icon name="alert" size={11} />
                {violations > 1 && count(violations)}
              </>
            )}
          </span>
        </>
      )}
    </div>
  )
}

const NO_LEAVE: readonly BoardLeave[] = []
/** Hidden from who listens: each day says it. */
const LeaveBars = ({ leave: all, dates }: { leave: readonly BoardLeave[]; dates: readonly string[] }) =>
  leaveBars(all, dates).map(({ leave, from, to, isBefore, isAfter }) => (
    <span
      key={leave.leaveId}
      className={styles.leave}
      aria-hidden="true"
      data-before={isBefore || undefined}
      data-after={isAfter || undefined}
      style={{
        insetInlineStart: `calc(var(--names) + ${from} * var(--day) + 2px)`,
        width: `calc(${to - from + 1} * var(--day) - 4px)`,
      }}
    >
      <Icon name="leave" size={12} />
      {to > from && <span dir="auto">{leaveKindName(leave)}</span>}
    </span>
  ))
