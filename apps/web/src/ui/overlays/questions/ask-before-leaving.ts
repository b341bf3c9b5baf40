import { navigate } from 'wouter/use-browser-location'
import { isAsked, isTyped, noteAsked } from '#web/lib/leaving.ts'
import { kept } from '#web/lib/storage.ts'

/** A step of the browser's history, as far as it lets a page ask first; younger than the type library. */
type Step = Event & { navigationType: string; destination: { key: string; sameDocument: boolean } }
type Steps = EventTarget & { traverseTo: (key: string) => { finished: Promise<unknown> } }
const steps = (globalThis as { navigation?: Steps }).navigation

let isAgreed = false

/** Does it once somebody has agreed to lose what they typed; of several steps while they are asked the first. */
const askFirst = async (leave: () => Promise<unknown> | void) => {
  if (isAsked()) return
  const end = noteAsked()
  try {
    const { askLost } = await import('./ask-lost.tsx')
    if (!(await askLost())) return
    isAgreed = true
    await leave()
  } finally {
    end()
    isAgreed = false
  }
}

const onStep = (event: Event) => {
  const { navigationType, destination, cancelable } = event as Step // what this event is
  // Another document is asked about by the browser, if at all; and it keeps nobody a second time without a press of theirs.
  if (isAgreed || navigationType !== 'traverse' || !destination.sameDocument || !cancelable) return
  event.preventDefault()
  void askFirst(() => steps?.traverseTo(destination.key).finished)
}

/** A link to another page in this place, pressed as one does who wants to go there. */
const linkOf = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
  const link = target instanceof Element && target.closest('a')
  const isHere = link && link.origin === location.origin && link.pathname !== location.pathname
  return isHere && !(metaKey || ctrlKey || shiftKey || link.target || link.download) ? link : undefined
}
const onClick = (event: MouseEvent) => {
  // Whoever has typed a name and finds that the password is forgotten goes to ask for another unasked.
  const link = event.defaultPrevented || kept('accessToken') === null ? undefined : linkOf(event)
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  // By then the menu that it stood in may be closed.
  const { pathname, search, hash } = link
  void askFirst(() => navigate(pathname + search + hash))
}

/** Leaves the page, where something typed is not saved once that is agreed to. */
export const leaveBy = (leave: () => void) => (isTyped() ? void askFirst(leave) : leave())

/**
 * While something typed is not saved, Back and Forward ask before the page is left, where the browser knows how, and so do links
 * to other pages. Each form has listeners of its own: another's are not taken away with them.
 */
export const askBeforeLeaving = () => {
  const step = (event: Event) => onStep(event)
  const click = (event: MouseEvent) => onClick(event)
  steps?.addEventListener('navigate', step)
  addEventListener('click', click, { capture: true })
  return () => {
    steps?.removeEventListener('navigate', step)
    removeEventListener('click', click, { capture: true })
  }
}
