import { useEffect, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { EventsByDate, GridEvent } from './event.ts'
import styles from './event-card.module.css'

const WIDTH = 288
const GAP = 8

type Shown = { event: GridEvent; box: DOMRect }
/** Beside what it is about, never over it, and inside of the window. */
const placeOf = ({ left, right, top }: DOMRect) => ({
  insetInlineStart: 'auto',
  width: WIDTH,
  left: right + GAP + WIDTH <= innerWidth ? right + GAP : Math.max(GAP, left - GAP - WIDTH),
  top: Math.max(GAP, Math.min(top - GAP, innerHeight - 190)),
})

/**
 * A grid whose events take one line each: pointed at, or with the focus, an event shows all of it on a card beside it. Who does
 * not see it hears the same from the event itself; Escape puts it away.
 */
export const WithCards = ({ events, children }: { events: EventsByDate; children: ReactNode }) => {
  const [shown, setShown] = useState<Shown>()
  const hide = () => setShown(undefined)
  const show = ({ target }: PointerEvent | FocusEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
    const date = line?.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''
    const event = events.get(date)?.find(({ id }) => id === line?.dataset.event)
    // What is carried has a copy of its own under the pointer.
    const isFree = document.documentElement.dataset.dragging === undefined
    setShown(line && event && isFree ? { event, box: line.getBoundingClientRect() } : undefined)
  }
  useEffect(() => {
    if (!shown) return undefined
    const putAway = () => setShown(undefined)
    const put = ({ key }: KeyboardEvent) => key === 'Escape' && putAway()
    addEventListener('keydown', put, true)
    addEventListener('scroll', putAway, true)
    addEventListener('pointerdown', putAway, true)
    return () => {
      removeEventListener('keydown', put, true)
      removeEventListener('scroll', putAway, true)
      removeEventListener('pointerdown', putAway, true)
    }
  }, [shown])
  return (
    <div
      onPointerOver={(event) => event.pointerType === 'mouse' && show(event)}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {shown && <Card {...shown} />}
    </div>
  )
}

const Card = ({ event: { title, detail, when, hours, zone, short, tone, icon }, box }: Shown) => (
  <div className={styles.card} style={placeOf(box)} data-tone={tone} data-card="" aria-hidden="true">
    <strong dir="auto">{title}</strong>
    {detail && (
      <p className={styles.where} dir="auto">
        {short && <span className={styles.code}>{short.code}</span>} {detail}
      </p>
    )}
    <p>
      {icon && <Icon name={icon} size={12} />} {when}
    </p>
    {(hours ?? zone) && <p className={styles.soft}>{[hours, zone].filter(Boolean).join(' · ')}</p>}
  </div>
)
