import { useEffect, useRef, type PointerEvent as GrabEvent, type RefObject } from 'react'
import { follow } from '#web/ui/schedule/carry/follow.ts'
import type { Geometry } from './geometry.ts'
import type { Selection, Spot } from './selection.ts'

/** So near to the last edge of the cells, they go on scrolling, by so many pixels a frame: less than a row that is partly in sight. */
const EDGE = 4
const SPEED = 12

export type Point = { clientX: number; clientY: number }
type Settings = {
  scroller: RefObject<HTMLElement | null>
  geometry: Geometry
  isRTL: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  /** It has been drawn as far as it goes. */
  onDrawn: (selection: Selection) => void
  spotFrom: (anchor: Spot, at: Point) => Spot | undefined
}

/**
 * Where the cells that are in sight are: below the heads and beside the names. What is pinned is apart from what goes by below
 * it: between them there are rows that nobody sees.
 */
export const cellsIn = (
  scroller: HTMLElement,
  { names, head, fixed, pinned }: Geometry,
  isRTL: boolean,
  anchor: Spot,
) => {
  const { left, top } = scroller.getBoundingClientRect()
  const right = left + scroller.clientWidth
  const isPinned = anchor.row < pinned
  return {
    isPinned,
    left: isRTL ? left : left + names,
    right: isRTL ? right - names : right,
    top: top + head + (isPinned ? 0 : fixed),
    bottom: isPinned ? top + head + fixed : top + scroller.clientHeight,
  }
}
/** Beside the cells the nearest of them is meant. */
export const nearestIn = ({ left, right, top, bottom }: ReturnType<typeof cellsIn>, at: Point): Point => ({
  clientX: Math.max(left + 1, Math.min(right - 1, at.clientX)),
  clientY: Math.max(top + 1, Math.min(bottom - 1, at.clientY)),
})
const pull = (at: number, from: number, to: number, edge: number) => (at < from ? -SPEED : at > to - edge ? SPEED : 0)

/** Draws a selection over cells by a mouse; what is out of sight comes when one touches the edge. */
export const useRange = (settings: Settings) => {
  // Who draws on is answered by what is shown by then.
  const now = useRef(settings)
  useEffect(() => {
    now.current = settings
  })
  const isUnderWay = useRef(false)
  const draw = (event: GrabEvent, pressed: Selection) => {
    const { scroller, isRTL, selection: before } = settings
    const element = scroller.current
    if (!element) return
    let last: Point = event
    let frame = 0
    let drawn = pressed
    const to = (at: Point) => {
      const { anchor } = now.current.selection
      const head = now.current.spotFrom(anchor, at)
      if (!head || (head.row === drawn.head.row && head.column === drawn.head.column)) return
      // Rows may have come in between meanwhile: where it began is known by its row and its day.
      drawn = { anchor, head }
      now.current.onSelect(drawn)
    }
    const scrollOn = () => {
      const box = cellsIn(element, now.current.geometry, isRTL, now.current.selection.anchor)
      const left = pull(last.clientX, box.left + (isRTL ? EDGE : 0), box.right + (isRTL ? EDGE : 0), EDGE)
      const top = box.isPinned ? 0 : pull(last.clientY, box.top, box.bottom, EDGE)
      if (left !== 0 || top !== 0) {
        element.scrollBy({ left, top, behavior: 'instant' })
        to(last)
      }
      frame = requestAnimationFrame(scrollOn)
    }
    follow(event.nativeEvent, {
      // It scrolls both ways here, and not below the heads.
      scroller: null,
      begin: () => {
        isUnderWay.current = true
        frame = requestAnimationFrame(scrollOn)
      },
      move: (at) => {
        last = at
        to(at)
      },
      drop: () => {
        isUnderWay.current = false
        cancelAnimationFrame(frame)
        now.current.onDrawn(drawn)
      },
      cancel: () => {
        isUnderWay.current = false
        cancelAnimationFrame(frame)
        now.current.onSelect(before)
      },
    })
  }
  return { draw, isDrawing: () => isUnderWay.current }
}
