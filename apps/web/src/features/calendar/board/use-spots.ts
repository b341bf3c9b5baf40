import { useEffect, useRef, type RefObject } from 'react'
import { downOf, spotAt, type Geometry } from './geometry.ts'
import type { Spot } from './selection.ts'
import { cellsIn, nearestIn, type Point } from './use-range.ts'

export type GridHandle = {
  spotOf: (at: Point) => Spot | undefined
  /** The same of what is drawn from a cell on: beside the cells that are in sight with it, the nearest of them. */
  spotFrom: (anchor: Spot, at: Point) => Spot | undefined
  /** What of the scroller stays where it is, in pixels: the head, and the names at the side where reading begins. */
  inset: () => { top: number; left: number; right: number }
}
type Settings = { scroller: RefObject<HTMLElement | null>; geometry: Geometry; isRTL: boolean; columns: number }

/** Which cell is at a point. `handle` is for who follows a pointer: it answers by what is drawn by then. */
export const useSpots = ({ scroller, geometry, isRTL, columns }: Settings): GridHandle & { handle: GridHandle } => {
  const spotOf = ({ clientX, clientY }: Point) => {
    const element = scroller.current
    if (!element) return undefined
    const box = element.getBoundingClientRect()
    const inView = { x: isRTL ? box.right - clientX : clientX - box.left, y: clientY - box.top - geometry.head }
    if (inView.y < 0 || inView.x < geometry.names) return undefined
    const along = inView.x + Math.abs(element.scrollLeft)
    return spotAt({ along, down: downOf(inView.y, element.scrollTop, geometry) }, geometry, columns)
  }
  const spotFrom = (anchor: Spot, to: Point) => {
    const element = scroller.current
    return element ? spotOf(nearestIn(cellsIn(element, geometry, isRTL, anchor), to)) : undefined
  }
  const { head, names } = geometry
  const inset = () => ({ top: head, left: isRTL ? 0 : names, right: isRTL ? names : 0 })
  const now = useRef({ spotOf, spotFrom, inset })
  useEffect(() => {
    now.current = { spotOf, spotFrom, inset }
  })
  const handle = {
    spotOf: (at: Point) => now.current.spotOf(at),
    spotFrom: (anchor: Spot, at: Point) => now.current.spotFrom(anchor, at),
    inset: () => now.current.inset(),
  }
  return { spotOf, spotFrom, inset, handle }
}
