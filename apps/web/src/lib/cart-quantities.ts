import { useSyncExternalStore } from 'react'

// No call changes a quantity, so what is chosen here lasts as long as the page.
let chosen: ReadonlyMap<number, number> = new Map()
const listeners = new Set<() => void>()
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** How many of a product are wanted, 1 to 10, by the product's id; what is not there is as many as the cart says. */
export const useQuantities = () => useSyncExternalStore(subscribe, () => chosen)

export const chooseQuantity = (productId: number, quantity: number) => {
  chosen = new Map(chosen).set(productId, Math.min(10, Math.max(1, Math.round(quantity))))
  for (const tell of listeners) tell()
}
