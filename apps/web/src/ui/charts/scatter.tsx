import { least } from 'd3-array'
import { count, shortCount } from '#web/lib/formats/formats.ts'
import { useLayout } from '#web/lib/layout.ts'
import type { Tone } from '#web/ui/layout/theme.ts'
import type { Figures } from './chart.ts'
import { Mark } from './mark.tsx'
import { Axes, Rules } from './plane/axes.tsx'
import styles from './plane/axes.module.css'
import { planeOf } from './plane/plane.ts'
import { Plot } from './plane/plot.tsx'
import { linear, spanOf, ticksOf } from './plane/scale.ts'
import { usePointer } from './plane/use-pointer.ts'
import type { Spot } from './shapes.ts'

type Direction = { name: string; say?: (value: number) => string; sayShort?: (value: number) => string }
export type ScatterProps = {
  /** What it shows, for who does not see it. */
  label: string
  /** What stands in the first column of its table, such as "Ward". */
  by: string
  /** What lies along and what lies up, and how their figures are said. */
  along: Direction
  up: Direction
  series: readonly { name: string; tone: Tone; spots: readonly Spot[] }[]
  height: number
  hasTable?: boolean
}

/** How far from a spot one may point and still mean it. */
const REACH = 24

/** Two figures of each thing against each other. */
export const Scatter = ({ width, height, along, up, series }: ScatterProps & { width: number }) => {
  const { isRTL } = useLayout()
  const pointer = usePointer()
  const spots = series.flatMap(({ name, tone, spots: own }, kind) => own.map((spot) => ({ ...spot, name, tone, kind })))
  const ticks = ticksOf(
    spanOf(
      spots.map(({ x }) => x),
      true,
    ),
    5,
  )
  const plane = planeOf({
    width,
    height,
    points: ticks.map(along.sayShort ?? shortCount),
    figures: spots.map(({ y }) => y),
    axes: 'both',
    isRTL,
    isBanded: false,
    isFromZero: true,
    about: 4,
    sayTick: up.sayShort ?? shortCount,
    // What lies up is named above its figures, what lies along below them.
    free: { top: 26, bottom: 18, sides: 12 },
  })
  const { left, right, xs, y } = plane
  const x = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [xs[0] ?? 0, xs.at(-1) ?? 0])
  const places = spots.map((spot) => ({ ...spot, left: x(spot.x), top: y(spot.y) }))
  const awayFrom = ({ left, top }: (typeof places)[number]) =>
    pointer.spot ? Math.hypot(left - pointer.spot.x, top - pointer.spot.y) : Number.POSITIVE_INFINITY
  const closest = least(places, (one, other) => awayFrom(one) - awayFrom(other))
  const on = closest && awayFrom(closest) <= REACH ? closest : undefined
  return (
    <Plot
      {...{ width, height, pointer }}
      {...(on && {
        x: on.left,
        says: {
          title: on.name,
          rows: [
            { name: along.name, says: (along.say ?? count)(on.x), tone: on.tone },
            { name: up.name, says: (up.say ?? count)(on.y), tone: on.tone },
          ],
        },
      })}
    >
      <Rules plane={plane} />
      <Axes plane={plane} />
      <g className={styles.word}>
        <text x={isRTL ? width : 0} y={10} textAnchor={isRTL ? 'end' : 'start'}>
          {up.name}
        </text>
        <text x={isRTL ? left : right} y={height - 2} textAnchor={isRTL ? 'start' : 'end'}>
          {along.name}
        </text>
      </g>
      {places.map((spot, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a spot is its place
        <g key={at} transform={`translate(${spot.left} ${spot.top})`}>
          <Mark kind={spot.kind} tone={spot.tone} isOn={spot === on} />
        </g>
      ))}
    </Plot>
  )
}

/** A row for each spot. */
export const scatterFigures = ({ by, along, up, series }: ScatterProps): Figures => ({
  head: [by, along.name, up.name],
  rows: series.flatMap(({ name, spots }) =>
    spots.map(({ x, y }) => [name, (along.say ?? count)(x), (up.say ?? count)(y)]),
  ),
})
