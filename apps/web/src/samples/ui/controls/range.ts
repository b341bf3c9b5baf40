export type Range = readonly [number, number]
type Limits = { min: number; max: number; step: number; most: number; isFixed: boolean }

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
/** The nearest step, without what computers make of tenths. */
const stepped = (value: number, { min, step }: Limits) =>
  Number((min + Math.round((value - min) / step) * step).toFixed(6))

/** Both values moved by as much; at an end they stop, and keep their distance. */
export const carried = ([low, high]: Range, by: number, limits: Limits): Range => {
  const to = between(stepped(low + by, limits), limits.min, limits.max - (high - low))
  return [to, stepped(to + high - low, limits)]
}

/** One value moved: it stops at the other, and no farther from it than it may be. */
export const moved = (range: Range, thumb: 0 | 1, to: number, limits: Limits): Range => {
  if (limits.isFixed) return carried(range, to - range[thumb], limits)
  const [low, high] = range
  const value = stepped(to, limits)
  return thumb === 0
    ? [between(value, Math.max(limits.min, high - limits.most), high), high]
    : [low, between(value, low, Math.min(limits.max, low + limits.most))]
}
