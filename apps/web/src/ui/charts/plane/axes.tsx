import { useLayout } from '#web/lib/layout.ts'
import styles from './axes.module.css'
import type { Plane } from './plane.ts'

/** Quiet figures at the side that reading begins at, a rule for each, and the points below. */
export const Axes = ({ plane: { left, right, bottom, xs, ticks, names } }: { plane: Plane }) => {
  const { isRTL } = useLayout()
  return (
    <>
      {ticks.map(({ y, says }) => (
        <g key={says + y} className={styles.word} textAnchor={isRTL ? 'start' : 'end'}>
          <line x1={left} x2={right} y1={y} y2={y} className={styles.rule} />
          <text x={isRTL ? right + 10 : left - 10} y={y} dy="0.35em">
            {says}
          </text>
        </g>
      ))}
      {names.map(
        (name, at) =>
          name !== '' && (
            // oxlint-disable-next-line react/no-array-index-key -- a point is its place
            <text key={at} x={xs[at]} y={bottom + 22} className={styles.word} textAnchor="middle">
              {name}
            </text>
          ),
      )}
    </>
  )
}

/** An upright rule at each point. */
export const Rules = ({ plane: { top, bottom, xs } }: { plane: Plane }) =>
  xs.map((x) => <line key={x} x1={x} x2={x} y1={top} y2={bottom} className={styles.rule} />)
