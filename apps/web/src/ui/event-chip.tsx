import { sentence, type GridEvent } from './event.ts'
import { Icon } from './icon.tsx'
import styles from './event-chip.module.css'

type Props = {
  event: GridEvent
  onOpen: (event: GridEvent) => void
  canDrag?: boolean
  /** In a grid the cell holds the focus; in a list each chip does. */
  inTabOrder?: boolean
  /** Two lines where there is room for them. */
  isRoomy?: boolean
}

export const EventChip = ({ event, onOpen, canDrag = false, inTabOrder = true, isRoomy = false }: Props) => {
  const detail = isRoomy && event.times ? [event.times, event.detail].filter(Boolean).join(' · ') : event.detail
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={event.tone}
      data-kind={event.kind}
      data-night={event.isNight || undefined}
      data-roomy={isRoomy || undefined}
      data-event={event.id}
      draggable={canDrag && event.kind === 'shift'}
      tabIndex={inTabOrder ? 0 : -1}
      title={sentence(event)}
      onClick={() => onOpen(event)}
    >
      {event.kind === 'leave' ? <Icon name="leave" size={13} /> : event.isNight && <Icon name="moon" size={12} />}
      <span className={styles.title} dir="auto">
        {event.title}
      </span>
      {detail && (
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      )}
      <span className="unseen">, {event.when}</span>
    </button>
  )
}
