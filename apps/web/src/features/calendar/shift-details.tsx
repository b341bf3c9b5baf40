import { Button } from '@mantine/core'
import type { Assignment } from '@onward/contract'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { refusalOf } from './refusal.ts'
import { ShiftFacts } from './shift-facts.tsx'
import { ShiftHistory } from './shift-history.tsx'
import { useAssignment } from './use-assignment.ts'
import styles from './details.module.css'

type Props = {
  assignmentId: number
  onClose: () => void
  onEdit: (assignment: Assignment) => void
}

/** One shift: the facts, what can be done with it, and its history. */
export const ShiftDetails = ({ assignmentId, onClose, onEdit }: Props) => {
  const t = useText()
  const query = useAssignment(assignmentId)
  const [isAsking, setAsking] = useState(false)
  const cancel = useChange(api.cancelAssignment, {
    wording: refusalOf,
    done: () => t('event.cancelled'),
    onDone: onClose,
    onFailed: () => setAsking(false),
  })

  return (
    <Drawer title={t('event.title')} onClose={onClose}>
      <ChangeFailure of={cancel} />
      <QueryContent query={query}>
        {(shift) => (
          <>
            <ShiftFacts shift={shift} />
            {shift.status === 'cancelled' ? (
              <p className={styles.remark}>
                <Icon name="alert" />
                {t('event.cancelled')}
              </p>
            ) : (
              <Actions>
                <Button
                  variant="default"
                  color="red"
                  leftSection={<Icon name="close" />}
                  onClick={() => setAsking(true)}
                >
                  {t('event.cancel')}
                </Button>
                <Button leftSection={<Icon name="edit" />} onClick={() => onEdit(shift)}>
                  {t('event.changed')}
                </Button>
              </Actions>
            )}
            <ShiftHistory assignmentId={assignmentId} />
            {isAsking && (
              <Confirm
                title={t('event.cancelTitle')}
                action={t('event.cancel')}
                isBusy={cancel.isPending}
                onClose={() => setAsking(false)}
                onConfirm={() => cancel.mutate({ id: assignmentId, version: shift.version })}
              >
                {t('event.cancelText', {
                  provider: shift.providerName,
                  facility: shift.facilityName,
                  date: longDate(shift.scheduledDate),
                })}
              </Confirm>
            )}
          </>
        )}
      </QueryContent>
    </Drawer>
  )
}
