import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus on an event that is put down elsewhere: there it is another element of the page, and the one that had the
 * focus is gone.
 */
export const useKeptFocus = (frame: RefObject<HTMLElement | null>) => {
  const kept = useRef<string>(undefined)
  useEffect(() => {
    if (kept.current === undefined || document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(kept.current)}"]`)?.focus()
  })
  return {
    keepFocus: (id: string) => {
      kept.current = id
    },
    /** Somebody has turned to something else. */
    letFocusGo: () => {
      kept.current = undefined
    },
  }
}
