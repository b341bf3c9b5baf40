import { useEffect } from 'react'
import { askingToStay } from '#web/lib/leaving.ts'
import { textOf } from '#web/lib/text.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import type { Deed } from './deed.ts'

/** What could not be sent, while the page lasts: whoever looks elsewhere finds it on the board again. */
const unsent = valueStore<readonly Deed[]>([])

/** What new shifts and versions have become. */
const stored = new Map<number, { assignmentId: number; version: number }>()
/** The same again as long as something waits that may be about it; otherwise the board knows it. */
export const storedMeanwhile = () => {
  if (unsent.now().length === 0) stored.clear()
  return stored
}

const ask = askingToStay()
const asking = (isAsking: boolean) => (isAsking ? addEventListener : removeEventListener)('beforeunload', ask)

/** Takes the note away that something waits. */
let hideNote = () => {}

const set = (next: (was: readonly Deed[]) => readonly Deed[]) => {
  unsent.set(next(unsent.now()))
  // Wherever one is by then: the browser asks as long as something would be lost.
  asking(unsent.now().length > 0)
  if (unsent.now().length === 0) hideNote()
}

/** What could not be sent. Who leaves the board is told that it waits there; the browser asks before it is lost, and while something is sent. */
export const useUnsent = (isSaving: boolean) => {
  useEffect(() => {
    if (isSaving) asking(true)
    return () => asking(unsent.now().length > 0)
  }, [isSaving])
  useEffect(() => {
    // Whoever is back sees it on the board.
    hideNote()
    return () => {
      const { length: count } = unsent.now()
      if (count > 0) hideNote = warn(textOf('board.unsent', { count }), textOf('board.waits'))
    }
  }, [])
  return [unsent.use(), set] as const
}
/** The same at this moment: since it was drawn, some of it may have been sent. */
export const unsentNow = unsent.now
