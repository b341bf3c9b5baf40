import type { Tone } from '#web/ui/layout/theme.ts'
import type { UserRole, UserStatus } from '@onward/contract/samples'
import type { IconName } from '#web/ui/drawings/icon.tsx'

/** How each role and status is drawn. */
export const ROLES: Record<UserRole, { tone: number; icon: IconName }> = {
  admin: { tone: 6, icon: 'key' },
  author: { tone: 2, icon: 'pen' },
  editor: { tone: 1, icon: 'edit' },
  maintainer: { tone: 4, icon: 'settings' },
  subscriber: { tone: 0, icon: 'user' },
}
export const STATUSES: Record<UserStatus, Tone> = { active: 4, pending: 2, inactive: 'away' }
