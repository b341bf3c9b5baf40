import { shortClock } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import type { Axis } from './axis.ts'
import styles from './day-grid.module.css'

/** How many are on duty by hour, a bar an hour. */
export const DayCounts = ({ axis, counts }: { axis: Axis; counts: readonly number[] }) => {
  const most = Math.max(1, ...counts)
  return (
    <>
      {counts.map((count, at) => (
        <span key={axis.hours[at]?.at} className={styles.count} aria-hidden="true">
          <i style={{ height: `${(count / most) * 100}%` }} />
          <b>{count}</b>
        </span>
      ))}
      <span className="unseen">
        {joined(counts.map((count, at) => `${shortClock(axis.hours[at]?.wall ?? '')}: ${count}`))}
      </span>
    </>
  )
}
