/** A place in a drawing, from its corner at the top left. */
export type Spot = { x: number; y: number }
type Upright = { x: number; width: number; from: number; to: number; foot: number; head: number }

/** An upright bar with round corners, up or down. Its steps are always the same, so that one may pass into another. */
export const barPath = ({ x, width, from, to, foot, head }: Upright) => {
  const way = to > from ? 1 : -1
  const most = Math.min(width / 2, Math.abs(to - from) / 2)
  const [low, high] = [Math.min(foot, most), Math.min(head, most)]
  const right = x + width
  return [
    `M${x},${from + way * low}L${x},${to - way * high}Q${x},${to} ${x + high},${to}`,
    `L${right - high},${to}Q${right},${to} ${right},${to - way * high}L${right},${from + way * low}`,
    `Q${right},${from} ${right - low},${from}L${x + low},${from}Q${x},${from} ${x},${from + way * low}Z`,
  ].join('')
}

const ROUND = 2 * Math.PI

type Circle = { width: number; height: number; isRTL: boolean }

/** How far around the middle a spot lies, from the top in the way of reading, and how far out. No spot lies nowhere. */
export const aroundOf = (spot: Spot | undefined, { width, height, isRTL }: Circle) => {
  if (!spot) return { turn: 0, distance: Number.NaN }
  const [right, down] = [(spot.x - width / 2) * (isRTL ? -1 : 1), spot.y - height / 2]
  return { turn: (Math.atan2(right, -down) + ROUND) % ROUND, distance: Math.hypot(right, down) }
}

/** The slice that lies in that direction. */
export const sliceAt = (slices: readonly { startAngle: number; endAngle: number }[], turn: number) =>
  slices.findIndex(({ startAngle, endAngle }) => turn >= Math.abs(startAngle) && turn < Math.abs(endAngle))
