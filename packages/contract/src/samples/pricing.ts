import * as v from 'valibot'
import { QuestionAndAnswer } from './faq.ts'
import { endpoints } from '../http.ts'

export const PricingPlan = v.object({
  title: v.string(),
  img: v.string(),
  subtitle: v.string(),
  /** Dollars, as all prices here. */
  monthlyPrice: v.number(),
  yearlyPlan: v.object({ perMonth: v.number(), totalAnnual: v.number() }),
  planBenefits: v.array(v.string()),
  popular: v.boolean(),
})
export type PricingPlan = v.InferOutput<typeof PricingPlan>

export const Pricing = v.object({
  basicPlan: PricingPlan,
  standardPlan: PricingPlan,
  enterprisePlan: PricingPlan,
  qandA: v.array(QuestionAndAnswer),
})
export type Pricing = v.InferOutput<typeof Pricing>

/** The three plans, and what is asked about them. */
export const pricing = endpoints({
  pricing: { method: 'GET', path: '/pricing/data', answers: { 200: Pricing } },
})
