import { Button } from '@mantine/core'
import type { Leave } from '@onward/contract'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { CancelLeave } from './cancel-leave.tsx'
import styles from './details.module.css'

type Props = { leave: Leave | undefined; onClose: () => void; onEdit: (leave: Leave) => void }

/** One leave: who, from when to when, and what can be done with it. */
export const LeaveDetails = ({ leave, onClose, onEdit }: Props) => {
  const t = useText()
  return (
    <Drawer title={t('event.leave')} onClose={onClose}>
      {!leave && <Empty title={t('leave.none')} />}
      {leave && (
        <>
          <dl className={styles.facts}>
            <dt>{t('event.provider')}</dt>
            <dd>{leave.providerName}</dd>
            <dt>{t('edit.leaveKind')}</dt>
            <dd>{leaveKindName(leave)}</dd>
            <dt>{t('edit.firstDay')}</dt>
            <dd>{longDate(leave.startDate)}</dd>
            <dt>{t('edit.lastDay')}</dt>
            <dd>{longDate(leave.endDate)}</dd>
            <dt>{t('edit.reason')}</dt>
            <dd>{leave.leaveDescription}</dd>
          </dl>
          <Actions>
            <CancelLeave leave={leave} onDone={onClose} />
            <Button leftSection={<Icon name="edit" />} onClick={() => onEdit(leave)}>
              {t('event.changed')}
            </Button>
          </Actions>
        </>
      )}
    </Drawer>
  )
}
