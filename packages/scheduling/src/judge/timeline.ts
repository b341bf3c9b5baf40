import { byTime, endDay, startDay, type Day, type JudgedPerson, type JudgedShift, type Span } from './situation.ts'

/** One person's shifts, put in order once for all rules. */
export type Timeline = {
  person: JudgedPerson
  /** By start. */
  shifts: readonly JudgedShift[]
  /** Those that are time on duty: without calls from home. */
  duty: readonly JudgedShift[]
  /**
   * The first and the last day of each of these, where both ascend: not across zones, and not with one that lies within another.
   */
  turns: { starts: Int32Array; ends: Int32Array } | undefined
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

const turnsOf = (duty: readonly JudgedShift[]): Timeline['turns'] => {
  const [starts, ends] = [new Int32Array(duty.length), new Int32Array(duty.length)]
  let [place, lastStart, lastEnd] = [0, -Infinity, -Infinity]
  for (const shift of duty) {
    const [start, end] = [startDay(shift), endDay(shift)]
    if (start < lastStart || end < lastEnd) return undefined
    starts[place] = lastStart = start
    ends[place] = lastEnd = end
    place += 1
  }
  return { starts, ends }
}

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
  return { person, shifts, duty, turns: turnsOf(duty), days, sums, busy }
}

const upTo = (sums: Float64Array | Int32Array, days: Span, day: Day) =>
  sums[Math.min(Math.max(day - days.from + 1, 0), sums.length - 1)] ?? 0

/** Minutes on duty on these days. */
export const minutesIn = ({ sums, days }: Timeline, { from, to }: Span): number =>
  upTo(sums, days, to) - upTo(sums, days, from - 1)

/** How many of these days have a minute of a shift, calls from home included. */
export const busyDaysIn = ({ busy, days }: Timeline, { from, to }: Span): number =>
  upTo(busy, days, to) - upTo(busy, days, from - 1)

/** How many of a row that ascends are below a number. */
const countBelow = (row: Int32Array, number: number) => {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((row[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** The shifts of a list that have a minute on these days. */
export const shiftsIn = (shifts: readonly JudgedShift[], span: Span): JudgedShift[] =>
  shifts.filter((shift) => startDay(shift) <= span.to && endDay(shift) >= span.from)

/** The shifts on duty that have a minute on these days: looked up, for rolling windows ask for each day anew. */
export const dutyIn = ({ duty, turns }: Timeline, span: Span): JudgedShift[] =>
  turns ? duty.slice(countBelow(turns.ends, span.from), countBelow(turns.starts, span.to + 1)) : shiftsIn(duty, span)

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
