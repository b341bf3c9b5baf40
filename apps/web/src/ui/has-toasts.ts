import { useSyncExternalStore } from 'react'

// Apart from `toast.ts`: every page asks this, and few ever show a toast.
let wasShown = false
const waiting = new Set<() => void>()

/** Calls the stage. */
export const noteToast = () => {
  wasShown = true
  for (const tellStage of waiting) tellStage()
}

const subscribe = (onChange: () => void) => {
  waiting.add(onChange)
  return () => void waiting.delete(onChange)
}

/** Whether there has been a toast yet: their stage need not be there before. */
export const useHasToasts = () => useSyncExternalStore(subscribe, () => wasShown)
