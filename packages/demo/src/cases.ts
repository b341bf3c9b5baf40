import { chatCases } from './chat/chat.cases.ts'
import { invoiceCases } from './invoice/invoice.cases.ts'
import { eventsCases } from './events/events.cases.ts'
import { usersCases } from './users/users.cases.ts'
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
}
