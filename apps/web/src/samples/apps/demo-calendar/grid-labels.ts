import { longDate } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'

/** What the grids say of events. */
export const gridLabels = () => ({
  month: (month: string) => textOf('events.grid', { month }),
  times: (from: string, to: string) => textOf('events.timeGrid', { from, to }),
  day: (date: string, events: readonly GridEvent[]) =>
    textOf('events.day', { date: longDate(date), count: events.length }),
  empty: textOf('events.none'),
})
