type Row = Record<string, unknown>

/** What is a part of a week's minutes; other minutes are whole. */
const WHOLE: ReadonlySet<string> = new Set(['target'])
/** Of weights, shares, ranges and chances; no currency has more. */
const DECIMALS = 4

/**
 * A row with its numbers as far as they are worth anything, without what binary fractions leave behind. In files alone: answers are
 * computed with, and what is rounded in each row would no longer come to its sum.
 */
export const rounded = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(WHOLE.has(name) ? 0 : DECIMALS)) : value,
    ]),
  )
