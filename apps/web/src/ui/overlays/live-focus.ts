import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Whether a dialog stands over the page, which is then nobody's but its own. */
const isCovered = () => document.querySelector('[role=dialog][aria-modal=true]:not([data-live])') !== null

/** Takes the focus when the panel comes, and gives it back when it goes: unless it has gone elsewhere by itself. */
export const useWayBack = (
  panel: RefObject<HTMLElement | null>,
  backTo: (() => HTMLElement | null | undefined) | undefined,
) => {
  const [from] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : undefined))
  const to = useRef(backTo)
  useEffect(() => {
    to.current = backTo
  })
  useEffect(() => {
    const element = panel.current
    element?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      if (activeElement && activeElement !== document.body && !element?.contains(activeElement)) return
      // By then a dialog that takes its place has the focus.
      requestAnimationFrame(() => {
        if (!isCovered() && document.querySelector('[data-live]') === null) (to.current?.() ?? from)?.focus()
      })
    }
  }, [panel, from])
}

/** What was pressed in the panel to see something else in it goes with what it stood in: the focus does not. */
export const useStay = (panel: RefObject<HTMLElement | null>, subject: string | undefined) => {
  const shown = useRef(subject)
  useLayoutEffect(() => {
    if (shown.current === subject) return
    shown.current = subject
    const { activeElement } = document
    const isGoing = activeElement?.closest('[data-live] [role=group]') !== null
    if (isGoing || activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [panel, subject])
}

/** Escape closes the panel from inside of it, and from the page when nothing else listens to it there. */
export const useEscape = (panel: RefObject<HTMLElement | null>, onClose: () => void) => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    // A dialog above has closed itself by the time that its key arrives here.
    let wasCovered = false
    const look = () => (wasCovered = isCovered())
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || wasCovered) return
      const { activeElement } = document
      const isInside = panel.current?.contains(activeElement) ?? false
      const isNowhere = activeElement === document.body || activeElement === null
      // In the grid Escape leads from a shift to its day; a menu or a list of choices is closed by it first.
      const isFree = document.querySelector('[aria-expanded=true], [data-dragging]') === null
      if (isInside || isNowhere || (isFree && !activeElement?.closest('[data-event], input'))) close.current()
    }
    addEventListener('keydown', look, true)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', look, true)
      removeEventListener('keydown', onKey)
    }
  }, [panel])
}

/** The arrow keys along the line lead on and back, from wherever in the panel nothing is typed. */
export const useSteps = (panel: RefObject<HTMLElement | null>, onStep: ((by: 1 | -1) => void) | undefined) => {
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  useEffect(() => {
    const element = panel.current
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
      if (!step.current || !(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [contenteditable=true]')) return
      event.preventDefault()
      // What had the focus may not be there in the next one.
      element?.focus()
      step.current((key === 'ArrowRight') === (getComputedStyle(target).direction === 'ltr') ? 1 : -1)
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [panel])
}
