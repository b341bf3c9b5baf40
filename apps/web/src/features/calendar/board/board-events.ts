import { shortDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { dateOf } from './roster.ts'
import type { BoardView } from './use-board.ts'
import { typeName } from './words.ts'

/** The stored shifts that begin on the dates, person by person, as the details step through them. */
export const boardEvents = ({ shifts, roster, dates }: Pick<BoardView, 'shifts' | 'roster' | 'dates'>): GridEvent[] =>
  shifts
    .filter((shift) => shift.assignmentId > 0 && dates.includes(dateOf(shift)))
    .map((shift) => ({
      id: String(shift.assignmentId),
      date: dateOf(shift),
      title: roster.byId.get(shift.providerId ?? '')?.providerName ?? '',
      detail: joined([typeName(roster, shift.shiftTypeId), timeSpan(shift.startsAt, shift.endsAt)]),
      when: joined([shortDate(dateOf(shift)), roster.facilities.get(shift.hospitalId)?.facilityName ?? '']),
      tone: roster.tones.get(shift.hospitalId) ?? 'away',
      canCarry: false,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
    }))
