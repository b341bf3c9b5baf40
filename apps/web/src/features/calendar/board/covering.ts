import type { CoverageLine } from '@onward/contract'
import { coveredOf } from '@onward/scheduling'
import type { GroupOf } from './rows.ts'

/** How many of those who have to be there are; undefined where nobody has to. */
export type Covering = { least: number; covered: number }
export type Coverings = ReadonlyMap<string, Covering>

/** Of each date. */
export const coveringOf = (lines: readonly CoverageLine[]): Coverings =>
  new Map(
    [...Map.groupBy(lines, ({ date }) => date)].flatMap(([date, all]) => {
      const sum = coveredOf(all)
      return sum.least > 0 ? [[date, sum] as const] : []
    }),
  )

/** The same of a group, where demand speaks of such: of a contract it does not. */
export const coveringOfGroup = (lines: readonly CoverageLine[], group: GroupOf): Coverings | undefined => {
  if (group.of === 'specialty')
    return coveringOf(lines.filter((line) => line.specialtyId === group.id && group.id !== null))
  if (group.of === 'facility') return coveringOf(lines.filter((line) => line.hospitalId === group.id))
  return undefined
}
