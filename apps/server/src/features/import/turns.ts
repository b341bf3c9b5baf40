import { setImmediate } from 'node:timers/promises'

/** How an import lets others in while it works, says how far it is, and hears that it is no longer wanted. */
export type Turns = {
  /** @throws what the import was given up for */
  assertWanted(): void
  /** A list in slices, each of which may ask the store once: everybody who waits has a turn in between. */
  slices<T>(list: readonly T[], size?: () => number): AsyncGenerator<T[]>
}

/** Rows that the store looks at in well under the 250 ms for which nobody shall wait. */
const SLICE = 500
/** The same for rows that it writes, on a machine that has nothing else to do. */
export const WRITE_SLICE = 250
const LEAST = 25
/** How long a slice may take. */
const TURN_MS = 120

/** How many rows to write next, after so many took so long: fewer where a machine is busy. */
export const nextSlice = (rows: number, ms: number): number =>
  Math.min(WRITE_SLICE, Math.max(LEAST, Math.round((rows * TURN_MS) / Math.max(ms, 1))))

/**
 * @param signal aborted when nobody waits for the import any more
 * @param onLooked told how many rows have been looked at
 */
export const takeTurns = (signal?: AbortSignal, onLooked: (rows: number) => void = () => {}): Turns => {
  const assertWanted = () => signal?.throwIfAborted()
  let looked = 0
  return {
    assertWanted,
    slices: async function* (list, size = () => SLICE) {
      for (let at = 0; at < list.length;) {
        // Also who does not ask the store: everything else of this process runs on this thread.
        await setImmediate()
        assertWanted()
        const slice = list.slice(at, at + size())
        yield slice
        at += slice.length
        looked += slice.length
        onLooked(looked)
      }
    },
  }
}
