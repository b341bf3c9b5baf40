import type { InsightRow } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { Replaced } from '../candidates/replaced.tsx'
import { ShiftDetails } from '../shift-details.tsx'
import { ShiftForm } from '../shift-form.tsx'
import { PlaceCandidates } from './place-candidates.tsx'
import '../panel-texts.ts'

/** What is open beside a report. */
export type Panel = { kind: 'shift' | 'edit'; assignmentId: number; date: string } | { kind: 'fill'; row: InsightRow }

type Props = { panel: Panel; onChange: (panel: Panel | undefined) => void }

const NONE: never[] = []

/** The details of a shift, its form, or who could work what nobody works: as the calendar has them. */
export const InsightPanels = ({ panel, onChange }: Props) => {
  const t = useText()
  const close = () => onChange(undefined)
  switch (panel.kind) {
    case 'shift':
      return (
        <ShiftDetails
          assignmentId={panel.assignmentId}
          events={NONE}
          rows={NONE}
          // There is no grid here that could be turned to its day.
          turned={{ inSight: NONE, turnTo: () => undefined }}
          onOpen={(assignmentId) => onChange({ ...panel, assignmentId })}
          onClose={close}
          onEdit={({ assignmentId, scheduledDate }) => onChange({ kind: 'edit', assignmentId, date: scheduledDate })}
        />
      )
    case 'edit':
      return <ShiftForm key={panel.assignmentId} assignmentId={panel.assignmentId} date={panel.date} onClose={close} />
    case 'fill':
      return panel.row.assignmentId === null ? (
        <PlaceCandidates row={panel.row} onClose={close} />
      ) : (
        <Replaced title={t('insight.find')} assignmentId={panel.row.assignmentId} onClose={close} />
      )
  }
}
