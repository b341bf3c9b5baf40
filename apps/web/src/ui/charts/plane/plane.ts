import type { AxesShown } from '#web/ui/charts/chart.ts'
import { breadthOf, linear, placesOf, spanOf, thinned, ticksOf } from './scale.ts'

type Wish = {
  width: number
  height: number
  points: readonly string[]
  /** All that is drawn; what hangs is below zero. */
  figures: readonly number[]
  axes: AxesShown
  isRTL: boolean
  /** Whether a point has a band of its own, as a bar has. */
  isBanded: boolean
  isFromZero: boolean
  /** About how many figures stand at the axis. */
  about: number
  sayTick: (figure: number) => string
  /** What is kept free above, below and at the sides. */
  free: { top: number; bottom: number; sides: number }
}

const POINTS_HEIGHT = 28
const TICK_GAP = 12

/** Where everything of a chart with two directions stands, mirrored where reading runs right to left. */
export const planeOf = (wish: Wish) => {
  const { width, height, points, axes, isRTL, isBanded, sayTick, free } = wish
  const span = spanOf(wish.figures, wish.isFromZero)
  const figures = axes === 'both' ? ticksOf(span, wish.about) : []
  const isNamed = axes !== 'none'
  const breadth = isNamed ? breadthOf(points) : 0
  // The first and the last word reach over their points.
  const sides = isBanded ? free.sides : Math.max(free.sides, breadth / 2)
  const start = axes === 'both' ? breadthOf(figures.map(sayTick)) + TICK_GAP : sides
  const [left, right] = isRTL ? [sides, width - start] : [start, width - sides]
  const [top, bottom] = [free.top, height - free.bottom - (isNamed ? POINTS_HEIGHT : 0)]
  const y = linear([figures[0] ?? span[0], figures.at(-1) ?? span[1]], [bottom, top])
  const step = (right - left) / Math.max(1, isBanded ? points.length : points.length - 1)
  return {
    left,
    right,
    top,
    bottom,
    step,
    y,
    xs: placesOf(points.length, isRTL ? [right, left] : [left, right], isBanded),
    ticks: figures.map((figure) => ({ y: y(figure), says: sayTick(figure) })),
    /** The words below, as many as there is room for. */
    names: isNamed ? points.map((name, at) => (at % thinned(breadth, step) === 0 ? name : '')) : [],
  }
}
export type Plane = ReturnType<typeof planeOf>
