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
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families
