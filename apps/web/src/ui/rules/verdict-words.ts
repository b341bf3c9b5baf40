import type { FactsOf, KindName, Names, ShiftFacts, Which } from '@onward/scheduling/judge'
import texts from 'texts:verdict'
import { dateSpan, mediumDate, timeSpan } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { allOf, areNights, daysWords, lengthWords, namesOf, oneOf, whichWords, type NamesById } from './words.ts'

addTexts(texts)

type Sayers = { [K in KindName]: (facts: FactsOf<K>, amount: number, names: Names) => string }

/** From when to when, by the clock of the place: `Nov 21, 2026, 7:00 PM – 7:00 AM, Nov 22`. */
const times = (startsAt: string, endsAt: string) =>
  textOf('verdict.on', { date: mediumDate(startsAt.slice(0, 10)), times: timeSpan(startsAt, endsAt) })
/** `Night (Harborlight, Nov 21, 2026, 7:00 PM – 7:00 AM, Nov 22)` */
const theShift = ({ shiftTypeId, hospitalId, startsAt, endsAt }: ShiftFacts, names: Names) =>
  textOf('verdict.shift', {
    type: names.shiftType(shiftTypeId),
    facility: names.facility(hospitalId),
    when: times(startsAt, endsAt),
  })
const limitWords = ({ isMost, limit }: { isMost: boolean; limit: number }) =>
  textOf(isMost ? 'verdict.atMost' : 'verdict.atLeast', { count: limit })
const withCounted = (said: string, which: Which | undefined, names: Names) =>
  which ? `${said} (${textOf('which.counted', { which: whichWords(which, names) })})` : said

const sayers: Sayers = {
  rest: ({ minutes, actual, earlier, later }, _, names) =>
    textOf('verdict.rest', {
      actual: lengthWords(actual),
      earlier: theShift(earlier, names),
      later: theShift(later, names),
      limit: lengthWords(minutes),
    }),
  mostMinutes: ({ window, minutes, actual, from, to }) =>
    textOf('verdict.mostMinutes', {
      actual: lengthWords(actual),
      when: daysWords(window, from, to),
      limit: lengthWords(minutes),
    }),
  averageMinutes: ({ window, minutesPerWeek, actual, leaveDays, from, to }) => {
    const what = textOf('verdict.averageMinutes', {
      actual: lengthWords(actual),
      when: daysWords(window, from, to),
      limit: lengthWords(minutesPerWeek),
    })
    return leaveDays > 0 ? textOf('verdict.leaveDays', { what, count: leaveDays }) : what
  },
  freeDays: ({ window, days, actual, from, to }) =>
    textOf('verdict.freeDays', { count: actual, when: daysWords(window, from, to), limit: days }),
  freeStretch: ({ window, minutes, actual, from, to }) =>
    textOf('verdict.freeStretch', {
      actual: lengthWords(actual),
      when: daysWords(window, from, to),
      limit: lengthWords(minutes),
    }),
  consecutiveDays: ({ count: row, actual, from, to, which, ...limits }, _, names) => {
    const isNights = row === 'worked' && which !== undefined && areNights(which)
    const values = { count: actual, when: dateSpan(from, to), limit: limitWords(limits) }
    return withCounted(textOf(`verdict.row.${isNights ? 'nights' : row}`, values), isNights ? undefined : which, names)
  },
  count: ({ counted, window, actual, from, to, which, ...limits }, _, names) => {
    const isNights = (counted === 'shifts' || counted === 'days') && which !== undefined && areNights(which)
    const values = { count: actual, when: daysWords(window, from, to), limit: limitWords(limits) }
    return withCounted(
      textOf(`verdict.count.${isNights ? 'nights' : counted}`, values),
      isNights ? undefined : which,
      names,
    )
  },
  everyNthNight: ({ window, limit, actual, from, to }) =>
    textOf('verdict.count.nights', {
      count: actual,
      when: daysWords(window, from, to),
      limit: limitWords({ isMost: true, limit }),
    }),
  longestDuty: ({ minutes, handover, actual, first, last }) => {
    const limit = lengthWords(minutes)
    return textOf('verdict.longestDuty', {
      actual: lengthWords(actual),
      when: times(first.startsAt, last.endsAt),
      limit: handover > 0 ? textOf('verdict.handover', { limit, minutes: lengthWords(handover) }) : limit,
    })
  },
  succession: ({ earlier, later }, _, names) =>
    textOf('verdict.succession', { later: theShift(later, names), earlier: theShift(earlier, names) }),
  completeWeekends: ({ worked, free }) =>
    textOf('verdict.completeWeekends', {
      worked: allOf(worked.map(mediumDate)),
      free: allOf(free.map(mediumDate)),
    }),
  leaveOverlap: ({ status, shift, leave }, _, names) =>
    textOf(`verdict.leave.${status}`, { shift: theShift(shift, names), when: dateSpan(leave.from, leave.to) }),
  nearLeave: ({ side, minutes, actual, shift, leave }, _, names) =>
    textOf(`verdict.near.${side}`, {
      shift: theShift(shift, names),
      actual: lengthWords(actual),
      when: dateSpan(leave.from, leave.to),
      limit: lengthWords(minutes),
    }),
  credential: ({ credentialTypeId, reason, date, shift }, _, names) => {
    const values = { credential: names.credentialType(credentialTypeId), shift: theShift(shift, names) }
    return textOf(`verdict.credential.${reason}`, date === null ? values : { ...values, date: mediumDate(date) })
  },
  specialty: ({ shift, specialtyId }, _, names) =>
    textOf('verdict.specialty', { specialty: names.specialty(specialtyId), shift: theShift(shift, names) }),
  homeFacility: ({ shift, hospitalIds }, _, names) =>
    textOf('verdict.homeFacility', {
      facilities: allOf(hospitalIds.map(names.facility)),
      shift: theShift(shift, names),
    }),
  pair: ({ together, shift, met, others }, amount, names) => {
    const who = together === 'never' ? [...new Set(met.map(({ providerId }) => providerId))] : others
    return textOf(`verdict.pair.${together}`, {
      others: oneOf(who.map(names.provider)),
      actual: lengthWords(amount),
      shift: theShift(shift, names),
    })
  },
  notice: ({ minutes, actual, shift }, _, names) => {
    const values = { shift: theShift(shift, names), limit: lengthWords(minutes) }
    return actual === 0
      ? textOf('verdict.notice.begun', values)
      : textOf('verdict.notice.soon', { ...values, actual: lengthWords(actual) })
  },
  contractMinutes: ({ of, window, minutes, actual, from, to }) =>
    textOf(`verdict.contract.${of}`, {
      actual: lengthWords(actual),
      when: daysWords(window, from, to),
      limit: lengthWords(minutes),
    }),
}

/** A verdict as an answer of the server has it. */
export type VerdictToSay = {
  ruleId: string
  kind: string
  /** In English, for a kind that is not known here. */
  message: string
  providerId: string
  providerName: string
  facts: object
  amount: number
}

const isKnown = (kind: string): kind is KindName => Object.hasOwn(sayers, kind)

/** What is wrong, in the language in use, without saying with whom. Of a kind that a newer server knows it is said in English. */
export const verdictWords = ({ kind, facts, amount, message }: VerdictToSay, names: Names): string => {
  if (!isKnown(kind)) return message
  // Kind and facts belong together: the judge made both.
  const say = sayers[kind] as (facts: object, amount: number, names: Names) => string
  return say(facts, amount, names)
}

/** Verdicts of the same rule and person side by side, in the order of their first. */
export const byRuleAndPerson = <One extends Pick<VerdictToSay, 'ruleId' | 'providerId'>>(verdicts: readonly One[]) => {
  const groups = new Map<string, [One, ...One[]]>()
  for (const verdict of verdicts) {
    const key = `${verdict.ruleId} ${verdict.providerId}`
    const group = groups.get(key)
    if (group) group.push(verdict)
    else groups.set(key, [verdict])
  }
  return [...groups.values()]
}

/** That by which it fails most. */
export const worstOf = <One extends Pick<VerdictToSay, 'amount'>>([first, ...others]: readonly [One, ...One[]]) =>
  others.reduce((worst, one) => (one.amount > worst.amount ? one : worst), first)

/** What a rule says of somebody where they break it most, and how often it says so beside that. */
export const groupWords = (group: readonly [VerdictToSay, ...VerdictToSay[]], names: Names): string => {
  const what = verdictWords(worstOf(group), names)
  return group.length > 1 ? textOf('verdict.again', { what, count: group.length - 1 }) : what
}

/** How many reasons are read before one decides. */
const READ = 3

/** Of a refusal: what is only said beside it has null in `needs`. */
type RefusedVerdict = VerdictToSay & { needs?: string | null }

/** Why rules refuse a change: the first reasons, a line each, with whom, and how many others there are. */
export const refusedWords = ({
  verdicts,
  names,
}: {
  verdicts: readonly RefusedVerdict[]
  names: NamesById
}): string => {
  const called = namesOf(names)
  const groups = byRuleAndPerson(verdicts.filter(({ needs }) => needs !== null))
  const lines = groups
    .slice(0, READ)
    .map((group) => textOf('verdict.of', { provider: group[0].providerName, what: groupWords(group, called) }))
  const others = groups.length - lines.length
  return [
    ...(lines.length > 0 ? lines : [textOf('verdict.refused')]),
    ...(others > 0 ? [textOf('verdict.more', { count: others })] : []),
  ].join('\n')
}
