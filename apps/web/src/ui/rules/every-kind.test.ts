import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { judge, kindNames, type JudgedPerson, type Rule, type Verdict } from '@onward/scheduling/judge'
import { texts as i18n, type Language } from '#web/lib/text.ts'
import {
  dayOn,
  march,
  nightOn,
  personOf,
  ruleOf,
  situationOf,
} from '../../../../../packages/scheduling/test/judge/roster.ts'
import { textsOf } from '../../../plugins/text-files.ts'
import { ruleWords } from './rule-words.ts'
import { verdictWords } from './verdict-words.ts'
import { namesOf } from './words.ts'

const speak = (language: Language) => {
  const own = Object.entries(textsOf(language)).map(([key, text]) => [key, compileMessageOrThrow(text)])
  i18n.load(language, Object.fromEntries(own))
  i18n.activate(language)
}
afterEach(() => i18n.activate('en'))
beforeEach(() => void vi.spyOn(console, 'error'))

const names = namesOf({
  providers: { ann: 'Ann', bob: 'Bob' },
  facilities: { north: 'Northpoint', south: 'Southgate' },
  shiftTypes: { day: 'Day', night: 'Night' },
  specialties: { icu: 'Intensive care' },
  credentialTypes: { rn: 'Nursing license' },
})
const NIGHTS = { partsOfDay: ['night' as const] }
const DAYS = { partsOfDay: ['day' as const] }
const days = (...all: number[]) => all.map((day) => dayOn(day))
const leave = (status: 'approved' | 'pending') => [{ from: march(3), to: march(5), status }]
const credential = { credentialTypeId: 'rn', hospitalId: null, from: null, to: null, isRevoked: false }
const RN = { hospitalId: null, shiftTypeId: null, specialtyId: null, credentialTypeId: 'rn' }
const needs = { requirements: [RN] }
const contracts = [{ from: march(1), to: null, fte: 1, target: 600, least: 6000, most: 60 }]
const beside = dayOn(2, { shiftId: 'b', providerId: 'bob' })

type Case = [Rule, JudgedPerson['shifts'], Partial<JudgedPerson>?, Parameters<typeof situationOf>[1]?]
const window = { per: 'week' as const }
const rolling = { per: 'rolling' as const, days: 7 }
/** Each kind as often as it has something else to say. */
const CASES: Case[] = [
  [ruleOf('rest', { minutes: 660 }), [dayOn(2), nightOn(2)]],
  [
    ruleOf('rest', { minutes: 840, joinedWithin: 30, afterLength: 600, after: NIGHTS, before: DAYS }),
    [nightOn(2), dayOn(3, { start: nightOn(2).end + 60 })],
  ],
  [ruleOf('mostMinutes', { window: { per: 'day' }, minutes: 630 }), days(2)],
  [ruleOf('mostMinutes', { window: { per: 'month' }, minutes: 60 }), days(2)],
  [ruleOf('mostMinutes', { window: { per: 'year' }, minutes: 60 }), days(2)],
  [
    ruleOf('averageMinutes', {
      window: rolling,
      minutesPerWeek: 600,
      leaveCounts: false,
      onlyWith: { which: DAYS, shifts: 1 },
    }),
    days(2),
    { leave: leave('approved') },
  ],
  [ruleOf('freeDays', { window: { per: 'period', anchor: '2027-03-01', days: 2 }, days: 2 }), days(2)],
  [ruleOf('freeStretch', { window, minutes: 9000 }), days(2)],
  [ruleOf('consecutiveDays', { count: 'worked', most: 2 }), days(2, 3, 4)],
  [ruleOf('consecutiveDays', { count: 'free', least: 3, which: DAYS }), days(2, 4)],
  [ruleOf('consecutiveDays', { count: 'worked', most: 1, which: NIGHTS }), [nightOn(2), nightOn(3)]],
  ...(['shifts', 'days', 'weekends', 'holidays'] as const).map((counted): Case => [
    ruleOf('count', { counted, window: { per: 'month' }, most: 0, weekend: { first: 6, days: 2 } }),
    days(6),
    {},
    { holidays: new Map([['north', new Set([march(6)])]]) },
  ]),
  [ruleOf('count', { counted: 'shifts', window: rolling, most: 1, which: NIGHTS }), [nightOn(2), nightOn(3)]],
  [ruleOf('everyNthNight', { nth: 7, window: rolling, which: NIGHTS }), [nightOn(2), nightOn(3)]],
  [ruleOf('longestDuty', { minutes: 600, handover: 30, joinedWithin: 0 }), days(2)],
  [ruleOf('longestDuty', { minutes: 600, handover: 0, joinedWithin: 15 }), days(2)],
  [ruleOf('succession', { after: NIGHTS, never: DAYS, minutes: 600, days: 1 }), [nightOn(2), dayOn(3)]],
  [ruleOf('succession', { after: NIGHTS, never: DAYS, days: 2 }), [nightOn(2), dayOn(4)]],
  [ruleOf('completeWeekends', { weekend: { first: 6, days: 2 } }), days(6)],
  ...(['approved', 'pending'] as const).map((status): Case => [
    ruleOf('leaveOverlap', { status }),
    days(3),
    { leave: leave(status) },
  ]),
  [ruleOf('nearLeave', { before: 1440, after: 0, statuses: ['approved'] }), days(2), { leave: leave('approved') }],
  [
    ruleOf('nearLeave', { before: 0, after: 1440, statuses: ['pending'], which: DAYS }),
    days(6),
    { leave: leave('pending') },
  ],
  [ruleOf('credential', {}), days(2), {}, needs],
  [
    ruleOf('credential', { credentialTypeIds: ['rn'] }),
    days(2),
    { credentials: [{ ...credential, isRevoked: true }] },
    needs,
  ],
  [ruleOf('credential', {}), days(2), { credentials: [{ ...credential, hospitalId: 'south' }] }, needs],
  [ruleOf('credential', {}), days(2), { credentials: [{ ...credential, from: march(9) }] }, needs],
  [ruleOf('credential', {}), days(2), { credentials: [{ ...credential, to: march(1) }] }, needs],
  [ruleOf('specialty', {}), [dayOn(2, { specialtyId: 'icu' })]],
  [ruleOf('homeFacility', {}), days(2), { hospitalIds: ['south'] }],
  ...(['never', 'always'] as const).map((together): Case => [
    ruleOf('pair', { providerId: 'ann', others: ['bob'], together }),
    [together === 'never' ? dayOn(2) : dayOn(4)],
  ]),
  [ruleOf('notice', { minutes: 2880 }), days(2), {}, { now: dayOn(2).start - 60 }],
  [ruleOf('notice', { minutes: 2880 }), days(2), {}, { now: dayOn(2).start + 60 }],
  [ruleOf('contractMinutes', { of: 'target', window, tolerance: 0 }), days(2), { contracts }],
  [ruleOf('contractMinutes', { of: 'least', window, tolerance: 0 }), days(2), { contracts }],
  [ruleOf('contractMinutes', { of: 'most', window, tolerance: 30 }), days(2), { contracts }],
]

const judged = ([rule, shifts, person, situation]: Case): Verdict | undefined => {
  const people = [personOf(shifts, person), personOf([beside], { providerId: 'bob' })]
  const touched = rule.kind === 'notice' ? new Set(shifts.map(({ shiftId }) => shiftId)) : 'all'
  return judge(situationOf(people, situation), [rule], touched).find(({ providerId }) => providerId === 'ann')
}
const said = (one: Case) => {
  const verdict = judged(one)
  if (!verdict) throw new Error(`${one[0].kind} finds nothing`)
  return [
    ruleWords(one[0], names),
    verdictWords({ ...verdict, message: 'in English', providerName: 'Ann' }, names),
  ] as const
}
const plain = (text: string) => text.replace(/\s/gu, ' ')

it('has a case for every kind', () => {
  expect(new Set(CASES.map(([{ kind }]) => kind))).toEqual(new Set(kindNames))
})

describe.each(['en', 'fr', 'de', 'pt', 'ar'] as const)('in %s', (language) => {
  it('every rule and every verdict has words, with all that they fill in', () => {
    speak('en')
    const english = CASES.flatMap(said)
    speak(language)
    const own = CASES.flatMap(said)
    for (const text of own) {
      expect(text.length).toBeGreaterThan(10)
      expect(text).not.toMatch(/undefined|null|NaN|[{}]|in English/)
    }
    expect(own.filter((text, at) => text === english[at])).toEqual(language === 'en' ? english : [])
    // A text that is missing would be said by its key, and complained of.
    expect(console.error).not.toHaveBeenCalled()
  })
})

it('says the figures of the rule and the shifts in their place', () => {
  speak('en')
  expect(CASES.slice(0, 2).flatMap(said).map(plain)).toEqual([
    'At least 11 h of rest between shifts',
    '0 h of rest between Day (Northpoint, Mar 2, 2027, 7:00 AM – 7:00 PM) and Night (Northpoint, Mar 2, 2027, 7:00 PM – 7:00 AM, Mar 3); at least 11 h.',
    'At least 14 h of rest after a duty of 10 h or more; after: night shifts; before: day shifts; shifts with 30 min or less between them are one duty',
    expect.stringMatching(/^1 h of rest between Night/),
  ])
  speak('de')
  expect(CASES.slice(8, 11).map((one) => plain(said(one)[0]))).toEqual([
    'Höchstens 2 Tage hintereinander mit Dienst',
    'Mindestens 3 Tage hintereinander ohne Dienst; gezählt: Tagdienste',
    'Höchstens 1 Nacht hintereinander',
  ])
  speak('fr')
  expect(plain(said(CASES[8] as Case)[1])).toBe('3 jours de suite avec une garde (2–4 mars 2027) ; au plus 2.')
})
