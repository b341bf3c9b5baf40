import type { ChatStatus } from '@onward/contract'

export const STATUSES = ['online', 'away', 'busy', 'offline'] as const satisfies ChatStatus[]
