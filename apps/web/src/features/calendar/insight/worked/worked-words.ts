import type { WorkedDaysInput, WorkedFigures } from '@onward/contract'
import type { InferInput } from 'valibot'
import { percent } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { textOf } from '#web/lib/text.ts'
import { decimal } from '../fairness-words.ts'

/** What the days of a number are asked by. */
export type WorkedWords = Omit<InferInput<typeof WorkedDaysInput>, 'page' | 'perPage'>
type Named = WorkedWords['figure']
/** Opens the days of a number, of all roles and months of the report unless it says which. */
export type ListWorked = (
  title: string,
  value: number,
  figure: Named,
  more?: Pick<WorkedWords, 'role' | 'month'>,
) => void

/** Hours of hundredths: as exact as they are kept. */
export const hoursText = (hundredths: number) => textOf('worked.h', { amount: decimal(hundredths / 100, 2) })

/** Figures of a month, a role, or all of it, with how many days there are and how many there should be. */
export type Counted = WorkedFigures & { days: number; daysOf: number }
/** Whether nothing of it is missing: no day, and no hours of one. */
export const isComplete = ({ days, daysOf, whole }: Counted) => days === daysOf && whole === days

/** A sum as far as it is known. */
export const sumText = (of: Counted, figure: Named) => {
  if (of.days === 0) return textOf('insight.na')
  return isComplete(of) ? hoursText(of[figure]) : textOf('worked.least', { value: hoursText(of[figure]) })
}
export const shareOf = (of: Counted) => (isComplete(of) && of.hours > 0 ? of.contract / of.hours : undefined)
export const shareText = (of: Counted) => {
  const share = shareOf(of)
  return share === undefined ? textOf('insight.na') : percent(share)
}
/** Hours for a resident and day, of the days of which both are known. */
export const perResidentOf = ({ residentHours, residentDays }: WorkedFigures) =>
  residentDays > 0 ? residentHours / residentDays / 100 : undefined
export const perResidentText = (of: WorkedFigures) => {
  const hours = perResidentOf(of)
  return hours === undefined ? textOf('insight.na') : decimal(hours, 2)
}

/** How many days are there, and on how many of those something is not known. */
export const daysText = ({ days, daysOf, whole }: Counted) =>
  joined(
    [
      textOf('worked.daysOf', { days, of: daysOf }),
      ...(days > whole ? [textOf('worked.blank', { count: days - whole })] : []),
    ],
    '·',
  )
