import { longDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf } from '#web/lib/text.ts'
import { isOnDuty, isOpen, type GridEvent } from '#web/ui/schedule/event.ts'
import type { Covered } from './covered.ts'
import { isLeave } from './events.ts'

/** More names than this on one day are not read out. */
const FEW = 3

const openOn = (events: readonly GridEvent[]) => events.filter(isOpen).length
/** How many are on duty, and how many shifts nobody works yet. */
const counted = (events: readonly GridEvent[]) => {
  const open = openOn(events)
  const shifts = textOf('calendar.shifts', { count: countOf(events) })
  return open > 0 ? joined([shifts, textOf('open.count', { count: open })]) : shifts
}
const countOf = (events: readonly GridEvent[]) => events.filter(isOnDuty).length

/**
 * What the grids say of shifts and leave.
 * @param away who is on leave, by date, where not each of them is an event of the day
 * @param covered how many are needed, once it is known
 */
export const gridLabels = (away?: ReadonlyMap<string, readonly string[]>, covered?: Covered) => ({
  month: (month: string) => textOf('calendar.grid', { month }),
  times: (from: string, to: string) => textOf('calendar.timeGrid', { from, to }),
  day: (date: string, events: readonly GridEvent[]) => {
    const shown = events.filter(isLeave)
    const leave = away?.get(date) ?? shown.map(({ title }) => title)
    const shifts = joined([counted(events), covered?.said(date)])
    return leave.length === 0 || leave.length > FEW
      ? joined([longDate(date), shifts])
      : textOf('calendar.dayLabelLeave', { date: longDate(date), shifts, leave: joined(leave) })
  },
  ...(away && {
    head: (date: string, events: readonly GridEvent[]) => ({
      onDuty: countOf(events),
      open: openOn(events),
      away: away.get(date)?.length ?? 0,
      needed: covered?.head(date),
    }),
  }),
  count: counted,
  get empty() {
    return textOf('calendar.emptyList')
  },
})
