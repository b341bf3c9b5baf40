import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from '#web/ui/data/content-state.module.css'

type Said = { title: string; text: string }
type Props = {
  title: string
  children: ReactNode
  action: string
  /** What is said after it was done, and after it was not. */
  done: Said
  kept: Said
  onConfirm: () => void
  onClose: () => void
}

/** Asks, and says in a second dialog what came of it. */
export const ConfirmSteps = ({ title, children, action, done, kept, onConfirm, onClose }: Props) => {
  const t = useText()
  const [said, setSaid] = useState<Said>()
  if (said)
    return (
      <Dialog title={said.title} size="sm" onClose={onClose}>
        <div className={styles.confirm}>{said.text}</div>
        <Actions>
          <Button onClick={onClose} data-autofocus>
            {t('ui.close')}
          </Button>
        </Actions>
      </Dialog>
    )
  return (
    <Confirm
      title={title}
      action={action}
      onConfirm={() => {
        onConfirm()
        setSaid(done)
      }}
      onClose={() => setSaid(kept)}
    >
      {children}
    </Confirm>
  )
}
