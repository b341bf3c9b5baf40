import type { AccountSettings, Profile } from '@onward/contract/samples'
import { currentUser } from '#web/lib/session/session.ts'
import { valueStore } from '#web/lib/value-store.ts'

/** Who the samples are about: who is signed in. A picture that is none is the empty text. */
export type Own = {
  fullName: string
  username: string
  email: string
  picture: string
  website: string
  about?: string
}

export const signedIn = (): Own => {
  const user = currentUser()
  const { fullName = '', email = '' } = user ?? {}
  const username = email.split('@')[0] ?? ''
  return { fullName, username, email, picture: user?.avatar ?? '', website: `${username}.example` }
}

// What was saved in the sample's settings; it lasts until the page is loaded anew.
const saved = valueStore<Partial<Own>>({})
export const keepOwn = saved.set
export const useOwn = (): Own => ({ ...signedIn(), ...saved.use() })

/** The sample profile, which knows nobody, as that of `own`. */
export const profileOf = (profile: Profile, own: Own): Profile => {
  const mine = profile.header.username
  const me = { username: own.fullName, avatar: own.picture }
  const as = <One extends { username: string }>(one: One): One => (one.username === mine ? { ...one, ...me } : one)
  return {
    ...profile,
    header: { ...profile.header, ...me },
    userAbout: {
      ...profile.userAbout,
      email: own.email,
      website: own.website,
      about: own.about ?? profile.userAbout.about,
    },
    post: profile.post.map((post) => ({
      ...as(post),
      likedUsers: post.likedUsers.map(as),
      detailedComments: post.detailedComments.map(as),
    })),
  }
}

/** The sample settings, which know nobody, as those of `own`. */
export const settingsOf = (settings: AccountSettings, own: Own): AccountSettings => {
  const { general, info, social } = settings
  const { fullName, username, email, picture, website } = own
  const dashed = general.username.replaceAll('.', '-')
  const [first = ''] = general.username.split('.')
  const { socialLinks, connections } = social
  return {
    ...settings,
    general: { ...general, avatar: picture, fullName, username, email },
    info: { ...info, website },
    social: {
      socialLinks: mapped(socialLinks, (link) => link.replace(dashed, username)),
      connections: mapped(connections, (one) =>
        'id' in one
          ? {
              id: one.id.replace(one.id.startsWith(general.username) ? general.username : first, username),
              profileImg: picture,
            }
          : one,
      ),
    },
  }
}

/** The same keys with other values. */
const mapped = <Value, Key extends string>(of: Record<Key, Value>, to: (value: Value) => Value) =>
  // Its keys are those of `of`.
  Object.fromEntries(Object.entries<Value>(of).map(([key, value]) => [key, to(value)])) as Record<Key, Value>
