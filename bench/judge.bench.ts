import { conflicts, dayNumber, type ShiftType } from '../packages/scheduling/src/index.ts'
import {
  judge,
  packs,
  type JudgedPerson,
  type JudgedShift,
  type Rule,
  type Situation,
} from '../packages/scheduling/src/judge/index.ts'
import { keepResult, verdict } from './kit/result.ts'
import { median } from './kit/statistics.ts'

const ROUNDS = 15
const [MOST_ONE, MOST_MONTH] = [0.2, 400]
const PEOPLE = 2_000
const [FIRST, YEAR, MONTH] = [dayNumber('2027-01-01'), 365, 31]
const HOUR = 60

/** 20 rules: all packs, and of the kinds that they leave out one each. */
const frame = (ruleId: string) => ({ ruleId, severity: 'warn' as const })
const night = { partsOfDay: ['night'] as ShiftType[] }
const rules: Rule[] = [
  ...packs.flatMap((pack) => pack.rules),
  { ...frame('week'), kind: 'mostMinutes', parameters: { window: { per: 'rolling', days: 7 }, minutes: 60 * HOUR } },
  {
    ...frame('nights'),
    kind: 'count',
    parameters: { counted: 'shifts', window: { per: 'month' }, most: 8, which: night },
  },
  { ...frame('weekends'), kind: 'count', parameters: { counted: 'weekends', window: { per: 'month' }, most: 2 } },
  {
    ...frame('no day after night'),
    kind: 'succession',
    parameters: { after: night, never: { partsOfDay: ['day'] }, days: 1 },
  },
  { ...frame('credentials'), kind: 'credential', parameters: {} },
  { ...frame('specialties'), kind: 'specialty', parameters: {} },
  { ...frame('leave'), kind: 'leaveOverlap', parameters: { status: 'approved' } },
]

const shiftOn = (person: number, day: number, isNight: boolean): JudgedShift => {
  const start = day * 1440 + (isNight ? 22 : 7) * HOUR
  const end = start + 8 * HOUR
  const halves = [
    { day, minutes: 2 * HOUR },
    { day: day + 1, minutes: 6 * HOUR },
  ]
  const type = isNight ? 'night' : 'day'
  return {
    shiftId: `${person * 1000 + day}`,
    providerId: `p${person}`,
    hospitalId: `h${(person + day) % 20}`,
    shiftTypeId: type,
    partOfDay: type,
    specialtyId: null,
    start,
    end,
    wallStart: start,
    wallEnd: end,
    days: isNight ? halves : [{ day, minutes: 8 * HOUR }],
  }
}

/** Somebody who works five of seven days, eight hours each, nights in every third week. */
const personOf = (person: number, days: number): JudgedPerson => ({
  providerId: `p${person}`,
  specialtyIds: ['icu'],
  hospitalIds: [],
  contracts: [{ from: FIRST, to: null, fte: 1, target: 40 * HOUR, least: null, most: null }],
  credentials: [{ credentialTypeId: 'licence', hospitalId: null, from: null, to: null }],
  leave: [{ from: FIRST + 400, to: FIRST + 410, status: 'approved' }],
  shifts: Array.from({ length: days }, (_, at) => FIRST + at)
    .filter((day) => (day + person) % 7 < 5)
    .map((day) => shiftOn(person, day, Math.floor(day / 7 + person) % 3 === 0)),
})

const situationOf = (people: JudgedPerson[], days: number): Situation => ({
  people,
  requirements: [{ credentialTypeId: 'licence', hospitalId: null, shiftTypeId: null, specialtyId: null }],
  weekStartsOn: 1,
  holidays: new Map(),
  range: { from: FIRST, to: FIRST + days - 1 },
})

const year = situationOf([personOf(1, YEAR)], YEAR)
const changedId = year.people[0]?.shifts[100]?.shiftId ?? ''
const changedDay = year.people[0]?.shifts[100]?.days[0]?.day ?? FIRST
const one: Situation = { ...year, range: { from: changedDay, to: changedDay + 1 } }
const month = situationOf(
  Array.from({ length: PEOPLE }, (_, at) => personOf(at, MONTH)),
  MONTH,
)
const shiftsOf = ({ people }: Situation) => people.flatMap(({ shifts }) => shifts)
const [rows, own] = [shiftsOf(month), shiftsOf(year)]

/** What this thread has worked: on a machine that others use as well a clock would tell of them. Some machines count it by 4 ms. */
const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const timed = (times: number, work: () => unknown) => {
  const from = worked()
  for (let at = 0; at < times; at += 1) work()
  return (worked() - from) / times
}
const sides = {
  one: () => timed(1_000, () => judge(one, rules, new Set([changedId]))),
  'one, overlaps alone': () => timed(10_000, () => conflicts(own)),
  month: () => timed(3, () => judge(month, rules, 'all')),
  'month, overlaps alone': () => timed(50, () => conflicts(rows, ({ providerId }) => providerId)),
}
type Side = keyof typeof sides
const taken: { round: number; side: Side; ms: number }[] = []
// The table's own keys.
const names = Object.keys(sides) as Side[]
for (let round = -2; round < ROUNDS; round += 1) {
  for (const side of round % 2 === 0 ? names : names.toReversed()) {
    const ms = sides[side]()
    if (round >= 0) taken.push({ round, side, ms })
  }
}
const of = (side: Side) => median(taken.filter((one) => one.side === side).map(({ ms }) => ms))
const beside = (side: 'one' | 'month', what: string) => {
  const value = of(`${side}, overlaps alone`)
  return { what, value, ratio: of(side) / value }
}
const found = judge(month, rules, 'all').length

await keepResult({
  name: 'judge',
  question: 'What does it cost to judge one change, and a month of everybody?',
  method:
    `${rules.length} rules: those of all packs, and seven more. One change: a shift in a year of one person with ` +
    `${own.length} shifts, 1,000 at a time. A month: ${PEOPLE} people with ${rows.length} shifts, all that stands; ` +
    `${found} verdicts. Beside each the same rows put in order and looked through for overlaps, which is the least that ` +
    `any judging has to do. Time that the one thread worked; ${ROUNDS} rounds, their order reversed each time; medians.`,
  findings: [
    {
      measure: "One change in a person's year",
      value: of('one'),
      unit: 'ms',
      yardstick: beside('one', 'overlaps alone'),
      target: `at most ${MOST_ONE} ms`,
      verdict: verdict(of('one') <= MOST_ONE),
    },
    {
      measure: 'A month of everybody',
      value: of('month'),
      unit: 'ms',
      yardstick: beside('month', 'overlaps alone'),
      target: `at most ${MOST_MONTH} ms`,
      verdict: verdict(of('month') <= MOST_MONTH),
    },
  ],
  engines: { V8: process.versions.v8 },
  raw: taken,
})
