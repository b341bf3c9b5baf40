/** A step of the browser's history, as far as it lets a page ask first; younger than the type library. */
type Step = Event & { navigationType: string; destination: { key: string; sameDocument: boolean } }
type Steps = EventTarget & { traverseTo: (key: string) => { finished: Promise<unknown> } }
const steps = (globalThis as { navigation?: Steps }).navigation

let isAgreed = false
let isAsked = false

const askFirst = (event: Event) => {
  const { navigationType, destination, cancelable } = event as Step // what this event is
  // Another document is asked about by the browser, if at all; and it keeps nobody a second time without a press of theirs.
  if (isAgreed || navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return
  event.preventDefault()
  if (!isAsked) void askToLeave(destination.key)
}

const askToLeave = async (key: string) => {
  isAsked = true
  try {
    const { askLost } = await import('#web/ui/overlays/questions/ask-lost.tsx')
    if (!(await askLost())) return
    isAgreed = true
    await steps?.traverseTo(key).finished
  } finally {
    isAsked = false
    isAgreed = false
  }
}

/**
 * While something typed is not saved, Back and Forward ask before the page is left, where the browser knows how. Each form has a
 * listener of its own: another's is not taken away with it.
 */
export const askBeforeBack = () => {
  const ask = (event: Event) => askFirst(event)
  steps?.addEventListener('navigate', ask)
  return () => steps?.removeEventListener('navigate', ask)
}
