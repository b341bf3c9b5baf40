import type { ProviderScheduleRow } from '@onward/contract'
import { longDate } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { Failure } from '#web/ui/data/content-state.tsx'
import { isLeave } from './events.ts'
import { useAssignment } from './use-assignment.ts'
import styles from './details.module.css'
import { ShiftFacts } from './shift-facts.tsx'
import './panel-texts.ts'

/** One's own shift, or day of leave. */
export const OwnDetails = ({
  event,
  rows,
  onClose,
}: {
  event: GridEvent
  rows: readonly ProviderScheduleRow[]
  onClose: () => void
}) => {
  const t = useText()
  const row = rows.find(({ assignmentId }) => `shift ${assignmentId}` === event.id)
  // The month says nothing of notes, and may be a minute old.
  const { data: now, error, refetch } = useAssignment(isLeave(event) ? undefined : Number(event.id.split(' ')[1]))
  const shift = now ?? (row && isShift(row) ? row : undefined)
  return (
    <Drawer title={isLeave(event) ? t('event.leave') : t('event.title')} onClose={onClose}>
      {now?.status === 'cancelled' && <p className={styles.remark}>{t('event.cancelled')}</p>}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {shift ? (
        <ShiftFacts shift={shift} />
      ) : (
        <p>
          {event.title} · {longDate(event.date)}
        </p>
      )}
    </Drawer>
  )
}

type ShiftRow = {
  [K in keyof ProviderScheduleRow]: K extends 'leaveDescription'
    ? ProviderScheduleRow[K]
    : NonNullable<ProviderScheduleRow[K]>
}
const isShift = (row: ProviderScheduleRow): row is ShiftRow => row.assignmentId !== null
