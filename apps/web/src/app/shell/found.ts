import { folded } from '#web/lib/formats/folded.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import type { ListedPage } from '@onward/contract'

/** Whether what was typed stands in a page's title, in the language in use or in English, or in its further words. */
export const isFound = (page: ListedPage, q: string) =>
  folded(`${titleOf(page.id)} ${page.title} ${page.keywords ?? ''}`).includes(folded(q))
