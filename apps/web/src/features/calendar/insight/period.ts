import { daysBetween, PRESETS, type Period } from '@onward/scheduling'
import { MOST_INSIGHT_DAYS } from '@onward/contract'
import { textOf } from '#web/lib/text.ts'

export { periodOf, PRESETS } from '@onward/scheduling'

/** The words for days of which there is something to be told already. */
export const PRESETS_COME = PRESETS.filter((one) => one !== 'nextMonth' && one !== 'next28')

/** Why a report cannot have these dates; undefined where it can. */
export const periodWrong = ({ from, to }: Period): string | undefined => {
  const days = daysBetween(from, to)
  if (days < 0) return textOf('insight.backward')
  return days >= MOST_INSIGHT_DAYS ? textOf('insight.tooLong', { count: MOST_INSIGHT_DAYS }) : undefined
}
