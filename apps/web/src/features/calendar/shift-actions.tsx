import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { ReplaceAction } from './candidates/replace-action.tsx'
import { leadOnFrom } from './lead-on.ts'
import { PastQuestion } from './past-question.tsx'
import { begun, pastWords } from './past.ts'
import { refusalOf } from './refusal.ts'
import type { ShownShift } from './shown-shift.ts'
import { useUndo } from './undo/use-undo.ts'
import { useSeriesId } from './use-assignment.ts'
import styles from './details.module.css'
import { cancelShift, changeShift, shiftChanges } from './shift-changes.ts'

// Few shifts come round.
const CancelSeries = lazyPart(() => import('./series/cancel-series.tsx'), 'CancelSeries')

type Props = { shift: ShownShift; onClose: () => void; onEdit: (shift: ShownShift) => void }

/** What can be done with a shift: what takes it away stands far from the rest, asks, and can be undone. */
export const ShiftActions = ({ shift, onClose, onEdit }: Props) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const offerUndo = useUndo()
  const done = () => {
    leadOnFrom(shift.assignmentId)
    onClose()
  }
  const cancel = useChange(cancelShift, {
    by: shiftChanges.cancelAssignment,
    wording: refusalOf,
    onDone: ({ batchId }) => {
      offerUndo(t('event.cancelled'), batchId)
      done()
    },
    onFailed: () => setAsking(false),
  })
  const { assignmentId, version, facilityName, scheduledDate } = shift
  const seriesId = useSeriesId(assignmentId)
  const cancelOne = () => cancel.mutate({ id: assignmentId, version })
  const said = (
    <>
      {t('event.cancelText', { provider: whoOf(shift), facility: facilityName, date: longDate(scheduledDate) })}
      {begun([shift]) && <p>{pastWords(shift)}</p>}
    </>
  )
  return (
    <>
      <ChangeFailure of={cancel} />
      <div className={styles.acts}>
        <div className={styles.likely}>
          <ReplaceAction shift={shift} />
          <Button variant="default" size="sm" leftSection={<Icon name="edit" />} onClick={() => onEdit(shift)}>
            {t('event.changed')}
          </Button>
        </div>
        <Button variant="subtle" color="red" size="sm" onClick={() => setAsking(true)}>
          {t('event.cancel')}
        </Button>
      </div>
      {isAsking && seriesId !== undefined && (
        <Suspense>
          <CancelSeries
            seriesId={seriesId}
            shift={shift}
            isBusy={cancel.isPending}
            onThis={cancelOne}
            onDone={done}
            onClose={() => setAsking(false)}
          >
            {said}
          </CancelSeries>
        </Suspense>
      )}
      {isAsking && seriesId === undefined && (
        <Confirm
          title={t('event.cancelTitle')}
          action={t('event.cancel')}
          isBusy={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={cancelOne}
        >
          {said}
        </Confirm>
      )}
    </>
  )
}

/** Puts a cancelled shift back, provided that nothing has taken its place. */
export const RestoreAction = ({ shift }: { shift: ShownShift }) => {
  const t = useText()
  const offerUndo = useUndo()
  const [isAsking, setAsking] = useState(false)
  const restore = useChange(changeShift, {
    by: shiftChanges.changeAssignment,
    wording: refusalOf,
    onDone: ({ batchId }) => offerUndo(t('event.restored'), batchId),
  })
  const go = () => {
    setAsking(false)
    restore.mutate({ id: shift.assignmentId, version: shift.version, status: 'confirmed' })
  }
  return (
    <>
      <ChangeFailure of={restore} />
      <div className={styles.acts}>
        <BusyButton
          variant="default"
          size="sm"
          isBusy={restore.isPending}
          onClick={() => (begun([shift]) ? setAsking(true) : go())}
        >
          {t('event.restore')}
        </BusyButton>
      </div>
      {isAsking && <PastQuestion shift={shift} onConfirm={go} onClose={() => setAsking(false)} />}
    </>
  )
}
