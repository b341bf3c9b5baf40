import { useMemo } from 'react'
import { useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Replacement } from '../candidates/replacement.tsx'
import { ShiftDetails } from '../shift-details.tsx'
import { ShiftForm } from '../shift-form.tsx'
import { useAssignment } from '../use-assignment.ts'
import { boardEvents } from './board-events.ts'
import type { BoardView } from './use-board.ts'
import '../panel-texts.ts'

/** What is open beside the board. */
export type Panel =
  | { kind: 'shift' | 'replace'; assignmentId: number }
  | { kind: 'edit'; assignmentId: number; date: string }

type Props = {
  panel: Panel
  view: BoardView
  onTurn: (date: string) => void
  onChange: (panel: Panel | undefined) => void
}

/** The details of a shift, its form, or who could work it instead: as the calendar has them. */
export const BoardPanels = ({ panel, view, onTurn, onChange }: Props) => {
  const events = useMemo(() => boardEvents(view), [view])
  const close = () => onChange(undefined)
  switch (panel.kind) {
    case 'shift':
      return (
        <ShiftDetails
          assignmentId={panel.assignmentId}
          events={events}
          rows={[]}
          turned={{ inSight: view.dates, turnTo: onTurn }}
          onOpen={(assignmentId) => onChange({ kind: 'shift', assignmentId })}
          onClose={close}
          onEdit={({ assignmentId, scheduledDate }) => onChange({ kind: 'edit', assignmentId, date: scheduledDate })}
        />
      )
    case 'edit':
      return <ShiftForm key={panel.assignmentId} {...panel} onClose={close} />
    case 'replace':
      return <Replaced assignmentId={panel.assignmentId} onClose={close} />
  }
}

const Replaced = ({ assignmentId, onClose }: { assignmentId: number; onClose: () => void }) => {
  const t = useText()
  const { data, error, refetch } = useAssignment(assignmentId)
  if (data) return <Replacement shift={data} onClose={onClose} />
  return (
    <Drawer title={t('details.replace')} onClose={onClose}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Drawer>
  )
}
