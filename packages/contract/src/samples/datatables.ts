import * as v from 'valibot'
import { endpoints } from '../http.ts'
import { Page, PerPage, Text } from '../row-fields.ts'

/** Current, professional, rejected, resigned, applied. */
export const EmployeeStatus = v.picklist([1, 2, 3, 4, 5])
export type EmployeeStatus = v.InferOutput<typeof EmployeeStatus>

export const Employee = v.object({
  /** Always empty: the place of the button that unfolds a row on a narrow screen. */
  responsive_id: v.literal(''),
  id: v.number(),
  avatar: v.nullable(v.string()),
  full_name: v.string(),
  post: v.string(),
  email: v.string(),
  city: v.string(),
  /** `11/21/2026` */
  start_date: v.string(),
  /** `$61,240.50` */
  salary: v.string(),
  /** `34` */
  age: v.string(),
  /** `1 Year`, `12 Years` */
  experience: v.string(),
  status: EmployeeStatus,
})
export type Employee = v.InferOutput<typeof Employee>

const Rows = v.array(Employee)

/** The rows of the sample tables. */
export const datatables = endpoints({
  allEmployees: { method: 'GET', path: '/api/datatables/initial-data', answers: { 200: Rows } },
  listEmployees: {
    method: 'GET',
    path: '/api/datatables/data',
    input: v.object({ q: Text, perPage: PerPage, page: Page }),
    /** `invoices` is the page, by a name from older days. */
    answers: { 200: v.object({ allData: Rows, invoices: Rows, total: v.number() }) },
  },
})
