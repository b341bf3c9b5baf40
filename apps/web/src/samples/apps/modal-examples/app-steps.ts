import type { IconName } from '#web/ui/drawings/icon.tsx'

export const STEPS = ['details', 'framework', 'database', 'billing', 'submit'] as const
export type Step = (typeof STEPS)[number]
export const ICONS: Record<Step, IconName> = {
  details: 'file',
  framework: 'component',
  database: 'table',
  billing: 'card',
  submit: 'done',
}

export const KINDS = ['roster', 'shop', 'course'] as const
export const KIND_ICONS = { roster: 'calendar', shop: 'cart', course: 'book' } as const
/** Names, the same in every language. */
export const FRAMEWORKS = { react: 'React', vue: 'Vue', angular: 'Angular', svelte: 'Svelte' } as const
export const ENGINES = { postgres: 'PostgreSQL', mysql: 'MySQL', sqlite: 'SQLite' } as const
export type Framework = keyof typeof FRAMEWORKS
export type Engine = keyof typeof ENGINES
// The tables' own keys.
export const frameworks = Object.keys(FRAMEWORKS) as Framework[]
export const engines = Object.keys(ENGINES) as Engine[]

export type Choices = { kind: (typeof KINDS)[number]; framework: Framework | undefined; engine: Engine }
