import { useEffect } from 'react'
import { Coverage } from './coverage.tsx'
import type { Covered } from './covered.ts'
import type { SpecialtyOf } from './events.ts'
import type { CalendarRow, RemovedRow } from './patched.ts'
import { Specialties } from './specialties.tsx'
import { useOtherShifts } from './use-other-shifts.ts'

/** Rows beside those of the calendar's own calls: what nobody works or was cancelled, and what people still go by. */
export type BesideRows = { others: CalendarRow[]; removed: RemovedRow[] }

type Props = {
  dates: readonly string[]
  /** The facilities that are not looked at. */
  unticked: ReadonlySet<string>
  hasSpecialties: boolean
  hasCoverage: boolean
  hasCancelled: boolean
  /** Whether people are told of shifts apart from when they are written. */
  hasHorizon: boolean
  onSpecialties: (specialties: SpecialtyOf) => void
  onCovered: (covered: Covered) => void
  onRows: (beside: BesideRows) => void
}

/** What the calendar asks for beside its own calls, once it is drawn: each is told what it finds. It draws nothing itself. */
export const BesideMonth = ({ dates, unticked, hasCancelled, hasHorizon, onRows, ...props }: Props) => {
  const open = useOtherShifts('open', dates)
  const cancelled = useOtherShifts('cancelled', dates, hasCancelled)
  const told = useOtherShifts('removed', dates, hasHorizon)
  useEffect(() => {
    // What was cancelled where somebody still expects it stands there once.
    const placeOf = ({ assignmentId, scheduledDate }: CalendarRow) => `${assignmentId} ${scheduledDate}`
    const expected = new Set(told.map(placeOf))
    onRows({
      others: [...cancelled.filter((row) => !expected.has(placeOf(row))), ...open],
      removed: told.map((row) => ({ ...row, publication: 'removed' })),
    })
  }, [open, cancelled, told, onRows])
  return (
    <>
      {props.hasSpecialties && <Specialties onKnown={props.onSpecialties} />}
      {props.hasCoverage && <Coverage dates={dates} unticked={unticked} onKnown={props.onCovered} />}
    </>
  )
}
