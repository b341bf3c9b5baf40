import { useLayoutEffect, useState, type RefObject } from 'react'

/** The names of the days above the month, its own edge, and what stays free below it. */
const AROUND = 26 + 2 + 12
const LEAST_WEEK = 96
/** From this height of the window on, lines are set wider apart. */
const TALL = 1240
const SIZES = { usual: { head: 22, pitch: 18 }, tall: { head: 26, pitch: 21 } }

export type Filling = { week: number; chip: number; rows: number }

/** How high a week is when the month fills the window, and how many lines it then has; undefined where it does not fill it. */
export const useFilling = (grid: RefObject<HTMLElement | null>, weeks: number, isFilling: boolean) => {
  const [filling, setFilling] = useState<Filling>()
  useLayoutEffect(() => {
    if (!isFilling) return undefined
    const measure = () => {
      const top = (grid.current?.getBoundingClientRect().top ?? 0) + scrollY
      const week = Math.max(LEAST_WEEK, Math.floor((innerHeight - top - AROUND) / weeks))
      const { head, pitch } = innerHeight < TALL ? SIZES.usual : SIZES.tall
      const [chip, rows] = [pitch - 1, Math.floor((week - head) / pitch)]
      setFilling((now) => (now?.week === week && now.rows === rows ? now : { week, chip, rows }))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [grid, weeks, isFilling])
  return isFilling ? filling : undefined
}
