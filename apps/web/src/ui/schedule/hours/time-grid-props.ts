import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import type { Times } from '#web/ui/schedule/times.ts'
import type { CarryTexts } from '#web/ui/schedule/carry/use-carry.ts'

type Texts = {
  grid: string
  heading: (date: string) => string
  hour: (hour: number) => string
  more: (count: number) => string
  moreFrom: (minutes: number) => string
  continued: (event: GridEvent) => string
  /** `7:00 AM – 9:15 AM` */
  times: (times: Times) => string
  /** The same with its date. */
  when: (times: Times) => string
  /** Wanted where events can be changed. */
  carry?: CarryTexts
}
export type TimeGridProps = {
  /** The dates side by side, in order. */
  dates: string[]
  today: string
  events: EventsByDate
  isBusy?: boolean
  /** What to say of a date of which nothing is known; undefined of any other. */
  unknown?: (date: string) => string | undefined
  texts: Texts
  /** Given where what is carried out of sight is followed to its date. */
  onTurn?: (date: string) => void
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  /** Given where events may be carried to other hours and drawn out at their ends. */
  onChange?: ((event: GridEvent, times: Times) => void) | undefined
  /** Given where what has no time may be carried to another date. */
  onMove?: ((event: GridEvent, date: string) => void) | undefined
  /** Given where hours may be chosen by drawing over them. */
  onSelect?: ((times: Times) => void) | undefined
}
