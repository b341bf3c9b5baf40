import type { ProviderScheduleRow } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { hours, longDate, shortZone } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { here } from '#web/lib/formats/other-zone.ts'
import { isNight, leaveEvent, nightLook, OTHER_TONE, timesOf, white, type CalendarEvent } from './events.ts'
import type { Tones } from './tones.ts'

/** What the services say when there is no facility, in both spellings, or no leave. */
const SENTINELS = new Set(['Uassigned', 'Unassigned'])
const said = (text: string | null) => (text === null || SENTINELS.has(text) ? '' : text)

/** A provider's own month: an event for each shift and for each day of leave, which knows whether it goes on. */
export const toOwnEvents = (rows: readonly ProviderScheduleRow[], tones: Tones): CalendarEvent[] => {
  const leaveDays = new Set(rows.map((row) => `${row.date} ${said(row.leaveDescription)}`))
  return rows.flatMap((row) => {
    const { date, startsAt, endsAt, hospitalId } = row
    const [facility, leave] = [said(row.facilityName), said(row.leaveDescription)]
    const events: CalendarEvent[] = []
    if (facility && startsAt !== null && endsAt !== null) {
      const zone = row.timeZone !== null && row.timeZone !== here ? shortZone(row.timeZone) : undefined
      const times = [timesOf({ startsAt, endsAt }), zone].filter(Boolean).join(' ')
      events.push({
        ...white,
        id: `shift ${row.assignmentId}`,
        title: facility,
        start: date,
        extendedProps: { calendar: facility },
        date,
        detail: times,
        when: longDate(date),
        tone: tones.get(hospitalId ?? '') ?? OTHER_TONE,
        canCarry: true,
        ...(isNight({ startsAt, endsAt }) && nightLook),
        startsAt,
        endsAt,
        ...(row.elapsedMinutes !== null && { hours: hours(row.elapsedMinutes) }),
      })
    }
    if (leave) {
      const day = leaveEvent(`leave ${date}`, date, textOf('calendar.leaveOf', { what: leave }), '', leave)
      const isOn = (days: number) => leaveDays.has(`${addDays(date, days)} ${leave}`)
      events.push({ ...day, isBefore: isOn(-1), isAfter: isOn(1) })
    }
    return events
  })
}
