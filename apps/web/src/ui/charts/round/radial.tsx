import { useLayout } from '#web/lib/layout.ts'
import type { Tone } from '#web/ui/layout/theme.ts'
import { colorOf, paleOf, sayers, type Chart } from '#web/ui/charts/chart.ts'
import motion from '#web/ui/charts/motion.module.css'
import { Plot } from '#web/ui/charts/plane/plot.tsx'
import { aroundOf } from '#web/ui/charts/shapes.ts'
import { usePointer } from '#web/ui/charts/plane/use-pointer.ts'

/** One series of shares from 0 to 1; each point is a ring with a tint of its own, the first outermost. */
export type RadialProps = Chart & { tones: readonly Tone[] }

/** How much of several things is reached, in rings around each other that fill the way of reading. */
export const Radial = ({ tones, width, ...chart }: RadialProps & { width: number }) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const half = Math.min(width, height) / 2
  // The middle stays free, for a figure.
  const lane = (half * 0.55) / points.length
  const { distance } = aroundOf(pointer.spot, { width, height, isRTL })
  const at = Math.floor((half - distance) / lane)
  const toneOf = (n: number) => tones[n] ?? n
  const shareOf = (n: number) => Math.min(1, Math.max(0, series[0]?.values[n] ?? 0))
  const isOn = at >= 0 && at < points.length
  return (
    <Plot
      {...{ width, height, pointer }}
      {...(isOn && {
        says: { title: points[at], rows: [{ says: sayers(chart).say(series[0]?.values[at] ?? 0), tone: toneOf(at) }] },
      })}
    >
      <g
        transform={`translate(${width / 2} ${height / 2}) scale(${isRTL ? -1 : 1} 1) rotate(-90)`}
        {...{ fill: 'none', strokeWidth: lane * 0.68 }}
      >
        {points.map((point, n) => (
          <g key={point} className={motion.passes}>
            <circle r={half - lane * (n + 0.5)} stroke={paleOf(toneOf(n))} />
            {shareOf(n) > 0 && (
              <circle
                r={half - lane * (n + 0.5)}
                stroke={colorOf(toneOf(n))}
                pathLength={1}
                strokeDasharray={`${shareOf(n)} 1`}
              />
            )}
          </g>
        ))}
      </g>
    </Plot>
  )
}
