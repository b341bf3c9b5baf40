import type { Leave, LeaveKind } from '@onward/contract'
import { longDate, longDates } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'

/** Kinds of leave by id, with what they look like. */
export type Kinds = ReadonlyMap<string, Pick<LeaveKind, 'letter' | 'tone'>>

export const daysWords = ({ startDate, endDate }: Pick<Leave, 'startDate' | 'endDate'>) =>
  startDate === endDate ? longDate(startDate) : longDates(startDate, endDate)

/** A bar as it is read out. */
export const barWords = (leave: Leave) =>
  textOf('leaveMonth.bar', {
    name: leave.providerName,
    kind: leaveKindName(leave),
    when: daysWords(leave),
    what: leave.leaveDescription,
  })
