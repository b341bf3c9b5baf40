import { ProviderConflict, RulesRefusal, type NotHandedOver } from '@onward/contract'
import { joined } from '#web/lib/formats/joined.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { longDate, longDates, longTimes } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import { closedWords } from '#web/lib/refusals/closed-days.ts'
import { refusedWords } from '#web/ui/rules/verdict-words.ts'

/** Why a change of a provider was refused, as the server says it in data. */
export const conflictOf = conflictIn(ProviderConflict)
const rulesIn = conflictIn(RulesRefusal, 422)

/** The same in words. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  const rules = rulesIn(error)
  if (rules) return refusedWords(rules.facts)
  if (!conflict) return closedWords(error) ?? messageOf(error)
  switch (conflict.reason) {
    case 'providerId':
      return textOf('people.idTaken', { name: conflict.facts.provider.providerName })
    case 'version':
      return textOf('people.newer')
    case 'shifts':
      return textOf('people.shiftsAhead', { count: conflict.facts.total })
    case 'leaves':
    case 'handOver':
      return conflictWords(conflict)
  }
}

/** Whoever it is about, as they are by now, where somebody has changed them meanwhile. */
export const newerIn = (error: unknown) => {
  const conflict = conflictOf(error)
  return conflict?.reason === 'version' ? conflict.facts.provider : undefined
}

/** Why a shift cannot be handed over. */
export const conflictWords = (conflict: NotHandedOver['conflict']): string =>
  conflict.reason === 'handOver'
    ? notTakenOver(conflict.facts.booking)
    : textOf('people.worksUntil', {
        name: conflict.facts.providerName,
        date: longDate(conflict.facts.lastDay),
      })

type Booking = Extract<ProviderConflict, { reason: 'handOver' }>['facts']['booking']
/** Why somebody cannot take the shifts over: the first that is in the way. */
const notTakenOver = (booking: Booking) => {
  if (booking.reason === 'overlap') {
    const [first] = booking.facts.shifts
    if (first)
      return textOf('people.worksElsewhere', {
        name: first.providerName,
        facility: first.facilityName,
        times: longTimes(first.startsAt, first.endsAt),
      })
  }
  if (booking.reason === 'leave') {
    const { providerName, startDate, endDate } = booking.leave
    return textOf('people.isAway', { name: providerName, dates: longDates(startDate, endDate) })
  }
  if (booking.reason === 'version' || booking.reason === 'cancelled') return textOf('people.shiftChanged')
  return textOf('people.notTakenOver', { why: booking.message })
}

/** How many of the shifts ahead are read before one decides. */
const READ = 5
/** The first of the shifts ahead that a refusal names, each in a line. */
export const aheadIn = (error: unknown) => {
  const conflict = conflictOf(error)
  if (conflict?.reason !== 'shifts') return []
  return conflict.facts.shifts
    .slice(0, READ)
    .map(({ facilityName, startsAt, endsAt }) => joined([facilityName, longTimes(startsAt, endsAt)]))
}
