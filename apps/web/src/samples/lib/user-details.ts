import { UserStatus } from '@onward/contract/samples'

/** What the form of a sample user changes. */
export type UserDetails = Record<
  'first' | 'last' | 'username' | 'email' | 'taxId' | 'contact' | 'language' | 'country',
  string
> & { status: UserStatus; isBilling: boolean }

export const USER_STATUSES = UserStatus.options
