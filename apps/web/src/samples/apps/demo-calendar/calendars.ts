import { NO_CALENDAR, type CalendarEvent } from '@onward/contract/samples'
import { TONES } from '#web/ui/layout/theme.ts'
import { byReader } from '#web/lib/formats/names-order.ts'

/** A calendar that events belong to, and the tint that they wear. */
export type Calendar = { name: string; tone: number }

/** The calendars that the events name, by name; the one for what is in none stands last, whether it holds anything or not. */
export const calendarsOf = (events: readonly CalendarEvent[]): Calendar[] => {
  const names = new Set(events.map(({ extendedProps }) => extendedProps.calendar))
  names.delete(NO_CALENDAR)
  return [...[...names].sort(byReader), NO_CALENDAR].map((name, at) => ({
    name,
    tone: at % TONES,
  }))
}

/** Names as one word of an address, whatever they are written with. */
export const asWord = (names: Iterable<string>) => [...names].map(encodeURIComponent).join()
/** The names of such a word. What is no word of that kind stands for itself. */
export const namesIn = (word: string): ReadonlySet<string> => new Set(word.split(',').filter(Boolean).map(decoded))
const decoded = (word: string) => {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
