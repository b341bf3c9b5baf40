import { addDays } from '@onward/scheduling'
import { byReader } from '#web/lib/formats/names-order.ts'
import { isOnDuty, isOpen, type EventsByDate, type GridEvent } from '#web/ui/schedule/event.ts'
import type { Tone } from '#web/ui/layout/theme.ts'
import { spanOf, type Axis, type AxisIn } from './axis.ts'

/** The part of an event that a day shows. */
export type Bar = { event: GridEvent; from: number; to: number; isBefore: boolean; isAfter: boolean }
export type Person = { name: string; bars: Bar[] }
export type DayPlace = {
  id: string
  name: string
  code: string
  tone: Tone
  timeZone: string | undefined
  /** Its zone in short, where it is not the reader's. */
  zone: string | undefined
  people: Person[]
}

const DAYS_AROUND = [-7, -6, -5, -4, -3, -2, -1, 0, 1]

/** What is under way on a day of the reader's clock, what began first at first. */
export const barsOf = (events: EventsByDate, axis: Axis): Bar[] => barsBy(events, axis.date, () => axis)

/** The same on a date of the clock that each place goes by. */
export const barsBy = (events: EventsByDate, date: string, axisIn: AxisIn): Bar[] =>
  DAYS_AROUND.flatMap((days) => events.get(addDays(date, days)) ?? [])
    .flatMap((event) => {
      if (event.startsAt === undefined) return []
      const { from, to } = spanOf(event)
      const axis = axisIn(event.place?.timeZone)
      return from < axis.to && to > axis.from
        ? [{ event, from, to, isBefore: from < axis.from, isAfter: to > axis.to }]
        : []
    })
    .toSorted((one, other) => one.from - other.from || byReader(one.event.title, other.event.title))

/** The bars by place and person: places by name, in each what still runs of the night before at first. */
export const placesOf = (bars: readonly Bar[]): DayPlace[] => {
  const places = new Map<string, DayPlace & { byName: Map<string, Person> }>()
  for (const bar of bars) {
    const { place, detail, title, tone, short } = bar.event
    const id = place?.id ?? detail
    let found = places.get(id)
    if (!found) {
      const names = { id, name: place?.name ?? detail, code: short?.code ?? '', zone: short?.zone }
      found = { ...names, tone, timeZone: place?.timeZone, people: [], byName: new Map() }
      places.set(id, found)
    }
    // Open shifts are nobody's, so that each has a row.
    const key = isOpen(bar.event) ? `open ${bar.event.id}` : title
    let person = found.byName.get(key)
    if (!person) {
      person = { name: title, bars: [] }
      found.byName.set(key, person)
      found.people.push(person)
    }
    person.bars.push(bar)
  }
  return [...places.values()].toSorted((one, other) => byReader(one.name, other.name))
}

const HALF_AN_HOUR = 1_800_000
/** How many are on duty in the middle of each hour. */
export const onDutyOf = (bars: readonly Bar[], { hours }: Axis): number[] =>
  hours.map(({ at }) => onDutyAt(bars, at + HALF_AN_HOUR))
/** The same of places that each go by their own clock: at seven means seven o'clock there. */
export const onDutyLocally = (bars: readonly Bar[], axisIn: AxisIn, { hours }: Axis): number[] => {
  const zones = Map.groupBy(bars, ({ event }) => event.place?.timeZone)
  const sums = hours.map(() => 0)
  for (const [timeZone, those] of zones)
    onDutyOf(those, axisIn(timeZone)).forEach((count, at) => {
      if (at in sums) sums[at] = (sums[at] ?? 0) + count
    })
  return sums
}
export const onDutyAt = (bars: readonly Bar[], at: number) =>
  bars.filter(({ event, from, to }) => isOnDuty(event) && from <= at && to > at).length
