import type { Tone } from '#web/ui/layout/theme.ts'
import { arc, pie, type PieArcDatum } from 'd3-shape'
import { useId } from 'react'
import { useLayout } from '#web/lib/layout.ts'
import { colorOf, sayers, type Chart } from '#web/ui/charts/chart.ts'
import motion from '#web/ui/charts/motion.module.css'
import { Plot } from '#web/ui/charts/plane/plot.tsx'
import { aroundOf, sliceAt } from '#web/ui/charts/shapes.ts'
import { usePointer } from '#web/ui/charts/plane/use-pointer.ts'

/** One series whose points are the slices, each with a tint of its own. */
export type DonutProps = Chart & {
  tones: readonly Tone[]
  /** Filled to the middle. */
  isPie?: boolean
}

const ROUND = 2 * Math.PI

/** A ring in slices, or a pie. It runs the way of reading. */
export const Donut = ({ tones, isPie = false, width, ...chart }: DonutProps & { width: number }) => {
  const id = useId()
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const half = Math.min(width, height) / 2
  const [inner, outer] = [isPie ? 0 : half * 0.72, half * 0.96]
  const slices = pie()
    .sort(null)
    .endAngle(isRTL ? -ROUND : ROUND)
    .padAngle(isPie ? 0.02 : 0.05)(points.map((_, n) => series[0]?.values[n] ?? 0))
  const draw = arc<PieArcDatum<unknown>>().innerRadius(inner).cornerRadius(5)
  const { turn, distance } = aroundOf(pointer.spot, { width, height, isRTL })
  const at = distance > inner - 8 && distance < half ? sliceAt(slices, turn) : -1
  const rows = points.map((_, n) => ({
    says: sayers(chart).say(series[0]?.values[n] ?? 0),
    tone: tones[n] ?? n,
  }))
  return (
    <Plot
      {...{ width, height, pointer }}
      {...(at >= 0 && { says: { title: points[at], rows: rows.slice(at, at + 1) } })}
    >
      <g transform={`translate(${width / 2} ${height / 2})`}>
        {/* Lays the ring open, from its top on. */}
        <mask id={id} x={-half} y={-half} width={half * 2} height={half * 2} maskUnits="userSpaceOnUse">
          <circle
            className={motion.fills}
            r={(inner + half) / 2}
            transform={`scale(${isRTL ? -1 : 1} 1) rotate(-90)`}
            fill="none"
            stroke="white"
            strokeWidth={half - inner + 8}
            pathLength={1}
            strokeDasharray="1 0"
          />
        </mask>
        <g mask={`url(#${id})`}>
          {slices.map((slice, n) => (
            <path
              key={points[n]}
              className={motion.fades}
              fill={colorOf(rows[n]?.tone ?? n)}
              opacity={at < 0 || at === n ? 1 : 0.45}
              d={draw.outerRadius(n === at ? half : outer)(slice) ?? ''}
            />
          ))}
        </g>
      </g>
    </Plot>
  )
}
