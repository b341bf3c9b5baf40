import { useText } from '#web/lib/text.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { isOn, shareOf, type Axis } from './axis.ts'
import { DayBar, DraftBar } from './day-bar.tsx'
import type { Draft } from './day-carry.ts'
import { onDutyOf, type DayPlace, type Person } from './day-rows.ts'
import styles from './day-grid.module.css'

type Props = {
  place: DayPlace
  /** The day by the clock that its bars go by. */
  axis: Axis
  /** This moment, where the day has a line of its own for it. */
  now: number | undefined
  draft: Draft | undefined
  carriedId: string | undefined
  hintId: string | undefined
  tabStop: string | undefined
  onOpenEvent: (event: GridEvent) => void
}

/** A place with how many are on duty there by hour, and below it a row for each person. */
export const DayPlaceRows = ({ place, axis, now, draft, carriedId, tabStop, hintId, onOpenEvent }: Props) => {
  const t = useText()
  const { id, name, code, tone, zone, timeZone, people } = place
  const counts = onDutyOf(
    people.flatMap(({ bars }) => bars),
    axis,
  )
  const track = { className: styles.track, 'data-date': axis.date, 'data-zone': timeZone }
  const line = now !== undefined && isOn(axis, now) && (
    <i className={styles.line} style={{ '--at': shareOf(axis, now) } as object} />
  )
  return (
    <>
      <div role="row" className={styles.place} data-tone={tone}>
        <span role="rowheader" className={styles.name}>
          {code && <span className={styles.code}>{code}</span>}
          <span className={styles.word} dir="auto">
            {name}
          </span>
          {zone && <small>{zone}</small>}
        </span>
        <span role="gridcell" {...track} data-row={id}>
          {counts.map((count, at) => (
            <span key={axis.hours[at]?.at} className={styles.hour} aria-hidden="true">
              {count > 0 && count}
            </span>
          ))}
          <span className="unseen">{t('dayGrid.most', { count: Math.max(...counts) })}</span>
          {line}
          {draft?.row === id && <DraftBar axis={axis} draft={draft} />}
        </span>
      </div>
      {people.map((person) => {
        const row = `${id} ${person.name}`
        const isHere =
          draft &&
          (draft.row === row || person.bars.some(({ event }) => event.id === draft.row && carriedId === event.id))
        return (
          <div role="row" key={person.name} className={styles.person}>
            <span role="rowheader" className={styles.name} dir="auto">
              <Name person={person} />
              {person.bars[0]?.event.specialty && (
                <small className={styles.trained}>{person.bars[0].event.specialty}</small>
              )}
            </span>
            <span role="gridcell" {...track} data-row={row} data-bars="">
              {person.bars.map((bar) => (
                <DayBar
                  key={bar.event.id}
                  bar={bar}
                  axis={axis}
                  isCarried={bar.event.id === carriedId}
                  isTabStop={bar.event.id === tabStop}
                  hintId={hintId}
                  onOpen={onOpenEvent}
                />
              ))}
              {line}
              {isHere && <DraftBar axis={axis} draft={draft} />}
            </span>
          </div>
        )
      })}
    </>
  )
}

/** The family name first, by which a roster is read. */
const Name = ({ person: { name, bars } }: { person: Person }) => {
  const family = bars[0]?.event.short?.who.replace(/ \S\.$/, '') ?? ''
  if (family === '' || family === name || !name.endsWith(family)) return <span className={styles.word}>{name}</span>
  return (
    <span className={styles.word}>
      {family}, <i>{name.slice(0, -family.length).trim()}</i>
    </span>
  )
}
