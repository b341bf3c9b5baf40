import { valueStore } from '#web/lib/value-store.ts'

// Apart from `toast.ts`: every page asks this, and few ever show a toast.
const wasShown = valueStore(false)

/** Calls the stage. */
export const noteToast = () => wasShown.set(true)

/** Whether there has been a toast yet: their stage need not be there before. */
export const useHasToasts = wasShown.use
