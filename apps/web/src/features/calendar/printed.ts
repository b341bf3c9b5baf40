import { dateOfWall, wallAt } from '@onward/scheduling'
import { byReader } from '#web/lib/formats/names-order.ts'
import { isShift, type GridEvent } from '#web/ui/schedule/event.ts'
import { order } from '#web/lib/formats/order.ts'

/**
 * The shifts of some dates as they are printed: each once, on the date on which it begins; what runs into the first date stands
 * there. What was called off has no place on a wall.
 */
export const printedOf = (shifts: readonly GridEvent[], dates: readonly string[]) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const midnight = wallAt(first, '00:00')
  const shown = shifts.filter(isShift).flatMap((event) => {
    if (event.date >= first && event.date <= last) return [{ event, date: event.date }]
    return event.date < first && (event.endsAt ?? '') > midnight ? [{ event, date: first }] : []
  })
  const inOrder = shown.toSorted(
    (one, other) =>
      order(one.date, other.date) ||
      order(one.event.startsAt ?? '', other.event.startsAt ?? '') ||
      order(one.event.short?.who ?? one.event.title, other.event.short?.who ?? other.event.title),
  )
  return Map.groupBy(inOrder, ({ date }) => date)
}

/** Which code stands for which place, by name. */
export const legendOf = (shifts: Iterable<GridEvent>) => {
  const places = new Map<string, { code: string; name: string; tone: GridEvent['tone'] }>()
  for (const { place, detail, title, short, tone } of shifts) {
    const name = place?.name ?? (short ? detail : title)
    places.set(place?.id ?? name, { code: short?.code ?? '', name, tone })
  }
  return [...places.values()].toSorted((one, other) => byReader(one.name, other.name))
}

/** Whether it ends on another date than it begins. */
export const endsLater = ({ startsAt = '', endsAt = '' }: GridEvent) => dateOfWall(startsAt) !== dateOfWall(endsAt)
