import type { ReactNode } from 'react'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import type { CarryTexts } from '#web/ui/schedule/carry/use-carry.ts'

type Texts = {
  grid: string
  hint: string
  weekday: (date: string) => string
  date: (date: string) => string
  day: (date: string, events: readonly GridEvent[]) => string
  more: (count: number) => string
  moreOn: (date: string) => string
  /** What is counted of a day in its head, where there is one: on duty, open, and away. */
  head?: (
    date: string,
    events: readonly GridEvent[],
  ) => { onDuty: number; open: number; away: number; needed?: ReactNode }
  /** Wanted where events can be moved. */
  carry?: CarryTexts
  /** In another language they are others. */
  language?: string
}
export type MonthGridProps = {
  month: string
  /** These dates beside each other, all of what stands on them, instead of the weeks of the month. */
  dates?: string[]
  /** 0 = Sunday. */
  weekStartsOn: number
  today: string
  /** The date that has, or would have, the focus. */
  focused: string
  events: EventsByDate
  /** How many chips a day shows before "+N more". */
  most?: number
  isBusy?: boolean
  /** What to say of a date of which nothing is known; undefined of any other. */
  unknown?: (date: string) => string | undefined
  isRoomy?: boolean
  /** The month fills the window, and its events take a line each, as many as there is room for. */
  isFilling?: boolean
  /** Two lines beside each other. */
  isPaired?: boolean
  texts: Texts
  onFocus: (date: string) => void
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  /** Given where events may be carried to another date. */
  onMove?: ((event: GridEvent, date: string) => void) | undefined
  /** Given where dates may be chosen: one by a click on it, several by drawing over them; `from` is the earlier. */
  onSelect?: ((from: string, to: string) => void) | undefined
}
