import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { keyName, keyOrder, type By } from './key-names.ts'
import styles from './insight.module.css'

type Key = string | null
type Named = { key: Key; name: Key }
type Part = { key: Key; andKey: Key; andName: Key }
/** A row, or a part of one: of a part it says which. */
export type Line<Figures> = Figures & Named & { part: Named | undefined }

type Report<Row, Pair> = { by: By; and: By | null; rows: readonly Row[]; pairs: readonly Pair[] }

/** Beyond so many parts one looks at the rows first. */
const MOST_UNFOLDED = 200

/** The rows of a report that may be divided by a second thing, with what folds and names them. */
export const useDivided = <Figures extends object>(
  report: Report<Figures & Named, Figures & Part>,
): {
  lines: Line<Figures>[]
  partsOf: (line: Line<Figures>) => Line<Figures>[]
  nameOf: (line: Line<Figures>) => string
  nameColumn: Column<Line<Figures>>
  keyOf: (line: Line<Figures>) => string
  fold: { isUnfolded: boolean; onToggle: () => void } | undefined
} => {
  const t = useText()
  const { by, and, rows, pairs } = report
  const [unfolding, setUnfolding] = useState<{ isUsual: boolean; other: ReadonlySet<string> }>({
    isUsual: pairs.length <= MOST_UNFOLDED,
    other: new Set(),
  })
  const ofRow = Map.groupBy(pairs, ({ key }) => key)
  const idOf = (key: Key) => key ?? 'none'
  const isUnfolded = ({ key }: Named) => unfolding.isUsual !== unfolding.other.has(idOf(key))
  const rowName = ({ key, name }: Named) => keyName(by, key, name)
  const partName = (part: Named) => (and === null ? '' : keyName(and, part.key, part.name))
  return {
    lines: rows.map((row) => ({ ...row, part: undefined })),
    partsOf: (line) =>
      isUnfolded(line)
        ? (ofRow.get(line.key) ?? []).map((pair) => ({
            ...pair,
            name: line.name,
            part: { key: pair.andKey, name: pair.andName },
          }))
        : [],
    nameOf: (line) => (line.part ? `${rowName(line)}, ${partName(line.part)}` : rowName(line)),
    nameColumn: {
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
    },
    keyOf: ({ key, part }) => (part ? `${idOf(key)} / ${idOf(part.key)}` : idOf(key)),
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
export const keysOf = ({ key, part }: Pick<Line<object>, 'key' | 'part'>) => ({
  key: key ?? 'none',
  ...(part && { andKey: part.key ?? 'none' }),
})
