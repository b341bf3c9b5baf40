import { useRef, useState } from 'react'
import type { GridEvent } from '#web/ui/schedule/event.ts'

/** What is on its way, and where it would be now. Without an event it is a part of the grid that is being chosen. */
export type Carried<Place> = { event?: GridEvent | undefined; from: Place; to: Place }
/** What is said to who does not see it. */
export type CarryTexts = {
  how: string
  taken: (event: GridEvent) => string
  over: (event: GridEvent, place: string) => string
  put: (event: GridEvent) => string
  left: (event: GridEvent) => string
}
type Settings<Place> = {
  texts: CarryTexts | undefined
  nameOf: (place: Place) => string
  areSame: (one: Place, other: Place) => boolean
  onPut: (carried: Carried<Place>) => void
}

/** An event on its way from one place of a grid to another, by pointer or by keys. Nothing changes until it is put down. */
export const useCarry = <Place>({ texts, nameOf, areSame, onPut }: Settings<Place>) => {
  const [carried, setCarried] = useState<Carried<Place>>()
  const [said, say] = useState('')
  // A pointer's events come faster than the grid is painted.
  const now = useRef(carried)
  const set = (to: Carried<Place> | undefined) => {
    now.current = to
    setCarried(to)
  }
  return {
    carried,
    said,
    /** What is on its way at this moment, painted or not. */
    now: () => now.current,
    take: (from: Place, event?: GridEvent) => {
      set({ event, from, to: from })
      if (event && texts) say(texts.taken(event))
    },
    over: (to: Place) => {
      const was = now.current
      if (!was || areSame(was.to, to)) return
      set({ ...was, to })
      if (was.event && texts) say(texts.over(was.event, nameOf(to)))
    },
    put: () => {
      const was = now.current
      if (!was) return
      set(undefined)
      if (was.event && areSame(was.from, was.to)) return void (texts && say(texts.left(was.event)))
      if (was.event && texts) say(texts.put(was.event))
      onPut(was)
    },
    leave: () => {
      const was = now.current
      if (!was) return
      set(undefined)
      if (was.event && texts) say(texts.left(was.event))
    },
  }
}
