import type { ShiftType } from '../../src/index.ts'
import type { JudgedPerson, JudgedShift, Rule, Situation, Which, Window } from '../../src/judge/index.ts'
import { personOf, march, ruleOf } from './roster.ts'

/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
export type Random = ReturnType<typeof randomOf>

const DAY = 1440
const pick = <const T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

/** Places, each with the minutes by which its clock is ahead of UTC. */
const PLACES = { north: 0, east: 330 } as const
const LENGTHS = [240, 480, 600, 720, 720, 720, 960, 1440, 1440, 1590]
const GAPS = [0, 0, 30, 60, 240, 570, 600, 630, 660, 720, 720, 720, 840, 1440, 1500, 2160, 2880, 4320]

const shiftAt = (random: Random, providerId: string, at: number, start: number, length: number): JudgedShift => {
  const hospitalId = pick(random, ['north', 'north', 'east'] as const)
  const wallStart = start + PLACES[hospitalId]
  const wallEnd = wallStart + length
  const days = []
  for (let day = Math.floor(wallStart / DAY); day * DAY < wallEnd; day += 1)
    days.push({ day, minutes: Math.min(wallEnd, (day + 1) * DAY) - Math.max(wallStart, day * DAY) })
  const partOfDay = pick<ShiftType>(random, ['day', 'night', 'call', 'custom'])
  return {
    shiftId: `${providerId}-${at}`,
    providerId,
    hospitalId,
    shiftTypeId: pick(random, [partOfDay, 'clinic']),
    partOfDay,
    specialtyId: pick(random, [null, null, 'icu', 'er']),
    start,
    end: start + length,
    wallStart,
    wallEnd,
    days,
  }
}

/** Shifts of one person that do not overlap, but for calls from home. */
const shiftsOf = (random: Random, providerId: string) => {
  const shifts: JudgedShift[] = []
  let end = march(whole(random, 1, 6)) * DAY + whole(random, 0, 47) * 30
  const count = whole(random, 1, 11)
  for (let at = 0; at < count; at += 1) {
    const start = end + pick(random, GAPS)
    const shift = shiftAt(random, providerId, at, start, pick(random, LENGTHS))
    if (random() < 0.1) shifts.push({ ...shift, mayOverlap: true })
    else {
      shifts.push(shift)
      end = shift.end
    }
  }
  return shifts
}

const someoneOf = (random: Random, providerId: string): JudgedPerson => {
  const day = () => march(whole(random, 1, 20))
  const spans = (count: number) =>
    Array.from({ length: count }, () => {
      const from = day()
      return { from, to: from + whole(random, 0, 4) }
    })
  return personOf(shiftsOf(random, providerId), {
    providerId,
    specialtyIds: pick(random, [[], ['icu'], ['er'], ['icu', 'er']]),
    hospitalIds: pick(random, [[], ['north'], ['north', 'east']]),
    contracts: pick(random, [
      [],
      [{ from: day(), to: null, fte: 1, target: 2400, least: 2100, most: 2700 }],
      [
        { from: march(1), to: march(10), fte: 0.5, target: 1200, least: null, most: 1500 },
        { from: march(11), to: march(25), fte: 1, target: 2400, least: 2000, most: null },
      ],
    ]),
    credentials: spans(whole(random, 0, 4)).map(({ from, to }) => ({
      credentialTypeId: pick(random, ['licence', 'privilege']),
      hospitalId: pick(random, [null, null, 'north', 'east']),
      from: pick(random, [null, from]),
      to: pick(random, [null, to + 6]),
      isRevoked: random() < 0.2,
    })),
    leave: spans(whole(random, 0, 3)).map((span) => ({ ...span, status: pick(random, ['approved', 'pending']) })),
  })
}

/** A small roster of two people, all of whose times are half hours. */
export const randomSituation = (random: Random): Situation => {
  const people = ['ann', 'bea'].map((providerId) => someoneOf(random, providerId))
  const from = march(whole(random, 1, 12))
  const dropped = people[0]?.shifts.filter(() => random() < 0.1) ?? []
  return {
    people: people.map((person) =>
      Object.assign(person, { shifts: person.shifts.filter((shift) => !dropped.includes(shift) || random() < 0.5) }),
    ),
    requirements: [
      { credentialTypeId: 'licence', hospitalId: null, shiftTypeId: null, specialtyId: pick(random, [null, 'icu']) },
      {
        credentialTypeId: 'privilege',
        hospitalId: 'east',
        shiftTypeId: pick(random, [null, 'night']),
        specialtyId: null,
      },
    ],
    weekStartsOn: whole(random, 0, 6),
    holidays: new Map([['north', new Set([march(3), march(8), march(9)])]]),
    range: { from, to: from + whole(random, 0, 14) },
    now: march(whole(random, 2, 9)) * DAY + 720,
    dropped,
  }
}

const whichOf = (random: Random): Which =>
  pick<Which>(random, [
    {},
    { partsOfDay: ['night'], clock: { from: 0, to: 300 } },
    { partsOfDay: ['call'] },
    { shiftTypeIds: ['clinic'] },
    { clock: { from: 1320, to: 360 } },
  ])
type Fixed = Exclude<Window, { per: 'rolling' | 'day' }>
const fixedOf = (random: Random): Fixed =>
  pick<Fixed>(random, [
    { per: 'week' },
    { per: 'week' },
    { per: 'period', anchor: '2027-02-26', days: 14 },
    { per: 'month' },
    { per: 'year' },
  ])
const windowOf = (random: Random): Window =>
  pick<Window>(random, [{ per: 'rolling', days: whole(random, 1, 12) }, { per: 'day' }, fixedOf(random)])

/** A rule of each kind. */
export const randomRules = (random: Random): Rule[] => {
  const which = () => whichOf(random)
  const window = () => windowOf(random)
  const minutes = (from: number, to: number) => whole(random, from * 2, to * 2) * 30
  return [
    ruleOf('rest', {
      minutes: minutes(8, 36),
      joinedWithin: pick(random, [null, null, 0, 60]),
      after: which(),
      afterLength: pick(random, [0, 0, 1440]),
      before: which(),
    }),
    ruleOf('mostMinutes', { window: window(), minutes: minutes(8, 60) }),
    ruleOf('averageMinutes', {
      window: window(),
      minutesPerWeek: minutes(30, 80),
      leaveCounts: random() < 0.3,
      ...(random() < 0.4 && { onlyWith: { which: which(), shifts: whole(random, 1, 3) } }),
    }),
    ruleOf('freeDays', { window: window(), days: whole(random, 1, 4) }),
    ruleOf('freeStretch', { window: fixedOf(random), minutes: minutes(24, 90) }),
    ruleOf('consecutiveDays', {
      count: pick(random, ['worked', 'free']),
      ...(random() < 0.7 && { most: whole(random, 1, 4) }),
      ...(random() < 0.5 && { least: whole(random, 1, 3) }),
      which: which(),
    }),
    ruleOf('count', {
      counted: pick(random, ['shifts', 'days', 'weekends', 'holidays']),
      window: window(),
      ...(random() < 0.8 && { most: whole(random, 0, 4) }),
      ...(random() < 0.3 && { least: 1 }),
      which: which(),
      weekend: pick(random, [
        { first: 6, days: 2 },
        { first: 5, days: 2 },
        { first: 5, days: 3 },
      ]),
    }),
    ruleOf('everyNthNight', { nth: whole(random, 2, 4), window: window(), which: which() }),
    ruleOf('longestDuty', {
      minutes: minutes(8, 26),
      handover: pick(random, [0, 240]),
      joinedWithin: pick(random, [0, 30, 60]),
    }),
    ruleOf('succession', {
      after: which(),
      never: which(),
      ...(random() < 0.6 && { minutes: minutes(8, 40) }),
      ...(random() < 0.6 && { days: whole(random, 1, 3) }),
    }),
    ruleOf(
      'completeWeekends',
      pick(random, [{}, { weekend: { first: 5, days: 2 } }, { weekend: { first: 5, days: 3 } }]),
    ),
    ruleOf('leaveOverlap', { status: pick(random, ['approved', 'pending']) }),
    ruleOf('nearLeave', {
      which: which(),
      before: minutes(0, 60),
      after: minutes(0, 60),
      statuses: pick(random, [['approved'], ['approved', 'pending']] as const),
    }),
    ruleOf('credential', {}),
    ruleOf('specialty', {}),
    ruleOf('homeFacility', {}),
    ruleOf('pair', { providerId: 'ann', others: ['bea'], together: pick(random, ['never', 'always']) }),
    ruleOf('notice', { minutes: minutes(12, 96) }),
    ruleOf('contractMinutes', {
      of: pick(random, ['target', 'least', 'most']),
      window: fixedOf(random),
      tolerance: pick(random, [0, 300]),
    }),
  ]
}
