import { dateOfDay, type LocalDate } from '../../day-numbers.ts'
import { shiftFacts, type Finding, type Kind, type ShiftFacts } from '../kind.ts'
import { both } from '../windows.ts'
import { several, theShift } from '../words.ts'

/**
 * No shift on a day of leave that has that status, on the wall of the shift's facility. Calls from home are shifts here.
 * Bookings refuse shifts on approved leave by themselves; the rule says so before, and can warn of leave that is pending.
 */
export type LeaveOverlapParameters = { status: 'approved' | 'pending' }
export type LeaveOverlapFacts = {
  status: 'approved' | 'pending'
  shift: ShiftFacts
  leave: { from: LocalDate; to: LocalDate }
}

export const leaveOverlap: Kind<LeaveOverlapParameters, LeaveOverlapFacts> = {
  find: ({ person, shifts }, { status }) => {
    const found: Finding<LeaveOverlapFacts>[] = []
    for (const { from, to, status: has } of person.leave) {
      if (has !== status) continue
      const leave = { from: dateOfDay(from), to: dateOfDay(to) }
      for (const shift of shifts) {
        const days = shift.days.filter(({ day }) => from <= day && day <= to)
        const [first, last] = [days[0], days.at(-1)]
        if (!first || !last) continue
        const facts = { status, shift: shiftFacts(shift), leave }
        found.push({
          shifts: [shift],
          about: leave.from,
          from: first.day,
          to: last.day,
          amount: days.length,
          unit: 'days',
          facts,
        })
      }
    }
    return found
  },
  reach: () => both(0),
  words: ({ status, shift, leave }, amount, names) =>
    `${several(amount, 'day')} of ${theShift(shift, names)} ${amount === 1 ? 'is' : 'are'} in ` +
    `${status === 'approved' ? 'leave' : 'leave that is not yet decided'} from ${leave.from} to ${leave.to}.`,
}
