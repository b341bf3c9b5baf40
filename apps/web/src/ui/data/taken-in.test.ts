import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { takenIn } from './taken-in.ts'

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const everything = () => true
const listed = (patched?: (kept: unknown, written: unknown) => unknown) => ({
  queryKey: ['list'],
  queryFn: async () => [1, 2],
  staleTime: Infinity,
  meta: { reads: ['shifts'] as const, ...(patched && { patched }) },
})
const withOne = (kept: unknown, written: unknown) => [...(kept as number[]), written]

it('puts what was written into an answer that is kept, which stays as old as it was', async () => {
  const cache = client()
  await cache.prefetchQuery(listed(withOne))
  const [query] = cache.getQueryCache().getAll()
  const before = query?.state.dataUpdatedAt
  expect([...(await takenIn(cache, everything, 3))]).toEqual([query])
  expect(cache.getQueryData(['list'])).toEqual([1, 2, 3])
  expect(query?.state.dataUpdatedAt).toBe(before)
})

it.each([
  ['where nobody knows how', undefined],
  ['where it cannot be told', () => undefined],
])('leaves an answer alone %s', async (_, patched) => {
  const cache = client()
  await cache.prefetchQuery(listed(patched))
  expect((await takenIn(cache, everything, 3)).size).toBe(0)
  expect(cache.getQueryData(['list'])).toEqual([1, 2])
})

it('does not trust an answer that is old, or is being asked for: it may have been read before the write', async () => {
  const cache = client()
  await cache.prefetchQuery(listed(withOne))
  await cache.invalidateQueries({ refetchType: 'none' })
  expect((await takenIn(cache, everything, 3)).size).toBe(0)
  expect(cache.getQueryData(['list'])).toEqual([1, 2, 3])
})

it('drops what is on its way, which may have been read before the write, though nobody looks at it', async () => {
  const cache = client()
  await cache.prefetchQuery(listed(withOne))
  let answer: (rows: number[]) => void = () => undefined
  const asking = cache.prefetchQuery({
    ...listed(withOne),
    staleTime: 0,
    queryFn: () => new Promise<number[]>((go) => (answer = go)),
  })
  expect((await takenIn(cache, everything, 3)).size).toBe(0)
  answer([1])
  await asking
  expect(cache.getQueryData(['list'])).toEqual([1, 2, 3])
})
