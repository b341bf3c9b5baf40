import type { Row } from './rows.ts'

/** As many rows as stay at the top. */
export const MOST_PINS = 10

/** The keys of the rows that are pinned, as an address says them: in their order, each once. */
export const pinsIn = (text: string): readonly string[] => {
  const keys = text.split(',').flatMap((one) => {
    try {
      return one === '' ? [] : [decodeURIComponent(one)]
    } catch {
      // Somebody has written the address by hand.
      return []
    }
  })
  return [...new Set(keys)]
}
export const pinsAs = (keys: readonly string[]): string => keys.map(encodeURIComponent).join(',')

export type Pinnable = Extract<Row, { kind: 'person' | 'open' }>
export const isPinnable = (row: Row | undefined): row is Pinnable => row?.kind === 'person' || row?.kind === 'open'

/**
 * The rows with those that are pinned at the top, in the order in which they were, and how many of them there are. One stays
 * there though its group is folded; in its group it is counted, and not drawn again.
 */
export const withPinned = (
  rows: readonly Row[],
  all: readonly Row[],
  pins: readonly string[],
): { rows: readonly Row[]; pinned: number } => {
  if (pins.length === 0) return { rows, pinned: 0 }
  const byKey = new Map(all.flatMap((row) => (isPinnable(row) ? [[row.key, row] as const] : [])))
  // Those that are shown: whoever has left makes room.
  const top = pins.flatMap((key) => byKey.get(key) ?? []).slice(0, MOST_PINS)
  const keys = new Set(top.map(({ key }) => key))
  return { rows: [...top, ...rows.filter(({ key }) => !keys.has(key))], pinned: top.length }
}

/**
 * What is pinned after a press on some rows: they too, or where all of them are already the others. Undefined where there is no
 * room. Those that a filter hides make room for what is seen.
 */
export const pinsAfter = (
  pins: readonly string[],
  pressed: readonly Pinnable[],
  all: readonly Row[],
): { pins: readonly string[]; isOff: boolean } | undefined => {
  const keys = pressed.map(({ key }) => key)
  if (keys.every((key) => pins.includes(key))) return { pins: pins.filter((key) => !keys.includes(key)), isOff: true }
  const wanted = [...new Set([...pins, ...keys])]
  if (wanted.length <= MOST_PINS) return { pins: wanted, isOff: false }
  const shown = new Set(all.map(({ key }) => key))
  const seen = wanted.filter((key) => shown.has(key))
  return seen.length <= MOST_PINS ? { pins: seen, isOff: false } : undefined
}

/** How many of a group stand at the top. */
export const pinnedOf = (rows: readonly Row[], pinned: number, groupKey: string): number =>
  rows.slice(0, pinned).filter((row) => row.kind !== 'group' && row.group === groupKey).length
