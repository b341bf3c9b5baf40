/** What no call tells: what came in last, and what went out, in dollars. */
export const TRANSACTIONS = [
  { id: 'invoice', amount: 12_480 },
  { id: 'payroll', amount: -8640 },
  { id: 'card', amount: 2150 },
  { id: 'refund', amount: -320 },
  { id: 'transfer', amount: 5875 },
] as const
