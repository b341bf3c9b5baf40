import { wallAt } from '@onward/scheduling'
import { clock, count } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { familyFirst } from '../short-names.ts'
import { emptySlot, type Filled } from './demanded.ts'
import { dayWords } from './board-head.tsx'
import { isSaid, type CellProps, type RowProps } from './row-props.ts'
import type { Roster } from './roster.ts'
import type { Row, Wanted } from './rows.ts'
import { shiftChip } from './shift-chip.tsx'
import { shiftWords, typeName } from './words.ts'
import styles from './board.module.css'
import own from './demand-row.module.css'

type LineRow = Extract<Row, { kind: 'line' }>
type SlotRow = Extract<Row, { kind: 'slot' }>
type Props<Of extends Row> = RowProps & { row: Of; places: readonly number[]; cellOf: (at: number) => CellProps }

/** `Night · Emergency medicine` */
export const wantedWords = ({ shiftTypeId, specialtyId, isBeyond }: Wanted, roster: Roster): string => {
  const whom = specialtyId === null ? textOf('board.anybody') : (roster.specialties.get(specialtyId) ?? specialtyId)
  return `${typeName(roster, shiftTypeId)} · ${isBeyond ? textOf('board.beyond') : whom}`
}

/** How many a line needs on the dates: `1`, or `1–2`. */
const needWords = (filled: readonly (Filled | undefined)[]): string | undefined => {
  const least = filled.flatMap((one) => (one ? [one.least] : []))
  const [from, to] = [Math.min(...least), Math.max(...least)]
  if (least.length === 0 || to === 0) return undefined
  return textOf('board.need', { count: from === to ? count(to) : `${count(from)}–${count(to)}` })
}

const filledWords = (filled: Filled | undefined): string => {
  if (!filled) return textOf('board.unneeded')
  const { least, wished, staffed, open } = filled
  const short = least - staffed
  return joined([
    textOf('board.staffed', { staffed: count(staffed), least: count(least) }),
    short > 0 && textOf('board.short', { count: short }),
    open > 0 && textOf('open.count', { count: open }),
    staffed > wished && textOf('board.over', { count: staffed - wished }),
  ])
}

/** Who is wanted of a line of demand, when, and how many of them. */
export const LineHead = ({ row, roster, filled = NONE }: RowProps & { row: LineRow }) => {
  const t = useText()
  const { line } = row
  const type = roster.types.get(line.shiftTypeId)
  const times =
    type?.startsAt && type.endsAt
      ? `${clock(wallAt(ANY_DAY, type.startsAt))}–${clock(wallAt(ANY_DAY, type.endsAt))}`
      : undefined
  return (
    <div className={`${styles.names} ${own.names}`} role="rowheader" aria-colindex={1}>
      <span className={own.letters} data-part={type?.partOfDay} data-tone={roster.tones.get(line.hospitalId)}>
        {type?.letters}
      </span>
      <span className={own.line}>
        <span className={own.wanted} dir="auto" title={wantedWords(line, roster)}>
          {line.isBeyond
            ? t('board.beyond')
            : line.specialtyId === null
              ? t('board.anybody')
              : (roster.specialties.get(line.specialtyId) ?? line.specialtyId)}
        </span>
        <span className={own.need} dir="auto">
          {joined([times, needWords(filled)], '·')}
        </span>
      </span>
    </div>
  )
}

/** Of each day how many of those who are wanted are there. */
export const LineCells = (props: Props<LineRow>) => {
  const t = useText()
  const { row, roster, filled = NONE, places, cellOf, columns } = props
  const name = wantedWords(row.line, roster)
  return places.map((at) => {
    const one = filled[at]
    const isShort = one !== undefined && one.staffed < one.least
    const isOver = one !== undefined && one.staffed > one.wished
    return (
      <div
        key={at}
        role="gridcell"
        className={`${styles.cell} ${own.figures}`}
        {...cellOf(at)}
        data-short={isShort || undefined}
        data-unneeded={one ? undefined : ''}
      >
        {isSaid(props, at) && (
          <span className={`unseen ${styles.said}`}>
            {t('board.cell', { name, date: dayWords(columns[at], row), what: filledWords(one) })}
          </span>
        )}
        {one && (
          <span aria-hidden="true" data-over={isOver || undefined}>
            {isShort ? '▼ ' : isOver ? '▲ ' : one.least > 0 ? '✓ ' : ''}
            {row.line.isBeyond ? one.staffed > 0 && count(one.staffed) : `${count(one.staffed)}/${count(one.least)}`}
          </span>
        )}
      </div>
    )
  })
}

const slotName = ({ line, slot }: SlotRow, roster: Roster) =>
  textOf('board.slot', { wanted: wantedWords(line, roster), number: slot + 1 })

export const SlotHead = ({ row, roster }: RowProps & { row: SlotRow }) => (
  <div className={`${styles.names} ${own.names}`} role="rowheader" aria-colindex={1}>
    <span className="unseen">{slotName(row, roster)}</span>
  </div>
)

/** One of those who are wanted: of each day who it is, or that nobody is there. */
export const SlotCells = (props: Props<SlotRow>) => {
  const t = useText()
  const { row, roster, cells, filled = NONE, places, cellOf, columns, conflicts, room, carried } = props
  return places.map((at) => {
    const [placed] = cells?.[at] ?? []
    const shift = placed?.shift
    const who = shift ? roster.byId.get(shift.providerId ?? '')?.providerName : undefined
    const empty = shift ? undefined : emptySlot(filled[at], row.slot)
    const words = () =>
      shift
        ? joined([who, shiftWords(shift, roster, conflicts.has(shift.assignmentId))])
        : t(`board.slot.${empty ?? 'unneeded'}`)
    return (
      <div
        key={at}
        role="gridcell"
        className={`${styles.cell} ${own.slot}`}
        {...cellOf(at)}
        data-unneeded={empty === 'unneeded' || undefined}
      >
        {isSaid(props, at) && (
          <span className={`unseen ${styles.said}`}>
            {t('board.cell', { name: slotName(row, roster), date: dayWords(columns[at], row), what: words() })}
          </span>
        )}
        {placed &&
          shiftChip({
            placed,
            roster,
            isConflict: conflicts.has(placed.shift.assignmentId),
            isElsewhere: false,
            isLeft: carried.has(placed.shift.assignmentId),
            room,
            who: who === undefined ? t('open.brief') : familyFirst(who),
          })}
        {empty === 'short' && (
          <span className={own.short} aria-hidden="true">
            {t('board.slotShort')}
          </span>
        )}
      </div>
    )
  })
}

/** Of which day a time is makes no difference to how it is said. */
const ANY_DAY = '2000-01-01'
const NONE: readonly (Filled | undefined)[] = []
