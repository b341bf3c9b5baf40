import { useSyncExternalStore } from 'react'

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

let state: DemoState = { calls: [], delayMs: 0, fails: false }
let count = 0
const listeners = new Set<() => void>()
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const setDemo = (change: Partial<DemoState>) => {
  state = { ...state, ...change }
  for (const tell of listeners) tell()
}
export const useDemo = () => useSyncExternalStore(subscribe, () => state)

/** What the demo is installed with: it asks here how to behave and reports each call. */
export const demoSettings = {
  onCall: (call: DemoCall) => setDemo({ calls: [{ ...call, id: (count += 1) }, ...state.calls].slice(0, KEPT_CALLS) }),
  delayMs: () => state.delayMs,
  fails: () => state.fails,
}
