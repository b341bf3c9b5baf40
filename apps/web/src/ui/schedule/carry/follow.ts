/** A mouse drags once it has gone so many pixels. */
const FAR = 4
/** A finger drags once it has rested so long; sooner it scrolls. */
const REST_MS = 350
/** So near to an edge, what scrolls goes on scrolling, by so many pixels a frame. */
export const EDGE = 28
const SPEED = 9

type Following = {
  /** The drag begins, where the pointer was pressed. */
  begin: (at: PointerEvent) => void
  move: (at: PointerEvent) => void
  drop: (at: PointerEvent) => void
  /** Escape, or the browser took the pointer away: nothing has happened. */
  cancel: () => void
  /** What scrolls when the pointer comes to one of its edges. */
  scroller: Element | null
  /** Only sideways: where above and below mean nothing. */
  isAcross?: boolean
  /** What of it stays where it is at these edges, in pixels. */
  inset?: Partial<Record<'top' | 'left' | 'right', number>>
}

/**
 * Follows a pointer that has been pressed until it is let go of. A press that does not become a drag is a click and calls
 * nothing; a drag is no click.
 * @returns what ends it, where somebody else has let go
 */
export const follow = (
  down: PointerEvent,
  { begin, move, drop, cancel, scroller, isAcross = false, inset }: Following,
): (() => void) | undefined => {
  if (down.button !== 0 || !down.isPrimary) return undefined
  const isTouch = down.pointerType === 'touch'
  const ended = new AbortController()
  let last = down
  let isOn = false
  let frame = 0
  const start = () => {
    // What it goes over is not asked for and hears nothing: to find that out took a sixth of each step.
    document.documentElement.setPointerCapture(down.pointerId)
    isOn = true
    document.documentElement.dataset.dragging = ''
    begin(down)
    frame = requestAnimationFrame(scrollOn)
  }
  const rest = isTouch ? setTimeout(start, REST_MS) : undefined
  const end = () => {
    clearTimeout(rest)
    cancelAnimationFrame(frame)
    ended.abort()
    delete document.documentElement.dataset.dragging
  }
  const scrollOn = () => {
    const pulled = pull(roomOf(scroller, inset), last)
    const by = isAcross ? { ...pulled, top: 0 } : pulled
    if (by.top !== 0 || by.left !== 0) scroller?.scrollBy({ ...by, behavior: 'instant' })
    frame = requestAnimationFrame(scrollOn)
  }
  const listen = <Name extends keyof WindowEventMap>(name: Name, does: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, does, { signal: ended.signal, capture: true, passive: false })

  listen('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return
    last = event
    if (!isOn) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return
      if (isTouch) return end()
      start()
    }
    move(event)
  })
  listen('pointerup', (event) => {
    if (event.pointerId !== down.pointerId) return
    end()
    if (!isOn) return
    noClick()
    drop(event)
  })
  const leave = () => {
    end()
    if (isOn) cancel()
  }
  listen('pointercancel', (event) => event.pointerId === down.pointerId && leave())
  listen('blur', (event) => event.target === window && leave())
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isOn) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  })
  // A pointer that rests is over something else by now.
  listen('scroll', () => isOn && move(last))
  // Another button is no press on what is under it: the focus stays where it is.
  listen('mousedown', (event) => isOn && event.preventDefault())
  // A finger that rests would open the menu of what it rests on.
  listen('contextmenu', (event) => isTouch && event.preventDefault())
  listen('touchmove', (event) => isOn && event.preventDefault())
  return end
}

/** The click that follows on letting go is part of the drag. */
const noClick = () => {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

/** Between where in the window a pointer scrolls nothing. */
const roomOf = (scroller: Element | null, { top = 0, left = 0, right = 0 }: Following['inset'] = {}) => {
  if (!scroller) return undefined
  const box = scroller.getBoundingClientRect()
  return {
    across: [
      Math.max(box.left, 0) + Math.max(left, EDGE),
      Math.min(box.right, innerWidth) - Math.max(right, EDGE),
    ] as const,
    down: [Math.max(box.top, 0) + Math.max(top, EDGE), Math.min(box.bottom, innerHeight) - EDGE] as const,
  }
}

const along = ([from, to]: readonly [number, number], at: number) => (at < from ? -SPEED : at > to ? SPEED : 0)
const pull = (room: ReturnType<typeof roomOf>, { clientX, clientY }: PointerEvent) => ({
  top: room ? along(room.down, clientY) : 0,
  left: room ? along(room.across, clientX) : 0,
})

/** For what may be dragged by touch: unless it listens from the beginning, the browser scrolls before it can be told not to. */
export const heedTouch = (element: Element | null) => {
  const still = (event: Event) => {
    if (document.documentElement.dataset.dragging !== undefined) event.preventDefault()
  }
  element?.addEventListener('touchmove', still, { passive: false })
  return () => element?.removeEventListener('touchmove', still)
}
