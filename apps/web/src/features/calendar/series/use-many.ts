import type { SeriesReport } from '@onward/contract'
import { useState } from 'react'
import type { Calling, Known } from '#web/lib/api.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { undoRefusalOf } from '../undo/undo.ts'
import { useUndo } from '../undo/use-undo.ts'
import { manyWords } from './many-words.ts'

/** Does something with several shifts of a series, says how many and which were left alone, and offers to take it back. */
export const useMany = <Input>(
  call: Calling<Input, SeriesReport>,
  { by, words, onDone }: { by: Known; words: Parameters<typeof manyWords>[0]; onDone: () => void },
) => {
  const offerUndo = useUndo()
  /** What is said where every one of them was left alone. */
  const [none, setNone] = useState<string>()
  const change = useChange(call, {
    by,
    once: true,
    // What is in the way of one of them is told as of a step back.
    wording: undoRefusalOf,
    onDone: (report) => {
      const said = manyWords(words, report)
      if (report.batchId === null) return setNone(said)
      offerUndo(said, report.batchId)
      onDone()
    },
  })
  return { change, none }
}
