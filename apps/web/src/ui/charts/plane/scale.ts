import { extent, least, nice, ticks } from 'd3-array'

/** From one figure, or one place, to another. */
export type Span = readonly [from: number, to: number]

/** Says where a figure is drawn. A span without length has everything in its middle. */
export const linear =
  ([low, high]: Span, [from, to]: Span) =>
  (figure: number) =>
    high === low ? (from + to) / 2 : from + ((figure - low) / (high - low)) * (to - from)

/**
 * The figures that a drawing has room for. Amounts are drawn from zero; what tells of a change may use the whole height,
 * with a little air.
 */
export const spanOf = (figures: readonly number[], isFromZero: boolean): Span => {
  const [low = 0, high = 0] = extent(figures)
  if (isFromZero) return low === 0 && high === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)]
  if (low === high) return [low - 1, high + 1]
  return [low - (high - low) * 0.15, high + (high - low) * 0.06]
}

/** About as many round figures as asked for, from one at or below all others to one at or above them. */
export const ticksOf = ([low, high]: Span, about: number) => ticks(...nice(low, high, about), about)

/** Where points stand: in the middles of equal bands, or from one end to the other. A span to the left mirrors them. */
export const placesOf = (count: number, [from, to]: Span, isBanded: boolean) =>
  Array.from({ length: count }, (_, at) => {
    if (count === 1) return (from + to) / 2
    return from + (to - from) * (isBanded ? (at + 0.5) / count : at / (count - 1))
  })

/** The point that is nearest to a place. */
export const nearest = (places: readonly number[], to: number) =>
  least(places.keys(), (one, other) => Math.abs((places[one] ?? 0) - to) - Math.abs((places[other] ?? 0) - to))

/** About how broad the broadest of these words is, at the size that charts are labelled with. */
export const breadthOf = (words: readonly string[]) => Math.max(0, ...words.map(({ length }) => length)) * 7.5

const WORD_GAP = 10

/** Each how-many-th word has room, where they stand so far from each other. */
export const thinned = (breadth: number, step: number) =>
  step > 0 ? Math.max(1, Math.ceil((breadth + WORD_GAP) / step)) : 1

/** Where a box stands beside a place: after it, else before it, and never outside of the room while it fits into that. */
export const beside = (place: number, size: number, room: number, gap = 14) => {
  if (place + gap + size <= room) return place + gap
  return Math.max(0, Math.min(place - gap, room) - size)
}
