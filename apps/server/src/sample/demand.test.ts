import { coveredOf, daysOf, monthOf, neededOn, onDutyBy } from '@onward/scheduling'
import { expect, it } from 'vitest'
import { sampleDemand, sampleHolidays } from './demand.ts'
import { sampleFacilities } from './facilities.ts'
import { sampleClinicians } from './names.ts'
import { sampleRoster } from './roster.ts'

const tradeOf = new Map(sampleClinicians.map(({ providerId, specialty }) => [providerId, specialty]))

it.each([new Date('2026-11-21T02:00:00Z'), new Date('2027-03-01T00:00:00Z'), new Date('2028-02-29T00:00:00Z')])(
  'what the sample needs is there on most days around %o, and not on all',
  (now) => {
    const { shifts } = sampleRoster(2026, now)
    const { patterns } = sampleDemand(shifts, now)
    expect(new Set(patterns.map(({ hospitalId }) => hospitalId)).size).toBe(sampleFacilities.length)
    expect(patterns.some(({ specialty }) => specialty !== null)).toBe(true)
    const lines = daysOf(monthOf(now.toISOString())).flatMap((date) =>
      sampleFacilities.flatMap(({ hospitalId }) => {
        const own = patterns
          .filter((pattern) => pattern.hospitalId === hospitalId)
          .map((pattern) => ({ ...pattern, specialtyId: pattern.specialty }))
        const needed = neededOn(date, { patterns: own, days: [], holidays: new Set() })
        const staff = shifts
          .filter((shift) => shift.hospitalId === hospitalId && shift.scheduledDate === date)
          .map((shift) => ({ shiftTypeId: shift.shiftType, specialtyIds: [tradeOf.get(shift.providerId) ?? ''] }))
        const counted = onDutyBy(needed, staff)
        return needed.map((line, at) => ({ ...line, onDuty: counted[at] ?? 0 }))
      }),
    )
    const { least, covered } = coveredOf(lines)
    expect(covered / least).toBeGreaterThan(0.75)
    expect(covered).toBeLessThan(least)
  },
)

it('holidays fall on their weekdays', () => {
  const on = new Map(
    sampleHolidays(new Date('2026-11-21T02:00:00Z')).map(({ date, holidayName }) => [date, holidayName]),
  )
  expect([on.get('2026-11-26'), on.get('2027-01-18'), on.get('2027-05-31'), on.get('2026-08-31')]).toEqual([
    'Thanksgiving Day',
    'Martin Luther King Jr. Day',
    'Memorial Day',
    'Summer bank holiday',
  ])
})
