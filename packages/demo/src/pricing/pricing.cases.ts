import { pricing } from '@onward/contract/samples'
import { expect } from 'vitest'
import { read, type CaseApi, type DemoCase } from '../case-kit.ts'

const plans = (api: CaseApi) => read(api.get('/pricing/data'), pricing.pricing.answers[200])

export const pricingCases: DemoCase[] = [
  {
    proves: '7 pricing object · 15.15 basicPlan, standardPlan, enterprisePlan, qandA',
    does: 'hands out three plans and the questions about them',
    run: async (api) => {
      const { basicPlan, standardPlan, enterprisePlan, qandA } = await plans(api)
      expect(Object.keys(await plans(api)).toSorted()).toEqual(['basicPlan', 'enterprisePlan', 'qandA', 'standardPlan'])
      expect([basicPlan, standardPlan, enterprisePlan].map(({ title }) => title)).toEqual([
        'Basic',
        'Standard',
        'Enterprise',
      ])
      expect(qandA.length).toBeGreaterThan(2)
      for (const { question, ans } of qandA) expect(question && ans).toBeTruthy()
    },
  },
  {
    proves: '3 pricing: title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular',
    does: 'gives every plan every field, and a picture of its own',
    run: async (api) => {
      const { qandA: _, ...all } = await plans(api)
      for (const plan of Object.values(all)) {
        expect(Object.keys(plan).toSorted()).toEqual(
          ['title', 'img', 'subtitle', 'monthlyPrice', 'yearlyPlan', 'planBenefits', 'popular'].toSorted(),
        )
        expect(plan.subtitle).toBeTruthy()
        expect(plan.img).toMatch(/^data:image\/svg\+xml,/)
        expect(new Set(plan.planBenefits).size).toBe(plan.planBenefits.length)
        expect(plan.planBenefits.length).toBeGreaterThan(2)
      }
      expect(new Set(Object.values(all).map(({ img }) => img)).size).toBe(3)
    },
  },
  {
    proves: '9 pricing: Basic 0 a month',
    does: 'asks nothing for Basic, by the month or by the year',
    run: async (api) =>
      expect((await plans(api)).basicPlan).toMatchObject({
        monthlyPrice: 0,
        yearlyPlan: { perMonth: 0, totalAnnual: 0 },
      }),
  },
  {
    proves: '9 pricing: Standard 49 a month, or 40 a month and 480 a year billed annually',
    does: 'asks 49 for Standard, or 40 and 480',
    run: async (api) =>
      expect((await plans(api)).standardPlan).toMatchObject({
        monthlyPrice: 49,
        yearlyPlan: { perMonth: 40, totalAnnual: 480 },
      }),
  },
  {
    proves: '9 pricing: Enterprise 99 a month, or 80 a month and 960 a year',
    does: 'asks 99 for Enterprise, or 80 and 960',
    run: async (api) =>
      expect((await plans(api)).enterprisePlan).toMatchObject({
        monthlyPrice: 99,
        yearlyPlan: { perMonth: 80, totalAnnual: 960 },
      }),
  },
  {
    proves: '9 pricing: Standard is flagged popular',
    does: 'flags Standard, and no other plan',
    run: async (api) => {
      const { basicPlan, standardPlan, enterprisePlan } = await plans(api)
      expect([basicPlan, standardPlan, enterprisePlan].map(({ popular }) => popular)).toEqual([false, true, false])
    },
  },
  {
    proves: '9 pricing: Basic benefits 100 responses a month, up to 2 subdomains',
    does: 'names the two limits of Basic',
    run: async (api) => {
      const { planBenefits } = (await plans(api)).basicPlan
      expect(planBenefits).toContain('100 responses a month')
      expect(planBenefits).toContain('Up to 2 subdomains')
    },
  },
  {
    proves: '9 pricing: Enterprise file upload with 5GB storage',
    does: 'names the storage of Enterprise',
    run: async (api) =>
      expect((await plans(api)).enterprisePlan.planBenefits).toContain('File upload with 5GB storage'),
  },
  {
    proves: '15.21 pricing/data takes no input',
    does: 'answers the same whatever is asked for',
    run: async (api) => expect((await api.get('/pricing/data', { q: 'basic' })).body).toEqual(await plans(api)),
  },
]
