import { dayNumber, type ShiftType } from '../../src/index.ts'
import { judge, messageOf } from '../../src/judge/index.ts'
import type { JudgedPerson, JudgedShift, Names, Rule, RuleOf, KindName, Situation } from '../../src/judge/index.ts'
import { wallMinutes } from '../../src/wall-times.ts'

const DAY = 1440

/** A shift at a place whose clock is so many minutes before UTC, all year round. */
export const shiftOf = (
  from: string,
  to: string,
  more: Partial<JudgedShift> & { offset?: number } = {},
): JudgedShift => {
  const { offset = 0, ...given } = more
  const [wallStart, wallEnd] = [wallMinutes(from), wallMinutes(to)]
  const days = []
  for (let day = Math.floor(wallStart / DAY); day * DAY < wallEnd; day += 1)
    days.push({ day, minutes: Math.min(wallEnd, (day + 1) * DAY) - Math.max(wallStart, day * DAY) })
  const partOfDay: ShiftType = wallStart % DAY >= 1080 ? 'night' : 'day'
  return {
    shiftId: from,
    providerId: 'ann',
    hospitalId: 'north',
    shiftTypeId: partOfDay,
    partOfDay,
    specialtyId: null,
    start: wallStart - offset,
    end: wallEnd - offset,
    wallStart,
    wallEnd,
    days,
    ...given,
  }
}

const date = (day: number) => `2027-03-${String(day).padStart(2, '0')}`

/** Of March 2027, whose first day is a Monday: a day shift from 07:00 to 19:00. */
export const dayOn = (day: number, more: Partial<JudgedShift> = {}) =>
  shiftOf(`${date(day)}T07:00`, `${date(day)}T19:00`, more)

/** Of March 2027: a night from 19:00 to 07:00. */
export const nightOn = (day: number, more: Partial<JudgedShift> = {}) =>
  shiftOf(`${date(day)}T19:00`, `${date(day + 1)}T07:00`, more)

/** The number of a day of March 2027. */
export const march = (day: number) => dayNumber(date(day))

export const personOf = (shifts: readonly JudgedShift[], more: Partial<JudgedPerson> = {}): JudgedPerson => ({
  providerId: 'ann',
  specialtyIds: [],
  hospitalIds: [],
  contracts: [],
  credentials: [],
  leave: [],
  shifts,
  ...more,
})

/** March 2027 of one person, or of several. */
export const situationOf = (
  people: JudgedPerson | readonly JudgedPerson[],
  more: Partial<Situation> = {},
): Situation => ({
  people: 'providerId' in people ? [people] : people,
  requirements: [],
  weekStartsOn: 1,
  holidays: new Map(),
  range: { from: march(1), to: march(31) },
  ...more,
})

/** A rule that blocks everybody everywhere, unless it says otherwise. */
export const ruleOf = <K extends KindName>(
  kind: K,
  parameters: RuleOf<K>['parameters'],
  more: Partial<Omit<Rule, 'kind' | 'parameters'>> = {},
): Rule =>
  // A kind and parameters of its own are a rule, which the compiler cannot see of a generic one.
  ({ ruleId: kind, severity: 'block', kind, parameters, ...more }) as Rule

/** Names that are the ids. */
export const names: Names = {
  provider: (id) => id,
  facility: (id) => id,
  shiftType: (id) => id,
  specialty: (id) => id,
  credentialType: (id) => id,
}

type More = { person?: Partial<JudgedPerson>; situation?: Partial<Situation>; others?: readonly JudgedPerson[] }

/** What one rule says of one person's shifts. */
export const verdictsOf = <K extends KindName>(
  kind: K,
  parameters: RuleOf<K>['parameters'],
  shifts: readonly JudgedShift[],
  { person, situation, others = [] }: More = {},
) => judge(situationOf([personOf(shifts, person), ...others], situation), [ruleOf(kind, parameters)], 'all')

/** By how much it fails, for each failing. */
export const amountsOf = <K extends KindName>(
  kind: K,
  parameters: RuleOf<K>['parameters'],
  shifts: readonly JudgedShift[],
  more?: More,
) => verdictsOf(kind, parameters, shifts, more).map(({ amount }) => amount)

/** What it says in English. */
export const wordsOf = <K extends KindName>(
  kind: K,
  parameters: RuleOf<K>['parameters'],
  shifts: readonly JudgedShift[],
  more?: More,
) => verdictsOf(kind, parameters, shifts, more).map((verdict) => messageOf(verdict, names))
