/** Which tokens this process has spent lately, by a clock that nobody can set. */
export type SpentHere = {
  add(token: string): void
  /** Milliseconds since; undefined for a token that was spent elsewhere, or long ago. */
  sinceSpent(token: string): number | undefined
}

/** @param monotonic milliseconds since some moment, never going back */
export const createSpentHere = (monotonic: () => number, keptMillis: number): SpentHere => {
  const spentAt = new Map<string, number>()
  return {
    add: (token) => {
      const now = monotonic()
      // The oldest come first.
      for (const [old, at] of spentAt) {
        if (now - at <= keptMillis) break
        spentAt.delete(old)
      }
      spentAt.set(token, now)
    },
    sinceSpent: (token) => {
      const at = spentAt.get(token)
      return at === undefined ? undefined : monotonic() - at
    },
  }
}
