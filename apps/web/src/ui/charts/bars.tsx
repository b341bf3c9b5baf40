import { useLayout } from '#web/lib/layout.ts'
import { Axes } from './plane/axes.tsx'
import { colorOf, paleOf, sayers, type AxesShown, type Chart, type Series } from './chart.ts'
import { saidAt } from './hint.tsx'
import motion from './motion.module.css'
import { planeOf } from './plane/plane.ts'
import { Plot } from './plane/plot.tsx'
import { nearest } from './plane/scale.ts'
import { barPath } from './shapes.ts'
import { usePointer } from './plane/use-pointer.ts'

export type BarsProps = Chart & { axes?: AxesShown; isHighestMarked?: boolean; barWidth?: number }
type Props = BarsProps & { width: number }

const ROUND = 5
/** How much of a point's band its bars may have together. */
const SHARE = 0.5

/** Bars beside each other; a series that hangs below the axis stands under the first. */
export const Bars = ({ width, axes = 'both', isHighestMarked = false, barWidth = 14, ...chart }: Props) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const isTwoWay = series.some(({ isBelow }) => isBelow)
  const plane = planeOf({
    width,
    height,
    points,
    figures: series.flatMap(({ values, isBelow }) => values.map((value) => (isBelow ? -value : value))),
    axes,
    isRTL,
    isBanded: true,
    isFromZero: true,
    about: isTwoWay ? 3 : 4,
    // What hangs is an amount too.
    sayTick: (figure) => sayers(chart).sayShort(isTwoWay ? Math.abs(figure) : figure),
    free: { top: 6, bottom: 0, sides: 0 },
  })
  const { left, right, top, bottom, step, xs, y } = plane
  const lanes = lanesOf(series)
  const places = Math.max(...lanes) + 1
  const breadth = Math.min(barWidth, (step * SHARE) / places)
  const zero = y(0)
  const asideOf = (n: number) => ((lanes[n] ?? 0) - (places - 1) / 2) * breadth * 1.15 * (isRTL ? -1 : 1)
  const most = isHighestMarked ? Math.max(...(series[0]?.values ?? [])) : undefined
  const isMarked = (at: number) => most === undefined || series[0]?.values[at] === most
  const at = pointer.spot && nearest(xs, pointer.spot.x)
  return (
    <Plot {...{ width, height, pointer }} {...(at !== undefined && { says: saidAt(chart, at), x: xs[at] })}>
      {at !== undefined && (
        <rect x={(xs[at] ?? 0) - step / 2} y={top} width={step} height={bottom - top} rx={6} fill="var(--hover)" />
      )}
      <Axes plane={plane} />
      {series.map(({ name, values, tone, isBelow }, n) => (
        <g key={name} className={motion.passes}>
          {values.map((value, at) => (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- a point is its place
              key={at}
              className={motion.grows}
              style={{ transformOrigin: `0 ${zero}px` }}
              fill={isMarked(at) ? colorOf(tone) : paleOf(tone)}
              d={barPath({
                x: (xs[at] ?? 0) + asideOf(n) - breadth / 2,
                width: breadth,
                from: zero,
                to: y(isBelow ? -value : value),
                foot: isTwoWay ? 0 : ROUND,
                head: ROUND,
              })}
            />
          ))}
        </g>
      ))}
      {isTwoWay && <line x1={left} x2={right} y1={zero} y2={zero} stroke="var(--line-strong)" />}
    </Plot>
  )
}

/** Which place a series has beside those that go its way. */
const lanesOf = (series: readonly Series[]) =>
  series.map(
    ({ isBelow = false }, n) => series.slice(0, n).filter((other) => (other.isBelow ?? false) === isBelow).length,
  )
