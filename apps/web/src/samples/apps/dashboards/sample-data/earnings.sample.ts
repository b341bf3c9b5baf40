/** What no call tells: what the month has earned so far, in dollars, where it came from, and how that was a month ago. */
export const EARNINGS = {
  total: 94_215,
  change: 0.062,
  parts: [
    { id: 'shifts', value: 51_200, tone: 0 },
    { id: 'placements', value: 28_640, tone: 1 },
    { id: 'payroll', value: 14_375, tone: 2 },
  ],
} as const
