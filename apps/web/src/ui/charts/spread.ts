import { quantileSorted } from 'd3-array'

/** How figures are spread: the ends, the middle, and the quarters between them. */
export type Spread = { lowest: number; lower: number; middle: number; upper: number; highest: number }

/** The spread of figures; none have none. */
export const spreadOf = (figures: readonly number[]): Spread | undefined => {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (share: number) => quantileSorted(sorted, share)
  const [lowest, lower, middle, upper, highest] = [0, 0.25, 0.5, 0.75, 1].map(at)
  if (
    lowest === undefined ||
    lower === undefined ||
    middle === undefined ||
    upper === undefined ||
    highest === undefined
  )
    return undefined
  return { lowest, lower, middle, upper, highest }
}
