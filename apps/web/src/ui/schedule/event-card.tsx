import { Suspense, useEffect, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import type { Shown } from './card.tsx'
import type { EventsByDate } from './event.ts'

const Card = lazyPart(() => import('./card.tsx'), 'Card')

/**
 * A grid whose events take one line each: pointed at, or with the focus, an event shows all of it on a card beside it. Who does
 * not see it hears the same from the event itself.
 */
export const WithCards = ({ events, children }: { events: EventsByDate; children: ReactNode }) => {
  const [shown, setShown] = useState<Shown>()
  const hide = () => setShown(undefined)
  const show = ({ target }: PointerEvent | FocusEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
    const date = line?.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''
    // What stands above all days, as leave does above the day's hours, is in none of its boxes.
    const those = events.get(date) ?? [...events.values()].flat()
    const event = line ? those.find(({ id }) => id === line.dataset.event) : undefined
    // What is carried has a copy of its own under the pointer.
    const isFree = document.documentElement.dataset.dragging === undefined
    setShown(line && event && isFree ? { event, box: line.getBoundingClientRect() } : undefined)
  }
  // It is to be there at once when something is pointed at.
  useEffect(() => void Card.preload().catch(() => undefined), [])
  return (
    <div
      onPointerOver={(event) => event.pointerType === 'mouse' && show(event)}
      onPointerLeave={hide}
      // Focus that comes back when a dialog closes is not asking.
      onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
      onBlur={hide}
    >
      {children}
      {shown && (
        <Suspense>
          <Card {...shown} onAway={hide} />
        </Suspense>
      )}
    </div>
  )
}
