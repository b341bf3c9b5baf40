import { addMonths } from '@onward/scheduling'
import { useState } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { usePrinting } from '../paper-pages.ts'
import { isTime, keyName, keyOrder, type By } from './key-names.ts'
import styles from './insight.module.css'

type Key = string | null
type Named = { key: Key; name: Key }
type Part = { key: Key; andKey: Key; andName: Key }
/** What a list is asked by. */
type Keys = { key: string; andKey?: string }
type WasOf<Was> = (Was & Keys) | null | undefined
/** A row, or a part of one: of a part it says which. */
export type Line<Figures, Was = object> = Figures &
  Named & {
    part: Named | undefined
    /** What it was, and where that is found: null where nobody knows, left out where nothing is compared. */
    was?: WasOf<Was>
  }

type Sums<Figures> = { from: string; rows: readonly (Figures & Named)[]; pairs: readonly (Figures & Part)[] }
type Report<Figures, Was> = Sums<Figures> & { by: By; and: By | null; before: Sums<Was> | null }

/** Beyond so many parts one looks at the rows first. */
const MOST_UNFOLDED = 200
const idOf = (key: Key) => key ?? 'none'
const YEAR = 12

/** Months are others than they were: those of the year before stand a year earlier, of other days nothing stands for them. */
const shifter = (from: string, before: string) => {
  const isYear = Number(from.slice(0, 4)) - Number(before.slice(0, 4)) === 1 && from.slice(5, 7) === before.slice(5, 7)
  return (by: By | null, key: Key, way: 1 | -1): Key | undefined => {
    if (by !== 'month' || key === null) return key
    return isYear ? addMonths(key, way * YEAR) : undefined
  }
}

/** The rows and parts of a report, each with what it was; what was there and is no more is a row with nothing. */
const besideBefore = <Figures extends object, Was extends object>(
  { by, and, from, rows, pairs, before }: Report<Figures, Was>,
  nothing: Figures,
): {
  rows: (Figures & Named & { was: WasOf<Was> })[]
  pairs: (Figures & Part & { was: WasOf<Was> })[]
} => {
  if (!before)
    return {
      rows: rows.map((row) => ({ ...row, was: undefined })),
      pairs: pairs.map((pair) => ({ ...pair, was: undefined })),
    }
  const shift = shifter(from, before.from)
  const placeOf = (key: Key | undefined, andKey?: Key) =>
    key === undefined ? undefined : JSON.stringify([key, andKey ?? null])
  const wereRows = new Map(before.rows.map((row) => [placeOf(row.key), row]))
  const werePairs = new Map(before.pairs.map((pair) => [placeOf(pair.key, pair.andKey), pair]))
  // Of whom nothing was counted among the others it was none; where nothing was at all, nobody knows.
  const none = before.rows.length === 0 ? null : (nothing as object as Was) // what is counted now was counted then
  const wasRow = (key: Key): WasOf<Was> => {
    const then = shift(by, key, -1)
    const was = then === undefined ? null : (wereRows.get(placeOf(then)) ?? none)
    return was && then !== undefined ? { ...was, key: idOf(then) } : null
  }
  const wasPair = ({ key, andKey }: Pick<Part, 'key' | 'andKey'>): WasOf<Was> => {
    const [then, andThen] = [shift(by, key, -1), shift(and, andKey, -1)]
    if (then === undefined || andThen === undefined) return null
    const was = werePairs.get(placeOf(then, andThen)) ?? none
    return was && { ...was, key: idOf(then), andKey: idOf(andThen) }
  }
  const areRows = new Set(rows.map(({ key }) => placeOf(key)))
  const arePairs = new Set(pairs.map(({ key, andKey }) => placeOf(key, andKey)))
  const goneRows = before.rows.flatMap(({ key: then, name }) => {
    const key = shift(by, then, 1)
    return key === undefined || areRows.has(placeOf(key)) ? [] : { ...nothing, key, name }
  })
  const gonePairs = before.pairs.flatMap(({ key: then, andKey: andThen, andName }) => {
    const [key, andKey] = [shift(by, then, 1), shift(and, andThen, 1)]
    if (key === undefined || andKey === undefined || arePairs.has(placeOf(key, andKey))) return []
    return { ...nothing, key, andKey, andName }
  })
  return {
    rows: [...rows, ...goneRows].map((row) => ({ ...row, was: wasRow(row.key) })),
    pairs: [...pairs, ...gonePairs].map((pair) => ({ ...pair, was: wasPair(pair) })),
  }
}

/**
 * The rows of a report that may be divided by a second thing, with what folds and names them.
 * @param nothing a constant: a row of nothing
 */
export const useDivided = <Figures extends object, Was extends object>(
  report: Report<Figures, Was>,
  nothing: Figures,
) => {
  const t = useText()
  const { by, and } = report
  const { rows, pairs } = besideBefore(report, nothing)
  const [unfolding, setUnfolding] = useState<{ isUsual: boolean; other: ReadonlySet<string> }>({
    isUsual: pairs.length <= MOST_UNFOLDED,
    other: new Set(),
  })
  const isPrinted = usePrinting() !== undefined
  const inTime = ({ andKey, andName }: Part) => (and !== null && isTime(and) ? keyOrder(and, andKey, andName) : 0)
  const ofRow = Map.groupBy(
    pairs.toSorted((one, other) => (inTime(one) < inTime(other) ? -1 : inTime(one) > inTime(other) ? 1 : 0)),
    ({ key }) => key,
  )
  // Nobody unfolds paper.
  const isUnfolded = ({ key }: Named) => isPrinted || unfolding.isUsual !== unfolding.other.has(idOf(key))
  const rowName = ({ key, name }: Named) => keyName(by, key, name)
  const partName = (part: Named) => (and === null ? '' : keyName(and, part.key, part.name))
  type Own = Line<Figures, Was>
  const nameColumn: Column<Own> = {
    id: 'name',
    title: and === null ? t(`insight.by.${by}`) : `${t(`insight.by.${by}`)} / ${t(`insight.by.${and}`)}`,
    value: ({ part, ...line }) =>
      part && and !== null ? keyOrder(and, part.key, part.name) : keyOrder(by, line.key, line.name),
    cell: (line) => {
      const { key, part } = line
      if (part)
        return (
          <span className={styles.part}>
            <span className="unseen">{rowName(line)}: </span>
            <bdi>{partName(part)}</bdi>
          </span>
        )
      if (and === null || !ofRow.has(key)) return <bdi>{rowName(line)}</bdi>
      const isOpen = isUnfolded(line)
      return (
        <button
          type="button"
          className={styles.fold}
          aria-label={`${rowName(line)}: ${t(`insight.by.${and}`)}`}
          aria-expanded={isOpen}
          onClick={() => setUnfolding({ ...unfolding, other: toggled(unfolding.other, idOf(key)) })}
        >
          <Icon name={isOpen ? 'down' : 'forward'} size={16} turns />
          <bdi>{rowName(line)}</bdi>
        </button>
      )
    },
  }
  return {
    lines: rows.map((row): Own => ({ ...row, part: undefined }) as Own), // a row as it came
    partsOf: (line: Own): Own[] =>
      isUnfolded(line)
        ? (ofRow.get(line.key) ?? []).map(
            (pair) => ({ ...pair, name: line.name, part: { key: pair.andKey, name: pair.andName } }) as Own, // its part
          )
        : [],
    nameOf: (line: Own) => (line.part ? joined([rowName(line), partName(line.part)]) : rowName(line)),
    nameColumn,
    keyOf: ({ key, part }: Own) => (part ? `${idOf(key)} / ${idOf(part.key)}` : idOf(key)),
    fold:
      and === null
        ? undefined
        : {
            isUnfolded: unfolding.isUsual,
            onToggle: () => setUnfolding({ isUsual: !unfolding.isUsual, other: new Set() }),
          },
  }
}

/** Which shifts a number of a line is of. */
export const keysOf = ({ key, part }: Pick<Line<object>, 'key' | 'part'>): Keys => ({
  key: idOf(key),
  ...(part && { andKey: idOf(part.key) }),
})

/** Which shifts what it was is of. */
export const wasKeysOf = ({ was }: { was?: Keys | null | undefined }, before: { from: string; to: string } | null) => ({
  ...(was && { key: was.key, ...(was.andKey !== undefined && { andKey: was.andKey }) }),
  ...(before && { from: before.from, to: before.to }),
})
