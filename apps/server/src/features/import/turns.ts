import { setImmediate } from 'node:timers/promises'
import { chunks } from '#server/chunks.ts'

/** How an import lets others in while it works, says how far it is, and hears that it is no longer wanted. */
export type Turns = {
  /** @throws what the import was given up for */
  assertWanted(): void
  /** A list in slices, each of which may ask the store once: everybody who waits has a turn in between. */
  slices<T>(list: readonly T[], size?: number): AsyncGenerator<T[]>
}

/** Rows that the store looks at in well under the 250 ms for which nobody shall wait. */
const SLICE = 500
/** The same for rows that it writes. */
export const WRITE_SLICE = 250

/**
 * @param signal aborted when nobody waits for the import any more
 * @param onLooked told how many rows have been looked at
 */
export const takeTurns = (signal?: AbortSignal, onLooked: (rows: number) => void = () => {}): Turns => {
  const assertWanted = () => signal?.throwIfAborted()
  let looked = 0
  return {
    assertWanted,
    slices: async function* (list, size = SLICE) {
      for (const slice of chunks(list, size)) {
        // Also who does not ask the store: everything else of this process runs on this thread.
        await setImmediate()
        assertWanted()
        yield slice
        looked += slice.length
        onLooked(looked)
      }
    },
  }
}
