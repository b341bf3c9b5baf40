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
import texts from 'texts:dataTable'
import { Fragment, useId, useMemo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { byReader } from '#web/lib/formats/names-order.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Empty } from './content-state.tsx'
import styles from './data-table.module.css'

addTexts(texts)

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
/** What a heading is drawn with, in place of a plain `th`. */
export type HeadingProps = {
  id: string
  title: string
  /** Which column it is, from 0. */
  at: number
  th: ComponentProps<'th'>
  children: ReactNode
}
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
  /** What unfolds below a row, and what the button that unfolds it and the column of these buttons are called. */
  detail?: { title: string; labelOf: (row: Row) => string; of: (row: Row) => ReactNode }
  /** Draws each heading, such as one that can be moved; a constant. */
  Heading?: ComponentType<HeadingProps>
}

/** Rows under headings that sort. On phones it scrolls sideways in a box of its own. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { label, columns, rows, keyOf, empty, order, onOrder, isBusy = false, selection, detail } = props
  const { Heading = PlainHeading } = props
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const t = useText()
  const id = useId()
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
              {detail && <th scope="col" className={styles.fold} aria-label={detail.title} />}
              {group.headers.map(({ id: name, column }, at) => {
                const { title = '', isNumber } = byId.get(name) ?? {}
                const number = isNumber ? { 'data-number': '' } : {}
                if (!column.getCanSort())
                  return (
                    <Heading key={name} {...{ id: name, title, at }} th={{ scope: 'col', ...number }}>
                      <span className={styles.plain}>{title}</span>
                    </Heading>
                  )
                const sorted = column.getIsSorted()
                return (
                  <Heading
                    key={name}
                    {...{ id: name, title, at }}
                    th={{ scope: 'col', ...number, 'aria-sort': sorted ? WAYS[sorted] : 'none' }}
                  >
                    <button
                      type="button"
                      onClick={column.getToggleSortingHandler()}
                      title={t('dataTable.sortBy', { column: title })}
                    >
                      {title}
                      <span aria-hidden="true">{sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : '↕'}</span>
                    </button>
                  </Heading>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {shown.map((row) => {
            const isUnfolded = unfolded.has(row.id)
            const detailId = `${id}-${row.id}`
            return (
              <Fragment key={row.id}>
                <tr
                  data-ticked={selection?.keys.has(row.id) ? '' : undefined}
                  // The button does the same by key.
                  onClick={detail && ((event) => isOnItself(event.target) && setUnfolded(toggled(unfolded, row.id)))}
                >
                  {selection && (
                    <td className={styles.tick}>
                      <Checkbox
                        size="xs"
                        aria-label={t('dataTable.select', { name: selection.nameOf(row.original) })}
                        checked={selection.keys.has(row.id)}
                        onChange={(event) => tick([row.id], event.currentTarget.checked)}
                      />
                    </td>
                  )}
                  {detail && (
                    <td className={styles.fold}>
                      <button
                        type="button"
                        aria-label={detail.labelOf(row.original)}
                        aria-expanded={isUnfolded}
                        aria-controls={isUnfolded ? detailId : undefined}
                        onClick={() => setUnfolded(toggled(unfolded, row.id))}
                      >
                        <Icon name={isUnfolded ? 'down' : 'forward'} size={16} turns />
                      </button>
                    </td>
                  )}
                  {columns.map(({ id: column, cell, value, isNumber }) => (
                    <td key={column} data-number={isNumber ? '' : undefined}>
                      <div className={styles.said}>{cell ? cell(row.original) : value?.(row.original)}</div>
                    </td>
                  ))}
                </tr>
                {detail && isUnfolded && (
                  <tr id={detailId} className={styles.detail}>
                    <td colSpan={columns.length + (selection ? 2 : 1)}>{detail.of(row.original)}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && <Empty title={empty} />}
    </div>
  )
}

const PlainHeading = ({ th, children }: HeadingProps) => <th {...th}>{children}</th>
/** Whether a press meant the row, and not something in it that is pressed for its own sake. */
const isOnItself = (target: EventTarget) =>
  target instanceof Element && !target.closest('a, button, input, label') && getSelection()?.isCollapsed !== false

const WAYS = { asc: 'ascending', desc: 'descending' } as const
type Valued = { getValue: (column: string) => unknown }
const byValue = (a: Valued, b: Valued, column: string) => {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  return typeof left === 'number' && typeof right === 'number' ? left - right : byReader(String(left), String(right))
}
