import { Conflict, RulesRefusal, type Issue, type Leave, type ToldShift } from '@onward/contract'
import { MAX_SHIFT_HOURS } from '@onward/scheduling'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { longDate, longDates, longTimes, zoneName } from '#web/lib/formats/formats.ts'
import { issuesIn, messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'
import { closedWords } from '#web/lib/refusals/closed-days.ts'
import { refusedWords } from '#web/ui/rules/verdict-words.ts'

const conflictOf = conflictIn(Conflict)
const rulesIn = conflictIn(RulesRefusal, 422)

/** Why a booking was refused, in the language in use. Of any other failure it says what is said everywhere. */
export const refusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (conflict) return conflictWords(conflict)
  const rules = rulesIn(error)
  return rules
    ? refusedWords(rules.facts)
    : (closedWords(error) ?? goneWords(error) ?? fieldWords(error) ?? messageOf(error))
}

/** That somebody has left by then; undefined for any other failure. */
const goneWords = (error: unknown) => {
  const said = issuesIn(error).flatMap(({ facts }) => (facts ? [goneBy(facts)] : []))
  return said.length > 0 ? [...new Set(said)].join(' ') : undefined
}
const goneBy = ({ providerName: name, lastDay }: NonNullable<Issue['facts']>) =>
  textOf('refusal.worksUntil', { name, date: longDate(lastDay) })

/** What is said of a field of one of several changes, which nobody sees by its name: there is no form that could mark it. */
const OF_FIELDS = {
  startsAt: 'refusal.times',
  endsAt: 'refusal.times',
  providerId: 'refusal.person',
  hospitalId: 'refusal.place',
  shiftTypeId: 'refusal.type',
  specialtyId: 'refusal.specialty',
} as const
const isKnown = (field: string | undefined): field is keyof typeof OF_FIELDS =>
  field !== undefined && field in OF_FIELDS
const fieldOf = ({ path }: Issue) => /^changes\.\d+\.(\w+)$/.exec(path)?.[1]
const fieldWords = (error: unknown) => {
  const fields = issuesIn(error).map(fieldOf)
  if (fields.length === 0 || !fields.every(isKnown)) return undefined
  return [...new Set(fields.map((field) => textOf(OF_FIELDS[field], { most: MAX_SHIFT_HOURS })))].join(' ')
}

/** Whether rules refused it, whose words are said where it was asked for. */
export const isByRules = (error: unknown) => rulesIn(error) !== undefined

/** The row as somebody else has left it, where that is why a change was refused. */
export const newerShift = (error: unknown) => {
  const facts = newerFacts(error)
  return facts && 'assignment' in facts ? facts.assignment : undefined
}
/** The same of leave. */
export const newerLeave = (error: unknown) => {
  const facts = newerFacts(error)
  return facts && 'leave' in facts ? facts.leave : undefined
}
const newerFacts = (error: unknown) => {
  const conflict = conflictOf(error)
  return conflict?.reason === 'version' ? conflict.facts : undefined
}

/** The same of a refusal that is told beside others. */
export const conflictWords = (conflict: Conflict): string => {
  switch (conflict.reason) {
    case 'overlap': {
      const { wanted, shifts } = conflict.facts
      const [met] = shifts
      if (!met) return textOf('refusal.moment')
      const areApart = wanted !== null && zoneName(wanted.timeZone) !== zoneName(met.timeZone)
      return sentences(
        textOf('refusal.overlap', shiftWords(met, areApart)),
        areApart && textOf('refusal.wanted', shiftWords(wanted, true)),
        more(shifts),
      )
    }
    case 'leave': {
      const { wanted, leave } = conflict.facts
      const [met] = leave
      if (!met) return textOf('refusal.moment')
      return textOf('startDate' in wanted ? 'refusal.leaveMeets' : 'refusal.leave', leaveWords(met))
    }
    case 'assignments': {
      const { shifts } = conflict.facts
      const [met] = shifts
      if (!met) return textOf('refusal.moment')
      const first = textOf('refusal.first', { count: shifts.length })
      return sentences(textOf('refusal.assignments', shiftWords(met)), more(shifts), first)
    }
    case 'version':
      return 'assignment' in conflict.facts
        ? textOf('refusal.versionShift', shiftWords(conflict.facts.assignment))
        : textOf('refusal.versionLeave', leaveWords(conflict.facts.leave))
    case 'cancelled':
      return 'assignment' in conflict.facts
        ? textOf('refusal.cancelledShift', shiftWords(conflict.facts.assignment))
        : textOf('refusal.cancelledLeave', leaveWords(conflict.facts.leave))
  }
}

const sentences = (...said: (string | false)[]) => said.filter(Boolean).join(' ')
/** How many others are in the way beside the first. */
const more = ({ length }: readonly unknown[]) => length > 1 && textOf('refusal.more', { count: length - 1 })

/** Wall times alone say when only to who thinks in the same zone. */
const shiftWords = (
  {
    providerName,
    hospitalId,
    facilityName,
    startsAt,
    endsAt,
    timeZone,
  }: Omit<ToldShift, 'providerId' | 'providerName'> & { providerName: string | null },
  isZoned = false,
) => {
  const when = longTimes(startsAt, endsAt)
  return {
    provider: whoOf({ providerName }),
    // Where it is, is not for who plans elsewhere.
    facility: hospitalId === '' ? textOf('refusal.elsewhere') : facilityName,
    when: isZoned ? textOf('refusal.zoned', { when, zone: zoneName(timeZone) }) : when,
  }
}
const leaveWords = ({ providerName, startDate, endDate, leaveDescription }: Leave) => ({
  provider: providerName,
  when: longDates(startDate, endDate),
  what: leaveDescription,
})
