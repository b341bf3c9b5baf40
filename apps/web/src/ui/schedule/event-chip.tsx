import { joined } from '#web/lib/formats/joined.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { sentence, type GridEvent, type ShortEvent } from './event.ts'
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
  /** One line that never grows. */
  isShort?: boolean
}

/** The line of an event in a month, which never grows: what gives way is the name. */
const Line = ({ event, short }: { event: GridEvent; short: ShortEvent }) => (
  <>
    <span className={styles.slot} data-slot={short.slot} aria-hidden="true">
      {short.slot === 'call' && '24'}
      {short.slot === 'open' && '○'}
      {short.slot === 'night' && <Icon name="moon" size={10} />}
    </span>
    <span className={styles.time} aria-hidden="true">
      {short.time}
    </span>
    {short.zone && (
      <small className={styles.zone} aria-hidden="true">
        {short.zone}
      </small>
    )}
    <span className={styles.who} dir="auto" aria-hidden="true">
      {short.who}
    </span>
    <span className={styles.code} aria-hidden="true">
      {short.code}
    </span>
    <span className="unseen">{sentence(event)}</span>
  </>
)

export const EventChip = ({
  event,
  onOpen,
  hintId,
  isCarried = false,
  inTabOrder = true,
  isRoomy = false,
  isShort = false,
}: Props) => {
  const short = isShort ? event.short : undefined
  const detail = isRoomy && event.times ? joined([event.times, event.detail], '·') : event.detail
  return (
    <button
      type="button"
      className={styles.chip}
      data-tone={event.tone}
      data-look={event.look}
      data-told={event.told}
      data-roomy={isRoomy || undefined}
      data-before={event.isBefore || undefined}
      data-after={event.isAfter || undefined}
      data-event={event.id}
      data-carried={isCarried || undefined}
      // Words that nobody sees would be laid out as well, hundreds of them in a month.
      aria-label={short ? undefined : sentence({ title: event.title, detail, when: event.when })}
      aria-describedby={hintId !== undefined && event.canCarry ? hintId : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      data-short={isShort || undefined}
      onClick={() => onOpen(event)}
    >
      {short ? <Line event={event} short={short} /> : <Words event={event} detail={detail} />}
    </button>
  )
}

const Words = ({ event, detail }: { event: GridEvent; detail: string }) => (
  <>
    {event.icon && <Icon name={event.icon} size={12} />}
    <span className={styles.title} dir="auto">
      {event.title}
    </span>
    {detail && (
      <>
        {' '}
        <span className={styles.detail} dir="auto">
          {detail}
        </span>
      </>
    )}
  </>
)
