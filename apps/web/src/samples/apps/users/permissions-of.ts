import type { PermissionRole } from '@onward/contract/samples'

/** What a role may be allowed to do, and with what. */
export const AREAS = [
  'users',
  'content',
  'disputes',
  'database',
  'finance',
  'reporting',
  'api',
  'repository',
  'payroll',
] as const
export const DEEDS = ['read', 'write', 'create'] as const
export type Permit = `${(typeof AREAS)[number]} ${(typeof DEEDS)[number]}`

export const ALL: readonly Permit[] = AREAS.flatMap((area) => DEEDS.map((deed): Permit => `${area} ${deed}`))

const only = (...deeds: (typeof DEEDS)[number][]) =>
  ALL.filter((permit) => deeds.some((deed) => permit.endsWith(` ${deed}`)))

/** A role that somebody added has no users yet, and its own name. */
export type Role = {
  tone: number
  permits: readonly Permit[]
} & ({ id: PermissionRole; ownName?: never } | { id: `own-${number}`; ownName: string })

/** The roles of the samples, and what they may. */
export const ROLES = [
  { id: 'administrator', tone: 6, permits: ALL },
  { id: 'manager', tone: 1, permits: only('read', 'write') },
  { id: 'user', tone: 4, permits: only('read') },
  { id: 'support', tone: 0, permits: ALL.filter((permit) => /^(users|disputes) /.test(permit)) },
  { id: 'restricted-user', tone: 2, permits: ALL.filter((permit) => permit === 'content read') },
] as const satisfies Role[]
