import type { Employee } from '@onward/contract/samples'
import { useState } from 'react'
import { byReader } from '#web/lib/formats/names-order.ts'
import type { Column, Order } from '#web/ui/data/data-table.tsx'

type Value = string | number | undefined
const compare = (one: Value, other: Value) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : byReader(String(one), String(other))

/** Rows that are all there, sorted and in pages: `table` is for a `DataTable`, `pager` for a `Pager` and a `PageSize`. */
export const useRows = (
  rows: readonly Employee[],
  { columns, size = 7 }: { columns: readonly Column<Employee>[]; size?: number },
) => {
  const [order, setOrder] = useState<Order>({ column: columns[0]?.id ?? '', way: 'asc' })
  const [perPage, setPerPage] = useState(size)
  const [page, setPage] = useState(1)
  const by = columns.find(({ id }) => id === order.column)
  const turn = order.way === 'asc' ? 1 : -1
  const sorted = rows.toSorted((one, other) => compare(by?.value?.(one), by?.value?.(other)) * turn)
  /** What else is shown begins at its first page. */
  const andBegin =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPage(1)
    }
  return {
    table: {
      columns,
      rows: sorted.slice((page - 1) * perPage, page * perPage),
      keyOf: ({ id }: Employee) => String(id),
      order,
      onOrder: andBegin(setOrder),
    },
    pager: { page, perPage, total: rows.length, onPage: setPage, onPerPage: andBegin(setPerPage) },
    andBegin,
  }
}
