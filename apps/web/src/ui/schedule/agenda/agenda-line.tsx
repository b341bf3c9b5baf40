import { memo } from 'react'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import styles from './agenda.module.css'

type Props = {
  event: GridEvent
  /** Whether there are several zones in the list, so that each line says its own. */
  isZoned: boolean
  onOpen: (event: GridEvent) => void
}

/** One event in one line: when, who, where, and how long. */
export const AgendaLine = memo(({ event, isZoned, onOpen }: Props) => {
  // Of one's own shifts the place is the title, and the times say the rest.
  const [times, where] = event.times === undefined && event.startsAt ? [event.detail, ''] : [event.times, event.detail]
  return (
    <button
      type="button"
      className={styles.line}
      data-tone={event.tone}
      data-look={event.look}
      data-told={event.told}
      data-event={event.id}
      onClick={() => onOpen(event)}
    >
      <span className={styles.who} dir="auto">
        {event.icon && <Icon name={event.icon} size={12} />}
        {event.title}
      </span>
      {times && (
        <span className={styles.times} dir="auto">
          {times}
          {isZoned && event.zone && <small className={styles.whole}> {event.zone}</small>}
          {isZoned && event.short?.zone && <small className={styles.brief}> {event.short.zone}</small>}
        </span>
      )}
      {event.specialty !== undefined && (
        <span className={styles.what} dir="auto">
          {event.specialty}
        </span>
      )}
      <span className={styles.where} dir="auto">
        {where}
      </span>
      {event.hours && (
        <span className={styles.hours} dir="auto">
          {event.hours}
        </span>
      )}
      <span className="unseen">, {event.when}</span>
    </button>
  )
})
