import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'

/** A frame is on the screen when so many after it have begun: the browser works on one while another is made. */
const FRAMES = 6

/** Whether what is known has been painted. */
const useDrawn = (isKnown: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isKnown) return undefined
    let waits = FRAMES
    const wait = () => (waits-- > 0 ? (frame = requestAnimationFrame(wait)) : startTransition(() => setDrawn(true)))
    let frame = requestAnimationFrame(wait)
    return () => cancelAnimationFrame(frame)
  }, [isKnown])
  return isDrawn
}

type Props = {
  /** Whether what it comes after is known. */
  isKnown: boolean
  /** What stands in its place until then. */
  room?: ReactNode
  children: ReactNode
}

/**
 * What nobody waits for: it is fetched once what is known has been painted, and does not make that wait. It alone is drawn again
 * as its parts come, and not all that it stands in.
 */
export const AfterPaint = ({ isKnown, room = null, children }: Props) => (
  <Suspense fallback={room}>{useDrawn(isKnown) ? children : room}</Suspense>
)
