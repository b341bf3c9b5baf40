import { Checkbox } from '@mantine/core'
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'
import { byReader } from '#web/lib/names-order.ts'
import { useText } from '#web/lib/text.ts'
import { Empty } from './content-state.tsx'
import styles from './data-table.module.css'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

export type Column<Row> = {
  id: string
  title: string
  /** What the column sorts by; without it the column does not sort. */
  value?: (row: Row) => string | number
  /** What it shows, if that is something else. */
  cell?: (row: Row) => ReactNode
  /** Its figures stand under each other at the end of the column. */
  isNumber?: boolean
}
/** By which column the rows are sorted, and which way. */
export type Order = { column: string; way: 'asc' | 'desc' }
type Props<Row> = {
  /** What the table holds, for who does not see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  empty: string
  /** The rows come sorted by this; without it the table sorts them itself. */
  order?: Order
  onOrder?: (order: Order) => void
  /** New rows are on their way; the old ones stay until then. */
  isBusy?: boolean
  /** The keys of the rows that are ticked, and what each row is called. */
  selection?: { keys: ReadonlySet<string>; nameOf: (row: Row) => string; onChange: (keys: ReadonlySet<string>) => void }
}

/** Rows under headings that sort. On phones it scrolls sideways in a box of its own. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { label, columns, rows, keyOf, empty, order, onOrder, isBusy = false, selection } = props
  const t = useText()
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, value }): ColumnDef<typeof features, Row> => ({
        id,
        header: title,
        accessorFn: value ?? (() => ''),
        enableSorting: value !== undefined,
        sortFn: byValue,
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const sorting = order && [{ id: order.column, desc: order.way === 'desc' }]
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: keyOf,
    ...(sorting && {
      manualSorting: true,
      enableSortingRemoval: false,
      state: { sorting },
      onSortingChange: (change: Updater<SortingState>) => {
        const [first] = typeof change === 'function' ? change(sorting) : change
        if (first) onOrder?.({ column: first.id, way: first.desc ? 'desc' : 'asc' })
      },
    }),
  })
  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = table.getRowModel().rows
  const ticked = selection ? shown.filter(({ id }) => selection.keys.has(id)).length : 0
  const tick = (keys: readonly string[], isOn: boolean) => {
    const next = new Set(selection?.keys)
    for (const key of keys)
      if (isOn) next.add(key)
      else next.delete(key)
    selection?.onChange(next)
  }

  return (
    // A scroller must be reachable by keyboard.
    <div className={styles.box} tabIndex={0} role="region" aria-label={label} aria-busy={isBusy}>
      <table className={styles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th scope="col" className={styles.tick}>
                  <Checkbox
                    size="xs"
                    aria-label={t('ui.selectAll')}
                    checked={ticked > 0 && ticked === shown.length}
                    indeterminate={ticked > 0 && ticked < shown.length}
                    onChange={(event) =>
                      tick(
                        shown.map(({ id }) => id),
                        event.currentTarget.checked,
                      )
                    }
                  />
                </th>
              )}
              {group.headers.map(({ id, column }) => {
                const { title = '', isNumber } = byId.get(id) ?? {}
                const number = isNumber ? '' : undefined
                if (!column.getCanSort())
                  return (
                    <th key={id} scope="col" data-number={number}>
                      <span className={styles.plain}>{title}</span>
                    </th>
                  )
                const sorted = column.getIsSorted()
                return (
                  <th key={id} scope="col" data-number={number} aria-sort={sorted ? WAYS[sorted] : 'none'}>
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
          {shown.map((row) => (
            <tr key={row.id} data-ticked={selection?.keys.has(row.id) ? '' : undefined}>
              {selection && (
                <td className={styles.tick}>
                  <Checkbox
                    size="xs"
                    aria-label={t('ui.select', { name: selection.nameOf(row.original) })}
                    checked={selection.keys.has(row.id)}
                    onChange={(event) => tick([row.id], event.currentTarget.checked)}
                  />
                </td>
              )}
              {columns.map(({ id, cell, value, isNumber }) => (
                <td key={id} data-number={isNumber ? '' : undefined}>
                  {cell ? cell(row.original) : value?.(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <Empty title={empty} />}
    </div>
  )
}

const WAYS = { asc: 'ascending', desc: 'descending' } as const
type Valued = { getValue: (column: string) => unknown }
const byValue = (a: Valued, b: Valued, column: string) => {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  return typeof left === 'number' && typeof right === 'number' ? left - right : byReader(String(left), String(right))
}
