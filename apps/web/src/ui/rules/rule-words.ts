import type { KindName, Names, ParametersOf, Which, Window } from '@onward/scheduling/judge'
import texts from 'texts:rule'
import { dateOfWeekday } from '#web/lib/formats/date-of-weekday.ts'
import { mediumDate, weekdayName } from '#web/lib/formats/formats.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { allOf, areNights, lengthWords, oneOf, whichWords } from './words.ts'

addTexts(texts)

/** What a rule says, and what else is to be known of it; what there is not is left out. */
type Said = readonly (string | false | undefined)[]
type Sayers = { [K in KindName]: (parameters: ParametersOf<K>, names: Names) => Said }

/** Over which days it counts: `per week`, `in any 28 days in a row`. */
const perWords = (window: Window) => {
  if (window.per === 'rolling') return textOf('rule.per.rolling', { count: window.days })
  if (window.per !== 'period') return textOf(`rule.per.${window.per}`)
  return textOf('rule.per.period', { count: window.days, from: mediumDate(window.anchor) })
}
const joinedWords = (minutes: number | null | undefined) =>
  typeof minutes === 'number' &&
  (minutes === 0 ? textOf('rule.touching') : textOf('rule.joined', { minutes: lengthWords(minutes) }))
const countedWords = (which: Which | undefined, names: Names) =>
  which && textOf('which.counted', { which: whichWords(which, names) })

/** A sentence for each of the two limits that is given. */
const limitsWords = (
  { most, least }: { most?: number | undefined; least?: number | undefined },
  say: (limit: string, count: number) => string,
): Said => [
  least !== undefined && say(textOf('rule.atLeast'), least),
  most !== undefined && say(textOf('rule.atMost'), most),
]

/** Weekdays by their numbers, 0 = Sunday. */
const weekdays = ({ first, days }: { first: number; days: number }) =>
  allOf(Array.from({ length: days }, (_, at) => weekdayName(dateOfWeekday((first + at) % 7))))

const sayers: Sayers = {
  rest: ({ minutes, joinedWithin, after, afterLength, before }, names) => [
    afterLength === undefined
      ? textOf('rule.rest', { minutes: lengthWords(minutes) })
      : textOf('rule.restAfterLong', { minutes: lengthWords(minutes), length: lengthWords(afterLength) }),
    after && textOf('rule.after', { which: whichWords(after, names) }),
    before && textOf('rule.before', { which: whichWords(before, names) }),
    joinedWords(joinedWithin),
  ],
  mostMinutes: ({ window, minutes }) => [
    textOf('rule.mostMinutes', { minutes: lengthWords(minutes), per: perWords(window) }),
  ],
  averageMinutes: ({ window, minutesPerWeek, leaveCounts, onlyWith }, names) => [
    textOf('rule.averageMinutes', { minutes: lengthWords(minutesPerWeek), per: perWords(window) }),
    leaveCounts && textOf('rule.leaveCounts'),
    onlyWith && textOf('rule.onlyWith', { count: onlyWith.shifts, which: whichWords(onlyWith.which, names) }),
  ],
  freeDays: ({ window, days }) => [textOf('rule.freeDays', { count: days, per: perWords(window) })],
  freeStretch: ({ window, minutes }) => [
    textOf('rule.freeStretch', { minutes: lengthWords(minutes), per: perWords(window) }),
  ],
  consecutiveDays: ({ count: row, which, ...limits }, names) => {
    const isNights = row === 'worked' && which !== undefined && areNights(which)
    return [
      ...limitsWords(limits, (limit, count) => textOf(`rule.row.${isNights ? 'nights' : row}`, { limit, count })),
      !isNights && countedWords(which, names),
    ]
  },
  count: ({ counted, window, which, weekend, ...limits }, names) => {
    const isNights = (counted === 'shifts' || counted === 'days') && which !== undefined && areNights(which)
    const per = perWords(window)
    return [
      ...limitsWords(limits, (limit, count) =>
        textOf(`rule.count.${isNights ? 'nights' : counted}`, { limit, count, per }),
      ),
      !isNights && countedWords(which, names),
      weekend && textOf('rule.weekend', { days: weekdays(weekend) }),
    ]
  },
  everyNthNight: ({ nth, window, which }, names) => [
    textOf('rule.everyNthNight', { count: nth, per: perWords(window) }),
    !areNights(which) && countedWords(which, names),
  ],
  longestDuty: ({ minutes, handover, joinedWithin }) => [
    textOf('rule.longestDuty', { minutes: lengthWords(minutes) }),
    handover > 0 && textOf('rule.handover', { minutes: lengthWords(handover) }),
    joinedWords(joinedWithin),
  ],
  succession: ({ after, never, minutes, days }, names) => [
    textOf('rule.succession', { after: whichWords(after, names), never: whichWords(never, names) }),
    days !== undefined && (days === 1 ? textOf('rule.onNextDay') : textOf('rule.withinDays', { count: days })),
    minutes !== undefined && textOf('rule.withinMinutes', { minutes: lengthWords(minutes) }),
  ],
  completeWeekends: ({ weekend }) => [
    textOf('rule.completeWeekends'),
    weekend && textOf('rule.weekend', { days: weekdays(weekend) }),
  ],
  leaveOverlap: ({ status }) => [textOf(`rule.leaveOverlap.${status}`)],
  nearLeave: ({ before, after, which }, names) => [
    before > 0 && textOf('rule.nearLeave.before', { minutes: lengthWords(before) }),
    after > 0 && textOf('rule.nearLeave.after', { minutes: lengthWords(after) }),
    countedWords(which, names),
  ],
  credential: ({ credentialTypeIds }, names) => [
    textOf('rule.credential'),
    credentialTypeIds && textOf('rule.these', { names: allOf(credentialTypeIds.map(names.credentialType)) }),
  ],
  specialty: () => [textOf('rule.specialty')],
  homeFacility: () => [textOf('rule.homeFacility')],
  pair: ({ providerId, others, together }, names) => [
    textOf(`rule.pair.${together}`, {
      provider: names.provider(providerId),
      others: oneOf(others.map(names.provider)),
    }),
  ],
  notice: ({ minutes }) => [textOf('rule.notice', { minutes: lengthWords(minutes) })],
  contractMinutes: ({ of, window, tolerance }) => [
    textOf(`rule.contract.${of}`, { per: perWords(window) }),
    tolerance > 0 && textOf('rule.tolerance', { minutes: lengthWords(tolerance) }),
  ],
}

/** A kind with parameters of its own, however much else there is. */
export type RuleToSay = { kind: KindName; parameters: object }

/** Whether this is a rule of a kind that is known here, as far as its kind says. */
export const isRule = (one: { kind: unknown; parameters: unknown }): one is RuleToSay =>
  typeof one.kind === 'string' &&
  Object.hasOwn(sayers, one.kind) &&
  typeof one.parameters === 'object' &&
  one.parameters !== null

/** A rule in a sentence, with its figures in place, in the language in use. */
export const ruleWords = ({ kind, parameters }: RuleToSay, names: Names): string => {
  // Kind and parameters belong together: the schema of the row says so.
  const say = sayers[kind] as (parameters: object, names: Names) => Said
  return say(parameters, names)
    .filter((one) => typeof one === 'string')
    .reduce((one, other) => textOf('rule.and', { one, other }))
}
