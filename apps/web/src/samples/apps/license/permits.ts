export const KINDS = ['single', 'multiple', 'extended'] as const
export type Kind = (typeof KINDS)[number]

/** What each kind of licence allows. */
export const PERMITS = [
  { id: 'oneSite', allowed: ['single', 'multiple', 'extended'] },
  { id: 'manySites', allowed: ['multiple', 'extended'] },
  { id: 'change', allowed: ['single', 'multiple', 'extended'] },
  { id: 'copies', allowed: ['single', 'multiple', 'extended'] },
  { id: 'partners', allowed: ['multiple', 'extended'] },
  { id: 'charge', allowed: ['extended'] },
  { id: 'brand', allowed: ['extended'] },
  { id: 'source', allowed: [] },
] as const satisfies { id: string; allowed: readonly Kind[] }[]

/** What holds for all of them. */
export const TERMS = ['own', 'time', 'warranty', 'end'] as const
