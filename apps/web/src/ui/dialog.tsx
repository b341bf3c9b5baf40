import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** An interruption that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** A dialog in the middle of the page; it is there while it is rendered. Focus moves in, stays, and goes back. */
export const Dialog = ({ title, onClose, children, size = 'md', role = 'dialog' }: Props) => {
  const t = useText()
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      size={size}
      role={role}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      lockScroll={false}
    >
      {children}
    </Modal>
  )
}
