import { useDebouncedValue } from '@mantine/hooks'
import { candidates, proposals, type CandidateBucket } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { lockOf } from '#web/lib/refusals/closed-days.ts'
import { differ } from '../judged/use-foresight.ts'
import { proposedOf } from './change.ts'
import { isLeft, moved } from './proposing.ts'
import { dateOf } from './roster.ts'
import { spotOf } from './selection.ts'
import type { BoardView } from './use-board.ts'
import { daysTo, movedTo, type Carrying, type Found, type Mark } from './use-carry.ts'

const { propose } = apiOf(proposals)
const { candidatesForShift } = apiOf(candidates)
/** How long something is held over a cell before the rules are asked. */
const REST_MS = 150
const MOST_ASKED = 500

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

/**
 * What would be said of shifts that are held over the board, where they are held: at once what is foreseen, and what the server
 * says once they rest there. Who shows it finds it at `found`.
 */
export const HeldOver = ({ view, carry }: { view: BoardView; carry: Carrying }) => {
  const { carried: held, found, foresee } = carry
  const over = carry.over.use()
  const carried = useMemo(() => held && over && { ...held, over }, [held, over])
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
  const here = useMemo(
    () =>
      carried && overRow !== undefined && overColumn !== undefined
        ? movedTo(view, carried, { row: overRow, column: overColumn })
        : undefined,
    [view, carried, overRow, overColumn],
  )
  const foreseen = useMemo(() => here && foresee(here.changes), [here, foresee])
  const isAnswered =
    isHeld &&
    judged.isFetched &&
    !judged.isFetching &&
    rested.over.rowKey === carried.over.rowKey &&
    rested.over.date === carried.over.date &&
    rested.times === carried.times
  const { data: answer, error } = judged
  const marked = restsAt?.column
  // On days that are closed nobody can take a shift, and none can be taken from them.
  const lock = useMemo(() => lockOf(error), [error])
  const [known, setKnown] = useState<typeof lock>()
  if (lock && lock !== known) setKnown(lock)
  const isClosed =
    shift !== undefined &&
    known !== undefined &&
    (known.hospitalId ?? shift.hospitalId) === shift.hospitalId &&
    [dateOf(shift), view.dates[marked ?? -1] ?? ''].some((date) => known.from <= date && date <= known.to)
  const next = useMemo((): Found => {
    if (!carried || !here) return {}
    const nothing = { cell: carried.over, built: here, verdicts: [], names: undefined, error: null, isOther: false }
    const answered = () => ({
      ...nothing,
      verdicts: answer?.verdicts ?? [],
      names: answer?.names,
      error,
      isOther: foreseen !== undefined && answer !== undefined && differ(foreseen.verdicts, answer.verdicts),
    })
    // Where nothing can be put nobody is asked.
    const foretold = () => (foreseen ? { ...nothing, ...foreseen } : isLeft(here) ? nothing : undefined)
    return {
      marks: marks && marked !== undefined && !isClosed ? { column: marked, of: marks } : undefined,
      said: isAnswered ? answered() : foretold(),
    }
  }, [carried, here, marks, marked, isClosed, isAnswered, answer, error, foreseen])
  // Before it is painted: what is shown is of the cell that it is shown beside.
  useLayoutEffect(() => found.set(next), [found, next])
  return undefined
}
