import type { ToldShift } from '@onward/contract'
import { clockMinutes } from '@onward/scheduling'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { ago, longTimes } from '#web/lib/formats/formats.ts'
import { wallIn } from '#web/lib/formats/wall-in.ts'
import { textOf } from '#web/lib/text.ts'

type Timed = Pick<ToldShift, 'startsAt' | 'timeZone'>
/** A shift in the words of a question. */
export type PastShift = Timed &
  Pick<ToldShift, 'endsAt' | 'facilityName'> & {
    providerName: string | null
    /** It is not written down yet. */
    isNew?: boolean
  }

/** How many minutes ago a shift began by the clock of its place; below zero where it has not yet. */
export const begunFor = ({ startsAt, timeZone }: Timed, now = Date.now()) =>
  clockMinutes(startsAt, wallIn(now, timeZone))

/** The first of the shifts that has begun. */
export const begun = <Shift extends Timed>(shifts: readonly (Shift | undefined)[], now?: number) =>
  shifts.find((shift): shift is Shift => shift !== undefined && begunFor(shift, now) >= 0)

/** Which shift it is, and how long ago it began. */
export const pastWords = (shift: PastShift, now?: number) =>
  textOf(shift.isNew ? 'past.newText' : 'past.text', {
    provider: whoOf(shift),
    facility: shift.facilityName,
    when: longTimes(shift.startsAt, shift.endsAt),
    ago: ago(begunFor(shift, now)),
  })
