import { weekday } from '@onward/scheduling'
import { memo, type ReactNode } from 'react'
import { count, dayNumberOf, longDate, weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { Coverings } from './covering.ts'
import { weekNumber, weeksOf } from './placing.ts'
import { closedOn, type Roster } from './roster.ts'
import type { Row } from './rows.ts'
import type { BoardAddress } from './use-board-address.ts'
import { closedNames, coveringFigures, coveringWords } from './words.ts'
import styles from './board.module.css'

/** A date as its head and every cell below it has it: made once, for there are many cells. */
export type Column = {
  date: string
  /** With the holiday that it is, and why nothing is written on it. */
  words: string
  /** What is special about it, at one of several facilities too. */
  title: string
  style: { insetInlineStart: string }
  marks: Marks
  /** Facilities where it is closed that are not all that is looked at: what a cell of one of them says of the date, and how it is marked. */
  closedAt: ReadonlyMap<string, string>
  closedMarks: Marks
}
type Marks = {
  'data-weekend': true | undefined
  'data-first': true | undefined
  'data-today': true | undefined
  'data-holiday': true | undefined
  /** At all that is looked at, or at one of several facilities. */
  'data-closed': 'all' | 'some' | undefined
}
/** The facility that a row is of, if it is of one alone. */
const placeOf = (row: Row): string | null => {
  if (row.kind === 'open') return row.hospitalId
  if (row.kind === 'line' || row.kind === 'slot') return row.line.hospitalId
  return row.kind === 'group' && row.group.of === 'facility' ? row.group.id : null
}
/** How a cell of a row is marked, which may be of one facility alone. */
export const marksOf = ({ marks, closedAt, closedMarks }: Column, row: Row): Marks =>
  closedAt.has(placeOf(row) ?? '') ? closedMarks : marks
/** The date as a cell of a row says it. */
export const dayWords = (column: Column | undefined, row: Row): string =>
  column?.closedAt.get(placeOf(row) ?? '') ?? column?.words ?? ''

export const columnsOf = (
  dates: readonly string[],
  { weekStartsOn, facility }: Pick<BoardAddress, 'weekStartsOn' | 'facility'>,
  today: string,
  roster: Pick<Roster, 'holidays' | 'closed' | 'facilities'>,
): Column[] =>
  dates.map((date, at) => {
    const [all = [], some = []] = closedOn(roster.closed, date, facility)
    const holiday = roster.holidays.get(date)
    const [here, there] = [all, some].map((closed) => closedNames(roster, closed))
    const said = (closed: string | undefined) => joined([longDate(date), holiday, closed])
    const marks: Marks = {
      'data-weekend': weekday(date) % 6 === 0 || undefined,
      'data-first': weekday(date) === weekStartsOn % 7 || undefined,
      'data-today': date === today || undefined,
      'data-holiday': holiday !== undefined || undefined,
      'data-closed': all.length > 0 ? 'all' : some.length > 0 ? 'some' : undefined,
    }
    return {
      date,
      words: said(here),
      title: joined([holiday, here, there]),
      style: { insetInlineStart: `calc(var(--names) + ${at} * var(--day))` },
      marks,
      closedAt: new Map(
        some.flatMap((one) => (one.hospitalId === null ? [] : [[one.hospitalId, said(closedNames(roster, [one]))]])),
      ),
      closedMarks: { ...marks, 'data-closed': 'all' },
    }
  })

type Props = {
  dates: readonly string[]
  columns: readonly Column[]
  /** The first and last place of the dates that are drawn, as `3,12`. */
  shown: string
  weekStartsOn: number
  coverings: Coverings
  /** The rows are what facilities demand, not people. */
  isByDemand: boolean
  /** Whether it is known what is needed. */
  isCovered: boolean
  /** What a figure is made of is asked for. */
  onCover: (date: string) => void
  /** Of one day: its hours in place of weeks, and how many are on duty in each. */
  ruler?: ReactNode
  onDuty?: ReactNode
}

/** Weeks, days with what is special about them, and how many of those who have to be there are. */
export const BoardHead = memo(
  ({ dates, columns, shown, weekStartsOn, coverings, isByDemand, isCovered, onCover, ruler, onDuty }: Props) => {
    const t = useText()
    const [from = 0, to = 0] = shown.split(',').map(Number)
    const days = columns.slice(from, to + 1).map((column, place) => ({ ...column, at: from + place }))
    const short = [...coverings.values()].reduce((sum, { least, covered }) => sum + least - covered, 0)
    return (
      <div className={styles.head} role="rowgroup">
        <div className={`${styles.line} ${styles.weeks}`} aria-hidden="true">
          <div className={styles.names} />
          {ruler}
          {weeksOf(ruler === undefined ? dates : [], weekStartsOn).map(({ from: at, days: length }) => (
            <div
              key={at}
              className={styles.week}
              style={{ ...columns[at]?.style, width: `calc(${length} * var(--day))` }}
            >
              {length > 1 && <span>{t('board.week', { number: weekNumber(dates[at] ?? '', weekStartsOn) })}</span>}
            </div>
          ))}
        </div>
        <div className={`${styles.line} ${styles.days}`} role="row" aria-rowindex={1}>
          <div className={styles.names} role="columnheader" aria-colindex={1}>
            <span className={styles.heading}>{t(isByDemand ? 'board.demand' : 'board.person')}</span>
            {!isByDemand && (
              <>
                <span className={`${styles.heading} ${styles.wide}`} style={{ flex: 'none' }}>
                  {t('board.hours')}
                </span>
                <abbr className={`${styles.figure} ${styles.wide}`} title={t('board.nightsTitle')}>
                  {t('board.nightsShort')}
                </abbr>
                <abbr className={`${styles.figure} ${styles.wide}`} title={t('board.weekendsTitle')}>
                  {t('board.weekendsShort')}
                </abbr>
                <span className={styles.broken} />
              </>
            )}
          </div>
          {days.map(({ date, title, style, marks, at }) => (
            <div
              key={date}
              role="columnheader"
              aria-colindex={at + 2}
              className={styles.day}
              style={style}
              title={title}
              {...marks}
            >
              <span className="unseen">{joined([longDate(date), title])}</span>
              {onDuty ?? (
                <span aria-hidden="true">
                  {weekdayName(date)}
                  <b>{dayNumberOf(date)}</b>
                  {marks['data-closed'] && <Icon name="lock" size={8} />}
                </span>
              )}
            </div>
          ))}
        </div>
        <div className={`${styles.line} ${styles.covers}`} role="row" aria-rowindex={2}>
          <div className={styles.names} role="rowheader" aria-colindex={1}>
            <span className={styles.name}>{t('board.coverage')}</span>
            <small dir="auto">{isCovered && short > 0 && t('board.short', { count: short })}</small>
          </div>
          {days.map(({ date, style, marks, at }) => {
            const covering = coverings.get(date)
            const isShort = covering !== undefined && covering.covered < covering.least
            return (
              <div
                key={date}
                role="gridcell"
                aria-colindex={at + 2}
                className={`${styles.day} ${styles.covered}`}
                style={style}
                data-short={isShort || undefined}
                {...marks}
              >
                {isCovered ? (
                  // Reached by the arrow keys from the first row: the grid stays one stop for Tab.
                  <button
                    type="button"
                    tabIndex={-1}
                    className={styles.cover}
                    aria-haspopup="dialog"
                    data-cover={at}
                    onClick={() => onCover(date)}
                  >
                    <span className="unseen">{coveringWords(covering, date)}</span>
                    {covering && (
                      <>
                        <span aria-hidden="true">{coveringFigures(covering)}</span>
                        {isShort ? (
                          <span className={styles.short} aria-hidden="true">
                            <Icon name="alert" size={9} />
                            {count(covering.least - covering.covered)}
                          </span>
                        ) : (
                          <Icon name="done" size={10} />
                        )}
                      </>
                    )}
                  </button>
                ) : (
                  <span className="unseen">{t('ui.loading')}</span>
                )}
              </div>
            )
          })}
        </div>
      </div>
    )
  },
)
