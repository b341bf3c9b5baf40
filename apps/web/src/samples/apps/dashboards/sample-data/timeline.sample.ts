import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'

/** What no call tells: what happened last, in minutes before now. Dollars, where there is an amount. */
export const EVENTS = [
  { id: 'invoices', tone: 0, minutes: 12, values: { count: 12, amount: 18_420 } },
  { id: 'meeting', tone: 2, minutes: 45, values: { name: SAMPLE_PEOPLE[2] ?? '' } },
  { id: 'placement', tone: 4, minutes: 1460, values: { name: SAMPLE_PEOPLE[5] ?? '' } },
  { id: 'shift', tone: 3, minutes: 4400, values: { count: 3 } },
] as const
