import { useLayout } from '#web/lib/layout.ts'
import { colorOf, paleOf, type Chart } from '#web/ui/charts/chart.ts'
import motion from '#web/ui/charts/motion.module.css'

/** One point of one series: a share from 0 to 1. */
export type GaugeProps = Chart & { isWhole?: boolean }

/** How much of something is reached, as an arc, or as a whole ring. It fills the way of reading. */
export const Gauge = ({ isWhole = false, series, width, height }: GaugeProps & { width: number }) => {
  const { isRTL } = useLayout()
  const { values: [value = 0] = [], tone = 0 } = series[0] ?? {}
  const size = Math.min(width, height)
  const [r, strokeWidth] = [size * 0.43, size * 0.09]
  const round = 2 * Math.PI * r
  const whole = isWhole ? round : (round * 260) / 360
  // The round ends of a stroke reach over it: it is begun later and ended sooner by that.
  const reached = Math.min(1, value) * whole - strokeWidth
  const stroke = (length: number) => ({
    strokeDasharray: `${Math.max(0, length)} ${round}`,
    strokeDashoffset: -strokeWidth / 2,
  })
  return (
    <svg width={width} height={height}>
      <g
        transform={`translate(${width / 2} ${height / 2}) scale(${isRTL ? -1 : 1} 1) rotate(${isWhole ? -90 : 140})`}
        {...{ fill: 'none', strokeWidth, strokeLinecap: 'round' }}
      >
        <circle r={r} stroke={paleOf(tone)} {...(!isWhole && stroke(whole - strokeWidth))} />
        {value > 0 && (
          <circle className={`${motion.fills} ${motion.passes}`} r={r} stroke={colorOf(tone)} {...stroke(reached)} />
        )}
      </g>
    </svg>
  )
}
