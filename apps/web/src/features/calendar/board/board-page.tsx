import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import texts from 'texts:board,calendar,event,grid'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { Freshness } from '../freshness.tsx'
import { BoardBar, periodWords } from './board-bar.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardFoot } from './board-foot.tsx'
import { Blanks, BoardGrid } from './board-grid.tsx'
import { at, kept, type Selection } from './selection.ts'
import { useBoard, useBoardQueries } from './use-board.ts'
import { useBoardAddress } from './use-board-address.ts'
import styles from './board.module.css'

addTexts(texts)

const same = <T,>(value: T) => value

/** The staffing board: people by days. */
const BoardPage = () => {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const address = useBoardAddress(isNarrow)
  const queries = useBoardQueries(address)
  const view = useBoard(address, queries, same)
  const { rows, dates, roster } = view
  const [wished, setSelection] = useState<Selection>(() =>
    at({ row: 1, column: Math.max(0, dates.indexOf(view.today)) }),
  )
  const selection = kept(wished, rows.length, dates.length)
  const scroller = useRef<HTMLDivElement>(null)
  const { people, coverage, broken } = queries
  const find = (providerId: string) => {
    const row = rows.findIndex(({ key }) => key === providerId)
    if (row === -1) return
    setSelection(at({ row, column: selection.head.column }))
    scroller.current?.focus()
  }
  const isNarrowed =
    address.facility !== '' || address.specialty !== '' || address.type !== '' || address.violationsOnly
  return (
    <div className={styles.page}>
      <BoardBar
        address={address}
        counts={
          people.data
            ? `${t('board.people', { count: roster.people.length })} · ${t('board.shifts', { count: roster.shifts.length })}`
            : ''
        }
      />
      <BoardFilters view={view} onFind={find} />
      <Freshness queries={[people, coverage, broken]} />
      <div className={styles.card}>
        <BoardGrid
          label={t('board.grid', { period: periodWords(address) })}
          view={view}
          coverings={view.coverings}
          selection={selection}
          onSelect={setSelection}
          onFold={view.fold}
          isBusy={people.isPending || people.isPlaceholderData}
          scroller={scroller}
          {...(people.isPending && { instead: <Blanks /> })}
          {...(people.data &&
            rows.length === 0 && {
              instead: (
                <div className={styles.empty}>
                  <Empty icon="users" title={t(isNarrowed ? 'ui.noMatch' : 'board.nobody')} />
                </div>
              ),
            })}
        />
        <BoardFoot view={view} selection={selection} />
      </div>
    </div>
  )
}
export default BoardPage
