import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { endDay, startDay, type JudgedLeave, type JudgedShift } from '../situation.ts'
import { isOne, type Which } from '../which.ts'
import { both } from '../windows.ts'
import { duration, theShift } from '../words.ts'

/**
 * No such shift that ends less than `before` minutes before the first day of leave begins, or begins less than `after` minutes
 * after the last one is over, by the clock of the shift's facility. 1440 minutes are the day before, 10080 the week after.
 * A shift on the leave itself is the affair of `leaveOverlap`. Calls from home are shifts here.
 */
export type NearLeaveParameters = {
  which?: Which
  before: number
  after: number
  statuses: readonly ('approved' | 'pending')[]
}
export type NearLeaveFacts = {
  side: 'before' | 'after'
  minutes: number
  /** Minutes of the clock between the shift and the leave. */
  actual: number
  shift: ShiftFacts
  leave: { from: LocalDate; to: LocalDate; status: 'approved' | 'pending' }
}

const DAY = 1440

const gaps = (shift: JudgedShift, { from, to }: JudgedLeave) => ({
  before: from * DAY - shift.wallEnd,
  after: shift.wallStart - (to + 1) * DAY,
})

export const nearLeave: Kind<NearLeaveParameters, NearLeaveFacts> = {
  find: ({ person, shifts }, parameters) => {
    const found: Finding<NearLeaveFacts>[] = []
    for (const leave of person.leave) {
      if (!parameters.statuses.includes(leave.status)) continue
      for (const shift of shifts) {
        const gap = gaps(shift, leave)
        const side = gap.before >= 0 ? 'before' : 'after'
        const [actual, minutes] = [gap[side], parameters[side]]
        if (actual < 0 || actual >= minutes || !isOne(shift, parameters.which)) continue
        found.push({
          shifts: [shift],
          about: dateOfDay(leave.from),
          from: startDay(shift),
          to: endDay(shift),
          amount: minutes - actual,
          unit: 'minutes',
          facts: {
            side,
            minutes,
            actual,
            shift: shiftFacts(shift),
            leave: { from: dateOfDay(leave.from), to: dateOfDay(leave.to), status: leave.status },
          },
        })
      }
    }
    return found
  },
  reach: () => both(0),
  words: ({ side, minutes, actual, shift, leave }, amount, names) =>
    `${duration(actual)} between ${theShift(shift, names)} and ${leave.status === 'pending' ? 'undecided ' : ''}leave ` +
    `from ${leave.from} to ${leave.to}; at least ${duration(minutes)} ${side} leave, ${duration(amount)} are missing.`,
}
