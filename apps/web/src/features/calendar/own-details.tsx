import type { Assignment, ProviderScheduleRow } from '@onward/contract'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Failure } from '#web/ui/data/content-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import type { Turned } from '#web/ui/schedule/turned.ts'
import { isLeave } from './events.ts'
import { OwnLeave } from './own-leave.tsx'
import { Rest } from './shift-around.tsx'
import { ShiftHeadline } from './shift-headline.tsx'
import { ShiftNote } from './shift-note.tsx'
import { ShiftPanel } from './shift-panel.tsx'
import { shownOwnRow } from './shown-shift.ts'
import { useAssignment } from './use-assignment.ts'
import styles from './details.module.css'

type Props = {
  event: GridEvent
  events: readonly GridEvent[]
  rows: readonly ProviderScheduleRow[]
  providerId: string
  turned: Pick<Turned, 'inSight' | 'turnTo'>
  onOpen: (event: GridEvent) => void
  onClose: () => void
}

const idOf = (assignmentId: number) => `shift ${assignmentId}`

/** One's own shift, or day of leave. Nothing of anybody else is asked for. */
export const OwnDetails = (props: Props) => {
  const t = useText()
  const { event, providerId, onClose } = props
  if (!isLeave(event)) return <OwnShift {...props} />
  return (
    <Drawer title={t('event.leave')} onClose={onClose}>
      <p>
        {event.title} · {longDate(event.date)}
      </p>
      <OwnLeave date={event.date} providerId={providerId} />
    </Drawer>
  )
}

const OwnShift = ({ event, events, rows, providerId, turned, onOpen, onClose }: Props) => {
  const t = useText()
  const row = rows.find(({ assignmentId }) => assignmentId !== null && idOf(assignmentId) === event.id)
  // The month says nothing of notes, and may be a minute old.
  const { data, error, refetch } = useAssignment(Number(event.id.split(' ')[1]))
  const shift = data ?? shownOwnRow(row, providerId)
  // A shift of a month that has not been loaded is known by its date alone, and found when that has come.
  const openShift = ({ assignmentId, scheduledDate, facilityName }: Assignment) =>
    onOpen(
      events.find(({ id }) => id === idOf(assignmentId)) ?? {
        ...event,
        id: idOf(assignmentId),
        date: scheduledDate,
        title: facilityName,
      },
    )
  return (
    <ShiftPanel
      id={event.id}
      title={shift?.facilityName ?? event.title}
      date={shift?.scheduledDate ?? event.date}
      events={events}
      turned={turned}
      onOpenEvent={onOpen}
      onClose={onClose}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {shift?.status === 'cancelled' && <p className={styles.remark}>{t('event.cancelled')}</p>}
      {shift && (
        <>
          <ShiftHeadline shift={shift} isOwn />
          <dl className={styles.facts}>
            <Rest shift={{ ...shift, providerId }} onOpen={openShift} />
            <ShiftNote note={shift.note} />
          </dl>
        </>
      )}
    </ShiftPanel>
  )
}
