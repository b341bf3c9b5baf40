import { ruleParameters, type RuleKind } from '@onward/contract'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { namesOf, NO_NAMES } from '#web/ui/rules/words.ts'
import { FORM_KINDS, inputOf, newRule, parametersOf, valuesOf } from './rule-values.ts'

const names = namesOf(NO_NAMES)

it.each(FORM_KINDS.filter((kind) => kind !== 'pair'))('a new rule of kind %s begins as the server takes it', (kind) => {
  const rule = newRule(kind)
  const { parameters } = inputOf(valuesOf(rule, names))
  expect(safeParse(ruleParameters[kind], parameters).issues).toBeUndefined()
  expect(parameters).toEqual(rule.parameters)
})

it.each<[RuleKind, object]>([
  ['rest', { minutes: 840, joinedWithin: 30, afterLength: 1440, after: { shiftTypeIds: ['e1'] } }],
  [
    'averageMinutes',
    { window: { per: 'rolling', days: 28 }, minutesPerWeek: 2880, onlyWith: { which: {}, shifts: 4 } },
  ],
  ['count', { counted: 'shifts', window: { per: 'month' }, most: 4, which: { clock: { from: 60, to: 120 } } }],
  ['succession', { after: { shiftTypeIds: ['e1'] }, never: { partsOfDay: ['day'] }, minutes: 600 }],
  ['completeWeekends', { weekend: { first: 5, days: 2 } }],
  ['contractMinutes', { of: 'most', window: { per: 'week' }, tolerance: 60 }],
  ['pair', { providerId: 'maya', others: ['tom'], together: 'always' }],
])('what a form has no field for stays as it was: %s', (kind, parameters) => {
  const values = valuesOf({ ...newRule('rest'), kind, parameters }, names)
  expect(parametersOf(values, parameters)).toEqual(parameters)
})
