import type { Leave } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import type { Turned } from '#web/ui/schedule/turned.ts'
import type { CalendarRow } from './patched.ts'
import type { Covered } from './covered.ts'
import type { Panel } from './panel.ts'
import { DayDialog } from './day-dialog.tsx'
import { toLeaveEvents } from './events.ts'
import { LeaveDetails } from './leave-details.tsx'
import { PastQuestion } from './past-question.tsx'
import { ShiftDetails } from './shift-details.tsx'
import { ShiftForm } from './shift-form.tsx'
import './panel-texts.ts'

// With what is in the way of leave it is the largest of them.
const LeaveForm = lazyPart(() => import('./leave-form.tsx'), 'LeaveForm')

type Props = {
  panel: Panel
  turned: Turned
  shifts: readonly GridEvent[]
  rows: readonly CalendarRow[]
  /** The leave of those whom the filter shows. */
  absent: readonly Leave[]
  leave: readonly Leave[]
  /** What is needed on each day, once it is known. */
  covered: Covered | undefined
  onOpenEvent: (event: GridEvent) => void
  onChange: (panel: Panel | undefined) => void
}

/** The one dialog or drawer that is open above the admin's calendar. */
export const Panels = ({ panel, turned, shifts, rows, absent, leave, covered, onOpenEvent, onChange }: Props) => {
  const t = useText()
  const close = () => onChange(undefined)
  switch (panel.kind) {
    case 'day': {
      const { date } = panel
      return (
        <DayDialog
          date={date}
          events={[...toLeaveEvents(absent, [date]), ...shifts]}
          needed={covered?.lines(date)}
          onOpenEvent={onOpenEvent}
          onClose={close}
          onAdd={() => onChange({ kind: 'edit-shift', date })}
          onAddLeave={() => onChange({ kind: 'edit-leave', date })}
        />
      )
    }
    case 'shift':
      return (
        <ShiftDetails
          assignmentId={panel.assignmentId}
          events={shifts}
          rows={rows}
          turned={turned}
          onOpen={(assignmentId) => onChange({ kind: 'shift', assignmentId })}
          onClose={close}
          onEdit={({ assignmentId, scheduledDate }) =>
            onChange({ kind: 'edit-shift', date: scheduledDate, assignmentId })
          }
        />
      )
    case 'past': {
      const { shift, go } = panel
      // The grid has said that it was put down.
      const keep = () => {
        close()
        tell(t('calendar.notMoved'))
      }
      const goOn = () => {
        close()
        go()
      }
      return <PastQuestion shift={{ ...shift, facilityName: shift.hospitalName }} onConfirm={goOn} onClose={keep} />
    }
    case 'edit-shift':
      return <ShiftForm key={panel.assignmentId ?? 'new'} {...panel} onClose={close} />
    case 'leave':
      return (
        <LeaveDetails
          leave={leave.find(({ leaveId }) => leaveId === panel.leaveId)}
          onClose={close}
          onEdit={({ leaveId, startDate }) => onChange({ kind: 'edit-leave', date: startDate, leaveId })}
        />
      )
    case 'edit-leave':
      return (
        <LeaveForm
          key={panel.leaveId ?? 'new'}
          date={panel.date}
          leave={leave.find(({ leaveId }) => leaveId === panel.leaveId)}
          onClose={close}
        />
      )
  }
}
