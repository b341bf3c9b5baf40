import { focusIfLost, pagesOwn } from '#web/ui/overlays/focus-return.ts'

/** Leads on who stands at a shift that leaves the page with what was done, once it has left: to its day, or the page's grid. */
export const leadOnFrom = (assignmentId: number) => {
  const shift = document.querySelector(`[data-event="${assignmentId}"]`)
  const day = shift?.closest<HTMLElement>('[role=gridcell]')
  if (!shift) return
  const stop = new AbortController()
  const left = new MutationObserver(() => {
    if (shift.isConnected) return
    stop.abort()
    focusIfLost(() => (day?.isConnected ? day : pagesOwn()))
  })
  left.observe(document.body, { childList: true, subtree: true })
  stop.signal.addEventListener('abort', () => left.disconnect())
  // Whoever goes on by themselves is led nowhere.
  for (const hand of ['keydown', 'pointerdown'])
    addEventListener(hand, () => stop.abort(), { capture: true, signal: stop.signal })
}
