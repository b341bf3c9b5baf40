import { Suspense, useMemo } from 'react'
import { useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Replaced } from '../candidates/replaced.tsx'
import { ShiftDetails } from '../shift-details.tsx'
import { ShiftForm } from '../shift-form.tsx'
import { boardEvents } from './board-events.ts'
import type { Authoring } from './use-authoring.ts'
import type { BoardView } from './use-board.ts'
import '../panel-texts.ts'

const GiveDialog = lazyPart(() => import('./give/give-dialog.tsx'), 'GiveDialog')
const DayPanel = lazyPart(() => import('./day-panel.tsx'), 'DayPanel')

/** What is open beside the board. */
export type Panel =
  | { kind: 'shift' | 'replace'; assignmentId: number }
  | { kind: 'edit'; assignmentId: number; date: string }
  /** What a day's figure of coverage is made of. */
  | { kind: 'day'; date: string }
  /** To whom what is selected shall go. */
  | { kind: 'give' }

type Props = {
  panel: Panel
  view: BoardView
  authoring: Authoring
  /** The row of the active cell. */
  row: number
  onTurn: (date: string) => void
  /** Asks again for what follows from the shifts. */
  onAskAgain: () => void
  onChange: (panel: Panel | undefined) => void
}

/** The details of a shift, its form, or who could work it instead: as the calendar has them. */
export const BoardPanels = ({ panel, view, authoring, row, onTurn, onAskAgain, onChange }: Props) => {
  const events = useMemo(() => boardEvents(view), [view])
  const t = useText()
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
    case 'day':
      return (
        <Suspense>
          <DayPanel
            date={panel.date}
            view={view}
            onOpen={(assignmentId) => onChange({ kind: 'shift', assignmentId })}
            onChanged={onAskAgain}
            onClose={close}
          />
        </Suspense>
      )
    case 'give':
      return (
        <Suspense>
          <GiveDialog view={view} authoring={authoring} row={row} onClose={close} />
        </Suspense>
      )
    case 'replace':
      return <Replaced title={t('details.replace')} assignmentId={panel.assignmentId} onClose={close} />
  }
}
