import type { Family } from './demo.ts'

/** What opens each family, in a file of its own. */
export const openers = {
  search: async () => (await import('./search/search.ts')).openSearch,
  todo: async () => (await import('./todo/todo.ts')).openTodo,
  ecommerce: async () => (await import('./ecommerce/ecommerce.ts')).openEcommerce,
  email: async () => (await import('./email/email.ts')).openEmail,
  kanban: async () => (await import('./kanban/kanban.ts')).openKanban,
  chat: async () => (await import('./chat/chat.ts')).openChat,
  invoice: async () => (await import('./invoice/invoice.ts')).openInvoice,
  events: async () => (await import('./events/events.ts')).openEvents,
  users: async () => (await import('./users/users.ts')).openUsers,
  permissions: async () => (await import('./permissions/permissions.ts')).openPermissions,
  datatables: async () => (await import('./datatables/datatables.ts')).openDatatables,
  cards: async () => (await import('./cards/cards.ts')).openCards,
  pricing: async () => (await import('./pricing/pricing.ts')).openPricing,
  faq: async () => (await import('./faq/faq.ts')).openFaq,
  options: async () => (await import('./options/options.ts')).openOptions,
  files: async () => (await import('./files/files.ts')).openFiles,
  blog: async () => (await import('./blog/blog.ts')).openBlog,
  profile: async () => (await import('./profile/profile.ts')).openProfile,
  accountSettings: async () => (await import('./account-settings/account-settings.ts')).openAccountSettings,
} satisfies Record<string, Family['load']>
