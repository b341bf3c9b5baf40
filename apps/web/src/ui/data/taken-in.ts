import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Puts what a write answered into the answers that are kept, and hands back those that are up to date by that. What is on its
 * way may have been read before the write: it is dropped, so that it does not come in over what was written.
 */
export const takenIn = async (cache: QueryClient, predicate: (query: Query) => boolean, written: unknown) => {
  const touched = cache.getQueryCache().findAll({ predicate })
  const known = new Set(touched.filter(({ state }) => state.fetchStatus === 'idle' && !state.isInvalidated))
  await cache.cancelQueries({ predicate })
  for (const query of touched) {
    const { data, dataUpdatedAt } = query.state
    const next = data === undefined ? undefined : query.meta?.patched?.(data, written)
    // It is as old as before but for this one thing.
    if (next !== undefined) cache.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt })
    else known.delete(query)
  }
  return known
}
