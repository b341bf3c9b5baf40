import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Asks again for what is shown. What is under way without an answer yet goes on, and is asked for once more after that: the
 * server may have read for it before what it is asked again for was done.
 */
export const askAnew = async (cache: QueryClient, filters: QueryFilters): Promise<void> => {
  const first = cache
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await cache.invalidateQueries(filters)
  if (first.length > 0) await cache.invalidateQueries({ predicate: (query) => first.includes(query) })
}
