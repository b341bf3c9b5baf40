import type { Faq } from '@onward/contract/samples'

/** In the order of their tabs. */
export const CATEGORIES = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const
export type Category = (typeof CATEGORIES)[number]

/** The category that an address names; the first where it names none. */
export const tabAt = (word: string): Category => CATEGORIES.find((id) => id === word) ?? CATEGORIES[0]

/** How many questions there are, over all categories. */
export const totalOf = (all: Faq) => CATEGORIES.reduce((sum, id) => sum + all[id].qandA.length, 0)
