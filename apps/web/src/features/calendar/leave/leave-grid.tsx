import { useDirection } from '@mantine/core'
import type { Leave, PersonAway } from '@onward/contract'
import { weekday } from '@onward/scheduling'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { count, dayNumberOf, longDate, weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { piecesOf, stepFrom, type Piece, type Spot } from './leave-bars.ts'
import { barWords, type Kinds } from './leave-words.ts'
import styles from './leave-grid.module.css'

export type MonthProps = {
  label: string
  people: readonly PersonAway[]
  dates: readonly string[]
  /** How many of all who are found are away, by date; nothing while that is not known. */
  awayOn: readonly number[]
  /** What is a holiday, by date. */
  holidays: ReadonlyMap<string, string>
  kinds: Kinds
  today: string
  isBusy: boolean
  onOpen: (leave: Leave) => void
  onAdd: (person: PersonAway, date: string) => void
  /** Another month, counted from this one. */
  onTurn: (months: 1 | -1) => void
}

const spotOf = (target: EventTarget): Spot | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined
  const [row, day] = place?.split(',').map(Number) ?? []
  return row === undefined || day === undefined ? undefined : { row, day }
}

/** People and the days of a month, their leave as bars. One walks it by the arrow keys; Enter opens what one stands on. */
export const LeaveGrid = (props: MonthProps) => {
  const { label, people, dates, awayOn, holidays, kinds, today, isBusy, onOpen, onAdd, onTurn } = props
  const t = useText()
  const hint = useId()
  const { dir } = useDirection()
  const table = useRef<HTMLTableElement>(null)
  const [given, setAt] = useState<Spot>({ row: 0, day: Math.max(0, dates.indexOf(today)) })
  const rows = people.map(({ leave }) => piecesOf(leave, dates))
  const at = { row: Math.min(given.row, rows.length - 1), day: Math.min(given.day, dates.length - 1) }

  const go = (to: Spot) => {
    flushSync(() => setAt(to))
    table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }
  const open = ({ row, day }: Spot) => {
    const person = people[row]
    const date = dates[day]
    const leave = rows[row]?.find(({ from, to }) => from <= day && day <= to)?.leave
    if (leave) onOpen(leave)
    else if (person && date !== undefined) onAdd(person, date)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isCall = ctrlKey || metaKey
    const to = altKey ? undefined : stepFrom(key, at, rows, { isRTL: dir === 'rtl', isCall })
    if (to) go(to)
    else if (key === 'PageDown' || key === 'PageUp') onTurn(key === 'PageDown' ? 1 : -1)
    else if (key === 'Enter' || key === ' ') open(at)
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const spot = spotOf(target)
    // A bar is where one came to it from above.
    if (spot && !isWithin(rows[spot.row], spot.day, at, spot.row)) setAt(spot)
  }
  const onClick = ({ target }: MouseEvent) => {
    const spot = spotOf(target)
    if (spot) open(spot)
  }
  const dayProps = (date: string) => ({
    'data-weekend': weekday(date) % 6 === 0 || undefined,
    'data-holiday': holidays.has(date) || undefined,
    'data-today': date === today || undefined,
  })
  const dayWords = (date: string) => joined([longDate(date), holidays.get(date)])
  return (
    <>
      <div className={styles.box} aria-busy={isBusy}>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is walked by keys is a grid, as the ARIA guide builds it
          role="grid"
          aria-label={label}
          aria-describedby={hint}
          className={styles.grid}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={onClick}
        >
          <thead>
            <tr>
              <th scope="col">{t('leaveMonth.person')}</th>
              {dates.map((date) => (
                <th key={date} scope="col" title={holidays.get(date)} {...dayProps(date)}>
                  <span className="unseen">{dayWords(date)}</span>
                  <span aria-hidden="true">
                    <small>{weekdayName(date)}</small>
                    {dayNumberOf(date)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, row) => (
              <tr key={person.providerId}>
                <th scope="row" dir="auto" title={person.providerName}>
                  {person.providerName}
                  {person.specialty !== null && <small>{person.specialty}</small>}
                </th>
                {(rows[row] ?? []).map((piece) => {
                  const { from, to, leave } = piece
                  const date = dates[from] ?? ''
                  const isAt = at.row === row && from <= at.day && at.day <= to
                  return (
                    <td
                      key={from}
                      data-spot={`${row},${from}`}
                      tabIndex={isAt ? 0 : -1}
                      colSpan={to - from + 1}
                      {...(!leave && {
                        ...dayProps(date),
                        'aria-label': isBusy
                          ? t('ui.loading')
                          : t('leaveMonth.freeDay', { name: person.providerName, date: dayWords(date) }),
                      })}
                    >
                      {leave && (
                        <>
                          <span className="unseen">{barWords(leave)}</span>
                          <Bar piece={piece} leave={leave} kinds={kinds} />
                        </>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('leaveMonth.away')}</th>
              {dates.map((date, day) => (
                <td
                  key={date}
                  {...(awayOn[day] !== undefined && {
                    'aria-label': t('leaveMonth.awayOn', { date: longDate(date), count: awayOn[day] }),
                  })}
                  {...dayProps(date)}
                >
                  {awayOn[day] ? count(awayOn[day]) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p id={hint} className={styles.hint}>
        {t('leaveMonth.hint')} <span className={styles.keys}>{t('leaveMonth.keys')}</span>
      </p>
    </>
  )
}

const isWithin = (pieces: readonly Piece[] = [], day: number, at: Spot, row: number) =>
  at.row === row && pieces.some(({ from, to }) => from === day && from <= at.day && at.day <= to)

const Bar = ({ piece, leave, kinds }: { piece: Piece; leave: Leave; kinds: Kinds }) => {
  const kind = kinds.get(leave.leaveKindId)
  const days = piece.to - piece.from + 1
  return (
    <span
      className={styles.bar}
      aria-hidden="true"
      data-tone={kind?.tone ?? 8}
      data-pattern={(kind?.tone ?? 8) % 4}
      data-before={piece.isBefore || undefined}
      data-after={piece.isAfter || undefined}
    >
      <b>{kind?.letter}</b>
      {days > 2 && <span>{leaveKindName(leave)}</span>}
    </span>
  )
}
