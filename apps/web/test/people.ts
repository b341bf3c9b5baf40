import type { Provider, RoleName, UserData } from '@onward/contract'

/** Somebody who is signed in. */
export const userWith = (role: RoleName, change: Partial<UserData> = {}): UserData => ({
  userId: 'u1',
  accountId: 1,
  fullName: 'Ada Lindqvist',
  username: 'ada',
  email: 'ada@onward.test',
  userValidation: { status: 'Success', rolesList: [{ roleName: role }] },
  ability: role === 'Client' ? [{ action: 'read', subject: 'ACL' }] : [{ action: 'manage', subject: 'all' }],
  isEmailVerified: true,
  role: role === 'Admin' ? 'admin' : 'client',
  ...change,
})
export const admin = userWith('Admin')
export const provider = userWith('Provider', {
  userId: 'p1',
  fullName: 'Maya Okafor',
  ability: [
    { action: 'manage', subject: 'Samples' },
    { action: 'read', subject: 'ACL' },
  ],
})
export const client = userWith('Client', { userId: 'c1', fullName: 'Tom Reyes' })

/** Somebody who is scheduled, as the server lists them. */
export const scheduled = (
  row: Pick<Provider, 'providerId' | 'providerName' | 'specialty'> & Partial<Provider>,
): Provider => ({
  userId: row.providerId,
  specialties: [],
  facilities: [],
  email: null,
  phone: null,
  lastDay: null,
  isActive: true,
  version: 1,
  ...row,
})
