import { search, pages, pageAt, type PageEntry, type PageItem, type UserData } from '@onward/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { usePage } from '#web/lib/page.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/use-change.ts'
import { isOffered, type MenuPage } from './menu-tree.ts'

const api = apiOf(search)
const asked = ask('bookmarks', api.bookmarks, {})
type Bookmarks = Awaited<ReturnType<typeof api.bookmarks>>

/** The page that an item of the sample data stands for, if this user may open it. */
export const pageOf = ({ link }: PageItem, user: UserData): MenuPage | undefined => {
  const id = pageAt(link)?.id
  return id && isOffered(pages[id], user.ability) ? { id, ...pages[id] } : undefined
}

/**
 * Whether the sample data is wanted: on the sample screens at once, on the scheduling screens only when it is asked for, so
 * that the calendar loads nothing of the samples.
 */
export const useIsSample = () => {
  const page = usePage()
  const entry: PageEntry | undefined = page && pages[page.id]
  return entry !== undefined && entry.group !== 'scheduling'
}

/** The bookmarked pages, all pages, and the star that changes them. */
export const useBookmarks = (enabled: boolean) => {
  const t = useText()
  const cache = useQueryClient()
  const query = useQuery({ ...asked, enabled, staleTime: Infinity })
  const star = useChange(({ id }: PageItem) => api.toggleBookmark({ id }), {
    // Asked anew, the bookmarks come in the order of the pages: until a reload the newest stays last.
    stale: [],
    failed: t('shell.bookmarkFailed'),
    ahead: (item) => {
      const before = cache.getQueryData<Bookmarks>(asked.queryKey)
      if (before) cache.setQueryData(asked.queryKey, starred(before, item))
      return () => cache.setQueryData(asked.queryKey, before)
    },
  })
  return { ...query, toggle: star.mutate }
}

/** With one page's star turned; a new one comes last. */
const starred = ({ suggestions, bookmarks }: Bookmarks, { id, isBookmarked }: PageItem): Bookmarks => {
  const turned = suggestions.map((item) => (item.id === id ? { ...item, isBookmarked: !isBookmarked } : item))
  const rest = bookmarks.filter((item) => item.id !== id)
  return { suggestions: turned, bookmarks: isBookmarked ? rest : [...rest, ...turned.filter((item) => item.id === id)] }
}
