import type { ChatStatus } from '@onward/contract/samples'

export const STATUSES = ['online', 'away', 'busy', 'offline'] as const satisfies ChatStatus[]
