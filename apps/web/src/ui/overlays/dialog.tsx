import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { useEscapeLayer } from './escape-layers.ts'
import { useFocusReturn } from './focus-return.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** `wide` has room for cards side by side. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'wide'
  /** A press beside it does not close it: the second of a double press would answer a question that nobody has read. */
  isQuestion?: boolean
  /** Over whatever else is open, and heard before it. */
  isAbove?: boolean
  /** About the session: over what is asked, and seen where the page is not shown any more. */
  isOfSession?: boolean
}
type BareProps = { label: string; onClose: () => void; children: ReactNode }

/** A dialog in the middle of the page; it is there while it is rendered. Focus moves in, stays, and goes back. */
export const Dialog = (props: Props) => {
  const { title, onClose, children, size = 'md', isQuestion = false, isAbove = false, isOfSession = false } = props
  const t = useText()
  useFocusReturn()
  useEscapeLayer(onClose, isAbove || isOfSession)
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={title}
      size={size === 'wide' ? '68rem' : size}
      returnFocus={false}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      lockScroll={false}
      closeOnEscape={false}
      closeOnClickOutside={!isQuestion}
      {...(isAbove && { zIndex: 1000 })}
      {...(isOfSession && { zIndex: 1001, 'data-asks': '' })}
    >
      {children}
    </Modal>
  )
}

/** A dialog at the top of the page without a header: its first field says what it is for. */
export const BareDialog = ({ label, onClose, children }: BareProps) => {
  useFocusReturn()
  useEscapeLayer(onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={false}
      withCloseButton={false}
      size="lg"
      yOffset="10dvh"
      padding={0}
      returnFocus={false}
      transitionProps={{ duration: 100 }}
      lockScroll={false}
      attributes={{ content: { 'aria-label': label } }}
    >
      {children}
    </Modal>
  )
}
