import { Button } from '@mantine/core'
import type { Assignment } from '@onward/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { refusalOf } from './refusal.ts'
import { ShiftFacts } from './shift-facts.tsx'
import { ShiftHistory } from './shift-history.tsx'
import { useAssignment, useRefresh } from './use-assignment.ts'

type Props = {
  assignmentId: number
  date: string | undefined
  onClose: () => void
  onEdit: (assignment: Assignment) => void
}

/** One shift: the facts, what can be done with it, and its history. */
export const ShiftDetails = ({ assignmentId, date, onClose, onEdit }: Props) => {
  const t = useText()
  const { data: shift, error, refetch, isPending } = useAssignment(assignmentId, date)
  const [isAsking, setAsking] = useState(false)
  const refresh = useRefresh()
  const cancel = useMutation({
    mutationFn: (version: number) => api.cancelAssignment({ id: assignmentId, version }),
    onSuccess: async () => {
      tell(t('event.cancelled'))
      onClose()
      await refresh()
    },
    onError: () => setAsking(false),
  })

  return (
    <Drawer title={t('event.title')} onClose={onClose}>
      {isPending && date !== undefined && <Loading />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {cancel.error && (
        <Failure error={cancel.error} wording={refusalOf} onRetry={() => void refresh().then(() => cancel.reset())} />
      )}
      {shift === null && <Empty title={t('calendar.emptyDay')} />}
      {shift && (
        <>
          <ShiftFacts shift={shift} />
          <Actions>
            <Button variant="default" color="red" leftSection={<Icon name="close" />} onClick={() => setAsking(true)}>
              {t('event.cancel')}
            </Button>
            <Button leftSection={<Icon name="edit" />} onClick={() => onEdit(shift)}>
              {t('event.changed')}
            </Button>
          </Actions>
          <ShiftHistory assignmentId={assignmentId} />
        </>
      )}
      {shift && isAsking && (
        <Confirm
          title={t('event.cancelTitle')}
          action={t('event.cancel')}
          isBusy={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.mutate(shift.version)}
        >
          {t('event.cancelText', {
            provider: shift.providerName,
            facility: shift.facilityName,
            date: longDate(shift.scheduledDate),
          })}
        </Confirm>
      )}
    </Drawer>
  )
}
