import type { NewRule, Rule, RuleKind } from '@onward/contract'
import type { Names, Which, Window } from '@onward/scheduling/judge'
import type { Choice } from '#web/lib/choices/choice.ts'
import { latin } from '#web/ui/when/latin-digits.ts'
import { lengthIn, typedLength } from './length.ts'
import { choiceOf, whichOf, type WhichChoice } from './which-choice.ts'

/** A rule as its form has it, in the order of its fields. Lengths and counts are as they are typed. */
export type RuleValues = {
  kind: RuleKind
  provider: Choice | undefined
  together: 'never' | 'always'
  others: Choice[]
  row: 'worked' | 'free'
  counted: 'shifts' | 'days' | 'weekends' | 'holidays'
  after: WhichChoice
  never: WhichChoice
  days: string
  minutes: string
  least: string
  most: string
  per: Window['per']
  windowDays: string
  anchor: string
  which: WhichChoice
  leaveCounts: 'no' | 'yes'
  handover: string
  joined: string
  credentialTypes: Choice[]
  severity: Rule['severity']
  override: Rule['override']
  facilities: Choice[]
  specialties: Choice[]
  packs: string[]
  people: Choice[]
  validFrom: string
  validTo: string
}
export type FieldName = keyof RuleValues

/** The kinds that a form of ours makes, each with what it has to know. */
export const FIELDS = {
  rest: ['minutes', 'joined'],
  mostMinutes: ['minutes', 'per'],
  averageMinutes: ['minutes', 'per', 'leaveCounts'],
  freeDays: ['days', 'per'],
  freeStretch: ['minutes', 'per'],
  consecutiveDays: ['row', 'least', 'most', 'which'],
  count: ['counted', 'least', 'most', 'per', 'which'],
  longestDuty: ['minutes', 'handover', 'joined'],
  succession: ['after', 'never', 'days', 'minutes'],
  completeWeekends: [],
  credential: ['credentialTypes'],
  specialty: [],
  homeFacility: [],
  notice: ['minutes'],
  pair: ['provider', 'together', 'others'],
} as const satisfies Partial<Record<RuleKind, readonly FieldName[]>>
type FormKind = keyof typeof FIELDS
// Its keys are written above.
export const FORM_KINDS = Object.keys(FIELDS) as FormKind[]

/** What a rule of a kind has to know here; nothing of a kind that has no form. */
export const fieldsOf = (kind: RuleKind): readonly FieldName[] =>
  Object.hasOwn(FIELDS, kind) ? FIELDS[kind as FormKind] : [] // looked up

/** All that parameters of these kinds may be; each kind has some of it. */
type Loose = Partial<{
  minutes: number
  minutesPerWeek: number
  days: number
  least: number
  most: number
  count: 'worked' | 'free'
  counted: RuleValues['counted']
  window: Window
  which: Which
  after: Which
  never: Which
  leaveCounts: boolean
  handover: number
  joinedWithin: number | null
  credentialTypeIds: readonly string[]
  providerId: string
  others: readonly string[]
  together: RuleValues['together']
}>
type Described = Pick<Rule, 'kind' | 'severity' | 'override' | 'scope' | 'validFrom' | 'validTo'> & {
  parameters: object
}

/** Where a new rule begins. */
const BEGINS: Record<FormKind, Loose> = {
  rest: { minutes: 660 },
  mostMinutes: { window: { per: 'week' }, minutes: 2880 },
  averageMinutes: { window: { per: 'rolling', days: 28 }, minutesPerWeek: 2880 },
  freeDays: { window: { per: 'rolling', days: 7 }, days: 1 },
  freeStretch: { window: { per: 'week' }, minutes: 2160 },
  consecutiveDays: { count: 'worked', most: 6 },
  count: { counted: 'weekends', window: { per: 'month' }, most: 2 },
  longestDuty: { minutes: 1440, handover: 0, joinedWithin: 30 },
  succession: { after: { partsOfDay: ['night'] }, never: { partsOfDay: ['day'] }, days: 1 },
  completeWeekends: {},
  credential: {},
  specialty: {},
  homeFacility: {},
  notice: { minutes: 2880 },
  pair: { together: 'never' },
}
export const newRule = (kind: FormKind): Described => ({
  kind,
  severity: 'warn',
  override: 'free',
  scope: {},
  validFrom: null,
  validTo: null,
  parameters: BEGINS[kind],
})

const typed = (count: number | undefined) => (count === undefined ? '' : String(count))

export const valuesOf = (rule: Described, names: Names): RuleValues => {
  const { kind, severity, override, scope, validFrom, validTo } = rule
  const had: Loose = rule.parameters
  const window = had.window ?? { per: 'week' }
  const choices = (ids: readonly string[] = [], nameOf: (id: string) => string) =>
    ids.map((value) => ({ value, label: nameOf(value) }))
  return {
    kind,
    provider: choices(had.providerId === undefined ? [] : [had.providerId], names.provider)[0],
    together: had.together ?? 'never',
    others: choices(had.others, names.provider),
    row: had.count ?? 'worked',
    counted: had.counted ?? 'shifts',
    after: kind === 'succession' ? choiceOf(had.after) : 'any',
    never: choiceOf(had.never),
    days: typed(had.days),
    minutes: typedLength(had.minutes ?? had.minutesPerWeek),
    least: typed(had.least),
    most: typed(had.most),
    per: window.per,
    windowDays: 'days' in window ? String(window.days) : '',
    anchor: 'anchor' in window ? window.anchor : '',
    which: choiceOf(had.which),
    leaveCounts: had.leaveCounts ? 'yes' : 'no',
    handover: typedLength(had.handover),
    joined: typedLength(had.joinedWithin),
    credentialTypes: choices(had.credentialTypeIds, names.credentialType),
    severity,
    override,
    facilities: choices(scope.hospitalIds, names.facility),
    specialties: choices(scope.specialtyIds, names.specialty),
    packs: [...(scope.packIds ?? [])],
    people: choices(scope.providerIds, names.provider),
    validFrom: validFrom ?? '',
    validTo: validTo ?? '',
  }
}

/** A whole number as it is typed, in digits of any script; undefined for none, NaN for what is no number. */
export const countIn = (text: string): number | undefined => {
  const said = latin(text).trim()
  return said === '' ? undefined : /^\d{1,6}$/.test(said) ? Number(said) : Number.NaN
}

const idsOf = (choices: readonly Choice[]) => choices.map(({ value }) => value)
const windowOf = ({ per, windowDays, anchor }: RuleValues): Window => {
  const days = countIn(windowDays) ?? 0
  if (per === 'rolling') return { per, days }
  return per === 'period' ? { per, days, anchor } : { per }
}

/** What each field makes of the parameters; undefined leaves a key out. */
const TOLD: Partial<Record<FieldName, (values: RuleValues, had: Loose) => Loose | Record<string, unknown>>> = {
  minutes: ({ kind, minutes }) => ({ [kind === 'averageMinutes' ? 'minutesPerWeek' : 'minutes']: lengthIn(minutes) }),
  joined: ({ joined }) => ({ joinedWithin: lengthIn(joined) }),
  handover: ({ handover }) => ({ handover: lengthIn(handover) ?? 0 }),
  per: (values) => ({ window: windowOf(values) }),
  leaveCounts: ({ leaveCounts }) => ({ leaveCounts: leaveCounts === 'yes' ? true : undefined }),
  days: ({ days }) => ({ days: countIn(days) }),
  row: ({ row }) => ({ count: row }),
  counted: ({ counted }) => ({ counted }),
  least: ({ least }) => ({ least: countIn(least) }),
  most: ({ most }) => ({ most: countIn(most) }),
  which: ({ which }, had) => ({ which: whichOf(which, had.which) }),
  after: ({ after }, had) => ({ after: whichOf(after, had.after) ?? {} }),
  never: ({ never }, had) => ({ never: whichOf(never, had.never) ?? {} }),
  credentialTypes: ({ credentialTypes }) => ({
    credentialTypeIds: credentialTypes.length > 0 ? idsOf(credentialTypes) : undefined,
  }),
  provider: ({ provider }) => ({ providerId: provider?.value ?? '' }),
  together: ({ together }) => ({ together }),
  others: ({ others }) => ({ others: idsOf(others) }),
}

/** The parameters as they are typed; what the form has no field for stays as the rule had it. */
export const parametersOf = (values: RuleValues, had: object = {}): Record<string, unknown> => {
  const told = fieldsOf(values.kind).map((field) => TOLD[field]?.(values, had))
  const all: Record<string, unknown> = Object.assign({}, had, ...told)
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const scopeOf = ({ facilities, specialties, packs, people }: RuleValues): Rule['scope'] => ({
  ...(facilities.length > 0 && { hospitalIds: idsOf(facilities) }),
  ...(specialties.length > 0 && { specialtyIds: idsOf(specialties) }),
  ...(packs.length > 0 && { packIds: packs }),
  ...(people.length > 0 && { providerIds: idsOf(people) }),
})

/** As the server is told. */
export const inputOf = (values: RuleValues, had?: object) =>
  ({
    kind: values.kind,
    severity: values.severity,
    override: values.override,
    scope: scopeOf(values),
    validFrom: values.validFrom || null,
    validTo: values.validTo || null,
    parameters: parametersOf(values, had),
  }) satisfies NewRule
