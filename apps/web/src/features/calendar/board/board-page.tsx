import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Redo2, Undo2 } from 'lucide-react'
import texts from 'texts:board,calendar,event,grid,open'
import { Suspense, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Freshness } from '../freshness.tsx'
import { BoardBar, periodWords } from './board-bar.tsx'
import { BoardDeeds } from './board-deeds.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardFoot } from './board-foot.tsx'
import { Blanks, BoardGrid } from './board-grid.tsx'
import { BoardOverlay } from './board-overlay.tsx'
import type { Panel } from './board-panels.tsx'
import { newShiftId } from './change.ts'
import { rowKeyOf } from './placing.ts'
import { dateOf } from './roster.ts'
import { at, held, isHeld, placed, type Selection } from './selection.ts'
import { useAuthoring } from './use-authoring.ts'
import { useBoard, useBoardQueries } from './use-board.ts'
import { useBoardAddress } from './use-board-address.ts'
import { usePointer } from './use-pointer.ts'
import { deedOf } from './deed.ts'
import { useRoster } from './use-roster.ts'
import styles from './board.module.css'

addTexts(texts)

const PostShort = lazyPart(() => import('../open/post-short.tsx'), 'PostShort')
const Publish = lazyPart(() => import('../publish/publish-tool.tsx'), 'Publish')
const PastQuestion = lazyPart(() => import('../past-question.tsx'), 'PastQuestion')
const Verdicts = lazyPart(() => import('./verdicts.tsx'), 'Verdicts')
const BoardPanels = lazyPart(() => import('./board-panels.tsx'), 'BoardPanels')

/** The staffing board: people by days, and the roster made on it. */
const BoardPage = () => {
  const t = useText()
  const hint = useId()
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const isTight = useMediaQuery('(max-width: 99.99em)', undefined, { getInitialValueInEffect: false }) ?? false
  const address = useBoardAddress(isNarrow)
  const { askAgain, ...queries } = useBoardQueries(address)
  // The same words again are said again.
  const [said, setSaid] = useState({ words: '', count: 0 })
  const say = useCallback((words: string) => setSaid(({ count }) => ({ words, count: count + 1 })), [])
  const { refetch } = queries.people
  const making = useRoster(say, () => void refetch())
  const view = useBoard(address, queries, making.after)
  const { rows, dates, roster } = view
  const open = view.shifts.filter(({ providerId }) => providerId === null).length
  const shown = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  const apart = [...roster.facilities.values()].map(({ hospitalId: id, facilityName: name, publishedUntil }) => ({
    id,
    name,
    publishedUntil,
  }))
  const [wished, setWished] = useState(() => held(at({ row: 1, column: Math.max(0, dates.indexOf(view.today)) }), view))
  const selection = placed(wished, view)
  // It stays where it has come to: a row that is shown again does not take it away from there.
  if (rows.length > 0 && !isHeld(wished, view)) setWished(held(selection, view))
  const setSelection = (to: Selection) => setWished(held(to, view))
  const [panel, setPanel] = useState<Panel>()
  const scroller = useRef<HTMLDivElement>(null)
  const focus = () => scroller.current?.focus()
  const authoring = useAuthoring({
    view,
    selection,
    onSelect: setSelection,
    making,
    say,
    onOpen: ({ assignmentId }) => setPanel({ kind: 'shift', assignmentId }),
    onReplace: ({ assignmentId }) => setPanel({ kind: 'replace', assignmentId }),
  })
  const { carry } = authoring
  const pointer = usePointer({ view, authoring, selection, onSelect: setSelection })
  const { people, coverage, broken } = queries
  const isBusy = people.isPending || people.isPlaceholderData
  const { savedAt, isSaving } = making
  useEffect(() => {
    if (savedAt !== undefined && !isSaving) askAgain()
  }, [savedAt, isSaving, askAgain])
  const recognise = useEffectEvent(making.recognise)
  useEffect(() => recognise(roster.shifts), [roster.shifts])
  const select = (to: Selection) => {
    setSelection(to)
    if (carry.carried) carry.over(to.head)
  }
  const find = (providerId: string) => {
    const row = rows.findIndex(({ key }) => key === providerId)
    if (row === -1) return
    setSelection(at({ row, column: selection.head.column }))
    focus()
  }
  /** The cell of a shift becomes the active one. */
  const show = (assignmentId: number) => {
    const shift = view.shifts.find((one) => one.assignmentId === assignmentId)
    const row = shift ? rows.findIndex(({ key }) => key === rowKeyOf(shift)) : -1
    const column = shift ? dates.indexOf(dateOf(shift)) : -1
    if (row !== -1 && column !== -1) setSelection(at({ row, column }))
  }
  const isNarrowed =
    address.facility !== '' || address.specialty !== '' || address.type !== '' || address.violationsOnly
  return (
    <div className={styles.page}>
      <BoardBar
        address={address}
        counts={
          people.data
            ? [
                t('board.people', { count: roster.people.length }),
                t('board.shifts', { count: view.shifts.length - open }),
                open > 0 && t('open.count', { count: open }),
              ]
                .filter(Boolean)
                .join(' · ')
            : ''
        }
      >
        <span className={styles.tools}>
          <Suspense>
            {!isNarrow && (
              <PostShort
                lines={view.short}
                isSmall
                onPost={(all) => {
                  const changes = all.map((one) => ({ ...one, assignmentId: newShiftId() }))
                  making.send(deedOf(changes, t('board.posted', { count: all.length })))
                }}
              />
            )}
            {apart.some(({ publishedUntil }) => publishedUntil) && (
              <Publish places={apart} days={shown} isBrief={isTight} />
            )}
          </Suspense>
        </span>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('board.undo')}
          aria-keyshortcuts="Control+Z"
          disabled={!making.canUndo}
          onClick={making.undo}
        >
          <Undo2 size={17} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('board.redo')}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!making.canRedo}
          onClick={making.redo}
        >
          <Redo2 size={17} aria-hidden="true" />
        </ActionIcon>
      </BoardBar>
      <BoardFilters view={view} onFind={find} />
      <Freshness queries={[people, coverage, broken]} />
      <div className={styles.card}>
        <BoardGrid
          label={t('board.grid', { period: periodWords(address) })}
          view={view}
          coverings={view.coverings}
          selection={selection}
          onSelect={select}
          onFold={view.fold}
          onKey={authoring.onKey}
          onGrab={pointer.onGrab}
          onCopy={authoring.onCopy}
          onPaste={authoring.onPaste}
          onOpen={authoring.open}
          hintId={hint}
          carried={authoring.carriedIds}
          isBusy={isBusy}
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
        >
          {(geometry) => (
            <BoardOverlay view={view} authoring={authoring} selection={selection} geometry={geometry} onFocus={focus} />
          )}
        </BoardGrid>
        <BoardFoot view={view} selection={selection}>
          <BoardDeeds authoring={authoring} making={making} roster={roster} onDone={focus} />
        </BoardFoot>
      </div>
      <p className={styles.printed}>{t('board.printed')}</p>
      <p id={hint} className={styles.keys}>
        {t('board.keys')}
      </p>
      <p className="unseen" role="status">
        {isBusy && t('board.loading', { period: periodWords(address) })}
      </p>
      <p className="unseen" role="status">
        <span key={said.count}>{said.words}</span>
      </p>
      <Suspense>
        {(carry.carried || making.refused) && (
          <Verdicts authoring={authoring} making={making} point={pointer.point} say={say} onFocus={focus} />
        )}
      </Suspense>
      <Suspense>
        {authoring.past && (
          <PastQuestion
            shift={authoring.past.shift}
            onClose={authoring.endPast}
            onConfirm={() => {
              authoring.endPast()
              authoring.past?.go()
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {panel && (
          <BoardPanels
            panel={panel}
            view={view}
            onTurn={(date) => address.change({ date })}
            onChange={(to) => {
              setPanel(to)
              if (to) show(to.assignmentId)
              else focus()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
export default BoardPage
