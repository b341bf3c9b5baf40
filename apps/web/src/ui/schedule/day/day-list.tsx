import { useMemo } from 'react'
import texts from 'texts:dayGrid'
import { longDate } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Agenda } from '#web/ui/schedule/agenda/agenda.tsx'
import type { EventsByDate, GridEvent } from '#web/ui/schedule/event.ts'
import { axisOf } from './axis.ts'
import { DayCounts } from './day-counts.tsx'
import { barsOf, onDutyOf } from './day-rows.ts'
import styles from './day-grid.module.css'

addTexts(texts)

type Props = {
  date: string
  /** What is around the date, which is counted by hour. */
  events: EventsByDate
  /** What is listed of the date itself, in order. */
  listed: readonly GridEvent[]
  label: string
  onOpenEvent: (event: GridEvent) => void
}

/** A day where there is little room: how many are on duty by hour, and a line each below. */
export const DayList = ({ date, events, listed, label, onOpenEvent }: Props) => {
  const t = useText()
  const axis = useMemo(() => axisOf(date), [date])
  const counts = useMemo(() => onDutyOf(barsOf(events, axis), axis), [events, axis])
  const days = useMemo(() => new Map([[date, listed]]), [date, listed])
  const dates = useMemo(() => [date], [date])
  return (
    <>
      <p className={styles.most}>{t('dayGrid.most', { count: Math.max(0, ...counts) })}</p>
      <div className={styles.spark}>
        <DayCounts axis={axis} counts={counts} />
      </div>
      <Agenda dates={dates} events={days} label={label} heading={longDate} onOpenEvent={onOpenEvent} />
    </>
  )
}
