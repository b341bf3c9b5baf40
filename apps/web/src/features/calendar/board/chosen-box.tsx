import { boxOf, type Geometry } from './geometry.ts'
import { rangeOf, type Range, type Spot } from './selection.ts'
import styles from './board.module.css'

type Props = { range: Range; active: Spot; from: number; to: number; geometry: Geometry }

/** What is selected of the rows from one to another, and the active cell where it is among them. */
export const ChosenBox = ({ range, active, from, to, geometry }: Props) => {
  const rows = [Math.max(from, range.rows[0]), Math.min(to, range.rows[1])] as const
  const isSeveral = range.rows[0] !== range.rows[1] || range.columns[0] !== range.columns[1]
  return (
    <>
      {rows[0] <= rows[1] && (
        <div className={styles.chosen} aria-hidden="true" style={boxOf({ ...range, rows }, geometry)} />
      )}
      {isSeveral && from <= active.row && active.row <= to && (
        <div
          className={styles.active}
          aria-hidden="true"
          style={boxOf(rangeOf({ anchor: active, head: active }), geometry)}
        />
      )}
    </>
  )
}
