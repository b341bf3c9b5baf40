import { memo, type CSSProperties, type ReactNode } from 'react'
import { count, percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import type { Column } from './board-head.tsx'
import type { Coverings } from './covering.ts'
import type { Room } from './geometry.ts'
import { leaveBars, type Cells } from './placing.ts'
import type { Roster } from './roster.ts'
import type { Row } from './rows.ts'
import { ShiftChip } from './shift-chip.tsx'
import { contractIn, type Totals } from './totals.ts'
import { cellWords, coveringFigures, coveringWords, groupName, isUnavailable, totalsWords } from './words.ts'
import styles from './board.module.css'

type Props = {
  gridId: string
  row: Row
  place: number
  top: number
  height: number
  dates: readonly string[]
  columns: readonly Column[]
  shown: readonly [number, number]
  roster: Roster
  cells: Cells | undefined
  totals: Totals | undefined
  violations: number
  conflicts: ReadonlySet<number>
  /** What shifts of another facility are beside. */
  facility: string
  room: Room
  /** Of a group what is needed of it, where that is known, and how many are on. */
  coverings: Coverings | undefined
  onDuty: readonly number[] | undefined
  /** The first and last date that is selected in this row. */
  chosen: string | undefined
  /** Those that are being carried elsewhere. */
  carried: ReadonlySet<number>
}

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
export const BoardRow = memo((props: Props) => {
  // Another language paints it anew.
  useText()
  const { row, place, top, height, dates, columns, shown, gridId } = props
  const style: CSSProperties = { insetBlockStart: top, height }
  const cell = (at: number) => ({
    id: `${gridId}-${place}-${at}`,
    'aria-colindex': at + 2,
    'aria-selected': isChosen(props.chosen, at),
    style: columns[at]?.style ?? {},
    ...columns[at]?.marks,
  })
  const places = Array.from({ length: shown[1] - shown[0] + 1 }, (_, at) => shown[0] + at)
  const lined = (children: ReactNode, more: object = {}) => (
    <div className={styles.row} role="row" aria-rowindex={place + 3} style={style} {...more}>
      {children}
    </div>
  )
  return row.kind === 'group' ? (
    <div className={`${styles.row} ${styles.group}`} role="row" aria-rowindex={place + 3} style={style}>
      <GroupHead {...props} row={row} />
      {places.map((at) => (
        <GroupCell key={at} {...props} cell={cell(at)} date={dates[at] ?? ''} counted={props.onDuty?.[at] ?? 0} />
      ))}
    </div>
  ) : (
    lined(
      <>
        <PersonHead {...props} row={row} />
        {places.map((at) => (
          <DayCell key={at} {...props} row={row} cell={cell(at)} at={at} />
        ))}
        {row.kind === 'person' && <LeaveBars {...props} providerId={row.key} />}
      </>,
      row.kind === 'person' && !row.person.isActive ? { 'data-off': '' } : {},
    )
  )
})

/** `3,6`: as text, so that a row that is not concerned is not painted anew. */
const isChosen = (chosen: string | undefined, at: number) => {
  if (chosen === undefined) return false
  const [from = 0, to = 0] = chosen.split(',').map(Number)
  return from <= at && at <= to
}

type CellProps = ReturnType<typeof cellType>
const cellType = () => ({}) as { id: string; 'aria-colindex': number; 'aria-selected': boolean; style: CSSProperties }

const GroupHead = ({ row, roster }: Props & { row: Extract<Row, { kind: 'group' }> }) => (
  <div className={styles.names} role="rowheader" aria-colindex={1} aria-expanded={!row.isFolded} data-fold={row.key}>
    <span className={styles.fold} data-folded={row.isFolded || undefined}>
      <Icon name="down" size={14} />
    </span>
    <span className={styles.name} dir="auto">
      {groupName(row.group, roster)} <small>{count(row.count)}</small>
    </span>
  </div>
)

const GroupCell = (props: Props & { cell: CellProps; date: string; counted: number }) => {
  const t = useText()
  const { row, coverings, cell, date, counted } = props
  const isOpen = row.kind === 'group' && row.group.of === 'open'
  const covering = coverings?.get(date)
  const isShort = covering !== undefined && covering.covered < covering.least
  return (
    <div role="gridcell" className={styles.cell} data-short={isShort || undefined} {...cell}>
      <span className="unseen">
        {covering ? coveringWords(covering, date) : t(isOpen ? 'open.count' : 'board.onDuty', { count: counted })}
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
    </div>
  )
}

type PersonRow = Extract<Row, { kind: 'person' | 'open' }>

const PersonHead = ({ row, roster, totals, violations }: Props & { row: PersonRow }) => {
  const t = useText()
  const fte = row.kind === 'person' ? contractIn(row.person)?.fte : undefined
  return (
    <div className={styles.names} role="rowheader" aria-colindex={1}>
      <span className="unseen">
        {[nameOf(row, roster), totals && totalsWords(totals, violations)].filter(Boolean).join(', ')}
      </span>
      <span className={styles.name} dir="auto" title={nameOf(row, roster)} aria-hidden="true">
        {nameOf(row, roster)}
      </span>
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

export const nameOf = (row: PersonRow, roster: Roster): string =>
  row.kind === 'person'
    ? row.person.providerName
    : (roster.facilities.get(row.hospitalId)?.facilityName ?? row.hospitalId)

const DayCell = (props: Props & { row: PersonRow; cell: CellProps; at: number }) => {
  const { row, cells, roster, conflicts, facility, room, carried, dates, columns, at, cell } = props
  const date = dates[at] ?? ''
  const inIt = cells?.[at]
  const person = row.kind === 'person' ? row.person : undefined
  return (
    <div
      role="gridcell"
      className={styles.cell}
      data-several={(inIt && inIt.length > 1) || undefined}
      data-unavailable={(person && isUnavailable(person, date)) || undefined}
      {...cell}
    >
      <span className="unseen">
        {cellWords(nameOf(row, roster), columns[at]?.words ?? '', date, inIt, person, roster, conflicts)}
      </span>
      {inIt?.map((one) => (
        <ShiftChip
          key={one.shift.assignmentId}
          placed={one}
          roster={roster}
          isConflict={conflicts.has(one.shift.assignmentId)}
          isElsewhere={facility !== '' && one.shift.hospitalId !== facility}
          isLeft={carried.has(one.shift.assignmentId)}
          room={room}
        />
      ))}
    </div>
  )
}

/** Hidden from who listens: each day says it. */
const LeaveBars = ({ roster, providerId, dates }: Props & { providerId: string }) =>
  leaveBars(roster.leave.get(providerId) ?? [], dates).map(({ leave, from, to, isBefore, isAfter }) => (
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
