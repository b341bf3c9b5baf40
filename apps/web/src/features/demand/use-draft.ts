import { useEffect } from 'react'
import { askingToStay } from '#web/lib/leaving.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { NO_CHANGES, type Draft } from './draft.ts'

type History = { past: readonly Draft[]; now: Draft; future: readonly Draft[] }
const NOTHING: History = { past: [], now: NO_CHANGES, future: [] }

/** What is not saved of each period, while the page lasts: whoever looks elsewhere finds it again. */
const drafts = valueStore<Readonly<Record<string, History>>>({})

/** The changes of a period that are not saved, with the way back and forth between them. */
export const useDraft = (key: string) => {
  const all = drafts.use()
  const { past, now, future } = all[key] ?? NOTHING
  const put = (history: History) => drafts.set({ ...drafts.now(), [key]: history })
  const [last] = past.slice(-1)
  const [next] = future
  return {
    draft: now,
    set: (to: Draft) => put({ past: [...past, now], now: to, future: [] }),
    /** Goes on from newer rows: there is no way back behind them. */
    rebase: (to: Draft) => put({ past: [], now: to, future: [] }),
    clear: () => put(NOTHING),
    canUndo: last !== undefined,
    canRedo: next !== undefined,
    undo: () => last && put({ past: past.slice(0, -1), now: last, future: [now, ...future] }),
    redo: () => next && put({ past: [...past, now], now: next, future: future.slice(1) }),
  }
}

/** The browser asks before the page is left with what is not saved. */
export const useUnsaved = (isUnsaved: boolean) =>
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = askingToStay()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
