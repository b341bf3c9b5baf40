import { shared } from '#web/lib/shared.ts'

// Apart from `toast.ts`: every page asks this, and few ever show a toast.
const wasShown = shared(false)

/** Calls the stage. */
export const noteToast = () => wasShown.set(true)

/** Whether there has been a toast yet: their stage need not be there before. */
export const useHasToasts = wasShown.use
