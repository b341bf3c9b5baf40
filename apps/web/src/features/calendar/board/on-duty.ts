import type { CellsByRow } from './placing.ts'
import type { Row } from './rows.ts'

/**
 * How many of a group are on duty on each of the dates: of people each counts once a day, and in the group of what is open each
 * shift. Beside what facilities demand an open shift is nobody, and whoever stands on two slots is one.
 */
export const onDutyIn = (rows: readonly Row[], cells: CellsByRow, dates: readonly string[], facility: string) => {
  const inGroup = Map.groupBy(
    rows.filter((row): row is Exclude<Row, { kind: 'group' }> => row.kind !== 'group'),
    ({ group }) => group ?? '',
  )
  return (group: string): readonly number[] => {
    const counted = dates.map(() => 0)
    const onSlots = new Set<string>()
    for (const { key, kind } of inGroup.get(group) ?? [])
      for (const [at, cell] of cells.get(key)?.entries() ?? []) {
        const here = (cell ?? []).filter(({ shift }) => facility === '' || shift.hospitalId === facility)
        const who = here[0]?.shift.providerId
        if (who === undefined) continue
        if (kind === 'slot') {
          const place = `${at} ${who}`
          if (who === null || onSlots.has(place)) continue
          onSlots.add(place)
        }
        counted[at] = (counted[at] ?? 0) + (who === null ? here.length : 1)
      }
    return counted
  }
}
