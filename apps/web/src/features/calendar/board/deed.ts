import type { Override } from '@onward/contract'
import { newId } from '#web/lib/new-id.ts'
import type { Change } from './change.ts'

/** Changes that are made together, and what is said once they are. */
export type Deed = {
  key: string
  changes: readonly Change[]
  said: string
  overrides: readonly Override[]
  /** It was sent, and no answer came: nobody knows whether it was done. */
  mayBeStored?: true
}
export const deedOf = (changes: readonly Change[], said: string): Deed => ({
  key: newId(),
  changes,
  said,
  overrides: [],
})
