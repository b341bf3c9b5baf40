import { datesFrom } from '@onward/scheduling'
import { useId, useRef } from 'react'
import { weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { textOfCell, type Cell } from './cells.ts'
import type { GridLine, LineOf } from './draft.ts'
import { useGrid, type GridDeeds } from './use-grid.ts'
import styles from './demand.module.css'

// A week that begins on a Monday.
const WEEK = datesFrom('2001-01-01', 7)

/** The headings of the columns. */
export const useColumns = () => {
  const t = useText()
  return [...WEEK.map(weekdayName), t('demand.holiday')]
}

type Props = Omit<GridDeeds, 'columns'> & {
  label: string
  nameOf: (line: LineOf) => { shiftType: string; specialty: string }
  onRemove: (line: GridLine) => void
}

/** What is needed of each line on each weekday and on holidays. */
export const DemandGrid = ({ label, nameOf, onRemove, ...deeds }: Props) => {
  const t = useText()
  const hint = useId()
  const columns = useColumns()
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid({ ...deeds, columns: columns.length }, table)
  const { lines } = deeds
  const said = (cell: Cell) => (cell ? t('demand.cell', cell) : t('demand.noCell'))
  return (
    <>
      <div className={styles.box}>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are edited is a grid, as the ARIA guide builds it
          role="grid"
          aria-label={label}
          aria-describedby={hint}
          aria-multiselectable="true"
          className={styles.grid}
          {...grid.handlers}
        >
          <thead>
            <tr>
              <th scope="col">{t('demand.line')}</th>
              {columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" aria-label={t('ui.actions')} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => {
              const { shiftType, specialty } = nameOf(line)
              return (
                <tr key={line.key}>
                  <th scope="row">
                    {shiftType}
                    <span className={styles.specialty}>{specialty}</span>
                  </th>
                  {columns.map((title, column) => {
                    const spot = { row, column }
                    const isAt = grid.at.row === row && grid.at.column === column
                    const { editing } = grid
                    const isEdited = editing?.spot.row === row && editing.spot.column === column
                    const cell = line.days[column] ?? null
                    const name = t('demand.cellOf', { line: joined([shiftType, specialty]), day: title })
                    return (
                      <td
                        key={title}
                        data-spot={`${row},${column}`}
                        tabIndex={isAt && !isEdited ? 0 : -1}
                        aria-label={`${name}: ${said(cell)}${line.isTyped[column] ? `, ${t('demand.unsavedCell')}` : ''}`}
                        aria-selected={grid.isChosen(spot)}
                        data-typed={line.isTyped[column] || undefined}
                      >
                        {isEdited ? (
                          <input
                            // It is there because somebody began to type in its cell.
                            ref={(input) => input?.focus()}
                            aria-label={name}
                            aria-invalid={editing.isWrong}
                            value={editing.text}
                            maxLength={9}
                            autoComplete="off"
                            onChange={(event) => grid.type(event.currentTarget.value)}
                            onBlur={() => grid.take()}
                          />
                        ) : (
                          textOfCell(cell) || <span className={styles.none}>–</span>
                        )}
                      </td>
                    )
                  })}
                  <td>
                    <button
                      type="button"
                      data-spot={`${row},${columns.length}`}
                      tabIndex={grid.at.row === row && grid.at.column === columns.length ? 0 : -1}
                      aria-label={t('demand.removeLine', { line: joined([shiftType, specialty]) })}
                      onClick={() => onRemove(line)}
                    >
                      <Icon name="close" size={16} />
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p id={hint} className={styles.hint}>
        {t('demand.gridHint')} <span className={styles.keys}>{t('demand.gridKeys')}</span>
      </p>
    </>
  )
}
