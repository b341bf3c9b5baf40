import type { ChatStatus } from '@onward/contract'

export const STATUSES = ['online', 'away', 'busy', 'offline'] as const satisfies ChatStatus[]

/** How the drawings of this page look, none of which is heard. */
export const DRAWN = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const
