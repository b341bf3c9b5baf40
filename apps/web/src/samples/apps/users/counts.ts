import type { User } from '@onward/contract/samples'

/** How many users there are, and how many of a kind; everything above the basic plan is paid for. */
export const countsOf = (users: readonly User[]) => ({
  total: users.length,
  paid: users.filter(({ currentPlan }) => currentPlan !== 'basic').length,
  active: users.filter(({ status }) => status === 'active').length,
  pending: users.filter(({ status }) => status === 'pending').length,
})
