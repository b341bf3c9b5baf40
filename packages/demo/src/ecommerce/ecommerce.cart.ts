import type { CartEntry } from '@onward/contract/samples'
import { instantFrom } from '../dates.ts'
import type { DemoSources } from '../demo.ts'

/** What the shop says of a line beside its product. */
type Offer = { shippingDate: string; offers: number; discountPercentage: number }
export type CartLine = CartEntry & Offer

const between = (random: () => number, least: number, most: number) => least + Math.floor(random() * (most - least + 1))

/** Drawn once, when the line is made: values that change with every look would flicker. */
export const drawLine = ({ now, random }: DemoSources): Offer => ({
  shippingDate: instantFrom(now(), between(random, 1, 7)),
  offers: between(random, 1, 4),
  discountPercentage: between(random, 3, 20),
})
