import type { User } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { countsOf } from './counts.ts'

const user = (given: Partial<User>): User => ({
  id: 1,
  billing: 'Auto Debit',
  fullName: 'Ada',
  company: '',
  role: 'editor',
  username: 'ada',
  country: '',
  contact: '',
  email: 'ada@members.example',
  currentPlan: 'basic',
  status: 'inactive',
  avatar: null,
  avatarColor: 'info',
  ...given,
})

it('counts nobody', () => {
  expect(countsOf([])).toEqual({ total: 0, paid: 0, active: 0, pending: 0 })
})

it('counts everybody, who pays, who is active and who waits', () => {
  const all = [
    user({}),
    user({ currentPlan: 'team', status: 'active' }),
    user({ currentPlan: 'company', status: 'pending' }),
    user({ currentPlan: 'enterprise', status: 'active' }),
  ]
  expect(countsOf(all)).toEqual({ total: 4, paid: 3, active: 2, pending: 1 })
})
