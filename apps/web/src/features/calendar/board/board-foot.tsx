import type { ReactNode } from 'react'
import { hours } from '#web/lib/formats/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { meantIn, placedIn } from './opened-in.ts'
import { closedOn, dateOf } from './roster.ts'
import { rangeOf, sizeOf, type Selection } from './selection.ts'
import type { BoardView } from './use-board.ts'
import { closedNames } from './words.ts'
import styles from './board.module.css'

/** What is selected comes to: the shifts that are meant by it. */
const sumOf = (view: BoardView, selection: Selection) => {
  const begun = placedIn(view, selection).flatMap(({ shift, isOn }) =>
    !isOn && view.dates.includes(dateOf(shift)) ? [shift] : [],
  )
  const inside = meantIn(begun, view, selection)
  return { count: inside.length, minutes: inside.reduce((sum, { elapsedMinutes }) => sum + elapsedMinutes, 0) }
}

/** `2 rows × 3 days` and what stands in them: `4 shifts · 36 h`. */
export const selectedWords = (view: BoardView, selection: Selection): readonly [string, string] => {
  const { rows, columns } = sizeOf(rangeOf(selection))
  const { count, minutes } = sumOf(view, selection)
  return [
    textOf('board.selected', {
      people: textOf('board.rows', { count: rows }),
      days: textOf('board.days', { count: columns }),
    }),
    `${textOf('board.shifts', { count })} · ${hours(minutes)}`,
  ]
}

type Props = { view: BoardView; selection: Selection; children?: ReactNode }

/** What is selected, what has been saved, and what the signs mean. */
export const BoardFoot = ({ view, selection, children }: Props) => {
  const t = useText()
  const [selected, sum] = selectedWords(view, selection)
  const { dates, roster, address } = view
  // By the hour the head of a day has no room for it.
  const closedWords =
    dates.length === 1 ? closedNames(roster, closedOn(roster.closed, dates[0] ?? '', address.facility).flat()) : ''
  return (
    <div className={styles.foot}>
      <span dir="auto">
        <b>{selected}</b> {sum}
      </span>
      {children}
      <span className={styles.space} />
      <ul className={styles.legend} aria-label={t('board.legend')}>
        {LEGEND.filter((of) => isThere(of, view)).map((of) => (
          <li key={of}>
            <span className={styles.swatch} data-of={of} data-tone="0" aria-hidden="true">
              {of === 'call' && '24'}
              {of === 'conflict' && <Icon name="alert" size={9} />}
              {of === 'changed' && '◆'}
              {of === 'removed' && <s>D</s>}
              {of === 'overridden' && '✓'}
              {of === 'closed' && <Icon name="lock" size={9} />}
            </span>
            <bdi>{of === 'closed' && closedWords !== '' ? closedWords : t(`board.legend.${of}`)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
/** What is rare is explained where there is some. */
const isThere = (of: (typeof LEGEND)[number], { roster, rows, dates, demanded, removed, removedCells }: BoardView) => {
  if (of !== 'removed') return of !== 'closed' || roster.closed.length > 0
  // By the hour, what began the day before is seen too.
  const drawn = dates.length === 1 && !demanded ? removed : removedCells
  return removed.size > 0 && rows.some(({ key }) => drawn.get(key) !== undefined)
}
const LEGEND = [
  'night',
  'call',
  'open',
  'draft',
  'changed',
  'removed',
  'leave',
  'unavailable',
  'closed',
  'elsewhere',
  'conflict',
  'overridden',
] as const
