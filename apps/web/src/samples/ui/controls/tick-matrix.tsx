import { Checkbox } from '@mantine/core'
import { toggled } from '#web/lib/toggled.ts'
import styles from './tick-matrix.module.css'

type Named<Id extends string> = { id: Id; label: string }
type Props<Row extends string, Column extends string> = {
  label: string
  /** What the first column is called. */
  head: string
  rows: readonly Named<Row>[]
  columns: readonly Named<Column>[]
  /** `row column` for each box that is ticked. */
  ticked: ReadonlySet<`${NoInfer<Row>} ${NoInfer<Column>}`>
  onChange: (ticked: ReadonlySet<`${NoInfer<Row>} ${NoInfer<Column>}`>) => void
}

/** What holds for what, such as which news go where: a box for each of both. */
export const TickMatrix = <Row extends string, Column extends string>(props: Props<Row, Column>) => {
  const { label, head, rows, columns, ticked, onChange } = props
  return (
    // A scroller must be reachable by keyboard.
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => {
                const key = `${row.id} ${column.id}` as const
                return (
                  <td key={column.id}>
                    <Checkbox
                      aria-label={`${row.label}, ${column.label}`}
                      checked={ticked.has(key)}
                      onChange={(event) => onChange(toggled(ticked, key, event.currentTarget.checked))}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
