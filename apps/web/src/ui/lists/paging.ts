import type { Order } from '#web/ui/data/data-table.tsx'

/** How many rows a page may hold. */
export const SIZES: readonly string[] = ['10', '25', '50']

/** The page that an address names; the first where it names none. */
export const pageOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

type Change<Address> = (to: Partial<Address>) => void
type Paged = { page: string; perPage: string }
type Ordered = { sort: string; sortColumn: string }

/** Page and size of a list as its address has them, and the ways to change them: for `Pager` and `PageSize`. */
export const pagingOf = ({ page, perPage }: Paged, change: Change<Paged>) => ({
  page: Number(page),
  perPage: Number(perPage),
  onPage: (to: number) => change({ page: String(to) }),
  onPerPage: (size: number) => change({ perPage: String(size) }),
})

/** The order of a list as its address has it, and the way to change it: for `DataTable`. A column that is none is the first. */
export const orderingOf = <Column extends string>(
  { sort, sortColumn }: Ordered,
  columns: readonly [Column, ...Column[]],
  change: Change<Ordered>,
) => ({
  order: {
    column: columns.find((column) => column === sortColumn) ?? columns[0],
    way: sort === 'asc' ? 'asc' : 'desc',
  } as const,
  onOrder: ({ column, way }: Order) => change({ sortColumn: column, sort: way }),
})
