import type { CSSProperties } from 'react'
import { clock, shortClock, weekdayName } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { sentence, type GridEvent } from '#web/ui/schedule/event.ts'
import { shareOf, type Axis } from './axis.ts'
import type { Draft } from './day-carry.ts'
import type { Bar } from './day-rows.ts'
import styles from './day-grid.module.css'

/** Below this a bar has room for no more than an arrow, then for one time, then for two short ones. */
const [TIGHT, NARROW, SHORT] = [2 * 3_600_000, 3 * 3_600_000, 6 * 3_600_000]

const placed = (axis: Axis, { from, to }: { from: number; to: number }) => {
  const start = shareOf(axis, Math.max(from, axis.from))
  return { '--from': start, '--long': shareOf(axis, Math.min(to, axis.to)) - start } as CSSProperties // variables of our own
}

type Props = {
  bar: Bar
  axis: Axis
  isCarried: boolean
  isTabStop: boolean
  /** The id of what says how bars are carried elsewhere, where they can be. */
  hintId: string | undefined
  onOpen: (event: GridEvent) => void
}

/** The part of a shift that stands in the day. */
export const DayBar = ({ bar, axis, isCarried, isTabStop, hintId, onOpen }: Props) => {
  const { event, isBefore, isAfter } = bar
  const slot = event.short?.slot ?? 'day'
  const isMovable = hintId !== undefined && event.canCarry
  return (
    <button
      type="button"
      className={styles.bar}
      style={placed(axis, bar)}
      data-event={event.id}
      data-tone={event.tone}
      data-slot={slot}
      data-look={event.look}
      data-told={event.told}
      data-before={isBefore || undefined}
      data-after={isAfter || undefined}
      data-carried={isCarried || undefined}
      aria-describedby={isMovable ? hintId : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onOpen(event)}
    >
      {isMovable && !isBefore && <span className={styles.edge} data-edge="start" />}
      <span className={styles.slot} aria-hidden="true">
        {slot === 'call' ? '24' : slot === 'open' ? '○' : slot === 'night' && <Icon name="moon" size={11} />}
      </span>
      <BarWords bar={bar} axis={axis} />
      <span className="unseen">{sentence(event)}</span>
      {isMovable && !isAfter && <span className={styles.edge} data-edge="end" />}
    </button>
  )
}

/** Its times by the clock of its place; where there is little room, the one that is on this day. */
const BarWords = ({ bar: { event, from, to, isBefore, isAfter }, axis }: Pick<Props, 'bar' | 'axis'>) => {
  const t = useText()
  const { startsAt = '', endsAt = '', short, hours } = event
  const zone = short?.zone ? ` ${short.zone}` : ''
  const room = Math.min(to, axis.to) - Math.max(from, axis.from)
  const dated = (wall: string, other: string) =>
    wall.slice(0, 10) === other.slice(0, 10) ? clock(wall) : `${weekdayName(wall.slice(0, 10))} ${clock(wall)}`
  if (room < TIGHT)
    return (
      <b className={styles.arrow} aria-hidden="true">
        →
      </b>
    )
  if (room < NARROW || (room < SHORT && isBefore))
    return (
      <b dir="auto" aria-hidden="true">
        {isBefore ? (
          <>
            <span className={styles.arrow}>→</span> {shortClock(endsAt)}
            {room >= NARROW && zone}
          </>
        ) : (
          <>
            {shortClock(startsAt)} <span className={styles.arrow}>→</span>
          </>
        )}
      </b>
    )
  if (room < SHORT)
    return (
      <b dir="auto" aria-hidden="true">
        {shortClock(startsAt)} – {shortClock(endsAt)}
        {zone}
      </b>
    )
  const times =
    isBefore && isAfter
      ? t('dayGrid.sinceUntil', {
          since: dated(startsAt, ''),
          until: dated(endsAt, ''),
        })
      : isBefore
        ? t('dayGrid.sinceUntil', { since: dated(startsAt, endsAt), until: clock(endsAt) })
        : `${clock(startsAt)} – ${dated(endsAt, startsAt)}`
  return (
    <>
      <b dir="auto" aria-hidden="true">
        {times}
        {zone}
      </b>
      <span dir="auto" aria-hidden="true">
        {joined([t(`dayGrid.${short?.slot ?? 'day'}`), hours], '·')}
      </span>
    </>
  )
}

/** What is being carried or drawn. */
export const DraftBar = ({ axis, draft }: { axis: Axis; draft: Draft }) => (
  <span className={styles.draft} style={placed(axis, draft)} data-draft="" aria-hidden="true">
    {draft.words}
  </span>
)
