import { describe, expect, it } from 'vitest'
import { names } from '../../test/judge/roster.ts'
import { randomOf, randomRules, randomSituation } from '../../test/judge/random.ts'
import { judge, kindNames, messageOf, type KindName, type Verdict, type VerdictOf } from './index.ts'

type Told<K extends KindName> = Pick<VerdictOf<K>, 'facts'> & { amount?: number }
const said = <K extends KindName>(kind: K, { facts, amount = 0 }: Told<K>) =>
  // Of a verdict its message needs no more.
  messageOf({ kind, facts, amount } as unknown as Verdict, names)

const shift = (startsAt: string, endsAt: string, providerId = 'ann') => ({
  shiftId: startsAt,
  providerId,
  hospitalId: 'north',
  shiftTypeId: 'day',
  startsAt: `2027-03-${startsAt}`,
  endsAt: `2027-03-${endsAt}`,
})
const early = shift('02T07:00', '02T19:00')
const late = shift('03T07:00', '03T19:00')
const EARLY = 'the day shift at north from 2027-03-02 07:00 to 2027-03-02 19:00'
const LATE = 'the day shift at north from 2027-03-03 07:00 to 2027-03-03 19:00'
const days = { from: '2027-03-01', to: '2027-03-07' }
const week = { window: { per: 'week' }, ...days } as const
const year = { window: { per: 'year' }, from: '2027-01-01', to: '2027-12-31' } as const
const leave = { from: '2027-03-02', to: '2027-03-05' }

describe('what is said of each kind', () => {
  const told: [() => string, string][] = [
    [
      () => said('rest', { facts: { minutes: 660, actual: 599, earlier: early, later: late }, amount: 61 }),
      `9 h 59 min of rest between ${EARLY} and ${LATE}; at least 11 h must be free, 1 h 1 min are missing.`,
    ],
    [
      () => said('mostMinutes', { facts: { ...week, minutes: 2400, actual: 2880 }, amount: 480 }),
      '48 h on duty in the week of 2027-03-01; at most 40 h, 8 h too much.',
    ],
    [
      () =>
        said('averageMinutes', {
          facts: { ...year, minutesPerWeek: 2880, actual: 3000, minutes: 1, leaveDays: 0 },
          amount: 120,
        }),
      '50 h a week on average in the year 2027; at most 48 h, 2 h too much in all.',
    ],
    [
      () =>
        said('averageMinutes', {
          facts: { ...week, minutesPerWeek: 2880, actual: 3000, minutes: 1, leaveDays: 2 },
          amount: 120,
        }),
      '50 h a week on average in the week of 2027-03-01, without 2 days of leave; at most 48 h, 2 h too much in all.',
    ],
    [
      () =>
        said('freeDays', { facts: { ...week, window: { per: 'rolling', days: 7 }, days: 2, actual: 1 }, amount: 1 }),
      '1 free day from 2027-03-01 to 2027-03-07; at least 2, 1 missing.',
    ],
    [
      () => said('freeStretch', { facts: { ...week, minutes: 2100, actual: 2055 }, amount: 45 }),
      'The longest time off in the week of 2027-03-01 is 34 h 15 min; at least 35 h at a stretch, 45 min are missing.',
    ],
    [
      () => said('consecutiveDays', { facts: { ...days, count: 'worked', limit: 6, isMost: true, actual: 7 } }),
      '7 days in a row with a shift, from 2027-03-01 to 2027-03-07; at most 6.',
    ],
    [
      () =>
        said('consecutiveDays', {
          facts: { ...days, count: 'free', limit: 2, isMost: false, actual: 1, which: { partsOfDay: ['night'] } },
        }),
      '1 day in a row without such a shift, from 2027-03-01 to 2027-03-07; at least 2.',
    ],
    [
      () => said('count', { facts: { ...week, counted: 'shifts', limit: 1, isMost: true, actual: 2 } }),
      '2 shifts in the week of 2027-03-01; at most 1.',
    ],
    [
      () => said('count', { facts: { ...week, counted: 'shifts', limit: 3, isMost: false, actual: 1, which: {} } }),
      '1 such shift in the week of 2027-03-01; at least 3.',
    ],
    [
      () => said('count', { facts: { ...week, counted: 'days', limit: 1, isMost: true, actual: 2 } }),
      '2 days with a shift in the week of 2027-03-01; at most 1.',
    ],
    [
      () =>
        said('count', {
          facts: {
            ...week,
            window: { per: 'month' },
            counted: 'weekends',
            limit: 1,
            isMost: true,
            actual: 2,
            which: {},
          },
        }),
      '2 weekends with such a shift in the month 2027-03; at most 1.',
    ],
    [
      () => said('count', { facts: { ...year, counted: 'holidays', limit: 1, isMost: true, actual: 2 } }),
      '2 holidays with a shift in the year 2027; at most 1.',
    ],
    ...([1, 2, 3, 4] as const).map((nth): [() => string, string] => [
      () => said('everyNthNight', { facts: { ...week, nth, limit: 2, actual: 3 } }),
      `3 nights in the week of 2027-03-01; every ${['single', 'second', 'third', '4th'][nth - 1]} night on average are at most 2.`,
    ]),
    [
      () =>
        said('longestDuty', {
          facts: { minutes: 1440, handover: 0, actual: 1500, first: early, last: late },
          amount: 60,
        }),
      '25 h on duty without a break, from 2027-03-02 07:00 to 2027-03-03 19:00; at most 24 h, 1 h too much.',
    ],
    [
      () =>
        said('longestDuty', {
          facts: { minutes: 1440, handover: 240, actual: 1740, first: early, last: late },
          amount: 60,
        }),
      '29 h on duty without a break, from 2027-03-02 07:00 to 2027-03-03 19:00; at most 24 h and 4 h for handing over, 1 h too much.',
    ],
    ...(
      [
        [{ minutes: 600 }, ' within 10 h'],
        [{ days: 1 }, ' on the next day'],
        [{ days: 2 }, ' within 2 days'],
        [{ minutes: 600, days: 1 }, ' within 10 h or on the next day'],
        [{}, ''],
      ] as const
    ).map(([limits, words]): [() => string, string] => [
      () =>
        said('succession', { facts: { earlier: early, later: late, minutesBetween: 720, daysBetween: 1, ...limits } }),
      `T${LATE.slice(1)} may not follow ${EARLY}${words}.`,
    ]),
    [
      () => said('completeWeekends', { facts: { worked: ['2027-03-06'], free: ['2027-03-07'] } }),
      'A weekend with a shift on 2027-03-06 and none on 2027-03-07 (1 day); it is worked as a whole or not at all.',
    ],
    [
      () =>
        said('completeWeekends', {
          facts: { worked: ['2027-03-05', '2027-03-06'], free: ['2027-03-07', '2027-03-08'] },
        }),
      'A weekend with a shift on 2027-03-05 and 2027-03-06 and none on 2027-03-07 and 2027-03-08 (2 days); it is worked as a whole or not at all.',
    ],
    [
      () => said('leaveOverlap', { facts: { status: 'approved', shift: early, leave }, amount: 1 }),
      `1 day of ${EARLY} is in leave from 2027-03-02 to 2027-03-05.`,
    ],
    [
      () => said('leaveOverlap', { facts: { status: 'pending', shift: early, leave }, amount: 2 }),
      `2 days of ${EARLY} are in leave that is not yet decided from 2027-03-02 to 2027-03-05.`,
    ],
    [
      () =>
        said('nearLeave', {
          facts: { side: 'before', minutes: 720, actual: 300, shift: early, leave: { ...leave, status: 'approved' } },
          amount: 420,
        }),
      `5 h between ${EARLY} and leave from 2027-03-02 to 2027-03-05; at least 12 h before leave, 7 h are missing.`,
    ],
    [
      () =>
        said('nearLeave', {
          facts: { side: 'after', minutes: 720, actual: 300, shift: early, leave: { ...leave, status: 'pending' } },
          amount: 420,
        }),
      `5 h between ${EARLY} and undecided leave from 2027-03-02 to 2027-03-05; at least 12 h after leave, 7 h are missing.`,
    ],
    ...(
      [
        ['missing', null, 'ann has no acls'],
        ['elsewhere', null, 'ann has acls for other facilities only'],
        ['revoked', null, "ann's acls was revoked"],
        ['notYet', '2027-03-04', "ann's acls counts from 2027-03-04 on"],
        ['expires', '2027-03-01', "ann's acls counts until 2027-03-01"],
      ] as const
    ).map(([reason, date, words]): [() => string, string] => [
      () => said('credential', { facts: { credentialTypeId: 'acls', reason, date, day: '2027-03-02', shift: early } }),
      `${words}; ${EARLY} needs it on 2027-03-02.`,
    ]),
    [
      () => said('specialty', { facts: { shift: early, specialtyId: 'icu' } }),
      `ann is not trained in icu, which ${EARLY} asks for.`,
    ],
    [
      () => said('homeFacility', { facts: { shift: early, hospitalIds: ['south', 'west'] } }),
      `ann works at south, west, and ${EARLY} is elsewhere.`,
    ],
    [
      () =>
        said('pair', {
          facts: {
            together: 'never',
            shift: early,
            met: [shift('02T07:00', '02T19:00', 'bea'), shift('02T07:00', '02T19:00', 'eve')],
            others: [],
          },
          amount: 90,
        }),
      `ann and bea, eve never work together, and do so for 1 h 30 min of ${EARLY}.`,
    ],
    [
      () => said('pair', { facts: { together: 'always', shift: early, met: [], others: ['bea', 'eve'] }, amount: 90 }),
      `ann works with bea or eve alone, and without for 1 h 30 min of ${EARLY}.`,
    ],
    [
      () => said('notice', { facts: { minutes: 2880, actual: 0, shift: early } }),
      `T${EARLY.slice(1)} has begun; it is not changed later than 48 h before.`,
    ],
    [
      () => said('notice', { facts: { minutes: 2880, actual: 45, shift: early } }),
      `T${EARLY.slice(1)} begins in 45 min; it is not changed later than 48 h before.`,
    ],
    [
      () =>
        said('contractMinutes', {
          facts: { ...week, of: 'target', minutes: 2400, actual: 1800, tolerance: 0 },
          amount: 600,
        }),
      '30 h on duty in the week of 2027-03-01; by contract about 40 h, 10 h too little.',
    ],
    [
      () =>
        said('contractMinutes', {
          facts: { ...week, of: 'most', minutes: 2400, actual: 3000, tolerance: 0 },
          amount: 600,
        }),
      '50 h on duty in the week of 2027-03-01; by contract at most 40 h, 10 h too much.',
    ],
    [
      () =>
        said('contractMinutes', {
          facts: { ...week, of: 'least', minutes: 2400, actual: 2400, tolerance: 0 },
          amount: 0,
        }),
      '40 h on duty in the week of 2027-03-01; by contract at least 40 h, 0 min too little.',
    ],
  ]
  it.each(told.map(([say, words]) => [words, say] as const))('%s', (words, say) => {
    expect(say()).toBe(words)
  })
})

it('is measured in what the kind is about', () => {
  const random = randomOf(20270303)
  const units = new Map<KindName, Set<string>>(kindNames.map((kind) => [kind, new Set()]))
  for (let at = 0; at < 40; at += 1) {
    const situation = randomSituation(random)
    const touched = new Set(situation.people.flatMap(({ shifts }) => shifts.map(({ shiftId }) => shiftId)))
    for (const { kind, unit } of judge(situation, randomRules(random), touched)) units.get(kind)?.add(unit)
  }
  expect(Object.fromEntries([...units].map(([kind, own]) => [kind, [...own].sort()]))).toEqual({
    rest: ['minutes'],
    mostMinutes: ['minutes'],
    averageMinutes: ['minutes'],
    freeDays: ['days'],
    freeStretch: ['minutes'],
    consecutiveDays: ['days'],
    count: ['days', 'shifts', 'weekends'],
    everyNthNight: ['days'],
    longestDuty: ['minutes'],
    succession: ['shifts'],
    completeWeekends: ['days'],
    leaveOverlap: ['days'],
    nearLeave: ['minutes'],
    credential: ['days'],
    specialty: ['shifts'],
    homeFacility: ['shifts'],
    pair: ['minutes'],
    notice: ['minutes'],
    contractMinutes: ['minutes'],
  })
})
