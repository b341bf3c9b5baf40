import type { Product } from '@onward/contract/samples'
import { byReader } from '#web/lib/formats/names-order.ts'

/** Every brand with how many products it has, by name. */
export const brandsOf = (products: readonly Pick<Product, 'brand'>[]) => {
  const counts = new Map<string, number>()
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  return [...counts]
    .map(([brand, count]) => ({ brand, count }))
    .toSorted((one, other) => byReader(one.brand, other.brand))
}

/** With a word put in, or taken out. */
export const turned = (words: readonly string[], word: string) =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word]
