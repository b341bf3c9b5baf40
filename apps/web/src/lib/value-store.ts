import { useSyncExternalStore } from 'react'

/** A value that lasts as long as the page: each component that uses it paints again when it is set. */
export const valueStore = <Value>(first: Value) => {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }
  const now = () => value
  return {
    now,
    set: (next: Value) => {
      value = next
      for (const tell of listeners) tell()
    },
    use: () => useSyncExternalStore(subscribe, now),
  }
}
