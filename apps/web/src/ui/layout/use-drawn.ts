import { useEffect, useState } from 'react'

/** Whether what is known has been painted: what nobody waits for is fetched after it, and does not make it wait. */
export const useDrawn = (isKnown: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isKnown) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame is painted after its callbacks.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setDrawn(true))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isKnown])
  return isDrawn
}
