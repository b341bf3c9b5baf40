import type { HolidayTreatment, TemplateSlot } from '@onward/contract'
import { datesFrom, daysBetween, usualTimes, wallAt, weekday, type UsualTimes } from '@onward/scheduling'
import type { Wanted } from '#server/booking/roll-out-rows.ts'

type Pattern = {
  weeks: number
  anchor: string
  holidays: HolidayTreatment
  slots: readonly TemplateSlot[]
}
type Settings = {
  from: string
  to: string
  as: 'people' | 'open'
  /** Public holidays; those of every facility have none. */
  holidays: readonly { hospitalId: string | null; date: string }[]
  types: ReadonlyMap<string, UsualTimes>
}

/** Which of the weeks a date is in, from 1: they come round before the anchor too. */
export const weekAt = ({ weeks, anchor }: Pick<Pattern, 'weeks' | 'anchor'>, date: string): number => {
  const week = Math.floor(daysBetween(anchor, date) / 7) % weeks
  return (week < 0 ? week + weeks : week) + 1
}

const SUNDAY = 0
const keyOf = (week: number, day: number) => `${week} ${day}`

/** The shifts that a template wants on some dates, by their dates: of any dates the same as of these dates one by one. */
export const wantedOf = (pattern: Pattern, { from, to, as, holidays, types }: Settings): Wanted[] => {
  const byDay = Map.groupBy(pattern.slots, ({ week, weekday: day }) => keyOf(week, day))
  const free = new Set(holidays.map(({ hospitalId, date }) => `${date} ${hospitalId ?? ''}`))
  const isHoliday = (date: string, hospitalId: string) => free.has(`${date} `) || free.has(`${date} ${hospitalId}`)
  return datesFrom(from, daysBetween(from, to) + 1).flatMap((date) => {
    const week = weekAt(pattern, date)
    const usual = (byDay.get(keyOf(week, weekday(date))) ?? []).filter(
      ({ hospitalId }) => pattern.holidays === 'normal' || !isHoliday(date, hospitalId),
    )
    const instead =
      pattern.holidays === 'sunday'
        ? (byDay.get(keyOf(week, SUNDAY)) ?? []).filter(({ hospitalId }) => isHoliday(date, hospitalId))
        : []
    return [...usual, ...instead].map((slot) => wantedOn(date, slot, as, types))
  })
}

const wantedOn = (date: string, slot: TemplateSlot, as: Settings['as'], types: Settings['types']): Wanted => {
  const { hospitalId, facilityName, shiftTypeId, shiftTypeName, specialtyId, providerId, providerName } = slot
  const times = slot.startsAt === null ? types.get(shiftTypeId) : slot
  // A type that has lost its times since leaves none: such a shift cannot be, and is told.
  const walls = (times && usualTimes(times, date)) ?? { startsAt: wallAt(date, '00:00'), endsAt: wallAt(date, '00:00') }
  const who = as === 'people' ? { providerId, providerName } : { providerId: null, providerName: null }
  return { hospitalId, facilityName, shiftTypeId, shiftTypeName, specialtyId, ...walls, ...who }
}
