import type { Leave } from '@onward/contract'

/** Leave of three days, as the server has it. */
export const storedLeave: Leave = {
  leaveId: 4,
  providerId: 'maya',
  providerName: 'Maya Okafor',
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  leaveDescription: 'Annual leave',
  leaveKindId: 'other',
  leaveKindName: 'Other',
  status: 'approved',
  version: 3,
}
