import type { Topic } from '@onward/contract'
import { QueryClient } from '@tanstack/react-query'
import { isUnanswered } from './unanswered.ts'

/** What is known of an answer that is kept. */
export type Meta = {
  /** What it shows: a write of that makes it old. */
  reads?: readonly Topic[]
  /**
   * The kept answer with what a write answered in its place, so that nobody has to ask again; undefined where that cannot be
   * told from the two.
   */
  patched?: (kept: unknown, written: unknown) => unknown
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
  }
}

/** Who waits is told soon; what comes back by then was never gone. */
const SOON_MS = 400

/** Everything that was asked of the server, by call and input. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isUnanswered(error),
      retryDelay: (count) => SOON_MS * 2 ** count,
      refetchOnWindowFocus: true,
      // Without a line a call fails, and is said to have: one that waits for it in silence looks like an empty month.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})
