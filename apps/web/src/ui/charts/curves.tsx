import { useLayout } from '#web/lib/layout.ts'
import { Axes, Rules } from './plane/axes.tsx'
import { sayers, type AxesShown, type Chart } from './chart.ts'
import { Curve } from './curve.tsx'
import { Dots } from './dots.tsx'
import { saidAt } from './hint.tsx'
import { planeOf } from './plane/plane.ts'
import { Plot } from './plane/plot.tsx'
import { nearest } from './plane/scale.ts'
import { usePointer } from './plane/use-pointer.ts'

export type AreaProps = Chart & { axes?: AxesShown }
export type LineProps = AreaProps & { hasDots?: boolean }
type Props = LineProps & { width: number; isFilled?: boolean }

/** Lines, over filled ground or not. Bare ground reaches from edge to edge, a bare line with dots has rules behind it. */
export const Curves = ({ width, axes = 'both', hasDots = false, isFilled = false, ...chart }: Props) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, series, height } = chart
  const plane = planeOf({
    width,
    height,
    points,
    figures: series.flatMap(({ values }) => values),
    axes,
    isRTL,
    isBanded: false,
    isFromZero: axes === 'both',
    about: 4,
    sayTick: sayers(chart).sayShort,
    free: isFilled ? { top: 6, bottom: 0, sides: axes === 'none' ? 0 : 12 } : { top: 8, bottom: 4, sides: 8 },
  })
  const { top, bottom, xs, y } = plane
  const at = pointer.spot && nearest(xs, pointer.spot.x)
  const x = at === undefined ? 0 : (xs[at] ?? 0)
  return (
    <Plot {...{ width, height, pointer }} {...(at !== undefined && { says: saidAt(chart, at), x })}>
      {axes === 'none' && hasDots && <Rules plane={plane} />}
      <Axes plane={plane} />
      {at !== undefined && <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--line-strong)" />}
      {series.map(({ name, values, tone, isDashed = false }) => (
        <Curve
          key={name}
          {...{ tone, isDashed, hasDots }}
          places={xs.map((x, n) => [x, y(values[n] ?? 0)])}
          ground={isFilled ? bottom : undefined}
        />
      ))}
      {at !== undefined && <Dots series={series} placeOf={(values) => [x, y(values[at] ?? 0)]} />}
    </Plot>
  )
}
