import type { Query, QueryClient } from '@tanstack/react-query'
import type { Meta } from '#web/lib/queries.ts'

/**
 * Puts what a write answered into the answers that are kept, and hands back those that are up to date by that. What is on its
 * way may have been read before the write: it is dropped, so that it does not come in over what was written.
 */
export const takenIn = async (cache: QueryClient, predicate: (query: Query) => boolean, written: unknown) => {
  const touched = cache.getQueryCache().findAll({ predicate })
  const asking = new Set(touched.filter(({ state }) => state.fetchStatus !== 'idle'))
  await cache.cancelQueries({ predicate })
  const known = new Set<Query>()
  for (const query of touched) {
    const { data, isInvalidated, dataUpdatedAt } = query.state
    const { patched }: Meta = query.meta ?? {}
    const next = data === undefined ? undefined : patched?.(data, written)
    if (next === undefined) continue
    // It is as old as before but for this one thing.
    cache.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt })
    if (!isInvalidated && !asking.has(query)) known.add(query)
  }
  return known
}
