import { pages, type SavedView, type ViewPlace } from '@onward/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import { drop, keep } from '#web/lib/storage.ts'
import { openedBy } from './words.ts'

/** Whoever has begun to work is not led away. */
const BEGINNINGS = ['pointerdown', 'keydown'] as const

/** Whether the address of the page says nothing. */
export const isBare = (place: ViewPlace) => location.pathname === pages[place].path && location.search === ''

/** Where the browser keeps that a page opens with a view: who comes before the program shows nothing of the page without it. */
export const KEPT = { board: 'boardView', insight: 'insightView' } as const

/**
 * Opens the view that somebody wants first, once it is known, where the address says nothing: a link says what it shows. It takes
 * the place of the bare address, so that Back leaves the page.
 */
export const useFirstView = (place: ViewPlace, views: readonly SavedView[] | undefined) => {
  const [, navigate] = useLocation()
  const isOpening = useRef(isBare(place))
  const open = useEffectEvent((known: readonly SavedView[] | undefined) => {
    if (!isOpening.current || known === undefined) return
    isOpening.current = false
    const first = known.find(({ isDefault }) => isDefault)
    if (first && isBare(place)) navigate(`${pages[place].path}?${openedBy(place, first)}`, { replace: true })
  })
  useEffect(() => open(views), [views])
  const isThere = views?.some(({ isDefault }) => isDefault)
  useEffect(() => {
    if (isThere) keep(KEPT[place], 'first')
    else if (isThere === false) drop(KEPT[place])
  }, [place, isThere])
  const begin = useEffectEvent(() => {
    isOpening.current = isBare(place)
    open(views)
  })
  useEffect(() => {
    // A link to the page as such opens it anew, from the page itself too; what is filtered replaces the address.
    const onPush = () => begin()
    const stay = () => {
      isOpening.current = false
    }
    addEventListener('pushState', onPush)
    for (const beginning of BEGINNINGS) addEventListener(beginning, stay, true)
    return () => {
      removeEventListener('pushState', onPush)
      for (const beginning of BEGINNINGS) removeEventListener(beginning, stay, true)
    }
  }, [])
}
