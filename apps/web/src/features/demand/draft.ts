import { DEMAND_CELLS, type Demand, type NewDemand } from '@onward/contract'
import { isSameCell, type Cell } from './cells.ts'

/** What a line of the grid is about. */
export type LineOf = Pick<Demand, 'shiftTypeId' | 'specialtyId'>
export const keyOf = ({ shiftTypeId, specialtyId }: LineOf) => JSON.stringify([shiftTypeId, specialtyId])
export const lineOf = (key: string): LineOf => {
  // Written by `keyOf`.
  const [shiftTypeId, specialtyId] = JSON.parse(key) as [string, string | null]
  return { shiftTypeId, specialtyId }
}

/**
 * What was changed of a period and is not saved: cells by line and column, lines that were added or removed, and the rows as
 * they were seen by who began to change them.
 */
export type Draft = {
  cells: Readonly<Record<string, Readonly<Record<number, Cell>>>>
  added: readonly string[]
  removed: readonly string[]
  seen: Readonly<Record<string, Demand>>
}
export const NO_CHANGES: Draft = { cells: {}, added: [], removed: [], seen: {} }

/** A line as it is shown. */
export type GridLine = LineOf & {
  key: string
  row: Demand | undefined
  days: readonly Cell[]
  isTyped: readonly boolean[]
}
export type Place = { key: string; column: number }
export type Period = { from: string; to: string | null }

const EMPTY: readonly Cell[] = Array.from({ length: DEMAND_CELLS }, () => null)
const without = <T>(all: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key))

/** The lines of a period with what was changed on top of them: those that are stored in their order, then those that were added. */
export const linesOf = (rows: readonly Demand[], draft: Draft): GridLine[] => {
  const stored = new Map(rows.map((row) => [keyOf(row), draft.seen[keyOf(row)] ?? row]))
  const keys = new Set([...stored.keys(), ...draft.added, ...Object.keys(draft.cells)])
  return [...keys]
    .filter((key) => !draft.removed.includes(key))
    .map((key) => {
      const row = stored.get(key)
      const typed = draft.cells[key] ?? {}
      const before = row?.days ?? EMPTY
      const days = before.map((cell, column) => (column in typed ? (typed[column] ?? null) : cell))
      return {
        ...lineOf(key),
        key,
        row,
        days,
        isTyped: days.map((cell, column) => !isSameCell(cell, before[column] ?? null)),
      }
    })
}

/** Sets cells. One that is as it was stored is no change. */
export const withCells = (
  rows: readonly Demand[],
  draft: Draft,
  wanted: readonly (Place & { cell: Cell })[],
): Draft => {
  const cells: Record<string, Record<number, Cell>> = { ...draft.cells }
  const seen: Record<string, Demand> = { ...draft.seen }
  for (const { key, column, cell } of wanted) {
    const row = seen[key] ?? rows.find((one) => keyOf(one) === key)
    if (row) seen[key] = row
    const line = { ...cells[key], [column]: cell }
    if (row && isSameCell(cell, row.days[column] ?? null)) delete line[column]
    cells[key] = line
    if (Object.keys(line).length > 0) continue
    delete cells[key]
    delete seen[key]
  }
  return { ...draft, cells, seen }
}

export const withLine = (draft: Draft, key: string): Draft => ({
  ...draft,
  added: draft.added.includes(key) ? draft.added : [...draft.added, key],
  removed: draft.removed.filter((other) => other !== key),
})
export const withoutLine = (draft: Draft, { key, row }: Pick<GridLine, 'key' | 'row'>): Draft => ({
  cells: without(draft.cells, key),
  added: draft.added.filter((other) => other !== key),
  removed: row ? [...draft.removed, key] : draft.removed,
  seen: row ? { ...draft.seen, [key]: row } : draft.seen,
})
/** All cells of other lines, in the place of these. */
export const withCopy = (rows: readonly Demand[], draft: Draft, from: readonly Demand[]): Draft =>
  withCells(
    rows,
    from.reduce((made, row) => withLine(made, keyOf(row)), draft),
    from.flatMap((row) => row.days.map((cell, column) => ({ key: keyOf(row), column, cell }))),
  )

/** How many cells and lines are not saved. */
export const countOf = (rows: readonly Demand[], draft: Draft) =>
  linesOf(rows, draft).reduce((sum, { row, isTyped }) => sum + isTyped.filter(Boolean).length + (row ? 0 : 1), 0) +
  draft.removed.length

/** What has to be written. */
export const changesOf = (rows: readonly Demand[], draft: Draft, hospitalId: string, { from, to }: Period) => {
  const lines = linesOf(rows, draft)
  const create = lines
    .filter(({ row }) => !row)
    .map(({ shiftTypeId, specialtyId, days }): NewDemand => {
      return { hospitalId, shiftTypeId, specialtyId, from, to, days: [...days] }
    })
  const change = lines.flatMap(({ row, days, isTyped }) =>
    row && isTyped.some(Boolean) ? [{ demandId: row.demandId, version: row.version, days: [...days] }] : [],
  )
  const gone = rows.filter((row) => draft.removed.includes(keyOf(row))).map((row) => draft.seen[keyOf(row)] ?? row)
  return { create, change, delete: gone.map(({ demandId, version }) => ({ demandId, version })) }
}

/** What was changed after a draft was sent to be saved: it goes on from what is stored by then. */
export const sinceSent = (draft: Draft, sent: Draft): Draft => {
  const cells = Object.entries(draft.cells).map(([key, line]) => {
    const before = sent.cells[key] ?? {}
    const newer = Object.entries(line).filter(
      ([at, cell]) => !isSameCell(cell, before[Number(at)] ?? null) || !(at in before),
    )
    return [key, Object.fromEntries(newer)] as const
  })
  return {
    cells: Object.fromEntries(cells.filter(([, line]) => Object.keys(line).length > 0)),
    added: draft.added.filter((key) => !sent.added.includes(key)),
    removed: draft.removed.filter((key) => !sent.removed.includes(key)),
    seen: {},
  }
}

/** A cell that somebody else has changed meanwhile to something else than was typed here. */
export type Met = Place & { mine: Cell; theirs: Cell }

/** Goes on from newer rows: what was typed stays, what was not typed is as they have it. */
export const onTopOf = (draft: Draft, newer: readonly Demand[]): { draft: Draft; met: Met[] } => {
  const met = newer.flatMap((row) => {
    const key = keyOf(row)
    return Object.entries(draft.cells[key] ?? {}).flatMap(([at, mine]): Met[] => {
      const column = Number(at)
      const theirs = row.days[column] ?? null
      const isChanged = !isSameCell(theirs, draft.seen[key]?.days[column] ?? null)
      return isChanged && !isSameCell(theirs, mine) ? [{ key, column, mine, theirs }] : []
    })
  })
  const seen = { ...draft.seen, ...Object.fromEntries(newer.map((row) => [keyOf(row), row])) }
  return { draft: { ...draft, seen }, met }
}
