import { byReader } from '#web/lib/formats/names-order.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { byDate, isOnDuty, type GridEvent } from '#web/ui/schedule/event.ts'

/** How many are on duty at a place on a date, with who they are. */
export type Total = GridEvent & { shifts: readonly GridEvent[] }

/** A total for each place and date, places by name. */
export const totalsOf = (shifts: readonly GridEvent[]): Total[] =>
  [...byDate(shifts)].flatMap(([date, ofDay]) => {
    const places = Map.groupBy(ofDay.filter(isOnDuty), ({ place, detail }) => place?.id ?? detail)
    return [...places]
      .map(([id, those]) => totalOf(date, id, those))
      .toSorted((one, other) => byReader(one.title, other.title))
  })

const totalOf = (date: string, id: string, shifts: readonly GridEvent[]): Total => {
  const [first] = shifts
  const detail = textOf('totals.onDuty', { count: shifts.length })
  return {
    id: `total ${id}`,
    date,
    title: first?.detail ?? '',
    detail,
    when: longDate(date),
    tone: first?.tone ?? 'away',
    canCarry: false,
    short: { time: first?.short?.code ?? '', who: '', code: String(shifts.length), slot: 'day' },
    shifts,
  }
}
