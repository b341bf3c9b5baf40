import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi } from '../../test/node-api.ts'
import { pricingCases } from './pricing.cases.ts'
import { pricingSeed } from './pricing.seed.ts'

describe('pricing', () => {
  it.each(pricingCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it('a year costs twelve of its months, and less than twelve single ones', () => {
  const { qandA: _, ...plans } = pricingSeed()
  for (const { monthlyPrice, yearlyPlan, img } of Object.values(plans)) {
    expect(yearlyPlan.totalAnnual).toBe(yearlyPlan.perMonth * 12)
    expect(yearlyPlan.perMonth).toBeLessThanOrEqual(monthlyPrice)
    expect(img.length).toBeLessThan(900)
  }
})
