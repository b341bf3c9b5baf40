import { serve } from '@onward/contract'
import { profile } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { profileSeed } from './profile.seed.ts'

/** Nothing is looked up and nothing changes: likes, comments and votes stay on the screen. */
export const openProfile = ({ now, context }: DemoDeps): Answer => {
  const opened = now()
  return serve(profile, { profile: () => profileSeed(opened) }, context, { lenient: true })
}
