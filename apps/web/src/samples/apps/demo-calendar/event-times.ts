import type { CalendarEvent } from '@onward/contract/samples'
import { addDays, addMinutesToWall, daysBetween, dateOfWall, wallAt } from '@onward/scheduling'
import { STEP, type Times } from '#web/ui/schedule/times.ts'

// The sample calendar's clock says UTC, whoever looks at it.

/** The wall time of an event's start or end: `2026-11-21T09:30`. */
export const wallOf = (moment: string) =>
  moment.length === 10
    ? wallAt(moment, '00:00')
    : new Date(/T[^Z+-]*$/.test(moment) ? `${moment}Z` : moment).toISOString().slice(0, 16)
/** A wall time as the calls want it. */
const momentOf = (wall: string) => `${wall}:00.000Z`

type Spell = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>
/** When something is, in the words of a form: its last date belongs to it. */
export type Dates = { allDay: boolean; firstDate: string; from: string; lastDate: string; to: string }

/** An event of whole days ends where the day after its last one begins. */
const lastDateOf = ({ start, end }: Pick<Spell, 'start' | 'end'>) => {
  const [first, after] = [dateOfWall(wallOf(start)), dateOfWall(wallOf(end))]
  return after > first ? addDays(after, -1) : first
}

export const datesOf = (event: Spell): Dates => {
  const [start, end] = [wallOf(event.start), wallOf(event.end)]
  return {
    allDay: event.allDay,
    firstDate: dateOfWall(start),
    from: event.allDay ? '09:00' : start.slice(11),
    lastDate: event.allDay ? lastDateOf(event) : dateOfWall(end),
    to: event.allDay ? '10:00' : end.slice(11),
  }
}

export const spellOf = ({ allDay, firstDate, from, lastDate, to }: Dates): Spell =>
  allDay
    ? { allDay, start: firstDate, end: addDays(lastDate, 1) }
    : { allDay, start: momentOf(wallAt(firstDate, from)), end: momentOf(wallAt(lastDate, to)) }

/** The dates that an event of whole days lies on, none before or after the given ones. */
export const daysOfEvent = (event: Spell, first: string, last: string) => {
  const [from, to] = [dateOfWall(wallOf(event.start)), lastDateOf(event)]
  const [start, end] = [from < first ? first : from, to > last ? last : to]
  return start > end ? [] : Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at))
}

/** The wall times of an event with times; one that ends as it begins is drawn a step long. */
export const timesOf = ({ start, end }: Pick<Spell, 'start' | 'end'>): Times => {
  const startsAt = wallOf(start)
  const endsAt = wallOf(end)
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : addMinutesToWall(startsAt, STEP) }
}

/** The event at other times. */
export const atTimes = ({ startsAt, endsAt }: Times) => ({ start: momentOf(startsAt), end: momentOf(endsAt) })

/** The event so many days later, with its times of day. */
export const shifted = ({ start, end, allDay }: Spell, days: number) => {
  const by = (moment: string) =>
    allDay ? addDays(dateOfWall(wallOf(moment)), days) : momentOf(addMinutesToWall(wallOf(moment), days * 1440))
  return { start: by(start), end: by(end) }
}
