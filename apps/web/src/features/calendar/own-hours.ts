import type { Assignment } from '@onward/contract'
import { dateOfWall, monthOf } from '@onward/scheduling'

type Shift = Pick<Assignment, 'start' | 'end' | 'scheduledDate' | 'elapsedMinutes' | 'startsAt' | 'endsAt'>

/** The shift that is under way, or the one that begins next. */
export const nextOf = <One extends Shift>(shifts: readonly One[], now: number): One | undefined =>
  shifts
    .filter(({ end }) => Date.parse(end) > now)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]

const minutesOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0)

/** What there is to work: in a week, of it done, and in a month, with its nights. */
export const hoursOf = (shifts: readonly Shift[], week: readonly string[], month: string, now: number) => {
  const ofWeek = shifts.filter(({ scheduledDate }) => week.includes(scheduledDate))
  const ofMonth = shifts.filter(({ scheduledDate }) => monthOf(scheduledDate) === month)
  return {
    week: minutesOf(ofWeek),
    done: minutesOf(ofWeek.filter(({ end }) => Date.parse(end) <= now)),
    month: minutesOf(ofMonth),
    nights: ofMonth.filter(({ startsAt, endsAt }) => dateOfWall(startsAt) !== dateOfWall(endsAt)).length,
  }
}
