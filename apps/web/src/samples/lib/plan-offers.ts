import type { Pricing, PricingPlan } from '@onward/contract/samples'
import type { PricedPlan } from './priced-plan.ts'

const PLANS = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const
export type PlanId = (typeof PLANS)[number]

/** What the cards show of the plans, paid by the month or by the year. */
export const offersOf = (pricing: Pricing, isYearly: boolean): PricedPlan<PlanId>[] =>
  PLANS.map((id) => {
    const { title, subtitle, img, monthlyPrice, yearlyPlan, planBenefits, popular } = pricing[id]
    const { perMonth, totalAnnual } = yearlyPlan
    return {
      id,
      title,
      subtitle,
      img,
      price: isYearly ? perMonth : monthlyPrice,
      yearly: isYearly ? totalAnnual : 0,
      benefits: planBenefits,
      isPopular: popular,
    }
  })

const savedOn = ({ monthlyPrice, yearlyPlan }: PricingPlan) =>
  monthlyPrice > 0 ? Math.max(0, 1 - yearlyPlan.perMonth / monthlyPrice) : 0

/** The largest share that paying for a year saves, in whole hundredths, rounded down: 0.19. */
export const mostSaved = (pricing: Pricing) =>
  Math.floor(Math.max(...PLANS.map((id) => savedOn(pricing[id]))) * 100) / 100
