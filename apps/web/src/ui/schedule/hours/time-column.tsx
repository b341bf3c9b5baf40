import type { DayPiece } from '@onward/scheduling'
import { memo } from 'react'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { MORE, place, type Column, type TimedPiece } from './time-columns.ts'
import type { TimeGridProps } from './time-grid-props.ts'
import styles from './time-grid.module.css'

type Props = Pick<TimeGridProps, 'texts' | 'onOpenDay' | 'onOpenEvent'> & {
  column: Column
  /** What to say of it when nothing is known of it. */
  unknown: string | undefined
  /** The part of it that what is on its way would take, with its words. */
  draft: (DayPiece & { words: string }) | undefined
  carriedId: string | undefined
  /** The id of what says how pieces are carried elsewhere, where they can be. */
  hintId: string | undefined
}

/** One date's hours. */
export const TimeColumn = memo(({ column, unknown, draft, texts, onOpenDay, ...props }: Props) => {
  const { date, placed, overflow } = column
  return (
    <ul
      className={styles.column}
      data-date={date}
      data-unknown={unknown === undefined ? undefined : ''}
      aria-label={unknown ?? texts.heading(date)}
    >
      {placed.map(({ event: piece, lane, laneCount }) => (
        <li key={piece.event.id} style={place(piece, lane, laneCount, overflow.length > 0)}>
          <Piece piece={piece} texts={texts} {...props} />
        </li>
      ))}
      {overflow.map(({ start, end, events: hidden }) => (
        <li
          key={`more ${start}`}
          style={{ ...place({ start, end }), insetInlineStart: 'auto', width: MORE, insetInlineEnd: 0 }}
        >
          <button type="button" className={styles.more} onClick={() => onOpenDay(date)}>
            {texts.more(hidden.length)} <span className="unseen">{texts.moreFrom(start)}</span>
          </button>
        </li>
      ))}
      {draft && (
        <li className={styles.draft} style={place(draft)} data-draft="" aria-hidden="true">
          <span>{draft.words}</span>
        </li>
      )}
    </ul>
  )
})

type PieceProps = Pick<Props, 'texts' | 'onOpenEvent' | 'carriedId' | 'hintId'> & { piece: TimedPiece }

const Piece = ({ piece, texts, onOpenEvent, carriedId, hintId }: PieceProps) => {
  const { event, continuesBefore, continuesAfter } = piece
  const isMovable = hintId !== undefined && event.canCarry
  return (
    <button
      type="button"
      className={styles.piece}
      data-event={event.id}
      data-tone={event.tone}
      data-look={event.look}
      data-told={event.told}
      data-before={continuesBefore || undefined}
      data-after={continuesAfter || undefined}
      data-carried={carriedId === event.id || undefined}
      aria-describedby={isMovable ? hintId : undefined}
      onClick={() => onOpenEvent(event)}
    >
      {isMovable && !continuesBefore && <span className={styles.edge} data-edge="start" />}
      <Words event={event} continued={continuesBefore ? texts.continued(event) : undefined} />
      {isMovable && !continuesAfter && <span className={styles.edge} data-edge="end" />}
    </button>
  )
}

const Words = ({ event, continued }: { event: GridEvent; continued: string | undefined }) => (
  <span className={styles.words}>
    <span className={styles.title} dir="auto">
      {event.icon && <Icon name={event.icon} size={12} />}
      {event.title}
    </span>
    <span className={styles.detail} dir="auto">
      {continued ?? event.detail}
    </span>
    {continued === undefined && event.times && event.times !== event.detail && (
      <span className={styles.detail} dir="auto">
        {event.times}
      </span>
    )}
    {event.when && <span className="unseen">, {event.when}</span>}
  </span>
)
