import { dayNumber, type LocalDate } from '../day-numbers.ts'
import type { Situation } from './situation.ts'

/** Days on which facilities keep holiday, those of the whole account included. */
export const holidaysOf = (
  rows: readonly { hospitalId: string | null; date: LocalDate }[],
  hospitalIds: Iterable<string>,
): Situation['holidays'] => {
  const days = (hospitalId: string) =>
    new Set(
      rows.flatMap((row) => (row.hospitalId === null || row.hospitalId === hospitalId ? dayNumber(row.date) : [])),
    )
  return new Map(Array.from(new Set(hospitalIds), (hospitalId) => [hospitalId, days(hospitalId)]))
}
