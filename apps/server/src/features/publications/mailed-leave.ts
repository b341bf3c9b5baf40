import type { Language, Leave } from '@onward/contract'
import { leaveKindCalled } from '#server/leave-kind-called.ts'
import { oneLine } from '#server/one-line.ts'
import { datesIn } from '#server/texts.ts'
import type { LeaveEntry } from './changed-since.ts'
import { textsFor, weekdaysIn } from './mail-texts.ts'
import type { Topic } from './mailed.ts'

/** What became of somebody's leave. */
export const toldLeave = (language: Language | null, entries: readonly LeaveEntry[]): Topic => {
  const say = textsFor(language)
  const [dateSaid, weekdaySaid] = [datesIn(language), weekdaysIn(language)]
  const day = (date: string) => say('day', { weekday: weekdaySaid(date), date: dateSaid(date) })
  const shown = ({ startDate, endDate, leaveDescription, ...of }: Leave) => {
    const kind = oneLine(leaveKindCalled(of, language))
    const leave =
      startDate === endDate
        ? say('leave.day', { day: day(startDate), kind })
        : say('leave.more', { from: day(startDate), to: day(endDate), kind })
    // Whoever reports sick is away for no other reason than the kind says.
    return leaveDescription === of.leaveKindName
      ? leave
      : say('leave.reason', { leave, reason: oneLine(leaveDescription) })
  }
  const told = entries.flatMap(({ before, after }) => {
    const one = after ?? before
    if (!one) return []
    const was = before && after ? `\n  (${say('was', { shift: shown(before) })})` : ''
    const kind = !before ? ('added' as const) : after ? ('changed' as const) : ('removed' as const)
    return { kind, start: one.startDate, end: one.endDate, line: `- ${shown(one)}${was}` }
  })
  const from = told.map(({ start }) => start).toSorted()[0] ?? ''
  const to =
    told
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? ''
  return { of: 'leave.', by: 'leave.since', from, to, lines: told }
}
