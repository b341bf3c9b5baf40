import type { Profile } from '@onward/contract/samples'
import { valueStore } from '#web/lib/value-store.ts'

/** What was done on the profile. */
type Deeds = {
  posts: Profile['post']
  favorites: ReadonlySet<string>
  /** Who has been asked to be a friend. */
  added: ReadonlySet<string>
  /** The name of what was voted for. */
  vote: string
}

// No call stores it: it lasts until the page is loaded anew.
const deeds = valueStore<Partial<Deeds>>({})
export const useDeeds = deeds.use
export const doDeed = (deed: Partial<Deeds>) => deeds.set({ ...deeds.now(), ...deed })
