import { useLayout } from '#web/lib/layout.ts'
import type { TextKey } from '#web/lib/text.ts'
import type { Tone } from '#web/ui/layout/theme.ts'
import { colorOf, paleOf, sayers, type Chart, type Figures } from './chart.ts'
import { Axes } from './plane/axes.tsx'
import { planeOf } from './plane/plane.ts'
import { Plot } from './plane/plot.tsx'
import { nearest } from './plane/scale.ts'
import { usePointer } from './plane/use-pointer.ts'
import { spreadOf, type Spread } from './spread.ts'

export type BoxProps = Omit<Chart, 'series'> & {
  /** All figures of each point, in any order. */
  values: readonly (readonly number[])[]
  tone: Tone
}
type Say = (key: TextKey) => string

const MOST_WIDE = 34
const PARTS = ['lowest', 'lower', 'middle', 'upper', 'highest'] as const satisfies (keyof Spread)[]

/** How the figures of each point are spread: a box from quarter to quarter, a line to either end, a bar in the middle. */
export const Boxes = ({ width, values, tone, t, ...chart }: BoxProps & { width: number; t: Say }) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const { points, height } = chart
  const { say, sayShort } = sayers(chart)
  const plane = planeOf({
    width,
    height,
    points,
    figures: values.flat(),
    axes: 'both',
    isRTL,
    isBanded: true,
    isFromZero: true,
    about: 4,
    sayTick: sayShort,
    free: { top: 8, bottom: 0, sides: 0 },
  })
  const { top, bottom, step, xs, y } = plane
  const spreads = points.map((_, at) => spreadOf(values[at] ?? []))
  const half = Math.min(MOST_WIDE, step * 0.6) / 2
  const at = pointer.spot && nearest(xs, pointer.spot.x)
  const spread = at === undefined ? undefined : spreads[at]
  return (
    <Plot
      {...{ width, height, pointer }}
      {...(at !== undefined && {
        x: xs[at],
        says: {
          title: points[at],
          rows: spread
            ? PARTS.toReversed().map((part) => ({ name: t(`chart.${part}`), says: say(spread[part]), tone }))
            : [{ says: t('chart.empty'), tone }],
        },
      })}
    >
      {at !== undefined && (
        <rect x={(xs[at] ?? 0) - step / 2} y={top} width={step} height={bottom - top} rx={6} fill="var(--hover)" />
      )}
      <Axes plane={plane} />
      {spreads.map(
        (one, n) =>
          one && (
            // oxlint-disable-next-line react/no-array-index-key -- a point is its place
            <g key={n} transform={`translate(${xs[n] ?? 0} 0)`} stroke={colorOf(tone)} strokeWidth={1.5}>
              <path d={`M0,${y(one.lowest)}V${y(one.lower)}M0,${y(one.upper)}V${y(one.highest)}`} />
              <path
                d={`M${-half / 2},${y(one.lowest)}H${half / 2}M${-half / 2},${y(one.highest)}H${half / 2}`}
                strokeLinecap="round"
              />
              <rect
                x={-half}
                y={y(one.upper)}
                width={half * 2}
                height={Math.max(1, y(one.lower) - y(one.upper))}
                rx={Math.min(4, half)}
                fill={paleOf(tone)}
              />
              <path d={`M${-half},${y(one.middle)}H${half}`} strokeWidth={3} />
            </g>
          ),
      )}
    </Plot>
  )
}

/** A row for each point, with its five figures. */
export const boxFigures = ({ by, points, values, ...chart }: BoxProps, t: Say): Figures => ({
  head: [by, ...PARTS.map((part) => t(`chart.${part}`))],
  rows: points.map((point, at) => {
    const spread = spreadOf(values[at] ?? [])
    return [point, ...PARTS.map((part) => (spread ? sayers(chart).say(spread[part]) : '–'))]
  }),
})
