import type { Query, QueryClient } from '@tanstack/react-query'
import type { Meta } from '#web/lib/queries.ts'

/** Puts what a write answered into the answers that are kept, and hands back those that are up to date by that. */
export const takenIn = (cache: QueryClient, isTouched: (query: Query) => boolean, written: unknown) => {
  const known = new Set<Query>()
  for (const query of cache.getQueryCache().findAll({ predicate: isTouched })) {
    const { data, fetchStatus, isInvalidated, dataUpdatedAt } = query.state
    const { patched }: Meta = query.meta ?? {}
    const next = data === undefined ? undefined : patched?.(data, written)
    if (next === undefined) continue
    // It is as old as before but for this one thing.
    cache.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt })
    // An answer on its way may have been read before the write.
    if (fetchStatus === 'idle' && !isInvalidated) known.add(query)
  }
  return known
}
