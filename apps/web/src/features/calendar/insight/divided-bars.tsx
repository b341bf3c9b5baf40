import { useText } from '#web/lib/text.ts'
import { keyName, keyOrder, isTime, type By } from './key-names.ts'
import styles from './insight.module.css'

type Key = string | null
type Row = { key: Key; name: Key; value: number }
type Pair = { key: Key; andKey: Key; andName: Key; value: number }
type Props = {
  by: By
  and: By | null
  rows: readonly Row[]
  pairs: readonly Pair[]
  say: (value: number) => string
}

const MOST_BARS = 12
/** As many as have a colour each that can be told from the others. */
const MOST_PARTS = 8
/** A part that is narrower has no room for its number. */
const LEAST_SHARE = 0.04

const byPlace = (by: By) => {
  const order = ({ key, name }: { key: Key; name: Key }) => keyOrder(by, key, name)
  return (one: { key: Key; name: Key }, other: { key: Key; name: Key }) => (order(one) < order(other) ? -1 : 1)
}

/** The largest rows as bars, in the parts by which they are divided. The table beside it says the same in numbers. */
export const DividedBars = ({ by, and, rows, pairs, say }: Props) => {
  const t = useText()
  const counted = rows.filter(({ value }) => value > 0)
  const bars = isTime(by) ? counted.toSorted(byPlace(by)) : counted.toSorted((a, b) => b.value - a.value)
  const shown = bars.slice(0, MOST_BARS)
  const most = Math.max(0, ...shown.map(({ value }) => value))
  const known = new Map(pairs.map(({ andKey, andName }) => [andKey, { key: andKey, name: andName }]))
  const parts = and !== null && known.size <= MOST_PARTS ? [...known.values()].sort(byPlace(and)) : []
  const partsOf = Map.groupBy(pairs, ({ key }) => key)
  if (most === 0) return null
  return (
    <figure className={styles.bars}>
      {/* Who does not see it has the table. */}
      <div aria-hidden="true">
        {parts.length > 0 && and !== null && (
          <ol className={styles.barParts}>
            {parts.map(({ key, name }, at) => (
              <li key={key} data-part={at}>
                <b>{at + 1}</b> <bdi>{keyName(and, key, name)}</bdi>
              </li>
            ))}
          </ol>
        )}
        {shown.map(({ key, name, value }) => (
          <div key={key} className={styles.barRow}>
            <bdi>{keyName(by, key, name)}</bdi>
            <span className={styles.barLine}>
              {parts.length === 0 ? (
                <i data-part={0} style={{ inlineSize: `${(value / most) * 100}%` }} />
              ) : (
                parts.map((part, at) => {
                  const own = partsOf.get(key)?.find(({ andKey }) => andKey === part.key)?.value ?? 0
                  return own <= 0 ? null : (
                    <i key={part.key} data-part={at} style={{ inlineSize: `${(own / most) * 100}%` }}>
                      {own / most >= LEAST_SHARE && at + 1}
                    </i>
                  )
                })
              )}
            </span>
            <span>{say(value)}</span>
          </div>
        ))}
      </div>
      {bars.length > shown.length && (
        <figcaption className={styles.note}>
          {t('insight.largest', { shown: shown.length, count: bars.length })}
        </figcaption>
      )}
    </figure>
  )
}
