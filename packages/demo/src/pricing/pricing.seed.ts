import type { Pricing } from '@onward/contract/samples'
import { picture } from '../pictures.ts'

/** A clinic with that many storeys. */
const clinic = (storeys: 1 | 2 | 3) => {
  const roof = 84 - storeys * 22
  const windows = Array.from(
    { length: storeys - 1 },
    (_, at) => `M34 ${roof + 14 + at * 22}h12M54 ${roof + 14 + at * 22}h12`,
  )
  return picture(
    100,
    100,
    `<circle cx='50' cy='50' r='46' fill='hsl(${250 - storeys * 35} 50% 92%)'/><path d='M24 ${roof}h52v${storeys * 22}H24Z' fill='hsl(${250 - storeys * 35} 40% 60%)'/><path d='${windows.join('')}' stroke='#fff' stroke-width='8'/><path d='M42 84V70h16v14Z' fill='hsl(${250 - storeys * 35} 40% 35%)'/><path d='M50 ${roof - 12}v10M45 ${roof - 7}h10' stroke='hsl(350 60% 50%)' stroke-width='4'/>`,
  )
}

export const pricingSeed = (): Pricing => ({
  basicPlan: {
    title: 'Basic',
    img: clinic(1),
    subtitle: 'A simple start for a single practice',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Unlimited forms and surveys',
      'Unlimited fields',
      'Basic tools to build a form',
      'Up to 2 subdomains',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: clinic(2),
    subtitle: 'For clinics that grow',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Unlimited responses',
      'Unlimited forms and surveys',
      'A page of your own for each ward',
      'Reminders by mail',
      'Up to 10 subdomains',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: clinic(3),
    subtitle: 'For hospitals with many houses',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'All of Standard',
      'Sign-in with the hospital’s own accounts',
      'File upload with 5GB storage',
      'Rights for each role',
      'A person to call, day and night',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Do you charge for every answer to a form?',
      ans: 'No. On Basic the first hundred of a month are free and later ones wait for the next month. The other plans do not count.',
    },
    {
      question: 'Can I change the plan in the middle of a month?',
      ans: 'Yes, both ways. What you have paid already is set against the new plan, day by day.',
    },
    {
      question: 'What does paying for a year save?',
      ans: 'On Standard 108 dollars a year, on Enterprise 228: the annual price is due at once, and the plan stays fixed until it ends.',
    },
    {
      question: 'Is there a discount for charities?',
      ans: 'Hospices and volunteer services pay half. Send us the certificate, and we change the next invoice.',
    },
    {
      question: 'What happens to our data when we leave?',
      ans: 'You may export it for sixty days. After that it is deleted, and we confirm it in writing.',
    },
  ],
})
