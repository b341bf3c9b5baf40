import { useEffect, useEffectEvent, useRef } from 'react'

/** After so long what waits is sent again by itself; each time that it fails it waits twice as long, and no longer than at most. */
const PAUSE_MS = { first: 2_000, most: 30_000 }

/**
 * Sends again what could not be sent, for as long as there is some.
 * @param waits how much there is, and how much of it is not on its way
 */
export const useSentAgain = (waits: { all: number; idle: number }, sendAgain: () => void) => {
  const tried = useRef(0)
  const again = useEffectEvent(sendAgain)
  const [isAny, isIdle] = [waits.all > 0, waits.idle > 0]
  useEffect(() => {
    if (!isAny) tried.current = 0
  }, [isAny])
  useEffect(() => {
    if (!isIdle) return undefined
    const pause = Math.min(PAUSE_MS.most, PAUSE_MS.first * 2 ** tried.current)
    const timer = setTimeout(() => {
      tried.current += 1
      again()
    }, pause)
    return () => clearTimeout(timer)
  }, [isIdle])
}
