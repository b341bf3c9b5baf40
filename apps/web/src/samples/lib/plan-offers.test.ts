import type { Pricing, PricingPlan } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { mostSaved, offersOf } from './plan-offers.ts'

const plan = (title: string, monthlyPrice: number, perMonth: number): PricingPlan => ({
  title,
  img: '',
  subtitle: '',
  monthlyPrice,
  yearlyPlan: { perMonth, totalAnnual: perMonth * 12 },
  planBenefits: [],
  popular: title === 'Standard',
})
const pricing: Pricing = {
  basicPlan: plan('Basic', 0, 0),
  standardPlan: plan('Standard', 49, 40),
  enterprisePlan: plan('Enterprise', 99, 80),
  qandA: [],
}

it('has the monthly prices, or those of a year with what it costs at once', () => {
  const prices = (isYearly: boolean) => offersOf(pricing, isYearly).map(({ price, yearly }) => [price, yearly])
  expect(prices(false)).toEqual([
    [0, 0],
    [49, 0],
    [99, 0],
  ])
  expect(prices(true)).toEqual([
    [0, 0],
    [40, 480],
    [80, 960],
  ])
})

it('says the largest saving, and none where a year costs as much', () => {
  expect(mostSaved(pricing)).toBe(0.19)
  expect(mostSaved({ ...pricing, standardPlan: plan('S', 49, 49), enterprisePlan: plan('E', 9, 12) })).toBe(0)
})
