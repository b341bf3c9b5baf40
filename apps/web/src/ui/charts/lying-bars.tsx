import { useLayout } from '#web/lib/layout.ts'
import { colorOf, sayers, type Chart } from './chart.ts'
import { saidAt } from './hint.tsx'
import { Plot } from './plane/plot.tsx'
import styles from './plane/axes.module.css'
import { breadthOf, linear, nearest, placesOf, spanOf } from './plane/scale.ts'
import { usePointer } from './plane/use-pointer.ts'

const GAP = 12
/** How much of a point's row its bars have together. */
const SHARE = 0.62

/** A row for each point, for names that are long: its bars begin where reading begins, and say their figures at their end. */
export const LyingBars = ({ width, ...chart }: Chart & { width: number }) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const { sayShort } = sayers(chart)
  const figures = series.flatMap(({ values }) => values)
  const start = breadthOf(points) + GAP
  const end = breadthOf(figures.map(sayShort)) + GAP
  const from = isRTL ? width - start : start
  const to = isRTL ? end : width - end
  const x = linear(spanOf(figures, true), [from, to])
  const ys = placesOf(points.length, [0, height], true)
  const row = height / points.length
  const breadth = Math.min(18, (row * SHARE) / series.length)
  const at = pointer.spot && nearest(ys, pointer.spot.y)
  return (
    <Plot {...{ width, height, pointer }} {...(at !== undefined && { says: saidAt(chart, at) })}>
      {at !== undefined && (
        <rect x={0} y={(ys[at] ?? 0) - row / 2} width={width} height={row} rx={6} fill="var(--hover)" />
      )}
      {points.map((point, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a point is its place
        <g key={n} className={styles.word}>
          <text x={isRTL ? from + GAP : from - GAP} y={ys[n]} dy="0.35em" textAnchor={isRTL ? 'start' : 'end'}>
            {point}
          </text>
          {series.map(({ name, values, tone }, lane) => {
            const value = values[n] ?? 0
            const middle = (ys[n] ?? 0) + (lane - (series.length - 1) / 2) * breadth * 1.2
            return (
              <g key={name}>
                <rect
                  x={Math.min(x(0), x(value))}
                  y={middle - breadth / 2}
                  width={Math.abs(x(value) - x(0))}
                  height={breadth}
                  rx={Math.min(5, breadth / 2)}
                  fill={colorOf(tone)}
                />
                <text x={x(value) + (isRTL ? -6 : 6)} y={middle} dy="0.35em" textAnchor={isRTL ? 'end' : 'start'}>
                  {sayShort(value)}
                </text>
              </g>
            )
          })}
        </g>
      ))}
    </Plot>
  )
}
