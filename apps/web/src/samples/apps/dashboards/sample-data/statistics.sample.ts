/** What no call tells: how the staffing business stands today. The last in dollars. */
export const STATISTICS = [
  { id: 'shifts', value: 18_420 },
  { id: 'clinicians', value: 1284 },
  { id: 'facilities', value: 96 },
  { id: 'billed', value: 974_500 },
] as const
