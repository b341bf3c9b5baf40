import { addDays, addMonths, dateOfDay, dayNumber, lastDay, monthOf } from '@onward/scheduling'

/** The date that a key leads to in a grid of weeks; undefined for a key that leads nowhere. */
export const dateByKey = (key: string, from: string, weekStartsOn: number, isRtl: boolean): string | undefined => {
  const weekday = (((dayNumber(from) + 4 - weekStartsOn) % 7) + 7) % 7
  const forward = isRtl ? -1 : 1
  const byDays: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const days = byDays[key]
  if (days !== undefined) return addDays(from, days)
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  const month = addMonths(monthOf(from), key === 'PageUp' ? -1 : 1)
  return dateOfDay(Math.min(dayNumber(`${month}-01`) + Number(from.slice(8)) - 1, dayNumber(lastDay(month))))
}
