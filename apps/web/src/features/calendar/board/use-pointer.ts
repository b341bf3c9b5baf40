import { addDays, dateOfWall, daysBetween } from '@onward/scheduling'
import { useEffect, useRef, type PointerEvent as GrabEvent, type RefObject } from 'react'
import { follow, heedTouch } from '#web/ui/schedule/carry/follow.ts'
import type { ByHour } from './hours/use-hours.ts'
import type { BoardShift } from './roster.ts'
import { lastDateOf } from './placing.ts'
import { at, drawnTo, isIn, rangeOf, type Selection, type Spot } from './selection.ts'
import type { Authoring } from './use-authoring.ts'
import type { BoardView } from './use-board.ts'
import type { End } from './use-carry.ts'
import type { GridHandle } from './use-spots.ts'

type Settings = {
  view: BoardView
  authoring: Authoring
  selection: Selection
  onSelect: (selection: Selection) => void
  byHour: ByHour
  scroller: RefObject<HTMLElement | null>
}

/** How much of a shift in a day is its end, in pixels. */
const END = 8
/** By which of its ends a shift is held. In a day there are too many of them for an element each. */
const endAt = ({ target, clientX }: GrabEvent): End | undefined => {
  if (!(target instanceof Element)) return undefined
  const edge = target.closest<HTMLElement>('[data-edge]')
  if (edge) return edge.dataset['edge'] === 'start' ? 'start' : 'end'
  const shift = target.closest('[data-grip]')
  if (!shift) return undefined
  const { left, right } = shift.getBoundingClientRect()
  return (shift.matches(':dir(rtl)') ? clientX - left : right - clientX) <= END ? 'end' : undefined
}

/** Carries shifts by a pointer, and fills by the handle at the corner of a selection. */
export const usePointer = ({ view, authoring, selection, onSelect, byHour, scroller }: Settings) => {
  const now = useRef({ view, authoring, selection, onSelect })
  useEffect(() => {
    now.current = { view, authoring, selection, onSelect }
  })
  const shiftAt = (target: EventTarget): BoardShift | undefined => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-shift]')?.dataset['shift'] : undefined
    return id === undefined ? undefined : view.shifts.find(({ assignmentId }) => String(assignmentId) === id)
  }

  useEffect(() => heedTouch(scroller.current), [scroller])

  /** Carries or draws what was pressed; a press that goes nowhere means the cell. */
  const carry = (
    event: GrabEvent,
    begin: () => void,
    over: (at: PointerEvent) => void,
    onEnd: (at: PointerEvent) => void,
    spot: Spot,
    grid: GridHandle,
    isAcross = false,
  ) => {
    let isCarrying = false
    let hasHeld = false
    const isHeld = () => now.current.authoring.carry.isHeld()
    const ended = new AbortController()
    const stay = () => {
      ended.abort()
      if (!isCarrying) onSelect(at(spot))
    }
    if (event.pointerType !== 'touch') addEventListener('pointerup', stay, { signal: ended.signal, capture: true })
    addEventListener('pointercancel', () => ended.abort(), { signal: ended.signal })
    const { point } = authoring.carry
    const stop = follow(event.nativeEvent, {
      scroller: scroller.current,
      isAcross,
      inset: grid.inset(),
      begin: () => {
        isCarrying = true
        begin()
      },
      move: (move) => {
        if (hasHeld && !isHeld()) {
          // Enter has dropped it.
          point.set(undefined)
          return stop?.()
        }
        point.set({ x: move.clientX, y: move.clientY })
        over(move)
        hasHeld ||= isHeld()
      },
      drop: (up) => {
        point.set(undefined)
        if (isHeld()) onEnd(up)
      },
      cancel: () => {
        point.set(undefined)
        now.current.authoring.putBack()
      },
    })
  }
  const take = (event: GrabEvent, spot: Spot, grid: GridHandle, shift: BoardShift) => {
    const chosen = isIn(rangeOf(selection), spot) ? authoring.chosenShifts() : []
    const group = chosen.includes(shift) ? chosen : [shift]
    carry(
      event,
      () => now.current.authoring.carry.take(group, spot),
      (move) => now.current.authoring.carry.leadOver(grid.spotOf(move)),
      (up) => {
        const to = grid.spotOf(up)
        if (!to) return now.current.authoring.putBack()
        now.current.authoring.drop(to)
        now.current.onSelect(at(to))
      },
      spot,
      grid,
    )
  }
  /** The end goes with the pointer from day to day: one in the morning, as of a night, to that of the day after. */
  const stretchOverDays = (event: GrabEvent, spot: Spot, grid: GridHandle, shift: BoardShift) => {
    const further = daysBetween(lastDateOf(shift), dateOfWall(shift.endsAt))
    carry(
      event,
      () => onSelect(at(spot)),
      (move) => {
        const to = grid.spotOf(move)
        const date = to && view.dates[to.column]
        if (date !== undefined) now.current.authoring.stretchToDate(shift, addDays(date, further))
      },
      (up) => (grid.spotOf(up) ? now.current.authoring.drop(spot) : now.current.authoring.putBack()),
      spot,
      grid,
      true,
    )
  }
  const stretch = (event: GrabEvent, spot: Spot, grid: GridHandle, shift: BoardShift, end: End) => {
    const row = view.rows[spot.row]
    if (!byHour.hours) return stretchOverDays(event, spot, grid, shift)
    const axis = row && byHour.hours.rowOf(row).axis
    const track = event.target instanceof Element ? event.target.closest('[role=gridcell]') : null
    if (!axis || !track) return
    const isRTL = getComputedStyle(track).direction === 'rtl'
    let box = track.getBoundingClientRect()
    const to = ({ clientX }: PointerEvent) => {
      // Its row may have been scrolled out of what is drawn: it is as long as it was.
      if (track.isConnected) box = track.getBoundingClientRect()
      const { left, right, width } = box
      const share = Math.max(0, Math.min(1, (isRTL ? right - clientX : clientX - left) / width))
      now.current.authoring.stretch(shift, end, axis.from + share * (axis.to - axis.from))
    }
    carry(
      event,
      () => onSelect(at(spot)),
      to,
      () => now.current.authoring.drop(spot),
      spot,
      grid,
      true,
    )
  }
  /** Goes on with what is selected as far as the handle is drawn. */
  const fill = (event: GrabEvent, grid: GridHandle) => {
    const pattern = authoring.pattern()
    follow(event.nativeEvent, {
      // What is pinned stands still.
      scroller: selection.anchor.row < view.pinned ? null : scroller.current,
      begin: () => undefined,
      move: (move) => {
        const { head } = now.current.selection
        const to = grid.spotFrom(selection.anchor, move)
        const next = to && drawnTo(pattern.range, to)
        if (next && (next.head.row !== head.row || next.head.column !== head.column)) now.current.onSelect(next)
      },
      drop: () => now.current.authoring.fillOn(pattern),
      cancel: () => now.current.onSelect(selection),
    })
  }
  return {
    onGrab: (event: GrabEvent, spot: Spot, grid: GridHandle): boolean => {
      if (event.shiftKey) return false
      if (event.target instanceof Element && event.target.closest('[data-fill]')) {
        fill(event, grid)
        return true
      }
      const shift = shiftAt(event.target)
      if (!shift) return false
      byHour.choose(shift.assignmentId)
      const end = endAt(event)
      if (end) stretch(event, spot, grid, shift, end)
      else take(event, spot, grid, shift)
      // A finger that goes on scrolls, and one that is lifted has chosen the cell.
      return event.pointerType !== 'touch'
    },
  }
}
