import type { Leave } from '@onward/contract'
import type { Choice } from '#web/lib/choices/choice.ts'
import { differing } from '#web/lib/differing.ts'

/** As the form has them; a change is of one person's leave. */
export type LeaveValues = {
  people: Choice[]
  leaveKindId: string
  startDate: string
  endDate: string
  leaveDescription: string
}

/** What new leave begins with. */
export type LeaveStart = { date: string; endDate?: string | undefined; person?: Choice | undefined }

const OTHER = 'other'

export const valuesOf = (leave: Leave | undefined, { date, endDate = date, person }: LeaveStart): LeaveValues =>
  leave
    ? {
        people: [{ value: leave.providerId, label: leave.providerName }],
        leaveKindId: leave.leaveKindId,
        startDate: leave.startDate,
        endDate: leave.endDate,
        leaveDescription: leave.leaveDescription,
      }
    : { people: person ? [person] : [], leaveKindId: OTHER, startDate: date, endDate, leaveDescription: '' }

/** As the server is told them of several people. */
export const newLeaves = ({ people, ...rest }: LeaveValues) => ({
  providerIds: people.map(({ value }) => value),
  ...rest,
})

/** What of somebody's leave is to be changed: the rest is nobody's wish. */
export const changesOf = (leave: Leave, { people: [person], ...rest }: LeaveValues) =>
  differing({ ...rest, ...(person && { providerId: person.value }) }, leave)

/** Whether two values of a field say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
