import type { Product } from '@onward/contract/samples'

type Kin = Pick<Product, 'id' | 'brand' | 'price'>
const MOST = 8

/** The number that a slug ends in, as text; what ends in none is the id of nothing. */
export const idOf = (slug: string) => /^\d+$/.exec(slug.slice(slug.lastIndexOf('-') + 1))?.[0] ?? 'none'

/** What goes with a product: its own brand first, and what costs about as much before what does not. */
export const relatedTo = <P extends Kin>(product: Kin, all: readonly P[]): P[] => {
  const far = (other: Kin) => Math.abs(other.price - product.price)
  const isForeign = ({ brand }: Kin) => Number(brand !== product.brand)
  return all
    .filter(({ id }) => id !== product.id)
    .toSorted((one, other) => isForeign(one) - isForeign(other) || far(one) - far(other))
    .slice(0, MOST)
}
