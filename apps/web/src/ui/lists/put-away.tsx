import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import type { Change } from '#web/ui/data/use-change.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import styles from './records.module.css'

type Props = {
  name: string
  isActive: boolean
  /** Something has it: it is put away, not deleted. */
  isUsed: boolean
  /** Something was typed that is not saved: it is not to be lost by this. */
  isTyped: boolean
  change: Pick<Change<unknown, unknown>, 'isPending' | 'failure'>
  /** Does what the button says, once it is sure. */
  onGo: () => void
}

/** Takes a record out of use, away for good where nothing has it, and back. */
export const PutAway = ({ name, isActive, isUsed, isTyped, change, onGo }: Props) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const word = !isActive ? 'takeBack' : isUsed ? 'putAway' : 'delete'
  return (
    <div className={styles.use}>
      {!isAsking && <ChangeFailure of={change} />}
      {isTyped && <p className={styles.soft}>{t('records.saveFirst')}</p>}
      <BusyButton
        variant="default"
        disabled={isTyped}
        isBusy={change.isPending}
        onClick={() => (isActive ? setAsking(true) : onGo())}
      >
        {t(`records.${word}`)}
      </BusyButton>
      {isAsking && (
        <Confirm
          title={t(isUsed ? 'records.putAwayTitle' : 'records.deleteTitle', { name })}
          action={t(`records.${word}`)}
          isBusy={change.isPending}
          onConfirm={() => {
            setAsking(false)
            onGo()
          }}
          onClose={() => setAsking(false)}
        >
          {t(isUsed ? 'records.putAwayText' : 'records.deleteText')}
        </Confirm>
      )}
    </div>
  )
}
