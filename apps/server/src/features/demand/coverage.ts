import type { CoverageLine } from '@onward/contract'
import { datesFrom, daysBetween, neededOn, onDutyBy } from '@onward/scheduling'
import type { Db } from '#server/db.ts'
import { demandSaid } from '#server/demand-said.ts'
import { shiftsOn, type ShiftsAlike } from './coverage.queries.ts'

/** What facilities need on each date of a range, how many are on duty, and for how many of the rest a shift is open. */
export const coverageOf = async (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  named: readonly string[] | undefined,
): Promise<CoverageLine[]> => {
  const said = await demandSaid(db, accountId, range, named)
  if (said.size === 0) return []
  const shifts = Map.groupBy(
    await shiftsOn(db, accountId, range, [...said.keys()]),
    ({ hospitalId, date }) => `${date} ${hospitalId}`,
  )
  const dates = datesFrom(range.from, daysBetween(range.from, range.to) + 1)
  return [...said].flatMap(([hospitalId, demand]) => {
    return dates.flatMap((date) => {
      const lines = neededOn(date, demand)
      if (lines.length === 0) return []
      const here = Map.groupBy(shifts.get(`${date} ${hospitalId}`) ?? [], ({ isOpen }) => isOpen)
      const onDuty = onDutyBy(lines, (here.get(false) ?? []).flatMap(each))
      const missing = lines.map((line, at) => lessen(line, onDuty[at] ?? 0))
      const open = onDutyBy(missing, (here.get(true) ?? []).flatMap(each))
      return lines.map((line, at) => ({ hospitalId, date, ...line, onDuty: onDuty[at] ?? 0, open: open[at] ?? 0 }))
    })
  })
}

/** What a line needs beside those who are there. */
const lessen = <Line extends { least: number; wished: number }>(line: Line, onDuty: number): Line => ({
  ...line,
  least: Math.max(0, line.least - onDuty),
  wished: Math.max(0, line.wished - onDuty),
})
const each = ({ shiftTypeId, specialtyIds, count }: ShiftsAlike) =>
  Array.from({ length: count }, () => ({ shiftTypeId, specialtyIds }))
