import {
  WORKED_ROLES,
  type InsightWorked,
  type WorkedDaysInput,
  type WorkedFigures,
  type WorkedInput,
  type WorkedRow,
  type WorkedRows,
} from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import type { InferOutput } from 'valibot'
import { assertRange, type Asked } from './asked.ts'
import type { Range } from './insight.queries.ts'
import { monthsIn } from './months-in.ts'
import {
  daysCounted,
  daysWorked,
  facilitiesWorked,
  knownDays,
  monthsWorked,
  rolesWorked,
  type Sums,
} from './worked-history.queries.ts'

type Input = InferOutput<typeof WorkedInput>
type DaysInput = InferOutput<typeof WorkedDaysInput>

/** What some sums come to together; hours are what employees and people on contract do. */
const figuresOf = (of: readonly Sums[]): WorkedFigures => {
  const sum = (name: keyof Sums) => of.reduce((all, one) => all + one[name], 0)
  const [employee, contract] = [sum('employee'), sum('contract')]
  return {
    hours: employee + contract,
    employee,
    contract,
    whole: sum('whole'),
    residentHours: sum('residentHours'),
    residentDays: sum('residentDays'),
  }
}

type OfRole = Awaited<ReturnType<typeof rolesWorked>>[number]
/** The roles that are known of, as they stand in the journal. */
const rolesIn = (of: readonly { role: OfRole['role'] }[]) => {
  const known = new Set(of.map(({ role }) => role))
  return WORKED_ROLES.filter((role) => known.has(role))
}
const figuresByRole = (of: readonly OfRole[], roles: readonly OfRole['role'][]) =>
  roles.map((role) => ({ role, ...figuresOf(of.filter((one) => one.role === role)) }))

/** Hours that were worked, as files have said, by month and role. */
export const workedReport = async (asked: Asked, { from, to }: Input): Promise<InsightWorked> => {
  const range = { from, to }
  assertRange(range)
  const facilities = await facilitiesWorked(asked, range)
  const byRole = await rolesWorked(asked, range)
  const roles = rolesIn(byRole)
  const byMonth = await monthsWorked(asked, range, roles)
  // Of a facility of which some days are known, all are expected.
  const expected = (days: Range) => (daysBetween(days.from, days.to) + 1) * facilities.length
  const thereIn = (of: typeof byMonth, days: Range) => ({
    days: of.reduce((all, one) => all + one.days, 0),
    daysOf: expected(days),
    residents: of.reduce((all, one) => all + one.residents, 0),
    residentsOn: of.reduce((all, one) => all + one.residentsOn, 0),
    ...figuresOf(of),
  })
  return {
    asOf: new Date(asked.now).toISOString(),
    isPartial: asked.scope !== undefined,
    ...range,
    known: await knownDays(asked),
    facilities,
    total: thereIn(byMonth, range),
    roles: figuresByRole(byRole, roles),
    months: monthsIn(range).map(({ month, ...days }) => {
      const own = byMonth.filter((one) => one.month === month)
      return {
        month,
        ...thereIn(own, days),
        roles: figuresByRole(
          byRole.filter((one) => one.month === month),
          roles,
        ),
      }
    }),
  }
}

/** What a number of worked hours counts: how many days of facilities, what they come to, and some of them. */
export const workedDays = async (asked: Asked, { from, to, figure, role, month }: DaysInput) => {
  assertRange({ from, to })
  const roles = role === undefined ? rolesIn(await rolesWorked(asked, { from, to })) : [role]
  const range = month === undefined ? { from, to } : monthsIn({ from, to }).find((one) => one.month === month)
  if (!range) return { total: 0, sum: 0, rows: async (): Promise<WorkedRow[]> => [] }
  const wanted = { roles, figure }
  return {
    ...(await daysCounted(asked, range, wanted)),
    rows: (place: { offset: number; limit: number }) => daysWorked(asked, range, { ...wanted, ...place }),
  }
}

export const workedPage = async (asked: Asked, input: DaysInput): Promise<WorkedRows> => {
  const { page, perPage } = input
  const { total, sum, rows } = await workedDays(asked, input)
  return {
    rows: await rows({ offset: (page - 1) * perPage, limit: perPage }),
    total,
    sum,
    asOf: new Date(asked.now).toISOString(),
  }
}
