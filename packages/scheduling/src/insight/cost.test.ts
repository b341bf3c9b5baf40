import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveShift } from '../resolve-shift.ts'
import { judgedShift } from '../judged-shift.ts'
import {
  budgetOf,
  byTheHour,
  costOf,
  overBudget,
  plus,
  PREMIUM_KINDS,
  premiumFinder,
  premiumMinutes,
  rateFinder,
  shareByTheHour,
  type PayPremium,
  type PayRate,
  type PremiumKind,
} from './index.ts'

const rate = (perHour: number, more: Partial<PayRate> = {}): PayRate => ({
  providerId: null,
  hospitalId: null,
  shiftTypeId: null,
  specialtyId: null,
  from: 0,
  to: null,
  perHour,
  ...more,
})
// As much as calls take.
const MOST_PER_HOUR = 100_000_000
const MOST_BASIS_POINTS = 100_000
const shift = { providerId: 'p', hospitalId: 'h', shiftTypeId: 'day', specialtyId: 's', day: 100 }
const NONE: Record<PremiumKind, number> = { night: 0, weekend: 0, holiday: 0, overtime: 0, call: 0 }
const premium = (kind: PremiumKind, basisPoints: number, more: Partial<PayPremium> = {}): PayPremium =>
  ({ kind, hospitalId: null, from: 0, to: null, basisPoints, perHour: null, ...more }) as PayPremium // one of the two

describe('money', () => {
  it('is rounded half up to the minor unit, once', () => {
    expect([byTheHour(1, 29), byTheHour(1, 30), byTheHour(1, 31), byTheHour(1, 89), byTheHour(1, 90)]).toEqual([
      0, 1, 1, 1, 2,
    ])
    // A third of an hour at a third more: 20 / 60 × 1.00 × 0.3333 is 11.11 of a hundredth.
    expect(shareByTheHour(20, 100, 3333)).toBe(11)
    expect(shareByTheHour(60, 1, 5000)).toBe(1)
    expect(shareByTheHour(60, 1, 4999)).toBe(0)
  })

  it('is exact where a product is larger than a number holds', () => {
    const week = 168 * 60
    expect(shareByTheHour(week - 1, MOST_PER_HOUR - 1, MOST_BASIS_POINTS - 1)).toBe(
      Number(
        (BigInt(2 * (week - 1)) * BigInt(MOST_PER_HOUR - 1) * BigInt(MOST_BASIS_POINTS - 1) + 600_000n) / 1_200_000n,
      ),
    )
  })

  it('of a year of a thousand people at the dearest hour is a safe integer', () => {
    const year = Array.from({ length: 1_000 }, () => byTheHour(366 * 1440, MOST_PER_HOUR)).reduce(plus, 0)
    expect(year).toBe(1_000 * 366 * 24 * MOST_PER_HOUR)
    expect(Number.isSafeInteger(year)).toBe(true)
    // Beyond that nothing is said instead of nearly the right thing.
    expect(() => plus(Number.MAX_SAFE_INTEGER, 1)).toThrow('counted exactly')
  })
})

describe('the rate of a shift', () => {
  it('is the one that names what counts first: person, facility, shift type, specialty', () => {
    const rates = [
      rate(1),
      rate(2, { specialtyId: 's' }),
      rate(3, { shiftTypeId: 'day' }),
      rate(4, { shiftTypeId: 'day', specialtyId: 's' }),
      rate(5, { hospitalId: 'h' }),
      rate(6, { hospitalId: 'h', shiftTypeId: 'day', specialtyId: 's' }),
      rate(7, { providerId: 'p' }),
      rate(8, { providerId: 'p', hospitalId: 'h' }),
    ]
    // Taken away one by one the next in the order is left.
    for (let left = rates.length; left > 0; left -= 1)
      expect(rateFinder(rates.slice(0, left).toReversed())(shift)?.perHour).toBe(left)
    expect(rateFinder([])(shift)).toBeUndefined()
  })

  it('is none that names anything else, or is not in force on the day on which the shift begins', () => {
    for (const other of [
      { providerId: 'q' },
      { hospitalId: 'g' },
      { shiftTypeId: 'night' },
      { specialtyId: 't' },
      { from: 101 },
      { to: 99 },
    ])
      expect([other, rateFinder([rate(1, other)])(shift)]).toEqual([other, undefined])
    expect(rateFinder([rate(1, { from: 100, to: 100 })])(shift)?.perHour).toBe(1)
    // What nobody is trained for is no specialty.
    expect(rateFinder([rate(1, { specialtyId: 's' })])({ ...shift, specialtyId: null })).toBeUndefined()
  })

  it('is the later one of those that name the same', () => {
    const find = rateFinder([rate(1), rate(2, { from: 50, to: 99 }), rate(3, { from: 90, to: 120 })])
    expect([40, 60, 95, 100, 121].map((day) => find({ ...shift, day })?.perHour)).toEqual([1, 2, 3, 3, 1])
  })

  it('is what a look at all of them finds, whichever they are', () => {
    const id = (one: string) => fc.constantFrom(null, one, 'other')
    const some = fc.array(
      fc.record({
        providerId: id('p'),
        hospitalId: id('h'),
        shiftTypeId: id('day'),
        specialtyId: id('s'),
        from: fc.integer({ min: 90, max: 105 }),
        to: fc.option(fc.integer({ min: 95, max: 110 })),
        perHour: fc.nat(1_000_000),
      }),
      { maxLength: 30 },
    )
    const names = ['providerId', 'hospitalId', 'shiftTypeId', 'specialtyId'] as const
    fc.assert(
      fc.property(some, (rates) => {
        const fitting = rates
          .filter((one) => names.every((name) => one[name] === null || one[name] === shift[name]))
          .filter(({ from, to }) => from <= 100 && (to === null || to >= 100))
        const rank = (one: PayRate) =>
          [...names.map((name) => (one[name] === null ? '0' : '1')), 1000 + one.from].join('')
        const best = fitting.map(rank).toSorted().at(-1)
        const found = rateFinder(rates)(shift)
        expect(found && rank(found)).toBe(best)
      }),
    )
  })
})

describe('what a shift costs', () => {
  it('is its rate and each premium beside it, none on top of another', () => {
    const find = premiumFinder([
      premium('night', 2_500),
      premium('holiday', 10_000),
      premium('weekend', 1_000, { hospitalId: 'g' }),
      premium('call', 0, { basisPoints: null, perHour: 200 } as Partial<PayPremium>),
    ])
    const minutes = { night: 720, weekend: 720, holiday: 720, overtime: 60, call: 720 }
    expect(costOf(720, 10_000, minutes, (kind) => find(kind, shift))).toEqual({
      base: 120_000,
      night: 30_000,
      weekend: 0,
      holiday: 120_000,
      overtime: 0,
      call: 2_400,
      total: 272_400,
    })
  })

  it('has the premium of its facility before the one of all, and the later one', () => {
    const find = premiumFinder([
      premium('night', 1),
      premium('night', 2, { from: 50 }),
      premium('night', 3, { hospitalId: 'h', to: 100 }),
    ])
    expect([40, 100, 101].map((day) => find('night', { ...shift, day })?.basisPoints)).toEqual([3, 3, 2])
    expect(find('night', { ...shift, hospitalId: 'g' })?.basisPoints).toBe(2)
    expect(find('call', shift)).toBeUndefined()
  })

  it('is of the minutes that pass: the night when the clocks change has 11 hours or 13', () => {
    const night = (date: string, next: string) => {
      const times = { startsAt: `${date}T19:00`, endsAt: `${next}T07:00`, timeZone: 'America/New_York' }
      const { start, end } = resolveShift(times)
      const judged = judgedShift({
        shiftId: '1',
        providerId: 'p',
        hospitalId: 'h',
        shiftTypeId: 'night',
        partOfDay: 'night',
        specialtyId: null,
        ...times,
        start,
        end,
      })
      const minutes = premiumMinutes({ ...judged, overtime: 0 }, new Map())
      return costOf(judged.end - judged.start, 6_000, minutes, () => premium('night', 5_000))
    }
    expect(night('2027-03-13', '2027-03-14')).toMatchObject({ base: 66_000, night: 33_000 })
    expect(night('2027-11-06', '2027-11-07')).toMatchObject({ base: 78_000, night: 39_000 })
  })

  it('adds up: parts to the shift, shifts to facilities and months, and those to the total', () => {
    const one = fc.record({
      hospitalId: fc.constantFrom('a', 'b', 'c'),
      month: fc.constantFrom('2027-01', '2027-02'),
      elapsed: fc.integer({ min: 1, max: 10_080 }),
      perHour: fc.nat(MOST_PER_HOUR),
      kinds: fc.subarray([...PREMIUM_KINDS]),
      basisPoints: fc.nat(MOST_BASIS_POINTS),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (shifts) => {
        const costs = shifts.map(({ elapsed, perHour, kinds, basisPoints, ...where }) => {
          const minutes = { ...NONE, ...Object.fromEntries(kinds.map((kind) => [kind, elapsed])) }
          return { ...where, ...costOf(elapsed, perHour, minutes, (kind) => premium(kind, basisPoints)) }
        })
        for (const cost of costs) {
          expect(PREMIUM_KINDS.reduce((sum, kind) => sum + cost[kind], cost.base)).toBe(cost.total)
          expect(Object.values(cost).every((value) => typeof value === 'string' || Number.isSafeInteger(value))).toBe(
            true,
          )
        }
        const sumOf = (some: readonly { total: number }[]) => some.reduce((sum, { total }) => plus(sum, total), 0)
        for (const by of ['hospitalId', 'month'] as const)
          expect(
            sumOf([...Map.groupBy(costs, (cost) => cost[by]).values()].map((own) => ({ total: sumOf(own) }))),
          ).toBe(sumOf(costs))
      }),
    )
  })
})

describe('a budget', () => {
  const cell = (budget: number | null, total = 5, unrated = 0) => ({
    hospitalId: 'h',
    month: 'm',
    total,
    unrated,
    budget,
  })

  it('of several is known where each has one', () => {
    expect(budgetOf([cell(3), cell(0)])).toBe(3)
    expect(budgetOf([cell(3), cell(null)])).toBeNull()
    expect(budgetOf([])).toBeNull()
  })

  it('is compared with a cost that is known', () => {
    expect(overBudget(3, cell(3, 5))).toBe(2)
    expect(overBudget(3, cell(3, 5, 1))).toBeNull()
    expect(overBudget(null, cell(null))).toBeNull()
  })
})
