import type { AdminCalendarRow } from '@onward/contract'
import { addDays } from '@onward/scheduling'

export const MONTH = '2026-11'
const DAYS = 30

/** The month's assignments by date as the server answers them, the same ones each time. */
export const rowsOf = (count: number): AdminCalendarRow[] =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(`${MONTH}-01`, Math.floor((index * DAYS) / count))
    const isNight = index % 3 === 0
    const [provider, place] = [(index * 31) % 2000, (index * 17) % 60]
    const [startsAt, endsAt] = isNight
      ? [`${date}T19:00`, `${addDays(date, 1)}T07:00`]
      : [`${date}T07:00`, `${date}T19:00`]
    return {
      assignmentId: index + 1,
      providerId: `p${provider}`,
      providerName: `Clinician ${provider}`,
      hospitalId: `h${place}`,
      hospitalName: `Hospital ${place}`,
      facilityCode: `H${place}`,
      scheduledDate: date,
      startsAt,
      endsAt,
      start: `${startsAt}:00.000Z`,
      end: `${endsAt}:00.000Z`,
      timeZone: 'UTC',
      elapsedMinutes: 720,
      shiftType: isNight ? 'night' : 'day',
      status: 'confirmed',
      publication: 'published',
      version: 1,
    }
  })
