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

/** The roles of the samples: who has them, in numbers and faces, and what they may. */
export const ROLES = [
  { id: 'administrator', tone: 6, total: 4, permits: ALL },
  { id: 'manager', tone: 1, total: 7, permits: only('read', 'write') },
  { id: 'users', tone: 4, total: 5, permits: only('read') },
  { id: 'support', tone: 0, total: 3, permits: ALL.filter((permit) => /^(users|disputes) /.test(permit)) },
  { id: 'restricted', tone: 2, total: 2, permits: ALL.filter((permit) => permit === 'content read') },
] as const satisfies { id: string; tone: number; total: number; permits: readonly Permit[] }[]
export type Role = (typeof ROLES)[number]
