import { array, assert, constantFrom, integer, oneof, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callOutChance, comingOf, drawnRisk, riskOf, withStandby, type RiskLine } from './risk.ts'

/** Goes through everybody coming or not, one by one. */
const byCases = (lines: readonly RiskLine[]) => {
  const chances = new Map<string, number>()
  const named = lines.map(({ least, people }, line) => ({
    least,
    ids: people.map(({ who, chance }, at) => {
      const id = who ?? `${line}/${at}`
      chances.set(id, Math.max(chances.get(id) ?? 0, chance))
      return id
    }),
  }))
  const all = [...chances]
  let [short, missing] = [0, 0]
  for (let one = 0; one < 2 ** all.length; one += 1) {
    const away = new Set(all.flatMap(([id], at) => ((one >> at) & 1 ? [id] : [])))
    const likely = all.reduce((product, [id, chance]) => product * (away.has(id) ? chance : 1 - chance), 1)
    const lacks = named.map(({ least, ids }) => Math.max(0, least - ids.filter((id) => !away.has(id)).length))
    if (lacks.some((lack) => lack > 0)) short += likely
    missing += likely * lacks.reduce((sum, lack) => sum + lack, 0)
  }
  return { short, missing }
}
const chance = integer({ min: 0, max: 1_000 }).map((perMille) => perMille / 1_000)
/** Those who are named on several lines have one chance, as they call out once. */
const lines = tuple(chance, chance).chain(([ada, bo]) => {
  const person = oneof(
    chance.map((one) => ({ chance: one })),
    constantFrom({ who: 'ada', chance: ada }, { who: 'bo', chance: bo }),
  )
  const unique = (people: { who?: string; chance: number }[]) =>
    people.filter(({ who }, at) => who === undefined || people.findIndex((other) => other.who === who) === at)
  const line = record({
    least: integer({ min: 0, max: 4 }),
    people: array(person, { maxLength: 4 }).map(unique),
  })
  return array(line, { maxLength: 3 })
})
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)

describe('the risk of a day', () => {
  it('is what going through everybody coming or not says', () => {
    assert(
      property(lines, (day) => {
        const [risk, expected] = [riskOf(day), byCases(day)]
        expect(risk.short).toBeCloseTo(expected.short, 10)
        expect(risk.missing).toBeCloseTo(expected.missing, 10)
        expect(risk.isDrawn).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('is the binomial one where all are alike', () => {
    for (const [people, least, p] of [
      [5, 4, 0.08],
      [20, 18, 0.05],
      [40, 40, 0.01],
    ] as const) {
      let short = 0
      for (let come = 0; come < least; come += 1) short += choose(people, come) * (1 - p) ** come * p ** (people - come)
      const day = [{ least, people: Array.from({ length: people }, () => ({ chance: p })) }]
      expect(riskOf(day).short).toBeCloseTo(short, 10)
    }
    expect(comingOf([0.1, 0.5]).map((likely) => Math.round(likely * 100))).toEqual([5, 50, 45])
  })

  it('is drawn by lot where too many are on several lines, close to what it is', () => {
    const both = (count: number) =>
      Array.from({ length: 2 }, () => ({
        least: count - 1,
        people: Array.from({ length: count }, (_, at) => ({ who: `p${at}`, chance: 0.1 })),
      }))
    const few = both(6)
    // Four standard errors of 20,000 draws.
    const { short } = riskOf(few)
    expect(Math.abs(drawnRisk(few).short - short)).toBeLessThan(4 * Math.sqrt((short * (1 - short)) / 20_000))
    const many = riskOf(both(12))
    expect(many.isDrawn).toBe(true)
    // All are on both lines, so the two are short together: as likely as one of them.
    const one = riskOf([{ least: 11, people: Array.from({ length: 12 }, () => ({ chance: 0.1 })) }]).short
    expect(Math.abs(many.short - one)).toBeLessThan(4 * Math.sqrt((one * (1 - one)) / 20_000))
    expect(riskOf(both(12))).toEqual(many)
  })

  it('is sure where places are open, and none where nobody is needed', () => {
    expect(riskOf([{ least: 2, people: [{ chance: 0.1 }] }])).toEqual({ short: 1, missing: 1.1, isDrawn: false })
    expect(riskOf([{ least: 0, people: [] }])).toEqual({ short: 0, missing: 0, isDrawn: false })
    expect(riskOf([])).toEqual({ short: 0, missing: 0, isDrawn: false })
  })

  it('falls most where the standby is put', () => {
    const day = [
      { least: 1, people: [{ chance: 0.02 }] },
      { least: 2, people: [{ chance: 0.1 }, { chance: 0.1 }] },
    ]
    const standby = withStandby(day, [0.1, 0.1])
    expect(standby?.at).toBe(1)
    expect(standby?.risk.short).toBeLessThan(riskOf(day).short)
    expect(withStandby([], [])).toBeUndefined()
  })
})

describe('a chance of calling out', () => {
  const rate = (hospitalId: string | null, partOfDay: string | null, perMille: number) => ({
    hospitalId,
    partOfDay,
    perMille,
  })
  it('is the one of the facility and part of the day, before less narrow ones', () => {
    const rates = [rate(null, null, 10), rate(null, 'night', 20), rate('a', null, 30), rate('a', 'night', 40)]
    const of = (hospitalId: string, partOfDay: string) => callOutChance(rates, hospitalId, partOfDay)
    expect([of('a', 'night'), of('a', 'day'), of('b', 'night'), of('b', 'day')]).toEqual([0.04, 0.03, 0.02, 0.01])
    expect(callOutChance([rate('a', null, 30)], 'b', 'day')).toBeUndefined()
  })
})
