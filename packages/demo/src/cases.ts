import { chatCases } from './chat/chat.cases.ts'
import { invoiceCases } from './invoice/invoice.cases.ts'
import { eventsCases } from './events/events.cases.ts'
import { usersCases } from './users/users.cases.ts'
import { permissionsCases } from './permissions/permissions.cases.ts'
import { datatablesCases } from './datatables/datatables.cases.ts'
import { cardsCases } from './cards/cards.cases.ts'
import { pricingCases } from './pricing/pricing.cases.ts'
import { faqCases } from './faq/faq.cases.ts'
import { optionsCases } from './options/options.cases.ts'
import { filesCases } from './files/files.cases.ts'
import { blogCases } from './blog/blog.cases.ts'
import { profileCases } from './profile/profile.cases.ts'
import { accountSettingsCases } from './account-settings/account-settings.cases.ts'
import type { DemoCase } from './case-kit.ts'
import { ecommerceCases } from './ecommerce/ecommerce.cases.ts'
import { emailCases } from './email/email.cases.ts'
import type { FamilyName } from './families.ts'
import { kanbanCases } from './kanban/kanban.cases.ts'
import { searchCases } from './search/search.cases.ts'
import { todoCases } from './todo/todo.cases.ts'

export type { CaseApi, DemoCase } from './case-kit.ts'

/** What every family must do, by its name: run on Node here, and through the page's fetch in a browser. */
export const allCases: Record<FamilyName, DemoCase[]> = {
  search: searchCases,
  todo: todoCases,
  ecommerce: ecommerceCases,
  email: emailCases,
  kanban: kanbanCases,
  chat: chatCases,
  invoice: invoiceCases,
  events: eventsCases,
  users: usersCases,
  permissions: permissionsCases,
  datatables: datatablesCases,
  cards: cardsCases,
  pricing: pricingCases,
  faq: faqCases,
  options: optionsCases,
  files: filesCases,
  blog: blogCases,
  profile: profileCases,
  accountSettings: accountSettingsCases,
}
