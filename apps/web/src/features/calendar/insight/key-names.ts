import type { COST_BY, HOURS_BY, STABILITY_BY } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { monthTitle, percent, weekdayName, weekStart } from '#web/lib/formats/formats.ts'
import { typeNamed } from '#web/lib/formats/shift-type-name.ts'
import { textOf } from '#web/lib/text.ts'

/** What rows may be of. */
export type By = (typeof COST_BY | typeof HOURS_BY | typeof STABILITY_BY)[number] | 'role'

// A Sunday.
const SUNDAY = '2000-01-02'

/** What a row is called whose key is of one thing. */
export const keyName = (by: By, key: string | null, name: string | null): string => {
  if (key === null) return textOf(`insight.without.${by}`)
  switch (by) {
    case 'contract':
      return percent(Number(key))
    case 'month':
      return monthTitle(key)
    case 'weekday':
      return weekdayName(addDays(SUNDAY, Number(key)))
    case 'shiftType':
      return typeNamed(key, name ?? key)
    default:
      return name ?? key
  }
}

export const isTime = (by: By) => by === 'month' || by === 'weekday'

/** By what rows stand by their name: months and weekdays as a calendar has them, whatever they are called. */
export const keyOrder = (by: By, key: string | null, name: string | null): string | number => {
  if (by === 'weekday') return key === null ? -1 : (Number(key) - weekStart() + 7) % 7
  return by === 'month' ? (key ?? '') : keyName(by, key, name)
}
