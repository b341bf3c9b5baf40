import { search, type PageItem } from '@onward/contract/samples'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import type { Bookmarks } from '#web/lib/pages/wing.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { useSampleData } from './use-sample-data.ts'

const api = apiOf(search)
const asked = ask(api.bookmarks, {})
type Answer = Awaited<ReturnType<typeof api.bookmarks>>

/** The bookmarks of the sample data, and the star that changes them. */
export const useBookmarks = (isWanted: boolean): Bookmarks => {
  const t = useText()
  const cache = useQueryClient()
  const hasSampleData = useSampleData()
  const { data, error, refetch } = useQuery({ ...asked, enabled: hasSampleData || isWanted, staleTime: Infinity })
  const star = useChange(({ id }: PageItem) => api.toggleBookmark({ id }), {
    // Asked anew, the bookmarks come in the order of the pages: until a reload the newest stays last.
    stale: [],
    failed: t('shell.bookmarkFailed'),
    ahead: (item) => {
      const before = cache.getQueryData<Answer>(asked.queryKey)
      if (before) cache.setQueryData(asked.queryKey, starred(before, item))
      return () => cache.setQueryData(asked.queryKey, before)
    },
  })
  return {
    marked: data?.bookmarks.map(({ target }) => target),
    error,
    retry: () => void refetch(),
    toggle: (id) => {
      const item = data?.suggestions.find(({ target }) => target === id)
      if (item) star.mutate(item)
    },
  }
}

/** With one page's star turned; a new one comes last. */
const starred = ({ suggestions, bookmarks }: Answer, { id, isBookmarked }: PageItem): Answer => {
  const turned = suggestions.map((item) => (item.id === id ? { ...item, isBookmarked: !isBookmarked } : item))
  const rest = bookmarks.filter((item) => item.id !== id)
  return { suggestions: turned, bookmarks: isBookmarked ? rest : [...rest, ...turned.filter((item) => item.id === id)] }
}
