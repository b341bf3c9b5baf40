import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { UNDOING } from '../moving.ts'

/** Says what was booked, with the way to take it back, which outlives the form that booked it. */
export const useUndo = () => {
  const t = useText()
  const { mutate } = useChange(
    async ({ batchId }: { batchId: number }, options) => (await import('./undo.ts')).undoBatch({ batchId }, options),
    {
      by: UNDOING,
      once: true,
      failed: t('calendar.notUndone'),
      toastWording: async (error) => (await import('./undo.ts')).undoRefusalOf(error),
      onDone: (undone) => void import('./undo.ts').then(({ tellUndone }) => tellUndone(undone)),
    },
  )
  return (message: string, batchId: number) =>
    void import('./undo.ts').then(({ offerUndo }) => offerUndo(message, () => mutate({ batchId })))
}
