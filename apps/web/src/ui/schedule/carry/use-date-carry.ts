import { useEffect, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import { follow, heedTouch } from './follow.ts'
import { ghostOf } from './ghost.ts'
import { useCarry, type CarryTexts } from './use-carry.ts'

type Settings = {
  /** Its cells carry their date as `data-date`, its events their id as `data-event`. */
  grid: RefObject<HTMLElement | null>
  events: EventsByDate
  texts: CarryTexts | undefined
  nameOf: (date: string) => string
  /** The date that a key leads to; undefined where it leads nowhere in sight. */
  step: (key: string, from: string) => string | undefined
  onMove: ((event: GridEvent, date: string) => void) | undefined
  /** Dates were chosen by drawing over them; `from` is the earlier. */
  onSelect?: ((from: string, to: string) => void) | undefined
}

/** Carries events from date to date, and chooses dates by drawing over them. */
export const useDateCarry = ({ grid, events, texts, nameOf, step, onMove, onSelect }: Settings) => {
  const carry = useCarry<string>({
    texts,
    nameOf,
    areSame: (one, other) => one === other,
    onPut: ({ event, from, to }) => {
      if (event) return onMove?.(event, to)
      const [first = from, last = to] = [from, to].toSorted()
      return onSelect?.(first, last)
    },
  })
  useEffect(() => heedTouch(grid.current), [grid])

  const eventOf = (chip: HTMLElement | null | undefined) =>
    events.get(dateUnder(chip) ?? '')?.find(({ id }) => id === chip?.dataset.event)

  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    const element = down.target instanceof Element ? down.target : undefined
    const chip = element?.closest<HTMLElement>('[data-event]')
    const event = eventOf(chip)
    const date = dateUnder(element)
    const may = chip ? onMove && event && event.canCarry : onSelect && !element?.closest('button')
    if (!may || date === undefined) return
    let ghost: ReturnType<typeof ghostOf> | undefined
    const done = (does: () => void) => () => {
      ghost?.remove()
      does()
    }
    follow(down.nativeEvent, {
      scroller: document.scrollingElement,
      begin: (at) => {
        carry.take(date, event)
        if (chip) ghost = ghostOf(chip, at)
      },
      move: (at) => {
        ghost?.move(at)
        const over = dateUnder(document.elementFromPoint(at.clientX, at.clientY))
        if (over !== undefined) carry.over(over)
        // Let go of beside the dates, it stays where it is.
        else if (chip) carry.over(date)
      },
      drop: done(carry.put),
      cancel: done(carry.leave),
    })
  }

  /** Whether the key was about carrying. */
  const onKeyDown = (pressed: KeyboardEvent<HTMLElement>) => {
    const { key } = pressed
    const on = carry.now()
    const chip = pressed.target instanceof HTMLElement ? pressed.target : undefined
    const event = eventOf(chip)
    const date = dateUnder(chip)
    if (!on) {
      if (key !== ' ' || !onMove || !event || date === undefined || !event.canCarry) return false
      carry.take(date, event)
    } else if (key === ' ' || key === 'Enter') carry.put()
    else if (key === 'Escape') carry.leave()
    else {
      const to = step(key, on.to)
      if (to === undefined) return false
      carry.over(to)
    }
    pressed.preventDefault()
    pressed.stopPropagation()
    return true
  }
  return {
    ...carry,
    onPointerDown,
    onKeyDown,
    /** A button is pressed by Space on letting go of it. */
    onKeyUp: (released: KeyboardEvent<HTMLElement>) => {
      const event = released.target instanceof HTMLElement ? eventOf(released.target) : undefined
      if (released.key === ' ' && onMove && event?.canCarry) released.preventDefault()
    },
    /** Whether what is on its way would come to stand on the date. */
    isOver: (date: string) => {
      const on = carry.carried
      if (!on) return false
      if (on.event) return date === on.to
      return on.from < on.to ? date >= on.from && date <= on.to : date >= on.to && date <= on.from
    },
  }
}

const dateUnder = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-date]')?.dataset.date
