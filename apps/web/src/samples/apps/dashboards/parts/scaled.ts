/** How a series is made longer or shorter: by how much it grows, into how many points, and how far it sways. */
export type Scale = { factor: number; sway: number; points?: number }

/**
 * The samples hold one week, and the latest of three years. Every longer range and every other year is scaled from that:
 * the same shape, laid over as many points as asked for, as much larger as the time is longer, with a slight sway so that
 * one sees that something else is shown. The same series and scale give the same figures at any time.
 */
export const scaled = (series: readonly number[], { factor, sway, points = series.length }: Scale): number[] => {
  const last = series.length - 1
  if (last < 0) return []
  return Array.from({ length: points }, (_, at) => {
    const place = points > 1 ? (at * last) / (points - 1) : 0
    const [from, to] = [series[Math.floor(place)] ?? 0, series[Math.ceil(place)] ?? 0]
    const between = from + (to - from) * (place % 1)
    return Math.round(between * factor * (1 + sway * Math.sin(at * 2.3 + points)))
  })
}

/** One figure, scaled alike. */
export const scaledFigure = (figure: number, { factor }: Scale) => Math.round(figure * factor)

/** Figures that stand beside each other, not one after the other: as many as before, however long the range is. */
export const scaledParts = (parts: readonly number[], scale: Scale) => scaled(parts, { ...scale, points: parts.length })

/** Parts of a whole as shares that add up to one. */
export const asShares = (parts: readonly number[]): number[] => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => (total > 0 ? part / total : 0))
}

/** The same, scaled. */
export const sharesOf = (parts: readonly number[], scale: Scale) =>
  asShares(
    scaledParts(
      // Scaled figures are whole: a part of a hundred keeps two more digits.
      parts.map((part) => part * 100),
      scale,
    ),
  )
