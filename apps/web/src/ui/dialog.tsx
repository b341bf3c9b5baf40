import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { useFocusReturn } from './focus-return.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  size?: 'sm' | 'md' | 'lg'
}

/** A dialog in the middle of the page; it is there while it is rendered. Focus moves in, stays, and goes back. */
export const Dialog = ({ title, onClose, children, size = 'md' }: Props) => {
  const t = useText()
  useFocusReturn()
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      size={size}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      lockScroll={false}
    >
      {children}
    </Modal>
  )
}
