import type { ReactNode } from 'react'
import type { CarryTexts } from './carry/use-carry.ts'
import type { EventsByDate, GridEvent } from './event.ts'
import type { Times } from './times.ts'
import type { Turned } from './turned.ts'

export type GridsProps = {
  turned: Turned
  events: readonly GridEvent[]
  isBusy: boolean
  /** Whether it is known what is on a date; it is, unless one is told otherwise. */
  isKnown?: (date: string) => boolean
  isRoomy?: boolean
  /** Where there is little room a month is its totals, with the list of the chosen day. */
  hasPhoneForm?: boolean
  /** The lines of a month stand two beside each other. */
  isPaired?: boolean
  /** A week is its days with a line an event, as a month is; else columns of hours. */
  areDaysFull?: boolean
  /** A day is a row for each person under their place, along the reader's clock; else a column of hours. */
  isByPlace?: boolean
  /** Given with that: what is listed of a day where there is little room. */
  eventsOn?: (date: string) => readonly GridEvent[]
  /** The month fills the window, a line an event. */
  isFilling?: boolean
  /** How many chips a day of the month shows before "+N more". */
  most?: number
  /** What the grids are called, what is said of a day, and of a list with nothing in it. */
  labels: {
    month: (month: string) => string
    times: (from: string, to: string) => string
    day: (date: string, events: readonly GridEvent[]) => string
    /** What is counted of a day in its head. */
    head?: (
      date: string,
      events: readonly GridEvent[],
    ) => { onDuty: number; open: number; away: number; needed?: ReactNode }
    /** How many there are on a date, in words. */
    count?: (events: readonly GridEvent[]) => string
    empty: string
  }
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
  /** Given where events may be carried to another date. */
  onMove?: (event: GridEvent, date: string) => void
  /** Given where events may be carried to other hours and drawn out at their ends. */
  onChange?: (event: GridEvent, times: Times) => void
  /** Given where dates may be chosen, to put something on them; `from` is the earlier. */
  onSelectDates?: (from: string, to: string) => void
  /** Given where hours may be chosen by drawing over them. */
  onSelectTimes?: (times: Times) => void
}

/** What comes when it is chosen: all but the month of a wide screen. */
export type OtherViewProps = Omit<GridsProps, 'events' | 'isKnown'> & {
  isKnown: (date: string) => boolean
  days: EventsByDate
  /** Whether the events are among the days yet. */
  isDrawn: boolean
  unknown: (date: string) => string | undefined
  /** What is said of an event that is carried. */
  said: Omit<CarryTexts, 'how'>
}
