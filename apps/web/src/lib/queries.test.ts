import { ApiError } from '@onward/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queries } from './queries.ts'

/** How often a call is made that fails like this, and how long is waited in between. */
const attempts = async (error: unknown) => {
  vi.useFakeTimers()
  const made: number[] = []
  const asked = queries.fetchQuery({
    queryKey: ['trial', String(error)],
    // The one that asks for itself does not try again unless it is told to: the rule is the house's.
    retry: queries.getDefaultOptions().queries?.retry ?? false,
    queryFn: async () => {
      made.push(Date.now())
      throw error
    },
  })
  const [outcome] = await Promise.all([Promise.allSettled([asked]), vi.runAllTimersAsync()])
  expect(outcome).toMatchObject([{ status: 'rejected', reason: error }])
  return made.map((at, index) => at - (made[index - 1] ?? at))
}
afterEach(() => {
  vi.useRealTimers()
  queries.clear()
})

describe('a call that failed', () => {
  it.each([
    ['a server that stumbled', new ApiError(500)],
    ['a server that is being moved', new ApiError(503)],
    ['a network that is gone', new TypeError('Failed to fetch')],
  ])('by %s is tried twice more, the second time later', async (_, error) => {
    expect(await attempts(error)).toEqual([0, 400, 800])
  })

  it.each([400, 401, 403, 404, 409])('with a refusal of status %i stays refused', async (status) => {
    expect(await attempts(new ApiError(status))).toEqual([0])
  })
})
