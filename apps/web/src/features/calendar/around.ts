import type { Assignment } from '@onward/contract'
import { addDays, dateOfWall, wallAt } from '@onward/scheduling'
import { isShift, type GridEvent } from '#web/ui/schedule/event.ts'
import { inOrder, isLeave } from './events.ts'

/** So many days before and after a shift the person's other shifts are asked for; what lies beyond is not known. */
export const REACH = 40

type Timed = Pick<Assignment, 'assignmentId' | 'start' | 'end'>
const startOf = ({ start }: Timed) => Date.parse(start)
const endOf = ({ end }: Timed) => Date.parse(end)
const minutes = (from: number, to: number) => Math.round((to - from) / 60_000)

/** The dates to ask for, to find the shifts before and after this one. */
export const reachOf = ({ startsAt, endsAt }: Pick<Assignment, 'startsAt' | 'endsAt'>) => ({
  from: addDays(dateOfWall(startsAt), -REACH),
  to: addDays(dateOfWall(endsAt), REACH),
})

/** A person's shift before another and the one after, each with the minutes of rest between. */
export const restAround = <Shift extends Timed>(shift: Timed, all: readonly Shift[]) => {
  const others = all.filter(({ assignmentId }) => assignmentId !== shift.assignmentId)
  const earlier = others.filter((one) => endOf(one) <= startOf(shift)).sort((a, b) => endOf(b) - endOf(a))[0]
  const later = others.filter((one) => startOf(one) >= endOf(shift)).sort((a, b) => startOf(a) - startOf(b))[0]
  return {
    before: earlier && { shift: earlier, minutes: minutes(endOf(earlier), startOf(shift)) },
    after: later && { shift: later, minutes: minutes(endOf(shift), startOf(later)) },
  }
}

/** Who is on at some time of the shift, of those at its place. */
export const alsoOn = <Shift extends Timed>(shift: Timed, all: readonly Shift[]) =>
  all.filter(
    (one) => one.assignmentId !== shift.assignmentId && startOf(one) < endOf(shift) && endOf(one) > startOf(shift),
  )

/** The shifts of the dates in view, in the order in which the view shows them: each once, as it is now, on its first day there. */
export const inView = (events: readonly GridEvent[], dates: readonly string[]) => {
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const goesOn = ({ endsAt = '' }: GridEvent) => endsAt > wallAt(first, '00:00')
  return inOrder(
    events.filter(
      (event) =>
        !isLeave(event) && event.told !== 'removed' && event.date <= last && (event.date >= first || goesOn(event)),
    ),
  )
}

/** Where a shift stands among those of its day that stand, counted from one, 0 for one that was called off; undefined where it is not in view. */
export const positionOf = (events: readonly GridEvent[], id: string) => {
  const at = events.findIndex((event) => event.id === id)
  const event = events[at]
  if (!event) return undefined
  const ofDay = events.filter((one) => one.date === event.date && isShift(one))
  return {
    event,
    at: ofDay.indexOf(event) + 1,
    count: ofDay.length,
    before: events[at - 1],
    after: events[at + 1],
  }
}
