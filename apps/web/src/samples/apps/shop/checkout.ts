import type { CartProduct } from '@onward/contract/samples'
import type { pricesOf } from '#web/samples/lib/cart-prices.ts'

/** `reduced` is what a piece costs after its discount. */
export type Line = CartProduct & { reduced: number }
export type Prices = ReturnType<typeof pricesOf>
export type Address = {
  name: string
  mobile: string
  flat: string
  landmark: string
  city: string
  pincode: string
  state: string
  /** `home` or `work`; nothing as long as nobody has chosen. */
  kind: string
}
export const NO_ADDRESS: Address = {
  name: '',
  mobile: '',
  flat: '',
  landmark: '',
  city: '',
  pincode: '',
  state: '',
  kind: '',
}
/** What the sample knows of an earlier order. */
export const SAVED: Address = {
  name: 'Rosalind Achterdale',
  mobile: '+1 555 0142',
  flat: '14 Harbor Row',
  landmark: 'Old ferry pier',
  city: 'Brinmouth',
  pincode: '04110',
  state: 'Maine',
  kind: 'home',
}

/** How many pieces, all lines together. */
export const piecesIn = (lines: readonly Pick<Line, 'qty'>[]) => lines.reduce((sum, { qty }) => sum + qty, 0)
