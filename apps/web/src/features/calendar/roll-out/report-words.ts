import type { OpenedShift, RollOutReport, SkippedShift } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import { dateSpan, mediumDate, shortDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf } from '#web/lib/text.ts'
import { verdictWords } from '#web/ui/rules/verdict-words.ts'
import { namesOf } from '#web/ui/rules/words.ts'

/** One shift that did not become what was wanted. */
export type Told = (OpenedShift | SkippedShift) & { isOpened: boolean }

/** Why a shift is made open, or is not made. */
export const whyOf = (told: Told, names: RollOutReport['names']): string => {
  switch (told.reason) {
    case 'leave':
      return textOf('rollOut.leave', { when: dateSpan(told.startDate, told.endDate) })
    case 'left':
      return told.lastDay === null
        ? textOf('rollOut.left')
        : textOf('rollOut.leftOn', { date: mediumDate(told.lastDay) })
    case 'contract':
      return textOf('rollOut.contract', { date: mediumDate(told.lastDay) })
    case 'rule':
      return verdictWords(told.verdict, namesOf(names))
    case 'overlap': {
      const { hospitalId, facilityName, startsAt, endsAt } = told.shift
      const facility = hospitalId === '' ? textOf('which.elsewhere') : facilityName
      const when = joined([shortDate(dateOfWall(startsAt)), timeSpan(startsAt, endsAt)])
      return textOf('rollOut.overlap', { facility, when })
    }
    default:
      return textOf(`rollOut.${told.reason}`)
  }
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)

/** What a report says in numbers: what is made, what became open, what is left out, and what was there already. */
export const countsOf = ({ created, open, openedBy, skippedBy, warnedBy }: RollOutReport) => {
  const { there = 0, ...left } = skippedBy
  return {
    created,
    open,
    staffed: created - open,
    opened: sum(openedBy),
    left: sum(left),
    there,
    warned: sum(warnedBy),
  }
}

/** What is told one by one: of what stands there already nobody has to know which. */
export const toldIn = ({ opened, skipped }: RollOutReport): Told[] => [
  ...opened.map((one) => ({ ...one, isOpened: true })),
  ...skipped.filter(({ reason }) => reason !== 'there').map((one) => ({ ...one, isOpened: false })),
]
