import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import { EDGE, follow, heedTouch } from './follow.ts'
import {
  areSame,
  between,
  carried,
  minutesBetween,
  STEP,
  type Grip,
  type Spot,
  type Times,
} from '#web/ui/schedule/times.ts'
import { useCarry, type CarryTexts } from './use-carry.ts'

type Point = { clientX: number; clientY: number }
/** How the hours lie. */
export type Lie = {
  /** The spot of a pointer that was pressed on an element. */
  spotAt: (grid: HTMLElement | null, at: Point, pressed: Element | undefined) => Spot | undefined
  /** By how many minutes a key carries; undefined of any other key. */
  byKey: (key: string, isRtl: boolean) => number | undefined
}

type Settings = {
  /** What scrolls; its columns carry their date as `data-date`, the pieces in them their id as `data-event`. */
  grid: RefObject<HTMLElement | null>
  events: EventsByDate
  texts: CarryTexts | undefined
  nameOf: (times: Times) => string
  onChange: ((event: GridEvent, times: Times) => void) | undefined
  onSelect: ((times: Times) => void) | undefined
  /** Columns of hours, unless it is told otherwise. */
  lie?: Lie
}

/** Carries events through the hours, draws out their ends, and chooses hours by drawing over them. */
export const useTimeCarry = ({ grid, events, texts, nameOf, onChange, onSelect, lie = COLUMNS }: Settings) => {
  const carry = useCarry<Times>({
    texts,
    nameOf,
    areSame,
    onPut: ({ event, to }) => (event ? onChange?.(event, to) : onSelect?.(to)),
  })
  useEffect(() => heedTouch(grid.current), [grid])

  const held = (target: EventTarget) => {
    const piece = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
    const id = piece?.dataset.event
    // A piece may go on in the column of another date than the one that its event stands on.
    const event = id === undefined ? undefined : [...events.values()].flat().find((one) => one.id === id)
    return onChange && event && event.canCarry ? event : undefined
  }

  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    const element = down.target instanceof HTMLElement ? down.target : undefined
    const event = held(down.target)
    const times = event && timesOf(event)
    const isFree = element?.matches('[data-date]') && onSelect
    const from = lie.spotAt(grid.current, down.nativeEvent, element)
    if (!from || (!times && !isFree)) return
    const grip = gripOf(element?.dataset.edge)
    follow(down.nativeEvent, {
      scroller: grid.current,
      begin: () => carry.take(times ?? between(from, from), event),
      move: (at) => {
        const spot = lie.spotAt(grid.current, at, element)
        if (!spot) return
        if (!times) carry.over(between(from, spot))
        // Let go of beside the hours, it stays where it is; an end that is drawn out goes to the nearest.
        else if (grip === 'whole' && isBeside(grid.current, at)) carry.over(times)
        else carry.over(carried(times, grip, minutesBetween(from, spot)))
      },
      drop: carry.put,
      cancel: carry.leave,
    })
  }

  const onKeyDown = (pressed: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, altKey } = pressed
    const on = carry.now()
    if (!on) {
      const event = key === ' ' ? held(pressed.target) : undefined
      const times = event && timesOf(event)
      if (!times) return
      carry.take(times, event)
    } else if (key === ' ' || key === 'Enter') carry.put()
    else if (key === 'Escape') carry.leave()
    else {
      const isRtl = getComputedStyle(pressed.currentTarget).direction === 'rtl'
      const by = lie.byKey(key, isRtl)
      if (by === undefined) return
      const grip = shiftKey ? 'end' : altKey ? 'start' : 'whole'
      carry.over(carried(on.to, Math.abs(by) === DAY ? 'whole' : grip, by))
    }
    pressed.preventDefault()
    pressed.stopPropagation()
  }
  return {
    ...carry,
    onPointerDown,
    onKeyDown,
    /** A button is pressed by Space on letting go of it. */
    onKeyUp: (released: KeyboardEvent<HTMLElement>) => {
      if (released.key === ' ' && held(released.target)) released.preventDefault()
    },
  }
}

export const DAY = 1440
const gripOf = (edge: string | undefined): Grip => (edge === 'start' || edge === 'end' ? edge : 'whole')
const timesOf = ({ startsAt, endsAt }: GridEvent): Times | undefined =>
  startsAt !== undefined && endsAt !== undefined ? { startsAt, endsAt } : undefined

/** Whether a pointer is further out than where it scrolls on. */
const isBeside = (grid: HTMLElement | null, { clientX, clientY }: Point) => {
  const { left, right, top, bottom } = grid?.getBoundingClientRect() ?? new DOMRect()
  return clientX < left - EDGE || clientX > right + EDGE || clientY < top - EDGE || clientY > bottom + EDGE
}

/** The spot under the pointer; beside the columns, the nearest. */
const spotAt = (grid: HTMLElement | null, { clientX, clientY }: Point): Spot | undefined => {
  const columns = [...(grid?.querySelectorAll<HTMLElement>('[data-date]') ?? [])]
  const away = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect()
    return Math.max(left - clientX, clientX - right, 0)
  }
  const [column] = columns.toSorted((one, other) => away(one) - away(other))
  const date = column?.dataset.date
  if (!column || date === undefined) return undefined
  const { top, height } = column.getBoundingClientRect()
  return { date, minutes: Math.min(DAY - 1, Math.max(0, ((clientY - top) / height) * DAY)) }
}

const COLUMNS: Lie = {
  spotAt,
  byKey: (key, isRtl) => {
    const day = isRtl ? -DAY : DAY
    return { ArrowUp: -STEP, ArrowDown: STEP, ArrowLeft: -day, ArrowRight: day }[key]
  },
}
