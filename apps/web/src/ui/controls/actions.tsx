import { Button } from '@mantine/core'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
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
  const save = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // A button that is busy loses the focus: it gets it back when it is not, unless somebody has gone elsewhere.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === save.current
    else if (hadFocus.current && document.activeElement === document.body) save.current?.focus()
  }, [isBusy])
  return (
    <Actions>
      <Button variant="default" onClick={onDiscard}>
        {t('ui.discard')}
      </Button>
      {children}
      <Button ref={save} type="submit" loading={isBusy} {...(onSave && { onClick: onSave })}>
        {t('ui.save')}
      </Button>
    </Actions>
  )
}
