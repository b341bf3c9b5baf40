import { valueStore } from '#web/lib/value-store.ts'

/** A call that the demo answered; `at` in milliseconds since 1970. */
export type DemoCall = { method: string; path: string; status: number; ms: number; at: number }
type DemoState = {
  /** The last calls, the newest first. */
  calls: readonly (DemoCall & { id: number })[]
  /** How long the demo holds an answer back, so that one sees the page wait. */
  delayMs: number
  /** Whether the demo fails every call, so that one sees the page cope. */
  fails: boolean
}

const KEPT_CALLS = 100

const state = valueStore<DemoState>({ calls: [], delayMs: 0, fails: false })
let count = 0

export const setDemo = (change: Partial<DemoState>) => state.set({ ...state.now(), ...change })
export const useDemo = state.use

/** What the demo is installed with: it asks here how to behave and reports each call. */
export const demoSettings = {
  onCall: (call: DemoCall) =>
    setDemo({ calls: [{ ...call, id: (count += 1) }, ...state.now().calls].slice(0, KEPT_CALLS) }),
  delayMs: () => state.now().delayMs,
  fails: () => state.now().fails,
}
