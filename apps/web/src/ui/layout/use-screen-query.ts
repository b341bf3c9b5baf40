import { useCallback, useSyncExternalStore } from 'react'

const isTrue = (query: string) => matchMedia(query).matches
/** What was true of the screen when it was last asked, by query. */
const lastOf = new Map<string, boolean>()

/** Both are asked at once: of two questions that change together each tells of its change alone, and a page would be drawn between them. */
const ofScreen = (query: string) => {
  const last = isTrue('print') ? lastOf.get(query) : undefined
  const now = last ?? isTrue(query)
  lastOf.set(query, now)
  return now
}

/** Whether a media query is true of the screen. Paper is not asked: while it is printed, what was on the screen stays. */
export const useScreenQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (tell: () => void) => {
      const left = new AbortController()
      for (const asked of [query, 'print']) matchMedia(asked).addEventListener('change', tell, { signal: left.signal })
      return () => left.abort()
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => ofScreen(query))
}
