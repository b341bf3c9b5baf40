import type { CarryTexts } from '#web/ui/schedule/carry/use-carry.ts'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import type { Times } from '#web/ui/schedule/times.ts'

export type DayGridProps = {
  date: string
  /** What is around the date: by the reader's clock some of it is on this day. */
  events: EventsByDate
  isBusy?: boolean
  texts: {
    grid: string
    empty: string
    /** Times with their date. */
    when: (times: Times) => string
    /** Wanted where events can be changed. */
    carry?: CarryTexts
  }
  onTurn: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  /** Given where events may be carried to other hours and drawn out at their ends. */
  onChange?: ((event: GridEvent, times: Times) => void) | undefined
  /** Given where hours may be chosen by drawing over them, by the clock of the place on whose row that is. */
  onSelect?: ((times: Times) => void) | undefined
}
