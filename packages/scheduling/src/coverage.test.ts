import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredOf, neededOn, onDutyBy, placedOn, type CountedShift, type FacilityDemand } from './index.ts'

const seed = 20270101
const cell = (least: number, wished = least) => ({ least, wished })
/** 2 on weekdays, nobody at weekends, 1 on holidays. */
const WEEK = [cell(2, 3), cell(2, 3), cell(2, 3), cell(2, 3), cell(2, 3), null, null, cell(1)]
const day = { shiftTypeId: 'day', specialtyId: null }
const [monday, saturday] = ['2027-01-04', '2027-01-09']
const facility = (more: Partial<FacilityDemand> = {}): FacilityDemand => ({
  patterns: [{ ...day, from: '2027-01-01', to: '2027-01-31', days: WEEK }],
  days: [],
  holidays: new Set(),
  ...more,
})

describe('what is needed on a date', () => {
  it('is what the weekday says, from the first day to the last', () => {
    expect(neededOn(monday, facility())).toEqual([{ ...day, least: 2, wished: 3 }])
    expect(neededOn(saturday, facility())).toEqual([])
    expect(neededOn('2026-12-31', facility())).toEqual([])
    expect(neededOn('2027-01-29', facility())).toHaveLength(1)
    expect(neededOn('2027-02-01', facility())).toEqual([])
    const endless = facility({ patterns: [{ ...day, from: monday, to: null, days: WEEK }] })
    expect(neededOn('2099-01-05', endless)).toHaveLength(1)
  })

  it('is what a holiday says, where it says anything, and a single day comes before both', () => {
    const holidays = new Set([monday, saturday])
    expect(neededOn(monday, facility({ holidays }))).toEqual([{ ...day, ...cell(1) }])
    expect(neededOn(saturday, facility({ holidays }))).toEqual([{ ...day, ...cell(1) }])
    const asUsual = [{ ...day, from: '2027-01-01', to: null, days: WEEK.with(7, null) }]
    expect(neededOn(monday, facility({ holidays, patterns: asUsual }))).toEqual([{ ...day, ...cell(2, 3) }])
    const days = [{ ...day, date: monday, ...cell(5) }]
    expect(neededOn(monday, facility({ holidays, days }))).toEqual([{ ...day, ...cell(5) }])
    expect(neededOn(monday, facility({ days: [{ ...day, date: monday, ...cell(0) }] }))).toEqual([])
  })

  it('knows a single day of a line that has no pattern', () => {
    const icu = { shiftTypeId: 'day', specialtyId: 'icu' }
    expect(neededOn(monday, facility({ days: [{ ...icu, date: monday, ...cell(1) }] }))).toEqual([
      { ...day, ...cell(2, 3) },
      { ...icu, ...cell(1) },
    ])
  })
})

const shift = (...specialtyIds: string[]): CountedShift => ({ shiftTypeId: 'day', specialtyIds })
const needs = (specialtyId: string | null, least: number, wished = least) => ({
  shiftTypeId: 'day',
  specialtyId,
  least,
  wished,
})

describe('who is on duty', () => {
  it.each([
    ['a line with a specialty takes first', [needs(null, 1), needs('icu', 1)], [shift('icu')], [0, 1]],
    [
      'what it must have comes before what another wishes for',
      [needs('icu', 1, 2), needs(null, 1)],
      [shift('icu'), shift('icu')],
      [1, 1],
    ],
    [
      'who could stand on two stands where they are missing',
      [needs('icu', 1), needs('er', 1)],
      [shift('icu', 'er'), shift('icu')],
      [1, 1],
    ],
    [
      'who is left counts with their specialty',
      [needs('icu', 1), needs(null, 1)],
      [shift('icu'), shift('icu'), shift('icu')],
      [2, 1],
    ],
    [
      'who fits no line counts for none',
      [needs('icu', 1)],
      [shift('er'), { shiftTypeId: 'night', specialtyIds: ['icu'] }],
      [0],
    ],
    ['more than is wished for are still there', [needs(null, 1)], [shift(), shift('er')], [2]],
  ] as const)('%s', (_, lines, shifts, counted) => {
    expect(onDutyBy(lines, shifts)).toEqual(counted)
  })

  const specialties = ['a', 'b', 'c']
  const lines = fc
    .uniqueArray(fc.constantFrom(...specialties, null), { maxLength: 4 })
    .chain((all) =>
      fc.tuple(...all.map((one) => fc.tuple(fc.nat(2), fc.nat(1)).map(([n, more]) => needs(one, n, n + more)))),
    )
  const shifts = fc.array(
    fc.subarray(specialties).map((those) => shift(...those)),
    { maxLength: 5 },
  )
  /** Every way to stand on the lines, counted by trying all of them. */
  const most = (
    all: ReturnType<typeof needs>[],
    staff: readonly CountedShift[],
    at = 0,
    taken = all.map(() => 0),
  ): number => {
    const [first, ...rest] = staff
    if (!first) return coveredOf(all.map((line, i) => ({ ...line, onDuty: taken[i] ?? 0 }))).covered
    const ways = all.flatMap(({ specialtyId }, line) =>
      specialtyId === null || first.specialtyIds.includes(specialtyId)
        ? [most(all, rest, at + 1, taken.with(line, (taken[line] ?? 0) + 1))]
        : [],
    )
    return Math.max(most(all, rest, at + 1, taken), ...ways)
  }

  it('are as many as can be where they must be, each counted once', () => {
    fc.assert(
      fc.property(lines, shifts, (all, staff) => {
        const counted = onDutyBy(all, staff)
        const { covered } = coveredOf(all.map((line, at) => ({ ...line, onDuty: counted[at] ?? 0 })))
        expect(covered).toBe(most(all, staff))
        const fitting = staff.filter(({ specialtyIds }) =>
          all.some(({ specialtyId }) => specialtyId === null || specialtyIds.includes(specialtyId)),
        )
        expect(counted.reduce((sum, one) => sum + one, 0)).toBe(fitting.length)
      }),
      { seed, numRuns: 400 },
    )
  })

  it('are the same in whatever order they come', () => {
    const shuffled = fc
      .tuple(lines, shifts)
      .chain(([all, staff]) =>
        fc.tuple(fc.constant(all), fc.constant(staff), fc.shuffledSubarray(staff, { minLength: staff.length })),
      )
    fc.assert(
      fc.property(shuffled, ([all, one, other]) => {
        const upTo = (staff: CountedShift[]) =>
          onDutyBy(all, staff).map((onDuty, at) => Math.min(onDuty, all[at]?.wished ?? 0))
        expect(upTo(one)).toEqual(upTo(other))
      }),
      { seed, numRuns: 400 },
    )
  })

  it('stand on the same lines in whatever order those come', () => {
    const shuffled = fc
      .tuple(lines, shifts)
      .chain(([all, staff]) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.constant(staff)),
      )
    fc.assert(
      fc.property(shuffled, ([one, other, staff]) => {
        const linesOf = (all: ReturnType<typeof needs>[]) =>
          placedOn(all, staff).map((place) => (place === undefined ? undefined : all[place]))
        expect(linesOf(one)).toEqual(linesOf(other))
      }),
      { seed, numRuns: 400 },
    )
  })
})

it('who is more on one line is not missing less on another', () => {
  expect(
    coveredOf([
      { least: 2, onDuty: 4 },
      { least: 3, onDuty: 1 },
    ]),
  ).toEqual({ least: 5, covered: 3 })
})
