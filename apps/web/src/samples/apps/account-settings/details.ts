import type { AccountSettings } from '@onward/contract/samples'
import type { Own } from '#web/samples/lib/own-person.ts'
import { masked, PHONE } from '#web/samples/lib/masks.ts'

/** What no call tells about the sample account. */
const REST = {
  address: '12 Lantern Quay',
  state: 'North Shore',
  zip: '04217',
  language: 'en',
  timeZone: 'America/New_York',
  currency: 'USD',
}

/** What the form of the account holds, in the order of its fields. */
export const detailsOf = ({ general, info }: AccountSettings) => {
  const [first = '', ...last] = general.fullName.split(' ')
  const phone = String(info.phone)
  return {
    picture: general.avatar,
    first,
    last: last.join(' '),
    username: general.username,
    email: general.email,
    company: general.company,
    phone: masked(PHONE, phone, phone.length).text,
    ...REST,
    country: info.country,
    bio: info.bio,
    dob: info.dob ?? '',
    website: info.website,
  }
}
export type Details = ReturnType<typeof detailsOf>

/** What the other samples show of it. */
export const ownOf = ({ first, last, username, email, picture, website, bio }: Details): Own => ({
  fullName: `${first.trim()} ${last.trim()}`,
  username,
  email,
  picture,
  website,
  about: bio,
})
