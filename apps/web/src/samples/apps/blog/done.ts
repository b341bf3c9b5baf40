import type { BlogComment } from '@onward/contract/samples'
import { valueStore } from '#web/lib/value-store.ts'

/** What the reader did with a post. */
type Done = { isKept: boolean; own: readonly BlogComment[] }
const NOTHING: Done = { isKept: false, own: [] }

// No call stores it: it lasts until the page is loaded anew.
const all = valueStore<ReadonlyMap<number, Done>>(new Map())

export const useDone = (id: number) => {
  const mine = all.use().get(id) ?? NOTHING
  const done = (to: Partial<Done>) => all.set(new Map(all.now()).set(id, { ...mine, ...to }))
  return [mine, done] as const
}

/** How many comments the reader wrote, by the post's number. */
export const useOwnCounts = () => {
  const done = all.use()
  return (id: number) => done.get(id)?.own.length ?? 0
}
