import type { User } from '@onward/contract/samples'
import type { UserDetails } from '#web/samples/lib/user-details.ts'
import { extrasOf } from './sample.ts'

/** What the card shows of a user, and its form changes. */
export const profileOf = (user: User, kept: Partial<Pick<UserDetails, 'taxId' | 'language' | 'isBilling'>> = {}) => {
  const [first = '', ...rest] = user.fullName.split(' ')
  const { username, email, status, contact, country } = user
  return {
    first,
    last: rest.join(' '),
    username,
    email,
    status,
    contact,
    country,
    isBilling: true,
    ...extrasOf(user),
    ...kept,
  }
}
export type Profile = ReturnType<typeof profileOf>

/** What the form changes of it. */
export const detailsOf = ({
  first,
  last,
  username,
  email,
  status,
  taxId,
  contact,
  language,
  country,
  isBilling,
}: Profile): UserDetails => ({ first, last, username, email, status, taxId, contact, language, country, isBilling })
