import { ApiError, isStaffed, type Assignment } from '@onward/contract'
import { Suspense } from 'react'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import type { Turned } from '#web/ui/schedule/turned.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import type { CalendarRow } from './patched.ts'
import { GoneOver } from './judged/gone-over.tsx'
import { RestoreAction, ShiftActions } from './shift-actions.tsx'
import { AlsoOn, Rest } from './shift-around.tsx'
import { ShiftHeadline } from './shift-headline.tsx'
import { ShiftHistory } from './shift-history.tsx'
import { ShiftNote } from './shift-note.tsx'
import { ShiftPanel } from './shift-panel.tsx'
import { shownRow, type ShownShift } from './shown-shift.ts'
import { useSpecialty } from './use-around.ts'
import { useAssignment, useSeriesId } from './use-assignment.ts'
import styles from './details.module.css'

// Few shifts come round.
const SeriesFact = lazyPart(() => import('./series/series-fact.tsx'), 'SeriesFact')

type Props = {
  assignmentId: number
  /** The calendar's shifts and rows: where one steps from one to the next, and what is shown until the rest has come. */
  events: readonly GridEvent[]
  rows: readonly CalendarRow[]
  turned: Pick<Turned, 'inSight' | 'turnTo'>
  onOpen: (assignmentId: number) => void
  onClose: () => void
  onEdit: (shift: ShownShift) => void
}

/** One shift: who, where and when, what is around it, what can be done with it, and its history. */
export const ShiftDetails = ({ assignmentId, events, rows, turned, onOpen, onClose, onEdit }: Props) => {
  const { data, error, refetch } = useAssignment(assignmentId)
  const t = useText()
  // People may go by a shift that is by now where the reader does not plan.
  const isHidden = error instanceof ApiError && error.status === 404
  const row = shownRow(rows.find((one) => one.assignmentId === assignmentId))
  // What was kept of it may be older than what the calendar has by now.
  const shift = data && !(row && row.version > data.version) ? data : row
  const event = events.find(({ id }) => id === String(assignmentId))
  return (
    <ShiftPanel
      id={String(assignmentId)}
      title={shift ? whoOf(shift) : ''}
      date={shift?.scheduledDate}
      events={events}
      turned={turned}
      onOpenEvent={({ id }) => onOpen(Number(id))}
      onClose={onClose}
    >
      {isHidden && <Empty title={t('details.hidden')} />}
      {error && !isHidden && <Failure error={error} onRetry={() => void refetch()} />}
      {!shift && !error && <Loading />}
      {shift && (
        <Shown key={assignmentId} shift={shift} event={event} onOpen={onOpen} onClose={onClose} onEdit={onEdit} />
      )}
    </ShiftPanel>
  )
}

type ShownProps = Pick<Props, 'onOpen' | 'onClose' | 'onEdit'> & { shift: ShownShift; event: GridEvent | undefined }

const Shown = ({ shift, event, onOpen, onClose, onEdit }: ShownProps) => {
  const specialty = useSpecialty(shift)
  const seriesId = useSeriesId(shift.assignmentId)
  const open = ({ assignmentId }: Assignment) => onOpen(assignmentId)
  return (
    <>
      <ShiftHeadline shift={shift} specialty={specialty} tone={event?.tone} code={event?.short?.code} />
      <dl className={styles.facts}>
        {isStaffed(shift) && <Rest shift={shift} onOpen={open} />}
        <AlsoOn shift={shift} onOpen={open} />
        {seriesId !== undefined && (
          <Suspense>
            <SeriesFact seriesId={seriesId} />
          </Suspense>
        )}
        <ShiftNote note={shift.note} />
      </dl>
      {shift.status === 'cancelled' ? (
        <RestoreAction shift={shift} />
      ) : (
        <ShiftActions shift={shift} onClose={onClose} onEdit={onEdit} />
      )}
      <GoneOver assignmentId={shift.assignmentId} />
      <ShiftHistory assignmentId={shift.assignmentId} />
    </>
  )
}
