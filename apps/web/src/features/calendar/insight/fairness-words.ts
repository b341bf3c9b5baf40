import type { Burden, FairnessShiftsInput, InsightFairness } from '@onward/contract'
import type { InferInput } from 'valibot'
import { localeOf, textOf } from '#web/lib/text.ts'

/** What the shifts of a number of fairness are asked by. */
export type FairnessWords = Omit<InferInput<typeof FairnessShiftsInput>, 'page' | 'perPage'>
/** Opens the shifts of a number, of all people and days of the report unless it says which. */
export type ListBurden = (title: string, value: number, figure: Burden, more?: Partial<FairnessWords>) => void

export const decimal = (value: number, digits: number) =>
  new Intl.NumberFormat(localeOf(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** How evenly it was carried. */
export const spreadText = (uneven: InsightFairness['spread'][Burden]) =>
  uneven
    ? textOf('insight.spread', { gini: decimal(uneven.gini, 2), range: decimal(uneven.range, 1) })
    : textOf('insight.noSpread')
