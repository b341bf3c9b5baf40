import { zoneName } from '#web/lib/formats/formats.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { localeOf } from '#web/lib/text.ts'
import { order } from '#web/lib/formats/order.ts'

/** Every zone that the browser knows, by its city: `New York (America/New_York)`. One that is stored already is always there. */
export const zoneChoices = (stored: string): Choice[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...(stored === '' ? [] : [stored])])]
    .map((value) => ({ value, label: `${cityOf(value)} (${value})` }))
    .sort((a, b) => order(a.label, b.label))

const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** What a zone is called, and what the clock there shows now: by which one sees whether it is the right one. */
export const clockIn = (timeZone: string, now: Date) => ({
  zone: zoneName(timeZone),
  time: new Intl.DateTimeFormat(localeOf(), { timeZone, hour: 'numeric', minute: '2-digit', weekday: 'short' }).format(
    now,
  ),
})
