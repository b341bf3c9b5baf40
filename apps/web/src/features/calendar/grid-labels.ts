import { longDate } from '#web/lib/formats.ts'
import { textOf } from '#web/lib/text.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { isLeave } from './events.ts'

/** More names than this on one day are not read out. */
const FEW = 3

/** What the grids say of shifts and leave. */
export const gridLabels = () => ({
  month: (month: string) => textOf('calendar.grid', { month }),
  times: (from: string, to: string) => textOf('calendar.timeGrid', { from, to }),
  day: (date: string, events: readonly GridEvent[]) => {
    const leave = events.filter(isLeave).map(({ title }) => title)
    const shifts = textOf('calendar.shifts', { count: events.length - leave.length })
    return leave.length === 0 || leave.length > FEW
      ? textOf('calendar.dayLabel', { date: longDate(date), shifts })
      : textOf('calendar.dayLabelLeave', { date: longDate(date), shifts, leave: leave.join(', ') })
  },
  empty: textOf('calendar.emptyList'),
})
