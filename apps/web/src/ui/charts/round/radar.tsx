import { curveLinearClosed, lineRadial, pointRadial } from 'd3-shape'
import { useLayout } from '#web/lib/layout.ts'
import styles from '#web/ui/charts/plane/axes.module.css'
import { colorOf, type Chart } from '#web/ui/charts/chart.ts'
import { Dots } from '#web/ui/charts/dots.tsx'
import { saidAt } from '#web/ui/charts/hint.tsx'
import motion from '#web/ui/charts/motion.module.css'
import { Plot } from '#web/ui/charts/plane/plot.tsx'
import { breadthOf, linear, spanOf, ticksOf } from '#web/ui/charts/plane/scale.ts'
import { aroundOf } from '#web/ui/charts/shapes.ts'
import { usePointer } from '#web/ui/charts/plane/use-pointer.ts'

const WORD_HEIGHT = 24

/** Several things of one kind around a centre, the way of reading. */
export const Radar = ({ width, ...chart }: Chart & { width: number }) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const figures = series.flatMap(({ values }) => values)
  const ticks = ticksOf(spanOf(figures, true), 4)
  const radius = Math.max(0, Math.min(height / 2 - WORD_HEIGHT, width / 2 - breadthOf(points) - 12))
  const distance = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [0, radius])
  const step = ((isRTL ? -2 : 2) * Math.PI) / points.length
  const ring = (values: readonly number[]) =>
    lineRadial().curve(curveLinearClosed)(points.map((_, n) => [n * step, distance(values[n] ?? 0)])) ?? ''
  const { turn, distance: away } = aroundOf(pointer.spot, { width, height, isRTL })
  const at = away < radius + WORD_HEIGHT ? Math.round(turn / Math.abs(step)) % points.length : undefined
  return (
    <Plot {...{ width, height, pointer }} {...(at !== undefined && { says: saidAt(chart, at) })}>
      <g transform={`translate(${width / 2} ${height / 2})`} fill="none">
        {ticks.map((tick) => (
          <path key={tick} d={ring(points.map(() => tick))} stroke="var(--line)" />
        ))}
        {points.map((point, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- a point is its place
          <Spoke key={n} {...{ point, radius }} turn={n * step} isOn={n === at} />
        ))}
        <g className={`${motion.opens} ${motion.passes}`} strokeWidth={2} strokeLinejoin="round" fillOpacity={0.2}>
          {series.map(({ name, values, tone }) => (
            <path key={name} d={ring(values)} stroke={colorOf(tone)} fill={colorOf(tone)} />
          ))}
        </g>
        {at !== undefined && (
          <Dots series={series} placeOf={(values) => pointRadial(at * step, distance(values[at] ?? 0))} />
        )}
      </g>
    </Plot>
  )
}

type SpokeProps = { point: string; turn: number; radius: number; isOn: boolean }

/** The way out to a point, and its word beyond. */
const Spoke = ({ point, turn, radius, isOn }: SpokeProps) => {
  const [x, y] = pointRadial(turn, 1)
  const anchor = Math.abs(x) < 0.01 ? 'middle' : x > 0 ? 'start' : 'end'
  const far = radius + 10
  return (
    <>
      <path d={`M0,0L${x * radius},${y * radius}`} stroke={isOn ? 'var(--line-strong)' : 'var(--line)'} />
      <text className={styles.word} x={x * far} y={y * far} dy={`${0.35 + 0.35 * y}em`} textAnchor={anchor}>
        {point}
      </text>
    </>
  )
}
