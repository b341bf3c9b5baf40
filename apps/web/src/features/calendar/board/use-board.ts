import { board, demand, violations, type BoardPerson, type Topic } from '@onward/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { today as todayOf } from '#web/lib/formats/formats.ts'
import { localeOf } from '#web/lib/text.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { askAnew } from '#web/ui/data/ask-anew.ts'
import { useInSlices } from '#web/ui/layout/use-in-slices.ts'
import { coveringOf, coveringOfGroup, type Coverings } from './covering.ts'
import { demandedOf } from './demanded.ts'
import { leftBy } from './filtered.ts'
import { onDutyIn } from './on-duty.ts'
import { NO_REMOVED, removedByPlace, removedIn, type Removed } from './removed.ts'
import { patchedBoard } from './patched-board.ts'
import { withPinned } from './pins.ts'
import { cellsOf, isPlaced, placed, rowKeyOf, type CellsByRow } from './placing.ts'
import { rosterOf, type BoardShift, type Roster } from './roster.ts'
import { keyOfGroup, ranked, rowsOf, unfolded, type GroupOf, type Ranks, type Row } from './rows.ts'
import { madeOf, steadyGroups } from './steady.ts'
import { totalsOf, type Totals } from './totals.ts'
import type { BoardAddress } from './use-board-address.ts'

const { readBoard } = apiOf(board)
const { readCoverage } = apiOf(demand)
const { countViolations } = apiOf(violations)
const AGAIN_MS = 60_000

const EMPTY: Roster = {
  people: [],
  byId: new Map(),
  shifts: [],
  leave: new Map(),
  facilities: new Map(),
  types: new Map(),
  specialties: new Map(),
  holidays: new Map(),
  closed: [],
  tones: new Map(),
}
const NONE: readonly BoardShift[] = []
const NOBODY: Totals = { minutes: 0, target: null, nights: 0, weekends: 0 }

/**
 * Everything that the board shows, asked of the server.
 * @param isAwaited what it shows is not known yet
 */
export const useBoardQueries = ({ view, dates, facility, specialty }: BoardAddress, isAwaited: boolean) => {
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  // Who fills a line is known of everybody who is there alone.
  const asked = ask(readBoard, { from, to, hospitalId: facility, specialtyId: view === 'facilities' ? '' : specialty })
  const people = useQuery({
    ...asked,
    meta: {
      ...asked.meta,
      patched: patchedBoard({ from, to, facility, specialty: view === 'facilities' ? '' : specialty }),
    },
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
    enabled: !isAwaited,
  })
  // Others book too: it is asked again as shifts are. What is typed here does not wait for that.
  const coverage = useQuery({
    ...ask(readCoverage, { from, to }),
    ...LATER,
    refetchInterval: AGAIN_MS,
    enabled: !isAwaited,
  })
  // What stands against the rules everywhere is for admins.
  const broken = useQuery({
    ...ask(countViolations, { from, to, hospitalId: facility }),
    ...LATER,
    enabled: seesAll() && !isAwaited,
  })
  const cache = useQueryClient()
  /** Asks for what follows from the shifts. */
  const askAgain = useCallback(() => {
    for (const { about } of [readCoverage, countViolations]) void askAnew(cache, { queryKey: [about.name] })
  }, [cache])
  return { people, coverage, broken, askAgain }
}
/** Whether it is about anything of which coverage or violations follow. */
export const isFollowed = (about: ReadonlySet<Topic>) =>
  [readCoverage, countViolations].some((call) => call.about.reads.some((topic) => about.has(topic)))

/** A write does not wait until it has been asked again: `askAgain` is called once there are no others. */
const LATER = { meta: { reads: [] } }

/** Memory of a function of one key, as long as what it is made of stays. */
const remembered = <Value>(of: (key: string) => Value) => {
  const known = new Map<string, Value>()
  return (key: string): Value => {
    let value = known.get(key)
    if (value === undefined) known.set(key, (value = of(key)))
    return value
  }
}

const isOpenRow = (row: Row) => row.kind === 'open' || (row.kind === 'group' && row.group.of === 'open')

/** What was answered, as rows with their cells. `shiftsAfter` puts in what is not saved yet. */
export const useBoard = (
  address: BoardAddress,
  answers: Omit<ReturnType<typeof useBoardQueries>, 'askAgain'>,
  shiftsAfter: (shifts: readonly BoardShift[]) => readonly BoardShift[],
) => {
  const { dates, facility, specialty, type, state, grouping, sort, violationsOnly, pins } = address
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const { people } = answers
  const known = useInSlices(people.data)
  const coverage = useInSlices(answers.coverage.data)
  const broken = useInSlices(answers.broken.data)
  const roster = useMemo(
    () => (known ? rosterOf(known, facility) : EMPTY),
    // oxlint-disable-next-line react/exhaustive-deps -- another facility comes with another answer, and names are in the order of the language
    [known, localeOf()],
  )
  const shifts = useMemo(() => shiftsAfter(roster.shifts), [roster, shiftsAfter])
  const [grouped] = useState(() => steadyGroups((shift: BoardShift) => rowKeyOf(shift)))
  const byRow = useMemo(() => grouped(shifts), [grouped, shifts])
  // Where the shifts of a row stay, its totals and its cells do.
  const totalled = useMemo(
    () =>
      madeOf((person: BoardPerson) =>
        madeOf((own: readonly BoardShift[]) =>
          totalsOf(person, own, roster.leave.get(person.providerId) ?? [], dates, roster.types),
        ),
      ),
    [roster, dates],
  )
  const totals = useMemo(
    () => (id: string) => {
      const person = roster.byId.get(id)
      return person ? totalled(person)(byRow.get(id) ?? NONE) : NOBODY
    },
    [roster, byRow, totalled],
  )
  const left = useMemo(() => leftBy(type, state), [type, state])
  const removed = useMemo(() => (known ? removedIn(known, type, state) : NO_REMOVED), [known, type, state])
  const shown = useMemo(() => (left ? shifts.filter(left) : shifts), [shifts, left])
  // By the hour, what began the day before is seen too.
  const standing = useMemo(
    () => (address.span === 'day' ? shown : shown.filter((shift) => isPlaced(shift, dates))),
    [address.span, shown, dates],
  )
  const removedInCells = useMemo(() => madeOf((own: readonly Removed[]) => cellsOf(own, dates)), [dates])
  const removedCells = useMemo(
    () => placed(address.view === 'facilities' ? removedByPlace(removed, roster, specialty) : removed, removedInCells),
    [address.view, removed, roster, specialty, removedInCells],
  )
  const lines = coverage?.coverage
  const demanded = useMemo(
    () =>
      address.view === 'facilities' && lines
        ? demandedOf(
            lines,
            shifts,
            roster,
            dates,
            { facility, specialty, type },
            (key) => removedCells.get(key) !== undefined,
          )
        : undefined,
    [address.view, lines, shifts, roster, dates, facility, specialty, type, removedCells],
  )
  const [shownGrouped] = useState(() => steadyGroups((shift: BoardShift) => rowKeyOf(shift)))
  const shownByRow = useMemo(
    () => (shown === shifts ? byRow : shownGrouped(shown)),
    [shown, shifts, byRow, shownGrouped],
  )
  const inCells = useMemo(() => madeOf((own: readonly BoardShift[]) => cellsOf(own, dates)), [dates])
  const cells = useMemo<CellsByRow>(
    () => demanded?.cells ?? placed(shownByRow, inCells),
    [demanded, shownByRow, inCells],
  )
  const conflicts = useMemo(() => new Set(broken?.assignmentIds), [broken])
  const counts = useMemo(() => new Map(broken?.byProvider.map((one) => [one.providerId, one.count])), [broken])
  // Whoever is typed into stays in their place; what is wished for otherwise is put into order anew.
  const ranks = useMemo<Ranks>(
    () => new Map(),
    // oxlint-disable-next-line react/exhaustive-deps -- what an order is of
    [dates, facility, specialty, type, state, grouping, sort, violationsOnly, people.isPlaceholderData],
  )
  const all = useMemo(() => {
    if (address.view === 'facilities') return demanded?.rows ?? []
    const seen = address.span === 'day' ? [shownByRow, removed] : [cells, removedCells]
    const isShown = ({ providerId }: { providerId: string }) =>
      (!violationsOnly || broken === undefined || counts.has(providerId)) &&
      (!left || seen.some((rows) => rows.get(providerId) !== undefined))
    const some = { ...roster, people: roster.people.filter(isShown) }
    const found = rowsOf(some, standing, { grouping, sort, ...ranked(ranks, totals, (id) => !cells.get(id)?.[0]) })
    return address.view === 'open' ? found.filter(isOpenRow) : found
  }, [
    address.view,
    address.span,
    demanded,
    roster,
    standing,
    shownByRow,
    grouping,
    sort,
    totals,
    cells,
    broken,
    counts,
    violationsOnly,
    left,
    removed,
    removedCells,
    ranks,
  ])
  const { rows, pinned } = useMemo(() => withPinned(unfolded(all, folded), all, pins), [all, folded, pins])
  /** The lines that the filters leave. */
  const short = useMemo(
    () =>
      (lines ?? []).filter(
        (line) =>
          (type === '' || line.shiftTypeId === type) &&
          (facility === '' || line.hospitalId === facility) &&
          (specialty === '' || line.specialtyId === specialty),
      ),
    [lines, type, facility, specialty],
  )
  const coverings = useMemo<Coverings>(() => coveringOf(short), [short])
  const coveringOfOne = useMemo(() => {
    const known = remembered((key: string) => {
      const [of, id] = JSON.parse(key) as [GroupOf['of'], string | null] // as `keyOfGroup` writes it
      return of === 'specialty' || of === 'facility' ? coveringOfGroup(short, { of, id }) : undefined
    })
    return (group: GroupOf) => known(keyOfGroup(group))
  }, [short])
  const onDutyOf = useMemo(() => remembered(onDutyIn(all, cells, dates, facility)), [all, cells, dates, facility])
  // The board's people are those of the specialty.
  const violations =
    specialty === ''
      ? broken?.total
      : broken?.byProvider.reduce((sum, one) => sum + (roster.byId.has(one.providerId) ? one.count : 0), 0)
  const today = todayOf()
  // It stays where nothing of it has changed: what is drawn of it alone is not drawn again.
  return useMemo(() => {
    const fold = (key: string) =>
      setFolded((was) => {
        const next = new Set(was)
        if (!next.delete(key)) next.add(key)
        return next
      })
    return {
      address,
      dates,
      today,
      isKnown: known !== undefined,
      roster,
      shifts,
      /** By the key of their row. */
      byRow,
      /** Those that the filters of types and states leave. */
      shown,
      /** Those of them that stand in a cell. */
      standing,
      left,
      rows,
      /** How many of them are pinned: they come first. */
      pinned,
      /** In their groups all of them, those that are folded too. */
      allRows: all,
      cells,
      /** Where the shifts stand among what facilities demand; of people there is nothing of the kind. */
      demanded,
      totals,
      conflicts,
      /** What people have not been told that it is gone, by whose it was, and where it would stand. */
      removed,
      removedCells,
      violationsOf: (id: string) => counts.get(id) ?? 0,
      violations,
      lines,
      short,
      coverings,
      coveringOf: coveringOfOne,
      onDutyOf,
      fold,
    }
  }, [
    address,
    dates,
    today,
    known,
    roster,
    shifts,
    byRow,
    shown,
    standing,
    left,
    rows,
    pinned,
    all,
    cells,
    demanded,
    totals,
    conflicts,
    removed,
    removedCells,
    counts,
    violations,
    lines,
    short,
    coverings,
    coveringOfOne,
    onDutyOf,
  ])
}
export type BoardView = ReturnType<typeof useBoard>
