import { startTransition, useEffect, useState } from 'react'

/** A frame is on the screen when so many after it have begun: the browser works on one while another is made. */
const FRAMES = 6

/** Whether what is known has been painted: what nobody waits for is fetched after it, and does not make it wait. */
export const useDrawn = (isKnown: boolean): boolean => {
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
