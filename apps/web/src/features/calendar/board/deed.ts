import type { Override } from '@onward/contract'
import { newId } from '#web/lib/new-id.ts'
import type { Change } from './change.ts'
import type { BoardShift } from './roster.ts'

/** Changes that are made together, and what is said once they are. */
export type Deed = {
  key: string
  changes: readonly Change[]
  said: string
  overrides: readonly Override[]
  /** The shifts that are changed, as they were seen. */
  seen: readonly BoardShift[]
  /** The open shifts that stood there before: of several that are alike, none of these is a new one. */
  stoodOpen?: ReadonlySet<number>
  /** It was sent, and no answer came: nobody knows whether it was done. */
  mayBeStored?: true
}
type More = {
  /** Those that were shown then. */
  shifts?: readonly BoardShift[]
  overrides?: readonly Override[]
}
export const deedOf = (changes: readonly Change[], said: string, { shifts = [], overrides = [] }: More = {}): Deed => {
  const ids = new Set(changes.map(({ assignmentId }) => assignmentId))
  return {
    key: newId(),
    changes,
    said,
    overrides,
    seen: shifts.filter(({ assignmentId }) => ids.has(assignmentId)),
  }
}
