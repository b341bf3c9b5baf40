import { Icon } from '#web/ui/drawings/icon.tsx'
import { sentence, type GridEvent } from './event.ts'
import styles from './event-chip.module.css'

type Props = {
  event: GridEvent
  onOpen: (event: GridEvent) => void
  /** The id of what says how it is carried elsewhere, where it can be. */
  hintId?: string | undefined
  isCarried?: boolean
  /** In a grid the cell holds the focus; in a list each chip does. */
  inTabOrder?: boolean
  /** Two lines where there is room for them. */
  isRoomy?: boolean
}

export const EventChip = ({ event, onOpen, hintId, isCarried = false, inTabOrder = true, isRoomy = false }: Props) => {
  const detail = isRoomy && event.times ? [event.times, event.detail].filter(Boolean).join(' · ') : event.detail
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={event.tone}
      data-look={event.look}
      data-roomy={isRoomy || undefined}
      data-before={event.isBefore || undefined}
      data-after={event.isAfter || undefined}
      data-event={event.id}
      data-carried={isCarried || undefined}
      aria-describedby={hintId !== undefined && event.canCarry ? hintId : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      title={sentence(event)}
      onClick={() => onOpen(event)}
    >
      {event.icon && <Icon name={event.icon} size={12} />}
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
