import type { Family } from './demo.ts'

/** Every family of the demo. A new one has a line here, one in `tables.ts` and one in `cases.ts`. */
export const families = {
  search: {
    prefixes: ['/api/main-search/', '/api/bookmarks/'],
    load: async () => (await import('./search/search.ts')).openSearch,
  },
  todo: {
    prefixes: ['/apps/todo/'],
    load: async () => (await import('./todo/todo.ts')).openTodo,
  },
  ecommerce: {
    prefixes: ['/apps/ecommerce/'],
    load: async () => (await import('./ecommerce/ecommerce.ts')).openEcommerce,
  },
  email: {
    prefixes: ['/apps/email/'],
    load: async () => (await import('./email/email.ts')).openEmail,
  },
  kanban: {
    prefixes: ['/apps/kanban/'],
    load: async () => (await import('./kanban/kanban.ts')).openKanban,
  },
  chat: {
    prefixes: ['/apps/chat/'],
    load: async () => (await import('./chat/chat.ts')).openChat,
  },
  invoice: {
    prefixes: ['/apps/invoice/', '/api/invoice/'],
    load: async () => (await import('./invoice/invoice.ts')).openInvoice,
  },
  events: {
    prefixes: ['/apps/calendar/'],
    load: async () => (await import('./events/events.ts')).openEvents,
  },
  users: {
    prefixes: ['/api/users/', '/apps/users/'],
    load: async () => (await import('./users/users.ts')).openUsers,
  },
  permissions: {
    prefixes: ['/apps/permissions/'],
    load: async () => (await import('./permissions/permissions.ts')).openPermissions,
  },
  datatables: {
    prefixes: ['/api/datatables/'],
    load: async () => (await import('./datatables/datatables.ts')).openDatatables,
  },
  cards: {
    prefixes: ['/card/card-analytics/', '/card/card-statistics/'],
    load: async () => (await import('./cards/cards.ts')).openCards,
  },
  pricing: {
    prefixes: ['/pricing/'],
    load: async () => (await import('./pricing/pricing.ts')).openPricing,
  },
  faq: {
    prefixes: ['/faq/'],
    load: async () => (await import('./faq/faq.ts')).openFaq,
  },
  options: {
    prefixes: ['/api/select/', '/api/autocomplete/'],
    load: async () => (await import('./options/options.ts')).openOptions,
  },
  files: {
    prefixes: ['/api/files/'],
    load: async () => (await import('./files/files.ts')).openFiles,
  },
  blog: {
    prefixes: ['/blog/'],
    load: async () => (await import('./blog/blog.ts')).openBlog,
  },
  profile: {
    prefixes: ['/profile/'],
    load: async () => (await import('./profile/profile.ts')).openProfile,
  },
  accountSettings: {
    prefixes: ['/account-setting/'],
    load: async () => (await import('./account-settings/account-settings.ts')).openAccountSettings,
  },
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families
