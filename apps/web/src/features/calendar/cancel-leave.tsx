import { Button } from '@mantine/core'
import { leaveChanges, type Leave } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { longDate, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { refusalOf } from './refusal.ts'
import { useUndo } from './undo/use-undo.ts'

const api = apiOf(leaveChanges)

type Props = { leave: Leave; onDone: () => void }

/** Calls leave off once that is sure; of leave that has begun, the days that were taken stay unless somebody says otherwise. */
export const CancelLeave = ({ leave, onDone }: Props) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="close" />} onClick={() => setAsking(true)}>
        {t('leave.cancel')}
      </Button>
      {isAsking && <Question leave={leave} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  )
}

const Question = ({ leave, onDone, onClose }: Props & { onClose: () => void }) => {
  const t = useText()
  const { leaveId: id, version, providerName: provider, startDate, endDate } = leave
  const [day] = useState(today)
  const isRunning = startDate < day && endDate >= day
  const [which, setWhich] = useState<'rest' | 'all'>(isRunning ? 'rest' : 'all')
  const isRest = which === 'rest'
  const last = addDays(day, -1)
  const offerUndo = useUndo()
  const cancel = useChange(
    () => (isRest ? api.changeLeave({ id, version, endDate: last }) : api.cancelLeave({ id, version })),
    {
      by: isRest ? api.changeLeave : api.cancelLeave,
      wording: refusalOf,
      onDone: ({ leave: { status, endDate: until }, batchId }) => {
        offerUndo(status === 'cancelled' ? t('leave.cancelled') : t('leave.ended', { date: longDate(until) }), batchId)
        onDone()
      },
    },
  )
  const [from, to] = [longDate(isRest ? day : startDate), longDate(endDate)]
  return (
    <Confirm
      title={t('leave.cancelTitle')}
      action={t('leave.cancel')}
      isBusy={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate(undefined)}
    >
      <ChangeFailure of={cancel} />
      {endDate < day ? t('leave.cancelPast', { provider, from, to }) : t('leave.cancelText', { provider, from, to })}
      {isRunning && (
        <TileRadios
          label={t('leave.which')}
          value={which}
          onChange={setWhich}
          tiles={[
            { id: 'rest', title: t('leave.rest'), hint: t('leave.restHint', { date: longDate(last) }) },
            { id: 'all', title: t('leave.all'), hint: t('leave.allHint') },
          ]}
        />
      )}
    </Confirm>
  )
}
