import { useEffect, useState, type RefObject } from 'react'

/** The names of the days above the month, its own edge, and what stays free below it. */
const AROUND = 26 + 2 + 12
const LEAST_WEEK = 96
/** From this height of the window on, lines are set wider apart. */
const TALL = 1240
const SIZES = { usual: { head: 22, pitch: 18 }, tall: { head: 23, pitch: 21 } }
/** Where a month begins below its toolbar, until it has been measured: to measure it sooner would lay out the page once more. */
const USUAL_TOP = 119

export type Filling = { week: number; chip: number; rows: number }

/** How high a week is when the month fills the window, and how many lines it then has; undefined where it does not fill it. */
export const useFilling = (
  grid: RefObject<HTMLElement | null>,
  weeks: number,
  isFilling: boolean,
): Filling | undefined => {
  const [{ top, height }, setRoom] = useState(() => ({ top: USUAL_TOP, height: globalThis.innerHeight }))
  useEffect(() => {
    if (!isFilling) return undefined
    const measure = () => {
      const top = Math.round((grid.current?.getBoundingClientRect().top ?? 0) + scrollY)
      setRoom((now) => (now.top === top && now.height === innerHeight ? now : { top, height: innerHeight }))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [grid, isFilling])
  if (!isFilling) return undefined
  const week = Math.max(LEAST_WEEK, Math.floor((height - top - AROUND) / weeks))
  const { head, pitch } = height < TALL ? SIZES.usual : SIZES.tall
  return { week, chip: pitch - 1, rows: Math.floor((week - head) / pitch) }
}
