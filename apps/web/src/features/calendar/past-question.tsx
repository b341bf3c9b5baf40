import { useText } from '#web/lib/text.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { pastWords, type PastShift } from './past.ts'
import './panel-texts.ts'

type Props = { shift: PastShift; onConfirm: () => void; onClose: () => void }

/** Asks before what has already begun is written, or written anew. */
export const PastQuestion = ({ shift, onConfirm, onClose }: Props) => {
  const t = useText()
  return (
    <Confirm
      title={t(shift.isNew ? 'past.newTitle' : 'past.title')}
      action={t(shift.isNew ? 'past.newGo' : 'past.go')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {pastWords(shift)}
    </Confirm>
  )
}
