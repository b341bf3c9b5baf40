/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = {
  /** From 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** True with that probability. */
  chance(probability: number): boolean
  /** One of the list, which must not be empty. */
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number]
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
  }
}
