import type { User } from '@onward/contract'
import { extrasOf } from './sample.ts'

/** What the card shows of a user, and its form changes. */
export const profileOf = (user: User) => {
  const [first = '', ...rest] = user.fullName.split(' ')
  const { username, email, status, contact, country } = user
  return { first, last: rest.join(' '), username, email, status, contact, country, isBilling: true, ...extrasOf(user) }
}
export type Profile = ReturnType<typeof profileOf>
