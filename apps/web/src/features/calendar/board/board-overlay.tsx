import { timeSpan } from '#web/lib/formats/formats.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { boxOf, type Geometry } from './geometry.ts'
import { PlaceMenu } from './place-menu.tsx'
import { rangeOf, spotOf, type Selection, type Spot } from './selection.ts'
import { targetAt } from './targets.ts'
import type { Authoring } from './use-authoring.ts'
import type { BoardView } from './use-board.ts'
import type { Stretch } from './use-carry.ts'
import styles from './board.module.css'

type Props = {
  view: BoardView
  authoring: Authoring
  selection: Selection
  geometry: Geometry
  /** Of which rows what stands above them is drawn. */
  isHere: (row: number) => boolean
  /** The first and last of them that is drawn. */
  drawn: readonly [number, number]
  onFocus: () => void
}
const one = (row: number, column: number) => rangeOf({ anchor: { row, column }, head: { row, column } })
const SIGNS = { can: 'done', warned: 'alert', cannot: 'close' } as const

/** The last column that is covered by what is held: where its end is drawn over days, the day on which it would end. */
const reachOf = (to: Spot, times: Stretch | undefined, dates: readonly string[]) => {
  if (!times) return to.column
  const last = dates.findLastIndex((date) => `${date}T12:00` < times.endsAt)
  return Math.max(to.column, last)
}

/** What is typed, what is held and what would be said of it, and the handle that fills. */
export const BoardOverlay = ({ view, authoring, selection, geometry, isHere, drawn, onFocus }: Props) => {
  const { buffer, asking, carry, starting, hasShifts } = authoring
  const { head } = selection
  const range = rangeOf(selection)
  const { carried } = carry
  const { marks } = carry.found.use()
  const over = carry.over.use()
  const to = carried && over && spotOf(over, view)
  const end = boxOf(one(range.rows[1], range.columns[1]), geometry)
  return (
    <>
      {buffer !== '' && isHere(head.row) && (
        <div className={styles.typing} aria-hidden="true" style={boxOf(one(head.row, head.column), geometry)}>
          {buffer}
        </div>
      )}
      {!carried && hasShifts && !view.demanded && isHere(range.rows[1]) && (
        <span
          className={styles.fill}
          aria-hidden="true"
          data-fill=""
          style={{
            insetBlockStart: end.insetBlockStart + end.height - 5,
            // At the end of the last day whole, and not beyond it.
            insetInlineStart: `min(calc(var(--names) + ${range.columns[1] + 1} * var(--day) - 5px), calc(100% - 9px))`,
          }}
        />
      )}
      {to && (
        <div
          className={styles.column}
          aria-hidden="true"
          style={{
            insetInlineStart: `calc(var(--names) + ${to.column} * var(--day))`,
            width: 'var(--day)',
          }}
        />
      )}
      {to && isHere(to.row) && (
        <div
          className={styles.target}
          aria-hidden="true"
          style={boxOf(
            rangeOf({ anchor: to, head: { row: to.row, column: reachOf(to, carried.times, view.dates) } }),
            geometry,
          )}
        >
          {carried.times && view.dates.length > 1 && (
            <bdi>{timeSpan(carried.times.startsAt, carried.times.endsAt)}</bdi>
          )}
        </div>
      )}
      {marks &&
        view.rows.slice(drawn[0], drawn[1] + 1).map((row, at) => {
          const place = drawn[0] + at
          const mark = row.kind === 'person' ? marks.of.get(row.key) : undefined
          const target = mark && targetAt(view, starting, { row: place, column: marks.column })
          if (!target || target.shifts.length > 0) return undefined
          return (
            <span
              key={row.key}
              className={styles.mark}
              aria-hidden="true"
              data-mark={mark}
              style={boxOf(one(place, marks.column), geometry)}
            >
              <i>
                <Icon name={SIGNS[mark]} size={11} />
              </i>
            </span>
          )
        })}
      {asking && isHere(head.row) && (
        <PlaceMenu
          hospitalIds={asking.hospitalIds}
          facilities={view.roster.facilities}
          at={{
            above: geometry.edges[head.row] ?? 0,
            below: geometry.edges[head.row + 1] ?? 0,
            end: geometry.edges.at(-1) ?? 0,
            start: `calc(var(--names) + ${head.column} * var(--day))`,
          }}
          onChoose={(id) => {
            onFocus()
            asking.choose(id)
          }}
          onClose={() => {
            authoring.endAsking()
            onFocus()
          }}
        />
      )}
    </>
  )
}
