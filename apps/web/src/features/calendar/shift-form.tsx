import type { Assignment } from '@onward/contract'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { ShiftFields } from './shift-fields.tsx'
import { useAssignment } from './use-assignment.ts'
import type { Hours } from './use-shift-form.ts'

type Props = { date: string; assignmentId?: number; /** When a new one would be. */ hours?: Hours; onClose: () => void }

/** A new shift, or a change of one. */
export const ShiftForm = ({ date, assignmentId, hours, onClose }: Props) => {
  const t = useText()
  const { data, error, isFetching, refetch } = useAssignment(assignmentId)
  // What is changed is the shift as it was when the form opened: a newer one must not take away what was typed.
  const [seen, setSeen] = useState<Assignment>()
  if (!seen && data && !isFetching) setSeen(data)
  const typed = useTypedText(onClose)
  const [another, setAnother] = useState({ count: 0, date })
  const given = { onClose, onTyped: typed.watch }
  return (
    <Drawer title={assignmentId === undefined ? t('edit.newShift') : t('edit.changeShift')} onClose={typed.close}>
      {assignmentId === undefined && (
        <ShiftFields
          key={another.count}
          date={another.date}
          {...(hours && another.count === 0 && { hours })}
          {...given}
          isNext={another.count > 0}
          onAnother={(saved) => setAnother({ count: another.count + 1, date: saved.scheduledDate })}
        />
      )}
      {error && !seen && <Failure error={error} onRetry={() => void refetch()} />}
      {assignmentId !== undefined && !seen && !error && <Loading />}
      {seen && <ShiftFields date={date} shift={seen} {...given} />}
      {typed.question}
    </Drawer>
  )
}
