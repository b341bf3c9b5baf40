/** What a shift is worth of what nobody likes, for each thing that is true of it. The same for everybody, and said on the page. */
export const BURDEN_POINTS = { nights: 2, weekends: 1, holidays: 3, turnarounds: 1 } as const

/**
 * Which shifts of one person begin after too short a rest: fewer elapsed minutes than `rest` after the one before, wherever
 * that was. Shifts without a minute between them are one stretch of work. The shifts come by their start.
 */
export const shortTurnarounds = (shifts: readonly { start: number; end: number }[], rest: number): boolean[] => {
  let ended = -Infinity
  return shifts.map(({ start, end }) => {
    const gap = start - ended
    ended = Math.max(ended, end)
    return gap > 0 && gap < rest
  })
}

/** What would have been each one's share of a sum, by their weights; nobody's where nobody has any. */
export const fairShares = (sum: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (all === 0 ? 0 : (sum * weight) / all))
}

/**
 * How unevenly something is spread: 0 where all have the same, towards 1 where one has everything. Of fewer than two, or where
 * nobody has anything, there is nothing to compare.
 */
export const gini = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, value) => sum + value, 0)
  if (sorted.length < 2 || total === 0) return null
  const ranked = sorted.reduce((sum, value, at) => sum + (2 * (at + 1) - sorted.length - 1) * value, 0)
  return ranked / (sorted.length * total)
}

/** Gini and the largest less the smallest, of what each carried for a full-time weight of 1; who was never there is not compared. */
export const spreadOf = (
  people: readonly { weight: number; count: number }[],
): { gini: number; range: number } | null => {
  const loads = people.filter(({ weight }) => weight > 0).map(({ weight, count }) => count / weight)
  const uneven = gini(loads)
  return uneven === null ? null : { gini: uneven, range: Math.max(...loads) - Math.min(...loads) }
}
