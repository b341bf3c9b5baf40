import type { FormRulesRecord } from '@mantine/form'
import { textOf } from '#web/lib/text.ts'
import { lengthIn } from './length.ts'
import { countIn, fieldsOf, type FieldName, type RuleValues } from './rule-values.ts'

const MOST_DAYS = 366
const MOST_COUNT = 1_000

type Check = (text: string, values: RuleValues) => string | null
/** Only what the kind has to know is looked at. */
const of =
  (field: FieldName, check: Check): Check =>
  (text, values) =>
    fieldsOf(values.kind).includes(field) ? check(text, values) : null

const length = (text: string) => (lengthIn(text) === undefined ? textOf('rules.lengthWrong') : null)
const optionalLength = (text: string) => (text.trim() === '' ? null : length(text))
const isCount = (text: string, least: number, most: number) => {
  const count = countIn(text)
  return count === undefined || (count >= least && count <= most)
}
const limit = (text: string, { least, most }: RuleValues) => {
  if (least.trim() === '' && most.trim() === '') return textOf('rules.limitWanted')
  return isCount(text, 0, MOST_COUNT) ? null : textOf('rules.countWrong', { most: MOST_COUNT })
}
const days = (text: string) =>
  text.trim() === '' || !isCount(text, 1, MOST_DAYS) ? textOf('rules.daysWrong', { most: MOST_DAYS }) : null

/** What of a rule is not right. */
export const checks: FormRulesRecord<RuleValues> = {
  provider: (one, { kind }) => (kind === 'pair' && one === undefined ? textOf('ui.required') : null),
  others: (all, { kind }) => (kind === 'pair' && all.length === 0 ? textOf('ui.required') : null),
  days: of('days', (text, { kind, minutes }) => {
    if (kind !== 'succession') return days(text)
    if (text.trim() !== '') return days(text)
    return minutes.trim() === '' ? textOf('rules.whenWanted') : null
  }),
  minutes: of('minutes', (text, { kind }) => (kind === 'succession' ? optionalLength(text) : length(text))),
  least: of('least', limit),
  most: of('most', (text, values) => {
    const [least, most] = [countIn(values.least), countIn(text)]
    if (least !== undefined && most !== undefined && least > most) return textOf('rules.underLeast')
    return limit(text, values)
  }),
  windowDays: of('per', (text, { per }) => (per === 'rolling' || per === 'period' ? days(text) : null)),
  anchor: of('per', (date, { per }) => (per === 'period' && date === '' ? textOf('ui.required') : null)),
  handover: of('handover', optionalLength),
  joined: of('joined', (text, { kind }) => (kind === 'longestDuty' ? length(text) : optionalLength(text))),
  validTo: (to, { validFrom }) => (to !== '' && validFrom !== '' && to < validFrom ? textOf('rules.endsBefore') : null),
}

/** What the server calls the fields. */
export const NAMES: Readonly<Record<string, FieldName>> = {
  'parameters.minutes': 'minutes',
  'parameters.minutesPerWeek': 'minutes',
  'parameters.days': 'days',
  'parameters.least': 'least',
  'parameters.most': 'most',
  'parameters.window': 'per',
  'parameters.window.days': 'windowDays',
  'parameters.window.anchor': 'anchor',
  'parameters.handover': 'handover',
  'parameters.joinedWithin': 'joined',
  'parameters.credentialTypeIds': 'credentialTypes',
  'parameters.providerId': 'provider',
  'parameters.others': 'others',
  'scope.hospitalIds': 'facilities',
  'scope.specialtyIds': 'specialties',
  'scope.providerIds': 'people',
}
