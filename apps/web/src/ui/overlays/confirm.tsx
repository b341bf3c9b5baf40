import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from './dialog.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import styles from '#web/ui/data/content-state.module.css'

type Props = {
  title: string
  children: ReactNode
  /** The word on the button that does it. */
  action: string
  isBusy?: boolean
  /** Over whatever else is open. */
  isAbove?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is undone or lost. Escape and the first button leave everything as it is. */
export const Confirm = ({ title, children, action, isBusy = false, isAbove = false, onConfirm, onClose }: Props) => {
  const t = useText()
  return (
    <Dialog title={title} onClose={onClose} size="sm" isQuestion isAbove={isAbove}>
      <div className={styles.confirm}>{children}</div>
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('ui.keep')}
        </Button>
        <BusyButton color="red" onClick={onConfirm} isBusy={isBusy}>
          {action}
        </BusyButton>
      </Actions>
    </Dialog>
  )
}
