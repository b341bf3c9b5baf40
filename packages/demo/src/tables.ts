import { type Endpoints } from '@onward/contract'
import {
  ecommerce,
  search,
  todo,
  email,
  kanban,
  chat,
  invoice,
  events,
  users,
  permissions,
  datatables,
  cards,
  pricing,
  faq,
  options,
  blog,
  profile,
  accountSettings,
} from '@onward/contract/samples'
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
  permissions,
  datatables,
  cards,
  pricing,
  faq,
  options,
  blog,
  profile,
  accountSettings,
}
