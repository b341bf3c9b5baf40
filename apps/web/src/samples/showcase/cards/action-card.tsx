import { LoadingOverlay } from '@mantine/core'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import { useTimeout } from '@mantine/hooks'
import { RotateCw } from 'lucide'
import { useId, useState, type ReactNode } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import styles from './action-card.module.css'

export type Action = 'collapse' | 'reload' | 'remove'

/** How long loading anew would take, in milliseconds. */
const TAKES = 2000

type Props = {
  title: string
  hint: string
  actions: readonly Action[]
  children: ReactNode
  /** The card is gone; the page has to say where the focus goes. */
  onRemoved: () => void
}

/** A card whose head has buttons: to fold it up, to load it anew, to take it away. */
export const ActionCard = ({ title, hint, actions, children, onRemoved }: Props) => {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const { start } = useTimeout(() => setBusy(false), TAKES)
  const reload = () => {
    if (isBusy) return
    setBusy(true)
    start()
  }
  return (
    <Card
      className={styles.card}
      title={title}
      hint={hint}
      tools={
        <span className={styles.tools}>
          {actions.includes('collapse') && (
            <QuietButton
              label={t(isOpen ? 'actions.collapse' : 'actions.expand', { title })}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={styles.arrow} data-open={isOpen || undefined}>
                <Icon name="down" />
              </span>
            </QuietButton>
          )}
          {actions.includes('reload') && (
            // Not `disabled` meanwhile: that would take the focus away.
            <QuietButton label={t('actions.reload', { title })} aria-disabled={isBusy} onClick={reload}>
              <Drawing of={RotateCw} size={16} />
            </QuietButton>
          )}
          {actions.includes('remove') && (
            <QuietButton label={t('actions.remove', { title })} onClick={onRemoved}>
              <Icon name="close" size={17} />
            </QuietButton>
          )}
        </span>
      }
    >
      <div id={id} hidden={!isOpen} aria-busy={isBusy} inert={isBusy}>
        {children}
      </div>
      <LoadingOverlay visible={isBusy} zIndex={1} overlayProps={{ radius: 14 }} />
      <span className="unseen" role="status">
        {isBusy ? t('actions.loading', { title }) : ''}
      </span>
    </Card>
  )
}
