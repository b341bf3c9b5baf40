import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import type { Finding, Kind } from '../kind.ts'
import type { Which } from '../which.ts'
import { reachOfWindow, type Window } from '../windows.ts'
import { inWindow, several } from '../words.ts'
import { countedWindows } from './count.ts'

/**
 * On average at most every nth night: of the nights of a window no more than a whole nth are days on which a counted shift begins.
 * "Every third night, averaged over four weeks" are at most 9 of 28.
 */
export type EveryNthNightParameters = { nth: number; window: Window; which: Which }
export type EveryNthNightFacts = {
  nth: number
  window: Window
  limit: number
  actual: number
  from: LocalDate
  to: LocalDate
}

export const everyNthNight: Kind<EveryNthNightParameters, EveryNthNightFacts> = {
  find: (timeline, { nth, window, which }, scene) => {
    const found: Finding<EveryNthNightFacts>[] = []
    for (const { span, items } of countedWindows(timeline, { counted: 'days', window, which }, scene)) {
      const limit = Math.floor((span.to - span.from + 1) / nth)
      const actual = items.length
      if (actual <= limit) continue
      const facts = { nth, window, limit, actual, from: dateOfDay(span.from), to: dateOfDay(span.to) }
      const shifts = items.flatMap(({ shifts }) => shifts)
      found.push({ shifts, about: facts.from, ...span, amount: actual - limit, unit: 'days', facts })
    }
    return found
  },
  reach: ({ window }) => reachOfWindow(window),
  words: ({ nth, window, limit, actual, from, to }) =>
    `${several(actual, 'night')} ${inWindow(window, from, to)}; every ${ordinal(nth)} night on average are at most ${limit}.`,
}

const ordinal = (nth: number) => ({ 1: 'single', 2: 'second', 3: 'third' })[nth] ?? `${nth}th`
