import type { SeriesReport } from '@onward/contract'
import texts from 'texts:series'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

const REASONS = ['changed', 'begun', 'locked', 'cancelled'] as const

/** How many shifts of a series became something else, and how many were left alone and why. */
export const manyWords = (key: 'series.cancelled' | 'series.changed', { changed, left, hidden }: SeriesReport) => {
  const why = REASONS.flatMap((reason) => {
    const count = left.filter((one) => one.reason === reason).length
    return count > 0 ? textOf(`series.left.${reason}`, { count }) : []
  })
  const elsewhere = hidden > 0 ? [textOf('series.left.hidden', { count: hidden })] : []
  return joined([textOf(key, { count: changed }), ...why, ...elsewhere], '·')
}
