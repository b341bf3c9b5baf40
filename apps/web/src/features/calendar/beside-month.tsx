import { startTransition, useEffect } from 'react'
import { Coverage } from './coverage.tsx'
import type { Covered } from './covered.ts'
import type { SpecialtyOf } from './events.ts'
import type { CalendarRow, RemovedRow } from './patched.ts'
import { Specialties } from './specialties.tsx'
import { useOtherShifts } from './use-other-shifts.ts'

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
  /** What nobody works, or was cancelled. */
  onOthers: OnRows<CalendarRow>
  /** What people still go by. */
  onRemoved: OnRows<RemovedRow>
}

/** Where there are still none, the same none: nothing is drawn again for it. */
const inPlaceOf =
  <Row,>(rows: Row[]) =>
  (before: Row[]) =>
    rows.length === 0 && before.length === 0 ? before : rows
/** Tells which rows there are now. */
type OnRows<Row> = (now: ReturnType<typeof inPlaceOf<Row>>) => void

/** What the calendar asks for beside its own calls, once it is drawn: each is told what it finds. It draws nothing itself. */
export const BesideMonth = ({ dates, unticked, hasCancelled, hasHorizon, onOthers, onRemoved, ...props }: Props) => {
  const open = useOtherShifts('open', dates)
  const cancelled = useOtherShifts('cancelled', dates, hasCancelled)
  const told = useOtherShifts('removed', dates, hasHorizon)
  useEffect(() => {
    // What was cancelled where somebody still expects it stands there once.
    const placeOf = ({ assignmentId, scheduledDate }: CalendarRow) => `${assignmentId} ${scheduledDate}`
    const expected = new Set(told.map(placeOf))
    // All that is in sight is drawn anew: nobody's keys wait for it.
    startTransition(() => {
      onOthers(inPlaceOf([...cancelled.filter((row) => !expected.has(placeOf(row))), ...open]))
      onRemoved(inPlaceOf(told.map((row): RemovedRow => ({ ...row, publication: 'removed' }))))
    })
  }, [open, cancelled, told, onOthers, onRemoved])
  return (
    <>
      {props.hasSpecialties && <Specialties onKnown={props.onSpecialties} />}
      {props.hasCoverage && <Coverage dates={dates} unticked={unticked} onKnown={props.onCovered} />}
    </>
  )
}
