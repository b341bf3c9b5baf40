import { pages, type SavedView, type ViewPlace } from '@onward/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { kept } from '#web/lib/storage.ts'
import { viewCalls } from './saved-views.ts'
import { isBare, KEPT } from './use-first-view.ts'
import { openedBy } from './words.ts'

/**
 * Whether a page that somebody opens with a view of theirs still waits for it, and asks for nothing and shows nothing before. It
 * is opened as soon as it is known. Where the browser has not kept that there is one, nobody waits: see `useFirstView`.
 */
export const useAwaitedView = (place: ViewPlace): boolean => {
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  const [isAwaited, setAwaited] = useState(() => isBare(place) && kept(KEPT[place]) !== null)
  const open = useEffectEvent((views: readonly SavedView[] | undefined) => {
    const first = views?.find(({ isDefault }) => isDefault)
    if (first && isBare(place)) navigate(`${pages[place].path}?${openedBy(place, first)}`, { replace: true })
  })
  useEffect(() => {
    const wait = async () => {
      // Where it cannot be asked the page opens as it is; its views say what is the matter.
      const answer = await cache.ensureQueryData(ask(viewCalls[place].list, {})).catch(() => undefined)
      open(answer?.views)
      setAwaited(false)
    }
    if (isAwaited) void wait()
  }, [isAwaited, cache, place])
  return isAwaited
}
