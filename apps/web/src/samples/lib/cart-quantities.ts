import { valueStore } from '#web/lib/value-store.ts'

// No call changes a quantity, so what is chosen here lasts as long as the page.
const chosen = valueStore<ReadonlyMap<number, number>>(new Map())

/** How many of a product are wanted, 1 to 10, by the product's id; what is not there is as many as the cart says. */
export const useQuantities = chosen.use

export const chooseQuantity = (productId: number, quantity: number) =>
  chosen.set(new Map(chosen.now()).set(productId, Math.min(10, Math.max(1, Math.round(quantity)))))
