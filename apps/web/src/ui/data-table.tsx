import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Empty } from './blocks.tsx'
import styles from './data-table.module.css'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

export type Column<Row> = {
  id: string
  title: string
  /** What the column sorts by. */
  value: (row: Row) => string | number
  /** What it shows, if that is something else. */
  cell?: (row: Row) => ReactNode
}
type Props<Row> = {
  /** What the table holds, for who does not see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  empty: string
}

/** Rows under headings that sort. On phones it scrolls sideways in a box of its own. */
export const DataTable = <Row extends object>({ label, columns, rows, keyOf, empty }: Props<Row>) => {
  const t = useText()
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, value }): ColumnDef<typeof features, Row> => ({
        id,
        header: title,
        accessorFn: value,
        sortFn: byValue,
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({ features, columns: definitions, data, getRowId: keyOf })
  const cells = new Map(columns.map((column) => [column.id, column]))

  return (
    // A scroller must be reachable by keyboard.
    <div className={styles.box} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map(({ id, column }) => {
                const sorted = column.getIsSorted()
                const title = cells.get(id)?.title ?? ''
                return (
                  <th
                    key={id}
                    scope="col"
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'}
                  >
                    <button
                      type="button"
                      onClick={column.getToggleSortingHandler()}
                      title={t('ui.sortBy', { column: title })}
                    >
                      {title}
                      <span aria-hidden="true">{sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : '↕'}</span>
                    </button>
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, cell, value }) => (
                <td key={id}>{cell ? cell(row.original) : value(row.original)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <Empty title={empty} />}
    </div>
  )
}

type Valued = { getValue: (column: string) => unknown }
const byValue = (a: Valued, b: Valued, column: string) => {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left).localeCompare(String(right))
}
