import { Button } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import texts from 'texts:board,calendar,event,grid,open'
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, localeOf, useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { Freshness } from '../freshness.tsx'
import { Printing } from '../printing.tsx'
import { BoardBar, countWords, periodWords } from './board-bar.tsx'
import { BoardDeeds } from './board-deeds.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardFoot, selectedWords } from './board-foot.tsx'
import { Blanks, NoRows } from './blanks.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BoardTools } from './board-tools.tsx'
import { BoardOverlay } from './board-overlay.tsx'
import type { Panel } from './board-panels.tsx'
import { isBegunHere } from './is-begun-here.ts'
import { cellOf } from './cell-of.ts'
import { newShiftId } from './change.ts'
import { gapsOf } from './demanded.ts'
import { useHours } from './hours/use-hours.ts'
import { saying } from './said.tsx'
import { at, held, isHeld, placed, type Selection } from './selection.ts'
import { useAwaitedView } from '../views/use-awaited-view.ts'
import { StepButtons } from './step-buttons.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useBoard, useBoardQueries } from './use-board.ts'
import { useBoardAddress } from './use-board-address.ts'
import { usePins } from './use-pins.ts'
import { usePointer } from './use-pointer.ts'
import { deedOf } from './deed.ts'
import { useRoster } from './use-roster.ts'
import styles from './board.module.css'

addTexts(texts)

const PostShort = lazyPart(() => import('../open/post-short.tsx'), 'PostShort')
const EmptyDays = lazyPart(() => import('../roll-out/empty-days.tsx'), 'EmptyDays')
const PastQuestion = lazyPart(() => import('../past-question.tsx'), 'PastQuestion')
const BoardPaper = lazyPart(() => import('./paper/board-paper.tsx'), 'BoardPaper')
const FillCard = lazyPart(() => import('./fill-card.tsx'), 'FillCard')
const HeldOver = lazyPart(() => import('./held-over.ts'), 'HeldOver')
const Verdicts = lazyPart(() => import('./verdicts.tsx'), 'Verdicts')
const BoardPanels = lazyPart(() => import('./board-panels.tsx'), 'BoardPanels')

/** The staffing board: people by days, and the roster made on it. */
const BoardPage = () => {
  const t = useText()
  const hint = useId()
  const isNarrow = useScreenQuery('(max-width: 63.99em)')
  const isTight = useScreenQuery('(max-width: 99.99em)')
  const address = useBoardAddress(isNarrow)
  const { askAgain, ...queries } = useBoardQueries(address, useAwaitedView('board'))
  const [{ say, Said }] = useState(saying)
  const { refetch } = queries.people
  const making = useRoster(say, () => void refetch())
  const view = useBoard(address, queries, making.after)
  const { rows, dates, roster, isKnown } = view
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
  const [isFilling, setFilling] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const focus = () => scroller.current?.focus()
  const byHour = useHours(view, selection.head)
  const pins = usePins(view, selection, setSelection, say)
  const authoring = useAuthoring({
    view,
    byHour,
    selection,
    onSelect: setSelection,
    making,
    say,
    onOpen: ({ assignmentId }) => setPanel({ kind: 'shift', assignmentId }),
    onReplace: ({ assignmentId }) => setPanel({ kind: 'replace', assignmentId }),
    onFill: () => setFilling(true),
    onPin: pins.pin,
    onGive: () => setPanel({ kind: 'give' }),
  })
  const { carry } = authoring
  const pointer = usePointer({ view, authoring, selection, onSelect: setSelection, byHour, scroller })
  const { people, coverage, broken } = queries
  const isByDemand = address.view === 'facilities'
  // What is demanded comes beside the shifts, and there are no rows without it.
  const ofViolations = address.violationsOnly && !isByDemand
  const isDrawn =
    isKnown && (!isByDemand || view.lines !== undefined) && (!ofViolations || view.violations !== undefined)
  const isAwaited =
    !isDrawn && !people.isError && !(isByDemand && coverage.isError) && !(ofViolations && broken.isError)
  const isBusy = isAwaited || people.isPlaceholderData
  const { savedAt, isSaving } = making
  useEffect(() => {
    if (savedAt !== undefined && !isSaving) askAgain()
  }, [savedAt, isSaving, askAgain])
  const recognise = useEffectEvent(making.recognise)
  useEffect(() => recognise(roster.shifts), [roster.shifts])
  // What waits is sent once there is a line again, or somebody is back on the board.
  const sendAgain = useEffectEvent(making.sendAgain)
  const isLost = people.isError
  useEffect(() => {
    if (!isLost) sendAgain()
  }, [isLost])
  const gaps = useMemo(
    () => (view.demanded ? gapsOf({ ...view.demanded, rows }, roster.types, dates, view.today) : []),
    [view.demanded, rows, roster.types, dates, view.today],
  )
  const counts = useMemo(
    () => (isKnown ? countWords(view) : ''),
    // oxlint-disable-next-line react/exhaustive-deps -- a roster has many shifts, and is said in the language of the page
    [isKnown, view, localeOf()],
  )
  const openOrFill = () => {
    const { row, column } = selection.head
    const [placed] = view.demanded?.cells.get(rows[row]?.key ?? '')?.[column] ?? []
    if (placed?.shift.providerId) authoring.open()
    else if (rows[row]?.kind === 'slot') setFilling(true)
  }
  const select = (to: Selection) => {
    setSelection(to)
    carry.leadOver(to.head)
  }
  const cover = useCallbackRef((date: string) => setPanel({ kind: 'day', date }))
  const find = useCallbackRef((providerId: string) => {
    const row = rows.findIndex(({ key }) => key === providerId)
    if (row === -1) return
    setSelection(at({ row, column: selection.head.column }))
    focus()
  })
  /** The cell of a shift becomes the active one. */
  const show = (assignmentId: number) => {
    const spot = cellOf(view, assignmentId)
    if (spot) setSelection(at(spot))
  }
  // Among the filters where these leave room for it, so that nothing is pushed when it comes.
  const postShort = !isNarrow && (
    <PostShort
      lines={view.short}
      isSmall
      isBrief={isTight && !isByDemand}
      onPost={(all) => {
        const changes = all.map((one) => ({ ...one, assignmentId: newShiftId() }))
        making.send(deedOf(changes, t('board.posted', { count: all.length })))
      }}
    />
  )
  const rollOut = {
    places: apart,
    chosenIds: address.facility === '' ? [] : [address.facility],
    days: shown,
    onBooked: (batchId: number, words: string) => {
      making.booked(batchId)
      say(words)
      void import('../undo/undo.ts').then(({ offerUndo }) => offerUndo(words, () => making.takeBack(batchId)))
    },
  }
  const isHere = isBegunHere(view)
  // What filters hide is not called empty; of one facility all is seen.
  const isEmpty =
    isKnown &&
    !isBusy &&
    rows.length > 0 &&
    address.specialty + address.type + address.state === '' &&
    !view.shown.some(isHere) &&
    ![...view.removed.values()].some((own) => own.some(isHere))
  return (
    <div className={styles.page}>
      <BoardBar address={address} isTight={isTight} counts={counts}>
        <span className={styles.tools}>
          <BoardTools {...{ view, authoring, isByDemand, postShort, isTight, askAgain, rollOut }} />
        </span>
        <StepButtons making={making} />
      </BoardBar>
      <BoardFilters view={view} isTight={isTight} onFind={find}>
        {isByDemand && (
          <Suspense>
            {postShort}
            {gaps.length > 0 && (
              <Button variant="default" size="compact-sm" onClick={() => setFilling(true)}>
                {t('board.fillGaps', { count: gaps.length })}
              </Button>
            )}
          </Suspense>
        )}
      </BoardFilters>
      <Freshness queries={[people, coverage, broken]} />
      <div className={styles.card}>
        <BoardGrid
          label={t('board.grid', { period: periodWords(address) })}
          view={view}
          coverings={view.coverings}
          selection={selection}
          onSelect={select}
          onRange={(drawn) => !carry.carried && say(joined(selectedWords(view, drawn)))}
          onFold={view.fold}
          onKey={authoring.onKey}
          {...(!isByDemand && { onGrab: pointer.onGrab, onCopy: authoring.onCopy, onPaste: authoring.onPaste })}
          onOpen={isByDemand ? openOrFill : authoring.open}
          onCover={cover}
          hintId={hint}
          carried={authoring.carriedIds}
          byHour={byHour}
          stretched={carry.carried?.times && carry.carried}
          isBusy={isBusy}
          scroller={scroller}
          {...(isAwaited && { instead: <Blanks /> })}
          {...(isDrawn && rows.length === 0 && { instead: <NoRows address={address} /> })}
        >
          {(...[geometry, isHere, drawn]) => (
            <BoardOverlay {...{ view, authoring, selection, geometry, isHere, drawn }} onFocus={focus} />
          )}
        </BoardGrid>
        {isEmpty && (
          <Suspense>
            <EmptyDays {...rollOut} />
          </Suspense>
        )}
        <BoardFoot view={view} selection={selection}>
          <BoardDeeds {...{ isByDemand, authoring, making, roster, pins }} onDone={focus} />
        </BoardFoot>
      </div>
      <Printing>
        {isKnown && !isBusy && <BoardPaper view={view} knownAt={people.dataUpdatedAt} unsent={making.unsent.length} />}
      </Printing>
      <p id={hint} className={styles.keys} dir="auto">
        {t(isByDemand ? 'board.keysByDemand' : 'board.keys')} {t('board.keysCover')}{' '}
        {byHour.hours && t('board.keysByHour')}
      </p>
      <p className="unseen" role="status">
        {isBusy && t('board.loading', { period: periodWords(address) })}
      </p>
      <Said />
      <Suspense>{carry.carried && <HeldOver view={view} carry={carry} />}</Suspense>
      <Suspense>
        {(carry.carried || authoring.ahead || making.refused) && (
          <Verdicts {...{ authoring, making, roster, say }} onFocus={focus} />
        )}
      </Suspense>
      <Suspense>
        {isFilling && isByDemand && !making.refused && !panel && (
          <FillCard
            view={view}
            gaps={gaps}
            selection={selection}
            onSelect={setSelection}
            making={making}
            onReplace={(assignmentId) => setPanel({ kind: 'replace', assignmentId })}
            onClose={() => {
              setFilling(false)
              focus()
            }}
          />
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
            authoring={authoring}
            row={selection.head.row}
            onAskAgain={askAgain}
            onTurn={(date) => address.change({ date })}
            onChange={(to) => {
              setPanel(to)
              if (to && 'assignmentId' in to) show(to.assignmentId)
              // From a day the figure has the focus again.
              else if (panel.kind !== 'day') focus()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
export default BoardPage
