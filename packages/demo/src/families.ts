import type { Family } from './demo.ts'

/** Which calls each family of the demo answers. A new one has a line here, one in `openers.ts`, in `tables.ts` and in `cases.ts`. */
const prefixes = {
  search: ['/api/main-search/', '/api/bookmarks/'],
  todo: ['/apps/todo/'],
  ecommerce: ['/apps/ecommerce/'],
  email: ['/apps/email/'],
  kanban: ['/apps/kanban/'],
  chat: ['/apps/chat/'],
  invoice: ['/apps/invoice/', '/api/invoice/'],
  events: ['/apps/calendar/'],
  users: ['/api/users/', '/apps/users/'],
  permissions: ['/apps/permissions/'],
  datatables: ['/api/datatables/'],
  cards: ['/card/card-analytics/', '/card/card-statistics/'],
  pricing: ['/pricing/'],
  faq: ['/faq/'],
  options: ['/api/select/', '/api/autocomplete/'],
  files: ['/api/files/'],
  blog: ['/blog/'],
  profile: ['/profile/'],
  accountSettings: ['/account-setting/'],
} satisfies Record<string, Family['prefixes']>

export type FamilyName = keyof typeof prefixes

/** What opens the families. It comes with the first call: a page that asks nothing of the samples does without. */
export const loadOpeners = async () => (await import('./openers.ts')).openers

const family = (name: FamilyName): Family => ({
  prefixes: prefixes[name],
  load: async () => (await loadOpeners())[name](),
})

export const families = Object.fromEntries(
  Object.keys(prefixes).map((name) => [name, family(name as FamilyName)]), // its own keys
) as Record<FamilyName, Family>
