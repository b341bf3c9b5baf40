import type { Ability, PageEntry } from '@onward/contract'

/** What everybody may do, signed in or not. */
const EVERYBODY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }]

/** Whether one of the abilities allows it; `manage` is every action and `all` every subject. Opens screens, never data. */
export const can = (
  abilities: readonly Ability[] | undefined,
  action: string,
  subject: PageEntry['needs'] | 'Analytics',
) =>
  [...EVERYBODY, ...(abilities ?? [])].some(
    (one) => ['manage', action].includes(one.action) && ['all', subject].includes(one.subject),
  )
