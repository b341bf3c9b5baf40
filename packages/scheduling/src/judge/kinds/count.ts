import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { itemsOf, SATURDAY_AND_SUNDAY, type Counted, type Item, type Weekend } from '../counted.ts'
import type { Finding, Kind, Scene } from '../kind.ts'
import type { Span } from '../situation.ts'
import type { Timeline } from '../timeline.ts'
import type { Which } from '../which.ts'
import { fixedOrRolling, reachOfWindow, type Window } from '../windows.ts'
import { inWindow, several } from '../words.ts'

/**
 * At most, or at least, so many shifts, or days, weekends or holidays with a shift, in a window: nights a month, weekends in
 * four weeks, holidays a year. A shift belongs to the day on which it begins, a weekend to its first day, a holiday to the
 * facility of the shift. Calls from home count. A rolling window begins with one that counts.
 */
export type CountParameters = {
  counted: Counted
  window: Window
  most?: number
  least?: number
  which?: Which
  weekend?: Weekend
}
export type CountFacts = {
  counted: Counted
  window: Window
  limit: number
  isMost: boolean
  actual: number
  from: LocalDate
  to: LocalDate
  which?: Which
}

/** The windows for one person, each with what counts in it. */
export const countedWindows = (
  timeline: Timeline,
  { counted, window, which, weekend = SATURDAY_AND_SUNDAY }: CountParameters,
  scene: Scene,
): { span: Span; items: readonly Item[] }[] => {
  const items = itemsOf(timeline.shifts, counted, which, weekend, scene.situation.holidays)
  const starts = () => items.map(({ day }) => day).filter((day, at, all) => day !== all[at - 1])
  // Both ascend, so that each window begins at or after where the one before it began.
  let first = 0
  return fixedOrRolling(window, scene, starts).map((span) => {
    while ((items[first]?.day ?? Infinity) < span.from) first += 1
    let end = first
    while ((items[end]?.day ?? Infinity) <= span.to) end += 1
    return { span, items: items.slice(first, end) }
  })
}

export const count: Kind<CountParameters, CountFacts> = {
  find: (timeline, parameters, scene) => {
    const { counted, window, most = Infinity, least = 0, which } = parameters
    const found: Finding<CountFacts>[] = []
    for (const { span, items } of countedWindows(timeline, parameters, scene)) {
      const actual = items.length
      if (actual <= most && actual >= least) continue
      const isMost = actual > most
      const limit = isMost ? most : least
      const [from, to] = [dateOfDay(span.from), dateOfDay(span.to)]
      found.push({
        shifts: items.flatMap(({ shifts }) => shifts),
        about: from,
        ...span,
        amount: Math.abs(actual - limit),
        unit: counted,
        facts: { counted, window, limit, isMost, actual, from, to, ...(which && { which }) },
      })
    }
    return found
  },
  // A weekend belongs to its first day, and may reach out of its window.
  reach: ({ window, counted }) => {
    const { before, after } = reachOfWindow(window)
    return { before, after: after + (counted === 'weekends' ? 6 : 0) }
  },
  words: ({ counted, window, limit, isMost, actual, from, to, which }) => {
    const one = { shifts: 'shift', days: 'day', weekends: 'weekend', holidays: 'holiday' }[counted]
    const what = counted === 'shifts' ? several(actual, which ? 'such shift' : one) : several(actual, one)
    const withShift = counted === 'shifts' ? '' : ` with ${which ? 'such a shift' : 'a shift'}`
    return `${what}${withShift} ${inWindow(window, from, to)}; at ${isMost ? 'most' : 'least'} ${limit}.`
  },
}
