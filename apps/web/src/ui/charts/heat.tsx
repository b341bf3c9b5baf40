import { useLayout } from '#web/lib/layout.ts'
import { colorOf, sayers, type Chart } from './chart.ts'
import { Plot } from './plane/plot.tsx'
import styles from './plane/axes.module.css'
import { breadthOf, nearest, placesOf, spanOf, thinned } from './plane/scale.ts'
import { usePointer } from './plane/use-pointer.ts'

const NAMES_HEIGHT = 28
const NAME_GAP = 12
/** Ink can be read on the strongest wash, and the palest is seen. */
const [PALEST, STRONGEST] = [6, 55]

/** A row for each series, a field for each of its points; the more, the stronger its colour. Figures stand in fields that have room. */
export const Heat = ({ width, ...chart }: Chart & { width: number }) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const { say, sayShort } = sayers(chart)
  const [low, high] = spanOf(
    series.flatMap(({ values }) => values),
    true,
  )
  const start = breadthOf(series.map(({ name }) => name)) + NAME_GAP
  const [left, right] = isRTL ? [0, width - start] : [start, width]
  const xs = placesOf(points.length, isRTL ? [right, left] : [left, right], true)
  const ys = placesOf(series.length, [0, height - NAMES_HEIGHT], true)
  const [column, row] = [(right - left) / Math.max(1, points.length), (height - NAMES_HEIGHT) / series.length]
  const written = series.map(({ values }) => points.map((_, at) => sayShort(values[at] ?? 0)))
  const hasRoom = breadthOf(written.flat()) + 6 < column && row > 16
  const isWithin = pointer.spot && pointer.spot.x >= left && pointer.spot.x <= right
  const at = pointer.spot && isWithin ? nearest(xs, pointer.spot.x) : undefined
  const of = pointer.spot && isWithin ? nearest(ys, pointer.spot.y) : undefined
  const on = of === undefined ? undefined : series[of]
  return (
    <Plot
      {...{ width, height, pointer }}
      {...(at !== undefined &&
        on && {
          x: xs[at],
          says: { title: points[at], rows: [{ name: on.name, says: say(on.values[at] ?? 0), tone: on.tone }] },
        })}
    >
      {series.map(({ name, values, tone }, n) => (
        <g key={name} className={styles.word} textAnchor="middle">
          <text
            x={isRTL ? right + NAME_GAP : left - NAME_GAP}
            y={ys[n]}
            dy="0.35em"
            textAnchor={isRTL ? 'start' : 'end'}
          >
            {name}
          </text>
          {points.map((_, m) => {
            const share = ((values[m] ?? 0) - low) / (high - low)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a point is its place
              <g key={m}>
                <rect
                  x={(xs[m] ?? 0) - column / 2 + 1}
                  y={(ys[n] ?? 0) - row / 2 + 1}
                  width={Math.max(1, column - 2)}
                  height={Math.max(1, row - 2)}
                  rx={4}
                  fill={`color-mix(in srgb, ${colorOf(tone)} ${PALEST + share * (STRONGEST - PALEST)}%, var(--surface))`}
                  stroke={n === of && m === at ? 'var(--ink)' : 'none'}
                />
                {hasRoom && (
                  <text x={xs[m]} y={ys[n]} dy="0.35em" style={{ fill: 'var(--ink)' }}>
                    {written[n]?.[m]}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
      {points.map(
        (point, m) =>
          m % thinned(breadthOf(points), column) === 0 && (
            // oxlint-disable-next-line react/no-array-index-key -- a point is its place
            <text key={m} x={xs[m]} y={height - NAMES_HEIGHT + 22} className={styles.word} textAnchor="middle">
              {point}
            </text>
          ),
      )}
    </Plot>
  )
}
