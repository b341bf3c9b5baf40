import { blankLine, type Line } from './lines.ts'

/** A line while it is edited: a key of its own, for lines come and go. */
export type KeyedLine = Line & { key: number }

export const keyed = (lines: readonly Line[]): KeyedLine[] => lines.map((line, key) => ({ ...line, key }))
const nextKey = (lines: readonly KeyedLine[]) => 1 + Math.max(-1, ...lines.map(({ key }) => key))

export const added = (lines: readonly KeyedLine[]): KeyedLine[] => [...lines, { ...blankLine(), key: nextKey(lines) }]
export const removed = (lines: readonly KeyedLine[], key: number) => lines.filter((line) => line.key !== key)
export const changed = (lines: readonly KeyedLine[], key: number, to: Partial<Line>) =>
  lines.map((line) => (line.key === key ? { ...line, ...to } : line))

/** What is typed into a field for a number; nothing and nonsense are 0, and so is less than that. */
export const numberOf = (text: string, most = 1_000_000) => {
  const number = Number(text)
  return Number.isFinite(number) ? Math.min(most, Math.max(0, number)) : 0
}
