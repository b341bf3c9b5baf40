import { datesFrom } from '@onward/scheduling'
import { Check } from 'lucide'
import { useRef, useState, type KeyboardEvent } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { timeSpan, weekdayName } from '#web/lib/formats/formats.ts'
import { typeCalled } from '#web/lib/formats/shift-type-name.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { dayKey, type Line } from './template-lines.ts'
import styles from './templates.module.css'

// The first is a Sunday.
const WEEK = datesFrom('2023-01-01', 7)

type Day = { week: number; weekday: number }
type Props = {
  label: string
  lines: readonly Line[]
  days: readonly Day[]
  onTick: (line: Line, day: string) => void
  onRemove: (line: Line) => void
}

/** From when to when a line is, where it says so itself. */
export const ownTimes = ({ startsAt, endsAt, days }: Pick<Line, 'startsAt' | 'endsAt' | 'days'>) =>
  startsAt === null || endsAt === null || days === null
    ? undefined
    : timeSpan(`2023-01-01T${startsAt}`, `2023-01-0${1 + days}T${endsAt}`)

/** On which days of the weeks each line is: a grid that the arrows walk and Space ticks. */
export const TickGrid = ({ label, lines, days, onTick, onRemove }: Props) => {
  const t = useText()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState({ row: 0, column: 0 })
  const here = { row: Math.min(at.row, lines.length - 1), column: Math.min(at.column, days.length) }
  const go = (row: number, column: number) => {
    const to = {
      row: Math.max(0, Math.min(lines.length - 1, row)),
      column: Math.max(0, Math.min(days.length, column)),
    }
    setAt(to)
    table.current?.querySelector<HTMLElement>(`[data-spot="${to.row},${to.column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = isTurned ? -1 : 1
    const { row, column } = here
    const steps: Partial<Record<string, readonly [number, number]>> = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + by],
      ArrowLeft: [row, column - by],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? lines.length - 1 : row, days.length],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(...step)
  }
  const nameOf = (line: Line) =>
    joined([line.facilityName, typeCalled(line.shiftTypeName), ownTimes(line), line.specialtyName, whoOf(line)])
  const weeks = days.filter((_, column) => column % 7 === 0)
  return (
    <div className={styles.box}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are edited is a grid, as the ARIA guide builds it
        role="grid"
        aria-label={label}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          {weeks.length > 1 && (
            <tr>
              <th scope="col" aria-label={t('templates.line')} />
              {weeks.map(({ week }) => (
                <th key={week} scope="colgroup" colSpan={7}>
                  {t('templates.week', { count: week })}
                </th>
              ))}
              <th scope="col" aria-label={t('ui.actions')} />
            </tr>
          )}
          <tr>
            <th scope="col">{t('templates.line')}</th>
            {days.map(({ week, weekday }) => (
              <th key={dayKey(week, weekday)} scope="col">
                {weekdayName(WEEK[weekday] ?? '')}
              </th>
            ))}
            <th scope="col" aria-label={t('ui.actions')} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.key}>
              <th scope="row" dir="auto">
                {whoOf(line)}
                <small>{joined([typeCalled(line.shiftTypeName), ownTimes(line), line.specialtyName], '·')}</small>
                <small>{line.facilityName}</small>
              </th>
              {days.map(({ week, weekday }, column) => {
                const key = dayKey(week, weekday)
                const isTicked = line.ticked.has(key)
                return (
                  <td key={key} data-weekend={weekday % 6 === 0 || undefined}>
                    <button
                      type="button"
                      role="checkbox"
                      aria-checked={isTicked}
                      aria-label={t('templates.cell', {
                        line: nameOf(line),
                        day: weekdayName(WEEK[weekday] ?? ''),
                        week,
                      })}
                      data-spot={`${row},${column}`}
                      tabIndex={here.row === row && here.column === column ? 0 : -1}
                      onClick={() => {
                        setAt({ row, column })
                        onTick(line, key)
                      }}
                    >
                      {isTicked && <Drawing of={Check} size={16} />}
                    </button>
                  </td>
                )
              })}
              <td>
                <button
                  type="button"
                  data-spot={`${row},${days.length}`}
                  tabIndex={here.row === row && here.column === days.length ? 0 : -1}
                  aria-label={t('templates.removeLine', { line: nameOf(line) })}
                  onClick={() => onRemove(line)}
                >
                  <Icon name="close" size={16} />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
