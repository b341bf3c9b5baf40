import { useEffect } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { GridEvent } from './event.ts'
import styles from './event-card.module.css'

const WIDTH = 288
const GAP = 8

export type Shown = { event: GridEvent; box: DOMRect }
/** Beside what it is about, never over it, and inside of the window. */
const placeOf = ({ left, right, top }: DOMRect) => ({
  insetInlineStart: 'auto',
  width: WIDTH,
  left: right + GAP + WIDTH <= innerWidth ? right + GAP : Math.max(GAP, left - GAP - WIDTH),
  top: Math.max(GAP, Math.min(top - GAP, innerHeight - 190)),
})

/** All of an event. Escape, a press and scrolling put it away. */
export const Card = ({
  event: { title, detail, when, hours, zone, short, tone, icon },
  box,
  onAway,
}: Shown & { onAway: () => void }) => {
  useEffect(() => {
    const left = new AbortController()
    const all = { capture: true, signal: left.signal }
    addEventListener('keydown', ({ key }) => key === 'Escape' && onAway(), all)
    addEventListener('scroll', onAway, all)
    addEventListener('pointerdown', onAway, all)
    return () => left.abort()
  }, [onAway])
  return (
    <div className={styles.card} style={placeOf(box)} data-tone={tone} data-card="" aria-hidden="true">
      <strong dir="auto">{title}</strong>
      {detail && (
        <p className={styles.where} dir="auto">
          {short && <span className={styles.code}>{short.code}</span>} {detail}
        </p>
      )}
      <p dir="auto">
        {icon && <Icon name={icon} size={12} />} {when}
      </p>
      {(hours ?? zone) && (
        <p className={styles.soft} dir="auto">
          {joined([hours, zone], '·')}
        </p>
      )}
    </div>
  )
}
