import { Drawer as KitDrawer } from '@mantine/core'
import '@mantine/core/styles/Drawer.layer.css'
import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { useEscapeLayer } from './escape-layers.ts'
import { useFocusReturn } from './focus-return.ts'

type Props = { title: ReactNode; onClose: () => void; children: ReactNode; side?: 'start' | 'end' }

/** A panel that slides in from the end of the line; full width on phones. */
export const Drawer = ({ title, onClose, children, side = 'end' }: Props) => {
  const t = useText()
  useFocusReturn()
  useEscapeLayer(onClose)
  return (
    <KitDrawer
      opened
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      returnFocus={false}
      size={440}
      attributes={{ content: { 'data-side': side } }}
      // The kit mirrors these two where reading runs right to left.
      position={side === 'end' ? 'right' : 'left'}
      transitionProps={{ duration: 140 }}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      lockScroll={false}
    >
      {children}
    </KitDrawer>
  )
}
