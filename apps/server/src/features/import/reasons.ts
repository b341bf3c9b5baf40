import type { BadCell, Currency, Leave } from '@onward/contract'
import type { ShiftError } from '@onward/scheduling/zoned'
import { zoneMeant } from '@onward/scheduling/zoned'
import { isAway, worksThere } from '#server/booking/refusals.ts'

/** Why a cell cannot be used: in English, and where there is a word for it, in data for any other language. */
export type Reason = Pick<BadCell, 'reason' | 'code' | 'facts'>

const plain = (code: NonNullable<BadCell['code']>, reason: string, facts?: BadCell['facts']): Reason => ({
  reason,
  code,
  ...(facts && { facts }),
})

export const empty = plain('empty', 'is empty')
export const tooLong = (most: number) => plain('tooLong', `has more than ${most} characters`, { most })
export const comma = plain('comma', 'holds a comma, which an id cannot')
export const control = plain('control', 'holds a control character')
export const notWallTime = plain('notWallTime', 'is not a local date and time such as 2026-11-21T19:00')
export const notWord = (words: readonly string[]) =>
  plain('notWord', `is not one of ${words.join(', ')}`, { words: words.join(', ') })
export const notFacility = plain('notFacility', 'is not a facility of this account')
export const notProvider = plain('notProvider', 'is not a provider of this account')
export const notState = plain('notState', 'is no US state or territory, so the line must say its time zone')
export const noZone = plain('noZone', 'is empty, and there is no state that it would follow from')
export const notZone = (given: string, reason: string) => {
  const meant = zoneMeant(given)
  return meant === undefined ? plain('notZone', reason) : plain('zoneCode', reason, { meant })
}
export const alien = plain('alien', 'is the id of somebody else’s shift; leave it empty for a new one')
export const saysElse = (key: string, line: number) =>
  plain('saysElse', `says something else about ${key} than line ${line}`, { key, line })
export const worksAt = (name: string, line: number) =>
  plain('worksAt', `${name} already works at that time: see line ${line}`, { name, line })
export const works = (shift: Parameters<typeof worksThere>[0], timeZone: string) => {
  const { providerName: name, facilityName: facility, startsAt, endsAt } = shift
  return plain('works', worksThere(shift, timeZone), { name, facility, startsAt, endsAt })
}
export const worksUntil = (endDate: string) => plain('worksUntil', `works until ${endDate}`, { endDate })
export const away = (absence: Leave) => {
  const { providerName: name, startDate, endDate } = absence
  return plain('away', isAway(absence), { name, startDate, endDate })
}

export const notDate = plain('notDate', 'is not a date such as 2026-11-21')
export const notNumber = (least: number, most: number) =>
  plain('notNumber', `is not a number from ${least} to ${most}`, { least, most })
export const notYesNo = plain('notYesNo', 'is neither yes nor no')
export const notCredentialType = plain('notCredentialType', 'is not a credential type of this account')
export const several = plain(
  'several',
  'may be several of theirs: the file must say the number and the first day of it',
)
export const endsBefore = plain('endsBefore', 'is before the first day')
export const hoursOrder = plain('hoursOrder', 'does not go with the others: at least, a week, at most')
export const overlap = ({ from, to }: { from: string; to: string | null }) =>
  to === null
    ? plain('overlapOpen', `meets their contract that goes on from ${from}`, { startDate: from })
    : plain('overlap', `meets their contract from ${from} to ${to}`, { startDate: from, endDate: to })

export const notShiftType = plain('notShiftType', 'is not a shift type of this account')
export const notSpecialty = plain('notSpecialty', 'is not a specialty of this account')
export const notHowMany = plain('notHowMany', 'is not how many are needed, such as 2, or 2/3 where 3 are wished for')
/** The same of the same facility is said already for some of the days. */
export const pattern = ({ from, to }: { from: string; to: string | null }) =>
  to === null
    ? plain('patternOpen', `meets what is said of the same from ${from} on`, { startDate: from })
    : plain('pattern', `meets what is said of the same from ${from} to ${to}`, { startDate: from, endDate: to })

export const notHours = plain('notHours', 'is no number of hours from 0 to 99999.99 with at most two decimals')
export const notWhole = (most: number) => plain('notWhole', `is not a whole number from 0 to ${most}`, { most })
export const notTotal = (total: string, sum: string) =>
  plain('notTotal', `says ${total}, and employees and contract come to ${sum}`, { total, sum })

/** @param most the largest amount, as it is written */
export const notAmount = (most: string) =>
  plain('notAmount', `is not an amount from 0 to ${most}, in digits such as 95 and without a sign`, { most })
export const amountDigits = ({ currency, digits }: Currency) =>
  plain('amountDigits', `has more decimals than an amount in ${currency}: at most ${digits}`, { currency, digits })
export const amountThousands = plain(
  'amountThousands',
  'has a sign between its thousands, or what may be one: it must be written such as 1234',
)
/** What the amounts of a file were read in, and what they are counted in by now. */
export const otherCurrency = (from: string, to: string) =>
  plain('otherCurrency', `was read in ${from}, and amounts are in ${to} by now: send the file again`, { from, to })

export const ruled = (message: string) => plain('rule', message)

const DAY_MS = 86_400_000
/** Times that are right one by one, and make no shift. */
export const noShift = ({ message: reason }: ShiftError, startsAt: string, endsAt: string): Reason => {
  if (endsAt <= startsAt) return plain('endsFirst', reason)
  return Date.parse(`${endsAt}Z`) - Date.parse(`${startsAt}Z`) > DAY_MS ? plain('tooLate', reason) : { reason }
}
