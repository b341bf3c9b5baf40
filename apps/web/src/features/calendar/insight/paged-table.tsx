import texts from 'texts:pager'
import { useState } from 'react'
import { byReader } from '#web/lib/formats/names-order.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { DataTable, type Column, type Order } from '#web/ui/data/data-table.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { usePrinting } from '../paper-pages.ts'

addTexts(texts)

const PER_PAGE = 50

type Props<Row extends object> = {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  /** What stands below a row, in the same order unless it comes in one of its own. */
  partsOf?: (row: Row) => readonly Row[]
  arePartsInOrder?: boolean
  keyOf: (row: Row) => string
  /** By which column they stand until another one is chosen. */
  first: Order
  isBusy: boolean
}

/** Rows in an order that one chooses, a page of them at a time: the order is of all of them, and paper has all of them. */
export const PagedTable = <Row extends object>(props: Props<Row>) => {
  const { label, columns, rows, partsOf, arePartsInOrder = false, keyOf, first, isBusy } = props
  const t = useText()
  const [order, setOrder] = useState(first)
  const [page, setPage] = useState(1)
  const isPrinted = usePrinting() !== undefined
  const way = order.way === 'asc' ? 1 : -1
  const value = columns.find(({ id }) => id === order.column)?.value ?? (() => 0)
  const inOrder = (a: Row, b: Row) => {
    const [left, right] = [value(a), value(b)]
    return (
      way *
      (typeof left === 'number' && typeof right === 'number' ? left - right : byReader(String(left), String(right)))
    )
  }
  const sorted = rows.toSorted(inOrder)
  const shown = isPrinted ? sorted : sorted.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={
          partsOf
            ? shown.flatMap((row) => [row, ...(arePartsInOrder ? partsOf(row) : partsOf(row).toSorted(inOrder))])
            : shown
        }
        keyOf={keyOf}
        order={order}
        onOrder={(to) => {
          setOrder(to)
          setPage(1)
        }}
        isBusy={isBusy}
        empty={t('insight.noRows')}
      />
      {rows.length > PER_PAGE && !isPrinted && (
        <Pager page={page} perPage={PER_PAGE} total={rows.length} onPage={setPage} />
      )}
    </>
  )
}
