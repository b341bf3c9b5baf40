import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { CircleAlert, CircleCheck, CircleHelp, CircleX, Info } from 'lucide'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts'
import styles from './alert-box.module.css'

const DRAWINGS = { success: CircleCheck, error: CircleX, warning: CircleAlert, info: Info, question: CircleHelp }
export type AlertKind = keyof typeof DRAWINGS

type Props = {
  title: string
  onClose: () => void
  children?: ReactNode
  /** What it is about; drawn above the title, which says it too. */
  kind?: AlertKind
  /** A picture in place of the drawing. */
  picture?: ReactNode
  place?: 'center' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end'
  /** How it comes; whoever wants no motion sees it at once. */
  motion?: 'bounce' | 'fade' | 'flip' | 'tada' | 'shake'
  /** The buttons; the one marked `data-autofocus` has the focus. Without them there is one that closes it. */
  actions?: ReactNode
  /** Below the buttons, behind a line. */
  footer?: ReactNode
  /** It goes by itself after so long. */
  closesAfter?: number
  /** What is left of that time is drawn. */
  showsTime?: boolean
  /** A press beside it closes it too. */
  closesOutside?: boolean
}

/** One thing to be said or asked, in the middle of the page or in a corner. It is there while it is rendered; Escape closes it. */
export const AlertBox = ({ title, onClose, children, kind, picture, footer, ...way }: Props) => {
  const { place = 'center', motion = 'fade', closesAfter, showsTime = false, closesOutside = false } = way
  useFocusReturn()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (closesAfter === undefined) return undefined
    const timer = setTimeout(() => close(), closesAfter)
    return () => clearTimeout(timer)
  }, [closesAfter])
  const {
    actions = (
      <Button data-autofocus onClick={onClose}>
        OK
      </Button>
    ),
  } = way
  const drawing = kind && DRAWINGS[kind]
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      size="sm"
      padding="lg"
      lockScroll={false}
      returnFocus={false}
      closeOnClickOutside={closesOutside}
      transitionProps={{ duration: 0 }}
      classNames={{ inner: styles.inner ?? '', content: styles.box ?? '' }}
      attributes={{ inner: { 'data-place': place }, content: { 'data-motion': motion } }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body ?? ''}>
          {drawing && <Drawing of={drawing} className={styles.drawing} data-kind={kind} size={64} strokeWidth={1.25} />}
          {picture}
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {children && <div className={styles.says}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
        </Modal.Body>
        {showsTime && closesAfter !== undefined && (
          <span className={styles.time} style={{ animationDuration: `${closesAfter}ms` }} aria-hidden />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
