import { Button } from '@mantine/core'
import { leaveChanges, type Leave } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { refusalOf } from './refusal.ts'
import { useUndo } from './undo/use-undo.ts'

const api = apiOf(leaveChanges)

/** Ends leave before it begins, once that is sure. */
export const CancelLeave = ({ leave, onDone }: { leave: Leave; onDone: () => void }) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { leaveId: id, version, providerName: provider, startDate, endDate } = leave
  const offerUndo = useUndo()
  const cancel = useChange(api.cancelLeave, {
    wording: refusalOf,
    onDone: ({ batchId }) => {
      offerUndo(t('leave.cancelled'), batchId)
      onDone()
    },
  })
  return (
    <>
      <Button variant="default" leftSection={<Icon name="close" />} onClick={() => setAsking(true)}>
        {t('leave.cancel')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('leave.cancelTitle')}
          action={t('leave.cancel')}
          isBusy={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.mutate({ id, version })}
        >
          <ChangeFailure of={cancel} />
          {t('leave.cancelText', { provider, from: longDate(startDate), to: longDate(endDate) })}
        </Confirm>
      )}
    </>
  )
}
