import type { Leave } from '@onward/contract'
import { addDays, clockMinutes, dateOfWall, datesFrom, daysBetween, timeOfWall, wallAt } from '@onward/scheduling'
import {
  clock,
  hours,
  longDate,
  longDates,
  longTimes,
  monthDay,
  shortClock,
  shortZone,
  timeSpan,
  zoneName,
} from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { otherZone } from '#web/lib/formats/other-zone.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { textOf } from '#web/lib/text.ts'
import type { GridEvent, ShortEvent } from '#web/ui/schedule/event.ts'
import { order } from '#web/lib/formats/order.ts'
import type { CalendarRow, RemovedRow } from './patched.ts'
import { familyFirst } from './short-names.ts'
import type { Panel } from './panel.ts'
import type { Tones } from './tones.ts'

/** A calendar event as the specification names its fields, with what our grids paint beside them. */
export type CalendarEvent = GridEvent & {
  start: string
  allDay: true
  extendedProps: { calendar: string }
  backgroundColor: 'white'
  borderColor: 'white'
  /** There on leave alone, be it empty. */
  Leave?: string
}

/** For what belongs to no facility in the list, and for leave. */
export const OTHER_TONE = 'away'
/** What people are trained for, by id. */
export type SpecialtyOf = ReadonlyMap<string, string>
/** What shifts are painted by, the same for all of them. */
type Painted = { tones: Tones; specialties: SpecialtyOf }
export const white = { allDay: true, backgroundColor: 'white', borderColor: 'white' } as const
export const isNight = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  startsAt.slice(0, 10) !== endsAt.slice(0, 10) && !endsAt.endsWith('T00:00')
export const nightLook = { look: 'hatched', icon: 'moon' } as const

/** Whether an event of this calendar is leave; the others are shifts. */
export const isLeave = (event: GridEvent) => 'Leave' in event

/** What an event of the admin's calendar opens. */
export const opens = (event: GridEvent): Panel => {
  if (!isLeave(event)) return { kind: 'shift', assignmentId: Number.parseInt(event.id) }
  const [word, id] = event.id.split(' ')
  return word === 'leave' ? { kind: 'leave', leaveId: Number(id) } : { kind: 'day', date: event.date }
}

/** `7:00 PM – 7:00 AM next day`; an end on a later day with its date. */
export const timesOf = ({ startsAt, endsAt }: Span) => {
  const days = daysBetween(dateOfWall(startsAt), dateOfWall(endsAt))
  if (days > 1) return timeSpan(startsAt, endsAt)
  return `${clock(startsAt)} – ${days === 0 ? clock(endsAt) : textOf('calendar.nextDay', { time: clock(endsAt) })}`
}

type Span = { startsAt: string; endsAt: string }
/** The last date of which a shift has a part: one that ends at midnight has none of the next. */
const lastDateOf = ({ endsAt }: Span) => addDays(dateOfWall(endsAt), timeOfWall(endsAt) === '00:00' ? -1 : 0)
/** Whether it takes more than a day of the clock, and so stands on each day that it covers. */
export const isOverDays = ({ startsAt, endsAt }: Span) =>
  // Most end on their date, which is told without reading the clock.
  dateOfWall(startsAt) !== dateOfWall(endsAt) && clockMinutes(startsAt, endsAt) > 1440
/** What is said of a shift on a day after its first. */
const goingOn = ({ startsAt, endsAt }: Span, date: string) =>
  date === lastDateOf({ startsAt, endsAt })
    ? textOf('calendar.until', { time: clock(endsAt) })
    : textOf('calendar.since', { time: joined([clock(startsAt), monthDay(dateOfWall(startsAt))]) })

/**
 * A row of the admin's calendar as an event. Everything but the row itself is worked out when it is asked for: of fifty
 * thousand events a month paints some two hundred.
 */
class ShiftEvent implements CalendarEvent {
  readonly row: CalendarRow | RemovedRow
  readonly by: Painted
  /** The date on which it stands: its first, unless it goes on over days. */
  readonly date: string
  constructor(row: CalendarRow | RemovedRow, by: Painted, date = row.scheduledDate) {
    this.row = row
    this.by = by
    this.date = date
  }
  get short(): ShortEvent {
    const { startsAt, endsAt, timeZone, providerName, facilityCode, elapsedMinutes } = this.row
    const last = this.isBefore && this.date === lastDateOf(this.row)
    return {
      time: this.isBefore
        ? last
          ? textOf('calendar.until', { time: shortClock(endsAt) })
          : '…'
        : shortClock(startsAt),
      zone: otherZone(timeZone) && shortZone(timeZone),
      who: providerName === null ? textOf('open.brief') : familyFirst(providerName),
      code: facilityCode,
      slot: providerName === null ? 'open' : elapsedMinutes >= 1380 ? 'call' : isNight(this.row) ? 'night' : 'day',
    }
  }
  get canCarry() {
    return !this.isBefore && !this.isGone
  }
  get isCancelled() {
    return this.row.status === 'cancelled'
  }
  get isGone() {
    return this.isCancelled || this.told === 'removed'
  }
  get isBefore() {
    return this.date > this.row.scheduledDate
  }
  get isAfter() {
    return isOverDays(this.row) && this.date < lastDateOf(this.row)
  }
  get id() {
    // As it is now it may stand beside it.
    return this.row.assignmentId + (this.told === 'removed' ? ' removed' : '')
  }
  get title() {
    return whoOf(this.row)
  }
  get detail() {
    return this.row.hospitalName
  }
  get specialty() {
    return this.by.specialties.get(this.row.providerId ?? '')
  }
  get start() {
    return this.row.scheduledDate
  }
  get startsAt() {
    return this.row.startsAt
  }
  get endsAt() {
    return this.row.endsAt
  }
  get from() {
    return Date.parse(this.row.start)
  }
  get to() {
    return Date.parse(this.row.end)
  }
  get place() {
    const { hospitalId: id, hospitalName: name, timeZone } = this.row
    return { id, name, timeZone }
  }
  get times() {
    return this.isBefore ? goingOn(this.row, this.date) : timesOf(this.row)
  }
  get hours() {
    return hours(this.row.elapsedMinutes)
  }
  get zone() {
    return zoneName(this.row.timeZone)
  }
  get when() {
    const when = isOverDays(this.row)
      ? longTimes(this.row.startsAt, this.row.endsAt)
      : joined([longDate(this.row.scheduledDate), timesOf(this.row)])
    const said = this.isCancelled ? textOf('calendar.wasCancelled', { when }) : when
    return this.told ? textOf(`calendar.${this.told}`, { when: said }) : said
  }
  get tone() {
    return this.by.tones.get(this.row.hospitalId) ?? OTHER_TONE
  }
  get look() {
    if (this.isGone) return 'cancelled'
    return this.row.providerId === null ? 'open' : isNight(this.row) ? nightLook.look : undefined
  }
  get told() {
    const { publication } = this.row
    return publication === 'published' ? undefined : publication
  }
  get icon() {
    return isNight(this.row) ? nightLook.icon : undefined
  }
  get extendedProps() {
    return { calendar: this.row.hospitalName }
  }
  get allDay() {
    return true as const
  }
  get backgroundColor() {
    return 'white' as const
  }
  get borderColor() {
    return 'white' as const
  }
}

const NONE: ReadonlyMap<string, string> = new Map()
/** The admin's month: one event a row, in the server's order. */
export const toEvents = (
  rows: readonly (CalendarRow | RemovedRow)[],
  tones: Tones,
  specialties: SpecialtyOf = NONE,
): CalendarEvent[] => {
  const by = { tones, specialties }
  return rows.map((row) => new ShiftEvent(row, by))
}

/**
 * Events with those that go on over days on each of their days, for grids that know no hours; by the clock of each place, what
 * goes on first.
 */
export const onEachDay = <Event extends GridEvent>(events: readonly Event[]): Event[] => {
  const all = events.flatMap((event) => {
    const { startsAt, endsAt, date } = event
    if (startsAt === undefined || endsAt === undefined || !isOverDays({ startsAt, endsAt })) return [event]
    return datesFrom(date, daysBetween(date, lastDateOf({ startsAt, endsAt })) + 1).map((on) => onDate(event, on))
  })
  return inOrder(all)
}

/** Columns of hours show so many shifts of a day beside each other. */
const BESIDE = 4
/** Whether some of the dates has more shifts than can be read beside each other. */
export const isCrowded = (events: readonly GridEvent[], dates: readonly string[]) => {
  const left = new Map(dates.map((date) => [date, BESIDE]))
  return events.some(({ date }) => {
    const room = left.get(date)
    if (room !== undefined) left.set(date, room - 1)
    return room === 0
  })
}

const onDate = <Event extends GridEvent>(event: Event, on: string) => {
  if (on === event.date) return event
  // The very class that it is of, on another of its dates.
  if (event instanceof ShiftEvent) return new ShiftEvent(event.row, event.by, on) as GridEvent as Event
  const { startsAt = '', endsAt = '' } = event
  const times = goingOn({ startsAt, endsAt }, on)
  const isAfter = on < lastDateOf({ startsAt, endsAt })
  return { ...event, date: on, detail: times, isBefore: true, isAfter, canCarry: false }
}

/** By date and clock; what is alike stays as it was. */
export const inOrder = <Event extends GridEvent>(events: Event[]) =>
  events.sort((one, other) => order(one.date, other.date) || order(one.startsAt ?? '', other.startsAt ?? ''))

/** What is under way on a date: what began before stands first, the rest by the clock of its place. */
export const onDay = <Event extends GridEvent>(events: readonly Event[], date: string): Event[] => {
  const midnight = wallAt(date, '00:00')
  const found = events.filter((event) =>
    event.startsAt === undefined
      ? event.date === date
      : event.date <= date && (event.date === date || (event.endsAt ?? '') > midnight),
  )
  return inOrder(found.map((event) => (event.startsAt === undefined ? event : onDate(event, date))))
}

/** Everybody's leave, an event for each person and day. */
export const toLeaveEvents = (leave: readonly Leave[], dates: readonly string[]): CalendarEvent[] =>
  dates.flatMap((date) =>
    awayOn(leave, date).map(({ leaveId, providerName, leaveDescription }) =>
      leaveEvent(`leave ${leaveId} ${date}`, date, providerName, leaveDescription, leaveDescription),
    ),
  )

/** The same where there is little room: one event a day says how many are away, and only a single person by name. */
export const toLeaveCounts = (leave: readonly Leave[], dates: readonly string[]): CalendarEvent[] =>
  dates.flatMap((date) => {
    const away = awayOn(leave, date)
    if (away.length < 2) return toLeaveEvents(away, [date])
    return [leaveEvent(`away ${date}`, date, textOf('calendar.away', { count: away.length }), '', '')]
  })

/** One lane of leave as bars over the days: who is first there has it, and whoever comes when it is free again. */
export const toLeaveBars = (leave: readonly Leave[], dates: readonly string[]): CalendarEvent[] => {
  const inOrderOfDays = leave.toSorted(
    (one, other) => order(one.startDate, other.startDate) || one.leaveId - other.leaveId,
  )
  let last: Leave | undefined
  return dates.flatMap((date) => {
    const isSame = last !== undefined && last.endDate >= date
    if (!isSame) last = awayOn(inOrderOfDays, date)[0]
    if (!last) return []
    const { leaveId, providerName, leaveDescription, startDate, endDate } = last
    const bar = leaveEvent(
      `leave ${leaveId} ${date}`,
      date,
      familyFirst(providerName),
      leaveDescription,
      leaveDescription,
    )
    return [{ ...bar, when: longDates(startDate, endDate), isBefore: isSame, isAfter: endDate > date }]
  })
}

/** Who is away, by date. */
export const awayBy = (leave: readonly Leave[], dates: readonly string[]): ReadonlyMap<string, string[]> =>
  new Map(dates.map((date) => [date, awayOn(leave, date).map(({ providerName }) => providerName)]))

const awayOn = (leave: readonly Leave[], date: string) =>
  leave.filter(({ startDate, endDate }) => date >= startDate && date <= endDate)

export const leaveEvent = (id: string, date: string, title: string, detail: string, Leave: string): CalendarEvent => ({
  ...white,
  id,
  title,
  start: date,
  extendedProps: { calendar: '' },
  Leave,
  date,
  detail,
  when: longDate(date),
  tone: OTHER_TONE,
  // Leave is changed by its dates alone.
  canCarry: false,
  look: 'dashed',
  icon: 'leave',
})
