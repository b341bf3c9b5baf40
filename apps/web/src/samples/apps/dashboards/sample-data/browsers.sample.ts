/** What no call tells: which browsers the clinicians open the schedule with. The rest have others. */
export const BROWSERS = [
  { name: 'Chrome', share: 0.544, tone: 0 },
  { name: 'Safari', share: 0.216, tone: 1 },
  { name: 'Edge', share: 0.114, tone: 4 },
  { name: 'Firefox', share: 0.071, tone: 6 },
  { name: 'Opera', share: 0.023, tone: 3 },
]
