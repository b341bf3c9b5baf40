import type { CoverageLine } from '@onward/contract'
import { datesFrom, daysBetween, neededOn, onDutyBy } from '@onward/scheduling'
import type { Db } from '#server/db.ts'
import { facilitiesInNeed, holidaysIn, shiftsOn, type ShiftsAlike } from './coverage.queries.ts'
import { daysAt } from './demand-days.queries.ts'
import { demandAt } from './demand.queries.ts'

/** What facilities need on each date of a range, how many are on duty, and for how many of the rest a shift is open. */
export const coverageOf = async (
  db: Db,
  accountId: number,
  range: { from: string; to: string },
  named: readonly string[] | undefined,
): Promise<CoverageLine[]> => {
  const places = await facilitiesInNeed(db, accountId, range, named)
  if (places.length === 0) return []
  const patterns = Map.groupBy(await demandAt(db, accountId, places, range.to), ({ hospitalId }) => hospitalId)
  const days = Map.groupBy(await daysAt(db, accountId, places, range), ({ hospitalId }) => hospitalId)
  const holidays = await holidaysIn(db, accountId, range)
  const shifts = Map.groupBy(
    await shiftsOn(db, accountId, range, places),
    ({ hospitalId, date }) => `${date} ${hospitalId}`,
  )
  const dates = datesFrom(range.from, daysBetween(range.from, range.to) + 1)
  return places.flatMap((hospitalId) => {
    const holidaysHere = holidays.filter((holiday) => holiday.hospitalId === null || holiday.hospitalId === hospitalId)
    const said = {
      patterns: patterns.get(hospitalId) ?? [],
      days: days.get(hospitalId) ?? [],
      holidays: new Set(holidaysHere.map(({ date }) => date)),
    }
    return dates.flatMap((date) => {
      const lines = neededOn(date, said)
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
