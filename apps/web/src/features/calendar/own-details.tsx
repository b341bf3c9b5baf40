import type { ProviderScheduleRow } from '@onward/contract'
import { longDate } from '#web/lib/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import type { GridEvent } from '#web/ui/schedule/event.ts'
import { isLeave } from './events.ts'
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
  return (
    <Drawer title={isLeave(event) ? t('event.leave') : t('event.title')} onClose={onClose}>
      {row && isShift(row) ? (
        <ShiftFacts shift={row} />
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
