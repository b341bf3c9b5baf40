import { serve } from '@onward/contract'
import { accountSettings } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { accountSettingsSeed } from './account-settings.seed.ts'

/** Nothing is looked up and nothing changes: there is no call that saves. */
export const openAccountSettings = ({ context }: DemoDeps): Answer =>
  serve(accountSettings, { accountSettings: accountSettingsSeed }, context, { lenient: true })
