import { joined } from '#web/lib/formats/joined.ts'
import type { Tone } from '#web/ui/layout/theme.ts'

/** An event in one line that never grows: when it begins, who, and where by a code. */
export type ShortEvent = {
  time: string
  /** Which zone that is of, where it is not the reader's. */
  zone?: string | undefined
  who: string
  code: string
  slot: 'day' | 'night' | 'call' | 'open'
}

/** What a grid paints: one thing on one of its days. The grids know nothing else of it. */
export type GridEvent = {
  /** The same on each of its days. */
  id: string
  /** The date in whose cell it stands. */
  date: string
  /** The words on its chip, the first the most telling. */
  title: string
  detail: string
  /** When it is, for where there is room to say so. */
  times?: string
  /** Its date, and its times unless `detail` says them: for who does not see in which cell it stands. */
  when: string
  /** Which of the tints it wears. */
  tone: Tone
  /** How it looks beside its tint: hatched, with a dashed edge, struck through, or hollow. */
  look?: 'hatched' | 'dashed' | 'cancelled' | 'open' | undefined
  /** What people know of it, where that is not what it is: nothing, something else, or that they are still there. */
  told?: 'draft' | 'changed' | 'removed' | undefined
  /** One of the icons, before its words. */
  icon?: 'moon' | 'leave' | undefined
  /** Whether it may be carried to other dates and hours, where the grid lets anything be carried. */
  canCarry: boolean
  /** It was there the day before, and is there the day after. */
  isBefore?: boolean
  isAfter?: boolean
  /** The zone of its times, said where there are several. */
  zone?: string
  /** What its person is trained for, empty where that is nothing in particular; absent as long as it is not known. */
  specialty?: string | undefined
  /** How long it is, for where there is room to say so. */
  hours?: string
  /** For a grid with room for one line only. */
  short?: ShortEvent
  /** Wall times; absent for what has no time of day. */
  startsAt?: string
  endsAt?: string
  /** The same as instants, where they are not by the reader's clock. */
  from?: number
  to?: number
  /** Where it is, for a grid that groups by place. */
  place?: { id: string; name: string; timeZone: string }
}

/** Whether it is there to be worked: it has hours, and was not called off. */
export const isShift = ({ startsAt, look }: GridEvent) => startsAt !== undefined && look !== 'cancelled'
/** Whether nobody works it yet. */
export const isOpen = ({ look }: GridEvent) => look === 'open'
/** What is shown first where not all have room: leave, what nobody works yet, and what was changed since people were told. */
const rankOf = (event: GridEvent) =>
  event.startsAt === undefined ? 0 : isOpen(event) ? 1 : event.told === 'changed' ? 2 : 3
/** So many of the events of a day, in their order: those that somebody has to see, then the first of the others. */
export const mostTelling = <Event extends GridEvent>(events: readonly Event[], most: number): Event[] => {
  const chosen = new Set(events.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, most))
  return events.filter((event) => chosen.has(event))
}

/** Whether somebody is there. */
export const isOnDuty = (event: GridEvent) => isShift(event) && !isOpen(event)

export type EventsByDate = ReadonlyMap<string, readonly GridEvent[]>

/** Events by the date they stand on, in the order given. Most come day by day, so that a day is cut out in one piece. */
export const byDate = (events: readonly GridEvent[]): EventsByDate => {
  const days = new Map<string, GridEvent[]>()
  let from = 0
  for (let at = 1; at <= events.length; at += 1) {
    const date = events[from]?.date
    if (date === undefined || events[at]?.date === date) continue
    const run = events.slice(from, at)
    const before = days.get(date)
    if (before) for (const event of run) before.push(event)
    else days.set(date, run)
    from = at
  }
  return days
}

/** Everything about an event in one sentence. */
export const sentence = ({ title, detail, when }: Pick<GridEvent, 'title' | 'detail' | 'when'>) =>
  joined([title, detail, when])
