import { check, WorkedDaysInput, WorkedInput, type WorkedFigures } from '@onward/contract'
import type { Context } from '#server/context.ts'
import { askedOf } from './asked.ts'
import { workedDays, workedReport } from './worked-history.report.ts'

const WORKED_COLUMNS = [
  'month',
  'role',
  'days',
  'daysOf',
  'daysWhole',
  'hours',
  'employeeHours',
  'contractHours',
  'residentDays',
  'hoursPerResidentDay',
]
export const WORKED_ROW_COLUMNS = [
  'hospitalId',
  'facilityName',
  'facilityCode',
  'date',
  'residents',
  'employeeHours',
  'contractHours',
  'isWhole',
  'amountHours',
]

/** Hours as a sheet has them. Nothing is computed with them any more. */
const inHours = (hundredths: number | null) => (hundredths === null ? null : Number(`${hundredths}e-2`))
const rowOf = ({ hours, employee, contract, whole, residentHours, residentDays }: WorkedFigures) => ({
  daysWhole: whole,
  hours: inHours(hours),
  employeeHours: inHours(employee),
  contractHours: inHours(contract),
  residentDays,
  hoursPerResidentDay: residentDays === 0 ? null : inHours(Math.round(residentHours / residentDays)),
})

/** What each role came to in each month, and all of them; the sum of all is the last one. */
export const workedFigures = async (given: object, context: Context) => {
  const input = await check(WorkedInput, given)
  const { months, total } = await workedReport(askedOf(context, input), input)
  const rows = [
    ...months.flatMap(({ month, days, daysOf, roles, ...all }) =>
      [...roles, { role: 'total', ...all }].map(({ role, ...figures }) => ({
        month,
        role,
        days,
        daysOf,
        ...rowOf(figures),
      })),
    ),
    { month: 'total', role: 'total', days: total.days, daysOf: total.daysOf, ...rowOf(total) },
  ]
  return { columns: WORKED_COLUMNS, rows }
}

/** All days of facilities that a number counts. */
export const workedFile = async (given: object, context: Context) => {
  const input = await check(WorkedDaysInput, given)
  const { total, rows } = await workedDays(askedOf(context, input), input)
  const all = await rows({ offset: 0, limit: total })
  return {
    ids: async () => all.map((_, at) => at),
    rows: async (ids: readonly number[]) =>
      ids.flatMap((place) => {
        const row = all[place]
        if (!row) return []
        const { employee, contract, amount, ...rest } = row
        return {
          ...rest,
          place,
          employeeHours: inHours(employee),
          contractHours: inHours(contract),
          amountHours: inHours(amount),
        }
      }),
  }
}
