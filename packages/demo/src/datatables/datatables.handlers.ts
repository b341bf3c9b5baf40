import type { Handlers } from '@onward/contract'
import type { datatables, Employee } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { holds, pageOf } from '../rows.ts'

const searched = (row: Employee) => [row.full_name, row.post, row.email, row.age, row.salary, row.start_date]

export const datatablesHandlers = (rows: Employee[]): Handlers<typeof datatables, DemoContext> => ({
  allEmployees: () => rows,

  listEmployees: ({ q = '', perPage, page }) => {
    const found = rows.filter((row) => searched(row).some((text) => holds(text, q.toLowerCase())))
    return { allData: rows, invoices: pageOf(found, page, perPage), total: found.length }
  },
})
