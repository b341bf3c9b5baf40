import { addDays, lanes, splitByDay } from '@onward/scheduling'
import { useEffect, useMemo, useRef, type CSSProperties } from 'react'
import { byDate, sentence, type EventsByDate, type GridEvent } from './event.ts'
import { EventChip } from './event-chip.tsx'
import { Icon } from './icon.tsx'
import styles from './time-grid.module.css'

type Texts = {
  grid: string
  heading: (date: string) => string
  hour: (hour: number) => string
  more: (count: number) => string
  moreFrom: (minutes: number) => string
  continued: (event: GridEvent) => string
}
type Props = {
  /** The dates side by side, in order. */
  dates: string[]
  today: string
  events: EventsByDate
  isBusy?: boolean
  texts: Texts
  onOpenDay: (date: string) => void
  onOpenEvent: (event: GridEvent) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Where the view opens: early risers' shifts at the top. */
const OPENS_AT = 6

/** Days as columns of hours. A shift across midnight is one event in two columns; what has no time stands on top. */
export const TimeGrid = ({ dates, today, events, isBusy, texts, onOpenDay, onOpenEvent }: Props) => {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = (box.scrollHeight * OPENS_AT) / 24
  }, [])
  const columns = useMemo(() => columnsOf(dates, events), [dates, events])
  const allDay = useMemo(() => allDayOf(dates, events), [dates, events])
  const style = { '--columns': dates.length } as CSSProperties // a custom property that the type does not know

  return (
    <section className={styles.frame} aria-label={texts.grid} aria-busy={isBusy} style={style}>
      <div className={styles.head}>
        {dates.map((date) => (
          <div key={date} className={styles.heading}>
            <button type="button" aria-current={date === today ? 'date' : undefined} onClick={() => onOpenDay(date)}>
              {texts.heading(date)}
            </button>
            {allDay.get(date)?.map((event) => (
              <EventChip key={event.id} event={event} onOpen={onOpenEvent} />
            ))}
          </div>
        ))}
      </div>
      {/* A scroller must be reachable by keyboard. */}
      <div className={styles.scroller} ref={scroller} tabIndex={0} role="group" aria-label={texts.grid}>
        <div className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour}>{texts.hour(hour)}</span>
          ))}
        </div>
        {columns.map(({ date, placed, overflow }) => (
          <ul key={date} className={styles.column} aria-label={texts.heading(date)}>
            {placed.map(({ event: piece, lane, laneCount }) => (
              <li key={piece.event.id} style={place(piece, lane, laneCount, overflow.length > 0)}>
                <Piece piece={piece} texts={texts} onOpenEvent={onOpenEvent} />
              </li>
            ))}
            {overflow.map(({ start, end, events: hidden }) => (
              <li
                key={`more ${start}`}
                style={{
                  ...place({ start, end }, 0, 1, false),
                  insetInlineStart: 'auto',
                  width: MORE,
                  insetInlineEnd: 0,
                }}
              >
                <button type="button" className={styles.more} onClick={() => onOpenDay(date)}>
                  {texts.more(hidden.length)} <span className="unseen">{texts.moreFrom(start)}</span>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}

type TimedPiece = { event: GridEvent; start: number; end: number; continuesBefore: boolean; continuesAfter: boolean }

const Piece = ({
  piece,
  texts,
  onOpenEvent,
}: {
  piece: TimedPiece
  texts: Texts
  onOpenEvent: Props['onOpenEvent']
}) => {
  const { event, continuesBefore, continuesAfter } = piece
  return (
    <button
      type="button"
      className={styles.piece}
      data-tone={event.tone}
      data-night={event.isNight || undefined}
      data-before={continuesBefore || undefined}
      data-after={continuesAfter || undefined}
      title={sentence(event)}
      onClick={() => onOpenEvent(event)}
    >
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {event.isNight && <Icon name="moon" size={12} />}
          {event.title}
        </span>
        <span className={styles.detail} dir="auto">
          {continuesBefore ? texts.continued(event) : event.detail}
        </span>
        {!continuesBefore && event.times && event.times !== event.detail && (
          <span className={styles.detail} dir="auto">
            {event.times}
          </span>
        )}
        <span className="unseen">, {event.when}</span>
      </span>
    </button>
  )
}

/** The pieces that each date shows, set side by side where they meet. */
const columnsOf = (dates: string[], events: EventsByDate) => {
  const shown = new Set(dates)
  const pieces = new Map<string, TimedPiece[]>(dates.map((date) => [date, []]))
  // A shift that began the evening before still runs on the first date.
  const [first = ''] = dates
  for (const date of [...[7, 6, 5, 4, 3, 2, 1].map((days) => addDays(first, -days)), ...dates]) {
    for (const event of events.get(date) ?? []) {
      if (event.startsAt === undefined || event.endsAt === undefined) continue
      for (const { date: on, ...piece } of splitByDay(event.startsAt, event.endsAt)) {
        if (shown.has(on)) pieces.get(on)?.push({ event, ...piece })
      }
    }
  }
  const maxLanes = dates.length === 1 ? 24 : 4
  return dates.map((date) => ({ date, ...lanes(pieces.get(date) ?? [], { maxLanes }) }))
}
const allDayOf = (dates: string[], events: EventsByDate) =>
  byDate(dates.flatMap((date) => (events.get(date) ?? []).filter(({ startsAt }) => startsAt === undefined)))

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
/** Room that a day keeps free at its end for "+N". */
const MORE = '2rem'
const place = (
  { start, end }: { start: number; end: number },
  lane: number,
  laneCount: number,
  hasMore: boolean,
): CSSProperties => {
  const width = `(100% - ${hasMore ? MORE : '0px'}) / ${laneCount}`
  return {
    insetBlockStart: percent(start, 1440),
    height: percent(end - start, 1440),
    insetInlineStart: `calc(${width} * ${lane})`,
    width: `calc(${width})`,
  }
}
