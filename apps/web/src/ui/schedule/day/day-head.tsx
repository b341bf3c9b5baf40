import { shortClock } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { EventChip } from '#web/ui/schedule/event-chip.tsx'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { shareOf, type Axis } from './axis.ts'
import { DraftBar } from './day-bar.tsx'
import type { Draft } from './day-carry.ts'
import { DayCounts } from './day-counts.tsx'
import type { DayGridProps } from './day-grid-props.ts'
import { onDutyAt, type Bar } from './day-rows.ts'
import styles from './day-grid.module.css'

type Props = Pick<DayGridProps, 'date' | 'events' | 'onOpenEvent'> & {
  axis: Axis
  /** The reader's own day, which is drawn upon. */
  ownAxis: Axis
  bars: readonly Bar[]
  /** This moment, when it is on this day. */
  now: number | undefined
  draft: Draft | undefined
  /** How many are on duty in each hour. */
  counts: readonly number[]
  /** Whether each place goes by its own clock, and the way to change it, where they go by several. */
  isLocal: boolean
  onLocal: ((to: boolean) => void) | undefined
  /** What is said of a day that is not as long as others. */
  long: string | undefined
}

/** The hours, and under them how many are on duty in each. */
export const DayHead = ({
  date,
  events,
  axis,
  ownAxis,
  bars,
  counts,
  now,
  draft,
  long,
  isLocal,
  onLocal,
  onOpenEvent,
}: Props) => {
  const t = useText()
  const allDay = (events.get(date) ?? []).filter(({ startsAt }) => startsAt === undefined)
  return (
    <div className={styles.head} role="rowgroup">
      <div role="row" className={styles.axis}>
        <span role="columnheader" className={styles.name}>
          <span className={styles.word}>{t('dayGrid.corner')}</span>
          {onLocal && (
            <button
              type="button"
              className={styles.local}
              aria-pressed={isLocal}
              title={t('dayGrid.localHint')}
              onClick={() => onLocal(!isLocal)}
            >
              {t('dayGrid.local')}
            </button>
          )}
          {long && (
            <small className={styles.long}>
              <Icon name="clock" size={12} /> {long}
            </small>
          )}
        </span>
        <span role="columnheader" className={styles.track}>
          <span className="unseen">{t('dayGrid.hours')}</span>
          {axis.hours.map(({ at, wall }) => (
            <span key={at} className={styles.hour} aria-hidden="true">
              {shortClock(wall).replace(/:00$/, '')}
            </span>
          ))}
          {now !== undefined && (
            <b className={styles.clock} style={{ '--at': shareOf(axis, now) } as object}>
              <span className="unseen">{t('dayGrid.now')} </span>
              {shortClock(wallIn(now))}
            </b>
          )}
        </span>
      </div>
      <div role="row" className={styles.cover}>
        <span role="rowheader" className={styles.name}>
          <b dir="auto">
            {isLocal
              ? t('dayGrid.localHint')
              : now === undefined
                ? t('dayGrid.most', { count: Math.max(0, ...counts) })
                : t('dayGrid.onDuty', { count: onDutyAt(bars, now) })}
          </b>
          <span className={styles.key}>{t('dayGrid.byHour')}</span>
          {allDay.map((event) => (
            <EventChip key={event.id} event={event} onOpen={onOpenEvent} />
          ))}
        </span>
        <span role="gridcell" className={styles.track} data-date={date} data-row="head">
          <DayCounts axis={axis} counts={counts} />
          {now !== undefined && <i className={styles.line} style={{ '--at': shareOf(axis, now) } as object} />}
          {draft && <DraftBar axis={ownAxis} draft={draft} />}
        </span>
      </div>
    </div>
  )
}
