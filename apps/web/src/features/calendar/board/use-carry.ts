import { useDebouncedValue } from '@mantine/hooks'
import { candidates, proposals, type CandidateBucket, type Cure, type ProposedVerdict } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import type { Grip, Times } from '#web/ui/schedule/times.ts'
import { byRuleAndPerson, worstOf } from '#web/ui/rules/verdict-words.ts'
import { differ } from '../judged/use-foresight.ts'
import { proposedOf, type Change } from './change.ts'
import { rowKeyOf } from './placing.ts'
import { moved, stretched, type Built } from './proposing.ts'
import type { BoardShift } from './roster.ts'
import { named, spotOf, type Named, type Spot } from './selection.ts'
import { ownerAt } from './targets.ts'
import type { BoardView } from './use-board.ts'
import { useBoardForesight } from './use-board-foresight.ts'

const { propose } = apiOf(proposals)
const { candidatesForShift } = apiOf(candidates)
/** How long something is held over a cell before the rules are asked. */
const REST_MS = 150
const MOST_ASKED = 500
const OFFERED = 3

/** What is held: shifts, and the cell by which they were taken up. */
export type Carried = {
  shifts: readonly BoardShift[]
  from: Named
  /** Where the only one of them is not held as a whole, but by one of its ends: when it would be. */
  times?: Stretch
}
export type End = Exclude<Grip, 'whole'>
export type Stretch = Times & { grip: End }
export type Mark = 'can' | 'warned' | 'cannot'
const MARKS: Record<CandidateBucket, Mark> = {
  free: 'can',
  nearLimit: 'can',
  needsOverride: 'warned',
  blocked: 'cannot',
  onLeave: 'cannot',
  bookedElsewhere: 'cannot',
  notQualified: 'cannot',
  inactive: 'cannot',
}

/** What would clear the verdicts, as it is offered: by rule and person, of each the smallest. */
export const curesOf = (verdicts: readonly ProposedVerdict[]): Cure[] =>
  byRuleAndPerson(verdicts).flatMap((group) =>
    (worstOf(group).cures ?? []).filter(({ change }) => change !== 'drop' && change !== 'credential').slice(0, OFFERED),
  )

/** The changes with a cure in its place. */
export const cured = (changes: readonly Change[], { at, startsAt, endsAt, shiftTypeId }: Cure): Change[] =>
  changes.map((change, place) =>
    place !== at || change.kind === 'cancel'
      ? change
      : {
          ...change,
          ...(startsAt !== null && { startsAt }),
          ...(endsAt !== null && { endsAt }),
          ...(shiftTypeId !== null && { shiftTypeId }),
        },
  )

/** What is meant when something is let go over a cell: everybody and every day as far from where they were. */
export const movedTo = (view: Pick<BoardView, 'rows' | 'dates'>, { shifts, from, times }: Carried, to: Spot): Built => {
  if (times) return stretched(shifts, times)
  const rowOf = new Map(view.rows.map(({ key }, at) => [key, at]))
  const first = rowOf.get(from.rowKey ?? '')
  return moved(shifts, daysTo(view, from, to), (shift) => {
    const key = rowKeyOf(shift)
    // The row by which it was taken up is at the cell, though it may not be shown any more.
    if (key === from.rowKey) return ownerAt(view, to.row)
    const row = rowOf.get(key)
    return row === undefined || first === undefined ? undefined : ownerAt(view, row + to.row - first)
  })
}
/** How many days lie between the cell by which something was taken up, whatever is shown by now, and another one. */
const daysTo = ({ dates }: Pick<BoardView, 'dates'>, from: Named, to: Spot) => {
  const date = dates[to.column]
  return from.date === undefined || date === undefined ? 0 : daysBetween(from.date, date)
}

/**
 * Shifts that are held over the board, and what would be said of them where they are held: at once what is foreseen, and what the
 * server says once they rest there.
 */
export const useCarry = (view: BoardView, row: number) => {
  const [carried, setCarried] = useState<Carried & { over: Named }>()
  const foresee = useBoardForesight(view, row, carried?.shifts)
  const [rested] = useDebouncedValue(carried, REST_MS)
  const to = carried && spotOf(carried.over, view)
  const restsAt = useMemo(() => rested && spotOf(rested.over, view), [rested, view])
  const isHeld = carried !== undefined && rested !== undefined
  const [shift, ...others] = rested?.shifts ?? []
  const days = rested && restsAt ? daysTo(view, rested.from, restsAt) : 0
  const built = useMemo(() => (rested && restsAt ? movedTo(view, rested, restsAt) : undefined), [view, rested, restsAt])
  const proposed = built?.changes.map((change) => proposedOf(change, () => undefined)) ?? []
  const judged = useQuery({
    queryKey: ['judgedOnBoard', proposed],
    queryFn: ({ signal }) => propose({ mode: 'judge', changes: proposed }, { signal }),
    enabled:
      isHeld &&
      proposed.length > 0 &&
      proposed.every((one) => !('assignmentId' in one) || Number(one.assignmentId) > 0),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  // One who is held alone is asked about with everybody.
  const isOne = isHeld && !rested.times && shift !== undefined && others.length === 0 && shift.assignmentId > 0
  const [at] = shift ? moved([{ ...shift, providerId: null }], days, () => '').changes : []
  const times = at?.kind === 'change' && at.startsAt !== undefined ? { startsAt: at.startsAt, endsAt: at.endsAt } : {}
  const whoCan = useQuery({
    ...ask(candidatesForShift, { assignmentId: shift?.assignmentId ?? 0, ...times, perPage: MOST_ASKED }),
    enabled: isOne,
    retry: false,
  })
  const marks = useMemo(
    () =>
      isOne && whoCan.data
        ? new Map(whoCan.data.candidates.map(({ providerId, bucket }) => [providerId, MARKS[bucket]] as const))
        : undefined,
    [isOne, whoCan.data],
  )
  const overRow = to?.row
  const overColumn = to?.column
  const foreseen = useMemo(() => {
    if (!carried || overRow === undefined || overColumn === undefined) return undefined
    const { changes } = movedTo(view, carried, { row: overRow, column: overColumn })
    return foresee(changes)
  }, [view, carried, overRow, overColumn, foresee])
  const isAnswered =
    isHeld &&
    judged.isFetched &&
    !judged.isFetching &&
    rested.over.rowKey === carried.over.rowKey &&
    rested.over.date === carried.over.date &&
    rested.times === carried.times
  return {
    foresee,
    carried: carried && to && { ...carried, to },
    take: (shifts: readonly BoardShift[], spot: Spot) => {
      const from = named(spot, view)
      setCarried({ shifts, from, over: from })
    },
    stretch: (shift: BoardShift, spot: Spot, times: Stretch) => {
      const from = named(spot, view)
      setCarried({ shifts: [shift], from, over: from, times })
    },
    over: (spot: Spot) => {
      const over = named(spot, view)
      // Within its cell a pointer moves often.
      setCarried((was) =>
        !was || (was.over.rowKey === over.rowKey && was.over.date === over.date) ? was : { ...was, over },
      )
    },
    letGo: () => setCarried(undefined),
    /** The column that the marks are about, and what they say of whom. */
    marks: marks && restsAt ? { column: restsAt.column, of: marks } : undefined,
    /** What is said of the cell that it is held over; nothing while it is not known. */
    said: isAnswered
      ? {
          verdicts: judged.data?.verdicts ?? [],
          names: judged.data?.names,
          error: judged.error,
          isOther:
            foreseen !== undefined && judged.data !== undefined && differ(foreseen.verdicts, judged.data.verdicts),
        }
      : foreseen && { ...foreseen, error: null, isOther: false },
  }
}
export type Carrying = ReturnType<typeof useCarry>
