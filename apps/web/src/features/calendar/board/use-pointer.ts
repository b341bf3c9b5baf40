import { useEffect, useRef, useState, type PointerEvent as GrabEvent } from 'react'
import type { GridHandle } from './board-grid.tsx'
import type { BoardShift } from './roster.ts'
import { at, isIn, rangeOf, type Selection, type Spot } from './selection.ts'
import type { Authoring } from './use-authoring.ts'
import type { BoardView } from './use-board.ts'

/** A pointer that has gone no further than this means the cell. */
const STILL = 5

type Settings = {
  view: BoardView
  authoring: Authoring
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** Carries shifts by a pointer, and fills by the handle at the corner of a selection. */
export const usePointer = ({ view, authoring, selection, onSelect }: Settings) => {
  const now = useRef({ view, authoring, selection, onSelect })
  useEffect(() => {
    now.current = { view, authoring, selection, onSelect }
  })
  const [point, setPoint] = useState<{ x: number; y: number }>()
  const shiftAt = (target: EventTarget): BoardShift | undefined => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-shift]')?.dataset['shift'] : undefined
    return id === undefined ? undefined : view.shifts.find(({ assignmentId }) => String(assignmentId) === id)
  }

  /** Follows a pointer until it is let go of, or taken back with Escape. */
  const follow = (onMove: (event: PointerEvent) => void, onEnd: (event: PointerEvent | undefined) => void) => {
    const end = (event: PointerEvent | undefined) => {
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', onKey, true)
      setPoint(undefined)
      onEnd(event)
    }
    const up = (event: PointerEvent) => end(event)
    const cancel = () => end(undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(undefined)
    }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', onKey, true)
  }

  const carry = (event: GrabEvent, spot: Spot, grid: GridHandle, shift: BoardShift) => {
    const from = { x: event.clientX, y: event.clientY }
    const isChosen = isIn(rangeOf(selection), spot)
    const group = isChosen ? authoring.chosenShifts() : [shift]
    let isCarrying = false
    follow(
      (move) => {
        if (!isCarrying && Math.hypot(move.clientX - from.x, move.clientY - from.y) < STILL) return
        if (!isCarrying) authoring.carry.take(group, spot)
        isCarrying = true
        setPoint({ x: move.clientX, y: move.clientY })
        const to = grid.spotOf(move)
        if (to) now.current.authoring.carry.over(to)
      },
      (up) => {
        const to = up && grid.spotOf(up)
        if (!isCarrying) {
          if (up) onSelect(at(spot))
        } else if (to) {
          now.current.authoring.drop(to, now.current.authoring.pickedCure)
          now.current.onSelect(at(to))
        } else now.current.authoring.carry.letGo()
      },
    )
  }
  const fill = (grid: GridHandle) => {
    follow(
      (move) => {
        const to = grid.spotOf(move)
        const { anchor, head } = now.current.selection
        if (to && (to.row !== head.row || to.column !== head.column)) now.current.onSelect({ anchor, head: to })
      },
      (up) => {
        if (up) now.current.authoring.fill()
      },
    )
  }
  return {
    point,
    onGrab: (event: GrabEvent, spot: Spot, grid: GridHandle): boolean => {
      // A finger scrolls.
      if (event.pointerType === 'touch' || event.shiftKey) return false
      if (event.target instanceof Element && event.target.closest('[data-fill]')) {
        onSelect({ anchor: selection.anchor, head: selection.head })
        fill(grid)
        return true
      }
      const shift = shiftAt(event.target)
      if (!shift) return false
      carry(event, spot, grid, shift)
      return true
    },
  }
}
