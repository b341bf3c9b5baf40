import { addDays, isDate } from './dates.ts'
import type { LocalDate } from './day-numbers.ts'
import { addMonths, firstDay, lastDay, monthOf } from './months.ts'

export const PRESETS = ['thisMonth', 'nextMonth', 'lastMonth', 'next28', 'last28', 'thisYear'] as const
export type Preset = (typeof PRESETS)[number]
export type Period = { from: LocalDate; to: LocalDate }

/** The dates that a word means on a day. */
export const presetOf = (preset: Preset, today: LocalDate): Period => {
  const month = monthOf(today)
  const whole = (of: string) => ({ from: firstDay(of), to: lastDay(of) })
  switch (preset) {
    case 'thisMonth':
      return whole(month)
    case 'nextMonth':
      return whole(addMonths(month, 1))
    case 'lastMonth':
      return whole(addMonths(month, -1))
    case 'next28':
      return { from: today, to: addDays(today, 27) }
    case 'last28':
      return { from: addDays(today, -28), to: addDays(today, -1) }
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  }
}

type Address = { period: string; from: string; to: string }

/** The dates that an address asks for, and by which word; both dates typed are `custom`. */
export const periodOf = ({ period, from, to }: Address, today: LocalDate): Period & { preset: Preset | 'custom' } => {
  if (isDate(from) && isDate(to)) return { from, to, preset: 'custom' }
  const preset = PRESETS.find((one) => one === period) ?? 'thisMonth'
  return { ...presetOf(preset, today), preset }
}
