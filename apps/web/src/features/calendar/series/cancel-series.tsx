import type { ReactNode } from 'react'
import { ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { cancelSeries, cancelWithReasons } from './series-calls.ts'
import { useMany } from './use-many.ts'
import { WhichQuestion } from './which-question.tsx'

type Props = {
  seriesId: string
  shift: { assignmentId: number; version: number }
  /** What is said of the shift itself. */
  children: ReactNode
  isBusy: boolean
  /** Cancels the shift alone. */
  onThis: () => void
  onDone: () => void
  onClose: () => void
}

/** Asks whether a shift of a series is cancelled alone, with those after it, or with all of them. */
export const CancelSeries = ({ seriesId, shift, children, isBusy, onThis, onDone, onClose }: Props) => {
  const t = useText()
  const many = useMany(cancelWithReasons, { by: cancelSeries, words: 'series.cancelled', onDone })
  const { assignmentId, version } = shift
  return (
    <WhichQuestion
      title={t('event.cancelTitle')}
      action={t('event.cancel')}
      isRed
      isBusy={isBusy}
      asked={(which) => ask(cancelSeries, { seriesId, assignmentId, version, which, dryRun: true })}
      many={many}
      onThis={onThis}
      onMany={(which) => many.change.mutate({ seriesId, assignmentId, version, which })}
      onClose={onClose}
    >
      {children}
    </WhichQuestion>
  )
}
