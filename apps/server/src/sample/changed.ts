import { SAMPLE_PROVIDER_ID } from './names.ts'
import type { SampleRoster, SampleShift } from './roster.ts'

/** A shift of the sample, be it nobody's. */
export type SampleRow = Omit<SampleShift, 'providerId'> & { providerId: string | null }
/** A shift that was otherwise at first. */
export type Changed = { before: SampleRow; after: SampleRow }

const HOUR = 3_600_000
/** Of those that begin within three weeks each so manieth is begun earlier than it was planned. */
const EVERY = 47

const isAhead = ({ start }: SampleShift, now: Date) =>
  Date.parse(start) > now.getTime() && Date.parse(start) < now.getTime() + 21 * 24 * HOUR

/** The same with an hour less at its beginning, where no clock changes: nobody is in its way. */
const begunLater = (shift: SampleShift): SampleRow => {
  const hour = String(Number(shift.startsAt.slice(11, 13)) + 1).padStart(2, '0')
  return {
    ...shift,
    startsAt: `${shift.startsAt.slice(0, 11)}${hour}${shift.startsAt.slice(13)}`,
    start: new Date(Date.parse(shift.start) + HOUR).toISOString(),
  }
}
const elapsed = ({ start, end }: SampleShift) => Date.parse(end) - Date.parse(start)
const onTheWall = ({ startsAt, endsAt }: SampleShift) => Date.parse(`${endsAt}Z`) - Date.parse(`${startsAt}Z`)

/**
 * What was planned otherwise at first, so that there is something to see of how steady a roster is: some were begun an hour later,
 * some worked by others, and what is open was somebody's. Who had a shift is free then: it is a gap of theirs.
 */
export const sampleChanged = ({ shifts, open, gaps }: SampleRoster, now: Date): Changed[] => {
  const ahead = shifts.filter((shift) => shift.providerId !== SAMPLE_PROVIDER_ID && isAhead(shift, now))
  const moved = ahead
    .filter((shift) => shift.shiftType === 'day' && elapsed(shift) === onTheWall(shift))
    .filter((_, at) => at % EVERY === 13)
  const movedOnes = new Set(moved)
  const handedOver = gaps.flatMap((gap) => {
    const after = ahead.find(
      (shift) => shift.start === gap.start && shift.end === gap.end && shift.hospitalId === gap.hospitalId,
    )
    return after && !movedOnes.has(after) ? [{ before: { ...after, providerId: gap.providerId }, after }] : []
  })
  return [
    ...moved.map((after) => ({ before: begunLater(after), after })),
    // One shift is handed over once.
    ...new Map(handedOver.map((one) => [one.after, one])).values(),
    ...open.map((after) => ({ before: { ...after, providerId: after.gapOf }, after })),
  ]
}
