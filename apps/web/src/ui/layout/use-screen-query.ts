import { useCallback, useSyncExternalStore } from 'react'

const isTrue = (query: string) => matchMedia(query).matches
/** What was true of the screen when it was last asked, by query. */
const lastOf = new Map<string, boolean>()

/** Both are asked at once: of two questions that change together each tells of its change alone, and a page would be drawn between them. */
const ofScreen = (query: string): boolean => {
  const last = lastOf.get(query)
  if (last !== undefined && isTrue('print')) return last
  const now = isTrue(query)
  lastOf.set(query, now)
  return now
}

/** Whether a media query is true of the screen. Paper is not asked: while it is printed, what was on the screen stays. */
export const useScreenQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (tell: () => void) => {
      const asked = [matchMedia(query), matchMedia('print')]
      for (const list of asked) list.addEventListener('change', tell)
      return () => {
        for (const list of asked) list.removeEventListener('change', tell)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => ofScreen(query))
}
