import type { UserData } from '@onward/contract'
import { pageWith } from '#web/lib/pages/pages.ts'
import { isOffered } from './menu-tree.ts'

/** The pages with these ids that this user may open, in that order. */
export const markedPages = (ids: readonly string[], user: UserData) =>
  ids.flatMap((id) => pageWith(id) ?? []).filter((page) => isOffered(page, user))
