import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from './buttons/busy-button.tsx'
import styles from '#web/ui/data/content-state.module.css'

/** The buttons at the end of a dialog, drawer or form; the one that goes on is the last. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>

type SaveProps = {
  isBusy: boolean
  onDiscard: () => void
  onSave?: () => void
  /** What else can be done, between the two. */
  children?: ReactNode
}
/** The two of every form: leave it as it was, or save. */
export const SaveActions = ({ isBusy, onDiscard, onSave, children }: SaveProps) => {
  const t = useText()
  return (
    <Actions>
      <Button variant="default" onClick={onDiscard}>
        {t('ui.discard')}
      </Button>
      {children}
      <BusyButton type="submit" isBusy={isBusy} {...(onSave && { onClick: onSave })}>
        {t('ui.save')}
      </BusyButton>
    </Actions>
  )
}
