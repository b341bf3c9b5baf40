import { byTime, endDay, startDay, type Day, type JudgedPerson, type JudgedShift, type Span } from './situation.ts'

/** One person's shifts, put in order once for all rules. */
export type Timeline = {
  person: JudgedPerson
  /** By start. */
  shifts: readonly JudgedShift[]
  /** Those that are time on duty: without calls from home. */
  duty: readonly JudgedShift[]
  /** First and last day with a minute of a shift; `to` before `from` where there is none. */
  days: Span
  /** Minutes on duty on all days before: of the day at place i, `sums[i + 1] - sums[i]`. */
  sums: Float64Array
  /** Days with a minute of any shift before, in the same way. */
  busy: Int32Array
}

const EMPTY: Span = { from: 0, to: -1 }

const daysOf = (shifts: readonly JudgedShift[]): Span => {
  if (shifts.length === 0) return EMPTY
  const span = { from: Infinity, to: -Infinity }
  for (const shift of shifts) {
    span.from = Math.min(span.from, startDay(shift))
    span.to = Math.max(span.to, endDay(shift))
  }
  return span
}

const isSorted = (shifts: readonly JudgedShift[]) =>
  shifts.every((shift, at) => at === 0 || byTime(shifts[at - 1] ?? shift, shift) < 0)

export const timelineOf = (person: JudgedPerson): Timeline => {
  const shifts = isSorted(person.shifts) ? person.shifts : person.shifts.toSorted(byTime)
  const days = daysOf(shifts)
  const count = days.to - days.from + 1
  const sums = new Float64Array(count + 1)
  const busy = new Int32Array(count + 1)
  let hasHomeCalls = false
  for (const shift of shifts) {
    hasHomeCalls ||= shift.mayOverlap === true
    for (const { day, minutes } of shift.days) {
      const place = day - days.from + 1
      if (!shift.mayOverlap) sums[place] = (sums[place] ?? 0) + minutes
      busy[place] = 1
    }
  }
  for (let place = 1; place <= count; place += 1) {
    sums[place] = (sums[place] ?? 0) + (sums[place - 1] ?? 0)
    busy[place] = (busy[place] ?? 0) + (busy[place - 1] ?? 0)
  }
  const duty = hasHomeCalls ? shifts.filter(({ mayOverlap }) => !mayOverlap) : shifts
  return { person, shifts, duty, days, sums, busy }
}

const upTo = (sums: Float64Array | Int32Array, days: Span, day: Day) =>
  sums[Math.min(Math.max(day - days.from + 1, 0), sums.length - 1)] ?? 0

/** Minutes on duty on these days. */
export const minutesIn = ({ sums, days }: Timeline, { from, to }: Span): number =>
  upTo(sums, days, to) - upTo(sums, days, from - 1)

/** How many of these days have a minute of a shift, calls from home included. */
export const busyDaysIn = ({ busy, days }: Timeline, { from, to }: Span): number =>
  upTo(busy, days, to) - upTo(busy, days, from - 1)

/** The shifts of a list that have a minute on these days. */
export const shiftsIn = (shifts: readonly JudgedShift[], span: Span): JudgedShift[] =>
  shifts.filter((shift) => startDay(shift) <= span.to && endDay(shift) >= span.from)

/** How many of these days are days of approved leave. */
export const leaveDaysIn = ({ leave }: JudgedPerson, { from, to }: Span): number => {
  let count = 0
  // A day can be of more than one leave: it counts once.
  let next = from
  for (const one of leave.length > 1 ? leave.toSorted((a, b) => a.from - b.from) : leave) {
    if (one.status !== 'approved') continue
    const first = Math.max(one.from, next)
    const last = Math.min(one.to, to)
    if (first > last) continue
    count += last - first + 1
    next = last + 1
  }
  return count
}

/** Whether the day is one of approved leave. */
export const isOnLeave = ({ leave }: JudgedPerson, day: Day): boolean =>
  leave.some(({ from, to, status }) => status === 'approved' && from <= day && day <= to)
