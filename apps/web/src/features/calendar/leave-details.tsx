import { Button } from '@mantine/core'
import type { Leave } from '@onward/contract'
import { useState } from 'react'
import { api } from '#web/lib/api.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { refusalOf } from './refusal.ts'
import styles from './details.module.css'

type Props = { leave: Leave | undefined; onClose: () => void; onEdit: (leave: Leave) => void }

/** One leave: who, from when to when, and what can be done with it. */
export const LeaveDetails = ({ leave, onClose, onEdit }: Props) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const cancel = useChange(api.cancelLeave, {
    wording: refusalOf,
    done: () => t('leave.cancelled'),
    onDone: onClose,
    onFailed: () => setAsking(false),
  })
  return (
    <Drawer title={t('event.leave')} onClose={onClose}>
      <ChangeFailure of={cancel} />
      {!leave && <Empty title={t('leave.none')} />}
      {leave && (
        <>
          <dl className={styles.facts}>
            <dt>{t('event.provider')}</dt>
            <dd>{leave.providerName}</dd>
            <dt>{t('edit.firstDay')}</dt>
            <dd>{longDate(leave.startDate)}</dd>
            <dt>{t('edit.lastDay')}</dt>
            <dd>{longDate(leave.endDate)}</dd>
            <dt>{t('edit.reason')}</dt>
            <dd>{leave.leaveDescription}</dd>
          </dl>
          <Actions>
            <Button variant="default" leftSection={<Icon name="close" />} onClick={() => setAsking(true)}>
              {t('leave.cancel')}
            </Button>
            <Button leftSection={<Icon name="edit" />} onClick={() => onEdit(leave)}>
              {t('event.changed')}
            </Button>
          </Actions>
        </>
      )}
      {leave && isAsking && (
        <Confirm
          title={t('leave.cancelTitle')}
          action={t('leave.cancel')}
          isBusy={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.mutate({ id: leave.leaveId, version: leave.version })}
        >
          {t('leave.cancelText', {
            provider: leave.providerName,
            from: longDate(leave.startDate),
            to: longDate(leave.endDate),
          })}
        </Confirm>
      )}
    </Drawer>
  )
}
