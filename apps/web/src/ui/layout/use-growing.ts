import { startTransition, useEffect, useState } from 'react'

/**
 * How many of some rows to draw: none at first, then one more at a time until all are there, so that the first is seen, and the
 * page answers, while the browser still lays out the others. Once all are there they stay.
 */
export const useGrowing = (total: number): number => {
  const [drawn, setDrawn] = useState(0)
  const isGrown = drawn >= total
  useEffect(() => {
    if (!isGrown) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, isGrown])
  return drawn
}
