import type { Language } from '@onward/contract'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { oneLine } from '#server/one-line.ts'
import { shiftTypeCalled } from '#server/shift-type-called.ts'
import { textsFor } from './feed-texts.ts'
import type { FeedShift } from './feeds.queries.ts'

/** How often a program should look again, in seconds. */
const REFRESH = 3_600

const plain = (text: string) => oneLine(text).trim()

/** Whose shifts they are, and how they read. */
type Reader = { accountId: number; language: Language | null }
/**
 * Shifts as iCalendar (RFC 5545), each at its instants: a program shows them by its own clock. The same shifts make the same
 * text, and a shift keeps its UID whatever becomes of it.
 */
export const calendarFile = ({ accountId, language }: Reader, name: string, shifts: readonly FeedShift[]): string => {
  const say = textsFor(language)
  const calendar = ical({
    name: plain(name),
    prodId: { company: 'Onward', product: 'Schedule', language: (language ?? 'en').toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  })
  for (const shift of shifts) {
    const { assignmentId, version, isCancelled, shiftTypeName, facilityName, city, state } = shift
    const what = `${plain(shiftTypeCalled(shiftTypeName, language))}, ${plain(facilityName)}`
    calendar.createEvent({
      id: `shift-${accountId}-${assignmentId}@onward`,
      sequence: version - 1,
      start: new Date(shift.start),
      end: new Date(shift.end),
      // When it was changed last would tell of drafts.
      stamp: new Date(shift.createdAt),
      created: new Date(shift.createdAt),
      // Not every program shows the status.
      summary: isCancelled ? say('cancelled', { what }) : what,
      location: [facilityName, city, state].flatMap((part) => (part ? plain(part) : [])).join(', '),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  // Each line ends, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`
}
