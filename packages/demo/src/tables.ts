import { ecommerce, search, todo, email, kanban, chat, invoice, events, users, type Endpoints } from '@onward/contract'
import type { FamilyName } from './families.ts'

/** The calls of every family, for the tests that hold for all of them: the demo itself loads each with its family. */
export const tables: Record<FamilyName, Endpoints> = {
  search,
  todo,
  ecommerce,
  email,
  kanban,
  chat,
  invoice,
  events,
  users,
}
