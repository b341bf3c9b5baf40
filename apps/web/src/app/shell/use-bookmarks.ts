import { readJson, writeJson } from '#web/lib/storage.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { wingNow, type Bookmarks } from '#web/lib/pages/wing.ts'

const restored = (): readonly string[] => {
  const ids = readJson('bookmarks')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
const marked = valueStore(restored())
const toggle = (id: string) => {
  const now = marked.now()
  marked.set(now.includes(id) ? now.filter((one) => one !== id) : [...now, id])
  writeJson('bookmarks', marked.now())
}
// Another tab changed them.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || key === 'bookmarks') marked.set(restored())
})

/** Bookmarks that this browser keeps. */
const useOwn = (_isWanted: boolean): Bookmarks => ({ marked: marked.use(), error: null, retry: () => {}, toggle })

// The wing came before the frame and stays: it is the same hook on each paint.
const source = () => wingNow()?.useBookmarks ?? useOwn

/** The bookmarked pages and the star that changes them; a wing may keep them elsewhere. */
export const useBookmarks = (isWanted: boolean) => {
  const useThem = source()
  // oxlint-disable-next-line react/hooks -- see above
  return useThem(isWanted)
}
