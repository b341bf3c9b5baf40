import { Coverage } from './coverage.tsx'
import type { Covered } from './covered.ts'
import type { SpecialtyOf } from './events.ts'
import { OtherShifts } from './other-shifts.tsx'
import type { CalendarRow } from './patched.ts'
import { Specialties } from './specialties.tsx'

type Props = {
  dates: readonly string[]
  /** The facilities that are not looked at. */
  unticked: ReadonlySet<string>
  hasSpecialties: boolean
  hasCoverage: boolean
  hasCancelled: boolean
  onSpecialties: (specialties: SpecialtyOf) => void
  onCovered: (covered: Covered) => void
  onOpen: (rows: CalendarRow[]) => void
  onCancelled: (rows: CalendarRow[]) => void
}

/** What the calendar asks for beside its own calls, once it is drawn: each is told what it finds. It draws nothing itself. */
export const BesideMonth = ({ dates, unticked, hasSpecialties, hasCoverage, hasCancelled, ...told }: Props) => (
  <>
    {hasSpecialties && <Specialties onKnown={told.onSpecialties} />}
    {hasCoverage && <Coverage dates={dates} unticked={unticked} onKnown={told.onCovered} />}
    <OtherShifts which="open" dates={dates} onRows={told.onOpen} />
    {hasCancelled && <OtherShifts which="cancelled" dates={dates} onRows={told.onCancelled} />}
  </>
)
